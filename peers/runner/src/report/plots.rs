//! The plots, as SVG. Ink and grid take the page's colours, so that one plot serves light and dark.

use crate::program::Hello;
use crate::rounds::Row;
use crate::series::Series;
use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

/// A finished plot.
pub struct Plot {
    /// File name without ending.
    pub file: String,
    /// What it shows.
    pub title: String,
    /// The SVG element.
    pub svg: String,
}

/// Stand-ins that `finish` turns into the page's colours.
const INK: RGBColor = RGBColor(1, 2, 3);
const FAINT: RGBColor = RGBColor(3, 2, 1);

/// One colour a library, of middling brightness: legible on white and on black.
const COLOURS: [RGBColor; 12] = [
    RGBColor(214, 69, 65),
    RGBColor(66, 133, 200),
    RGBColor(224, 150, 30),
    RGBColor(60, 160, 90),
    RGBColor(140, 105, 190),
    RGBColor(175, 150, 215),
    RGBColor(90, 170, 180),
    RGBColor(190, 110, 70),
    RGBColor(60, 140, 160),
    RGBColor(150, 150, 60),
    RGBColor(130, 130, 130),
    RGBColor(215, 110, 170),
];

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

fn draw(file: &str, title: &str, size: (u32, u32), paint: impl FnOnce(&Area<'_>)) -> Plot {
    let mut svg = String::new();
    {
        let area = SVGBackend::with_string(&mut svg, size).into_drawing_area();
        paint(&area);
        area.present().expect("a string takes everything");
    }
    let svg = svg.replace("#010203", "var(--ink)").replace("#030201", "var(--faint)");
    // The size comes from the page; the view box stays.
    let svg = svg.replacen(&format!("width=\"{}\" height=\"{}\" ", size.0, size.1), "role=\"img\" ", 1);
    let svg = svg.replacen("<svg ", &format!("<svg aria-label=\"{title}\" "), 1);
    Plot { file: file.into(), title: title.into(), svg }
}

fn label(size: u32, horizontal: HPos) -> TextStyle<'static> {
    ("sans-serif", size).into_font().color(&INK).pos(Pos::new(horizontal, VPos::Center))
}

/// Groups of operations by the beginning of their names, each a plot of bars normalised to the best other library.
pub fn bars(all: &[Row], libraries: &[Hello]) -> Vec<Plot> {
    const GROUPS: [(&str, &str); 8] = [
        ("RSA 1024 ", "rsa-1024"),
        ("RSA 2048 ", "rsa-2048"),
        ("RSA 3072 ", "rsa-3072"),
        ("RSA 4096 ", "rsa-4096"),
        ("P-224", "p-224"),
        ("P-256", "p-256"),
        ("P-384", "p-384"),
        ("P-521", "p-521"),
    ];
    let group = |(text, file): (&str, &str)| {
        let rows: Vec<&Row> = all.iter().filter(|row| row.operation.contains(text)).collect();
        let name = text.trim();
        let title = format!("{name}: rate relative to the best other library");
        (!rows.is_empty()).then(|| bar_plot(file, &title, all, &rows, libraries))
    };
    GROUPS.into_iter().filter_map(group).collect()
}

fn bar_plot(file: &str, title: &str, all: &[Row], rows: &[&Row], libraries: &[Hello]) -> Plot {
    const LEFT: i32 = 330;
    const RIGHT: i32 = 880;
    const BAR: i32 = 13;
    const LONGEST: f64 = 4.5;
    let bars = |row: &Row| row.cells.iter().flatten().filter(|cell| cell.median().is_some()).count() as i32;
    let height: i32 = 60 + rows.iter().map(|row| bars(row) * BAR + 14).sum::<i32>();
    draw(file, title, (960, height as u32), |area| {
        let best_other = |row: &Row| {
            let own = || row.cells.iter().flatten().filter_map(|cell| cell.median()).fold(1.0, f64::max);
            crate::table::compare(all, row, libraries).map_or_else(own, |found| found.rate)
        };
        let longest = |row: &&Row| {
            row.cells.iter().flatten().filter_map(|c| c.median()).fold(0.0, f64::max) / best_other(row)
        };
        // One runaway must not shrink the others: its bar ends at the edge, its figure says how much it is.
        let scale = f64::from(RIGHT - LEFT) / rows.iter().map(longest).fold(1.0, f64::max).min(LONGEST);
        let unit = LEFT + scale as i32;
        let line = |x: i32, colour: RGBColor| {
            PathElement::new(vec![(x, 24), (x, height - 30)], colour.stroke_width(1))
        };
        area.draw(&line(LEFT, FAINT)).and_then(|()| area.draw(&line(unit, INK))).expect("drawn");
        area.draw(&Text::new("best other = 1", (unit, 12), label(13, HPos::Center))).expect("drawn");
        let mut y = 30;
        for row in rows {
            let middle = y + bars(row) * BAR / 2;
            area.draw(&Text::new(row.operation.clone(), (LEFT - 100, middle), label(14, HPos::Right)))
                .expect("drawn");
            for (index, (cell, library)) in row.cells.iter().zip(libraries).enumerate() {
                let Some(median) = cell.as_ref().and_then(|cell| cell.median()) else { continue };
                let end = LEFT + ((median / best_other(row)).min(LONGEST) * scale) as i32;
                let style = COLOURS[index % COLOURS.len()].filled();
                area.draw(&Rectangle::new([(LEFT, y + 1), (end.max(LEFT + 1), y + BAR - 1)], style))
                    .expect("drawn");
                let place = (LEFT - 6, y + BAR / 2);
                area.draw(&Text::new(library.library.clone(), place, label(11, HPos::Right))).expect("drawn");
                let figure = crate::table::rate(median);
                area.draw(&Text::new(figure, (end + 5, y + BAR / 2), label(11, HPos::Left))).expect("drawn");
                y += BAR;
            }
            y += 14;
        }
    })
}

/// Modulus bits against microseconds, both logarithmic, for signing and the two verifications.
pub fn scaling(rows: &[Row], libraries: &[Hello]) -> Vec<Plot> {
    let kinds = [
        ("signing", "scaling-sign"),
        ("verify (same key)", "scaling-verify"),
        ("verify (fresh key)", "scaling-fresh"),
    ];
    let plot = |(kind, file): (&str, &str)| {
        let series: Vec<Series> = libraries
            .iter()
            .enumerate()
            .map(|(index, library)| Series {
                plot: file.into(),
                name: library.library.clone(),
                points: [1024u32, 2048, 3072, 4096, 8192]
                    .into_iter()
                    .filter_map(|bits| {
                        let row = rows.iter().find(|row| row.operation == format!("RSA {bits} {kind}"))?;
                        Some((f64::from(bits), 1e6 / row.cells[index].as_ref()?.median()?))
                    })
                    .collect(),
            })
            .collect();
        let enough = series.iter().any(|series| series.points.len() > 1);
        let title = format!("RSA {kind}: microseconds by modulus bits");
        enough.then(|| line_plot(file, &title, "bits", "µs", &series.iter().collect::<Vec<_>>()))
    };
    kinds.into_iter().filter_map(plot).collect()
}

/// The further series, grouped by their plot.
pub fn lines(series: &[Series]) -> Vec<Plot> {
    let titles = [
        ("batch", "Batch size against operations per second, one thread", "operations in a batch"),
        ("threads", "Threads against operations per second", "threads"),
    ];
    let plot = |(name, title, axis): (&str, &str, &str)| {
        let of_plot: Vec<&Series> =
            series.iter().filter(|s| s.plot == name && !s.points.is_empty()).collect();
        (!of_plot.is_empty()).then(|| line_plot(name, title, axis, "operations per second", &of_plot))
    };
    titles.into_iter().filter_map(plot).collect()
}

fn line_plot(file: &str, title: &str, x: &str, y: &str, series: &[&Series]) -> Plot {
    draw(file, title, (960, 480), |area| {
        let points = || series.iter().flat_map(|series| &series.points);
        let range = |values: &dyn Fn(&(f64, f64)) -> f64, room: f64| {
            let (low, high) = points().map(values).fold((f64::MAX, 0.0f64), |(l, h), v| (l.min(v), h.max(v)));
            low / room..high * room
        };
        let (xs, ys) = (range(&|p| p.0, 1.08), range(&|p| p.1, 1.3));
        let mut chart = ChartBuilder::on(area)
            .margin(8)
            .margin_right(240)
            .x_label_area_size(44)
            .y_label_area_size(80)
            .build_cartesian_2d(xs.log_scale(), ys.log_scale())
            .expect("ranges of positive numbers");
        chart
            .configure_mesh()
            .axis_style(INK)
            .light_line_style(TRANSPARENT)
            .bold_line_style(FAINT)
            .label_style(label(14, HPos::Center))
            .axis_desc_style(label(15, HPos::Center))
            .y_labels(6)
            .x_desc(x)
            .y_desc(y)
            .x_label_formatter(&|v| format!("{v:.0}"))
            .y_label_formatter(&|v| crate::table::rate(*v))
            .draw()
            .expect("drawn");
        for (index, series) in series.iter().enumerate().filter(|(_, series)| !series.points.is_empty()) {
            let colour = COLOURS[index % COLOURS.len()];
            let width = if index == 0 { 3 } else { 2 };
            chart
                .draw_series(LineSeries::new(series.points.clone(), colour.stroke_width(width)))
                .expect("drawn");
            let dots = series.points.iter().map(|point| Circle::new(*point, 4, colour.filled()));
            chart.draw_series(dots).expect("drawn");
        }
        legend(area, series);
    })
}

/// Names on the right, in the order of the lines' right ends.
fn legend(area: &Area<'_>, series: &[&Series]) {
    let mut ends: Vec<(usize, f64)> = series
        .iter()
        .enumerate()
        .filter_map(|(index, series)| Some((index, series.points.last()?.1)))
        .collect();
    ends.sort_by(|a, b| b.1.total_cmp(&a.1));
    for (place, (index, _)) in ends.into_iter().enumerate() {
        let y = 30 + 22 * place as i32;
        area.draw(&Circle::new((738, y), 5, COLOURS[index % COLOURS.len()].filled())).expect("drawn");
        area.draw(&Text::new(series[index].name.clone(), (750, y), label(14, HPos::Left))).expect("drawn");
    }
}
