//! `--report DIR`: one static page with plots and tables. No script, no network; light and dark; phones too.

mod plots;

use crate::program::Hello;
use crate::rounds::{Plan, Row};
use crate::{machine, series, table};
use std::fmt::Write as _;
use std::path::Path;

/// Writes `index.html`, the plots as `.svg` files, and the results in every form.
pub fn write(
    folder: &Path,
    rows: &[Row],
    libraries: &[Hello],
    plan: &Plan,
    series: &[series::Series],
) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    let mut plots = plots::bars(rows, libraries);
    plots.extend(plots::scaling(rows, libraries));
    plots.extend(plots::lines(series));
    for plot in &plots {
        std::fs::write(folder.join(format!("{}.svg", plot.file)), standalone(&plot.svg))?;
    }
    std::fs::write(folder.join("results.csv"), table::csv(rows, libraries))?;
    std::fs::write(folder.join("results.json"), table::json(rows, libraries))?;
    std::fs::write(folder.join("results.md"), table::markdown(rows, libraries))?;
    std::fs::write(folder.join("index.html"), page(rows, libraries, plan, &plots))
}

const STYLE: &str = "
:root { color-scheme: light dark; --ink: #1b1f24; --paper: #ffffff; --faint: #d5d9de; --soft: #6a737d; --win: #dcf3e1 }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ec; --paper: #14171a; --faint: #3a4047; --soft: #9aa4ae; --win: #17361f } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 72rem; margin: 0 auto; padding: 1rem }
h1 { line-height: 1.2 } h2 { margin-top: 2.5rem } figure { margin: 1.5rem 0; overflow-x: auto } figcaption { color: var(--soft) }
svg { width: 100%; height: auto; min-width: 44rem; max-width: 60rem } .scroll { overflow-x: auto } .soft { color: var(--soft) }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .875rem }
th, td { padding: .25rem .6rem; text-align: right; border-bottom: 1px solid var(--faint); white-space: nowrap }
th:first-child, td:first-child { text-align: left; position: sticky; left: 0; background: var(--paper) }
td.win { background: var(--win); font-weight: 600 } small { color: var(--soft) }
";

fn page(rows: &[Row], libraries: &[Hello], plan: &Plan, plots: &[plots::Plot]) -> String {
    let mut out = String::from("<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n");
    out.push_str("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
    out.push_str("<link rel=\"icon\" href=\"data:,\">\n<title>Public-key operations, side by side</title>\n");
    let _ = write!(out, "<style>{STYLE}</style>\n<h1>Public-key operations, side by side</h1>\n");
    let _ = writeln!(
        out,
        "<p>Operations per second on one thread, processor time. {} rounds of {} ms for each operation and library, in \
         rotating order; figures are medians. A slice counts only if a fixed integer loop ran at full speed just before \
         and just after it.</p>",
        plan.rounds, plan.milliseconds
    );
    let (kept, dropped) = crate::slices(rows);
    let _ = writeln!(
        out,
        "<p class=\"soft\">{}. {kept} slices counted, {dropped} thrown away.</p>",
        escape(&machine::facts())
    );
    for plot in plots {
        let _ =
            writeln!(out, "<figure><figcaption>{}</figcaption>\n{}</figure>", escape(&plot.title), plot.svg);
    }
    out.push_str("<h2>All figures</h2>\n<div class=\"scroll\">\n");
    out.push_str(&figures(rows, libraries));
    out.push_str("</div>\n<p class=\"soft\">Under each figure: lowest and highest round, and whether the library documents the \
                  operation as constant-time (ct), as not (vt), or no secret takes part (pub). Ratio: median over the rounds \
                  of our rate to the best other's; (single): the others have no batch or prepared key and are compared by \
                  the single operation.</p>\n");
    out.push_str("<h2>Versions</h2>\n<ul>\n");
    for library in libraries {
        let _ = writeln!(out, "<li>{}: {}</li>", escape(&library.library), escape(&library.version));
    }
    out.push_str("</ul>\n</html>\n");
    out
}

fn figures(rows: &[Row], libraries: &[Hello]) -> String {
    let mut out = String::from("<table>\n<tr><th>operation</th>");
    for library in libraries {
        let _ = write!(out, "<th>{}</th>", escape(&library.library));
    }
    out.push_str("<th>ratio</th><th>best other</th></tr>\n");
    for row in rows {
        let best = row.cells.iter().flatten().filter_map(|cell| cell.median()).fold(0.0, f64::max);
        let _ = write!(out, "<tr><td>{}</td>", escape(&row.operation));
        for (cell, library) in row.cells.iter().zip(libraries) {
            let Some((cell, median, (low, high))) =
                cell.as_ref().and_then(|c| Some((c, c.median()?, c.range()?)))
            else {
                let reason = library.unsupported.iter().find(|(name, _)| *name == row.operation);
                let reason = reason.map_or("not measured", |(_, reason)| reason);
                let _ = write!(out, "<td title=\"{}\">–</td>", escape(reason));
                continue;
            };
            let timing = match cell.constant_time.as_str() {
                "yes" => "ct",
                "no" => "vt",
                "public" => "pub",
                _ => "?",
            };
            let class = if median >= best { " class=\"win\"" } else { "" };
            let (low, high) = (table::rate(low), table::rate(high));
            let _ = write!(
                out,
                "<td{class}>{}<br><small>{low}–{high} {timing}</small></td>",
                table::rate(median)
            );
        }
        let [ratio, other] = table::verdict(rows, row, libraries);
        let _ = writeln!(out, "<td>{ratio}</td><td>{}</td></tr>", escape(&other));
    }
    out + "</table>\n"
}

/// An SVG file of its own needs the colours that the page's style gives.
fn standalone(svg: &str) -> String {
    svg.replace("var(--ink)", "#57606a").replace("var(--faint)", "#d5d9de").replace("var(--paper)", "none")
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
