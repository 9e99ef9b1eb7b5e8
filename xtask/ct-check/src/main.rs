//! Runs every operation on secrets that valgrind takes for undefined; a branch or an address that depends on one is
//! reported, and the operation during which it was reported fails.
//!
//! `cargo xtask ct` builds it (`--cfg bn_ct_check`) and runs it. Arguments: a kernel level (`portable`, `adx`, `fma`),
//! then parts of names of the cases to run, all if none is given.

#[cfg(bn_ct_check)]
mod canaries;
#[cfg(bn_ct_check)]
mod cases;

/// One operation on secrets.
#[cfg(bn_ct_check)]
struct Case {
    name: &'static str,
    run: fn(),
    /// Whether it leaks on purpose, so that a check that sees nothing is itself found out.
    canary: bool,
}

#[cfg(not(bn_ct_check))]
fn main() {
    eprintln!("built without --cfg bn_ct_check, there is nothing to check: run `cargo xtask ct`");
    std::process::exit(2);
}

#[cfg(bn_ct_check)]
fn main() -> std::process::ExitCode {
    use bn_core::ct_check;
    use std::process::ExitCode;

    let mut arguments = std::env::args().skip(1);
    let level = arguments.next().unwrap_or_default();
    let filters: Vec<String> = arguments.collect();
    if !ct_check::on_valgrind() {
        eprintln!("not run by valgrind, which alone can see a leak: run `cargo xtask ct`");
        return ExitCode::from(2);
    }
    let Some(level) = bn_core::cpu::Level::ALL.into_iter().find(|known| known.name() == level) else {
        eprintln!("`{level}` is no kernel level");
        return ExitCode::from(2);
    };
    if !bn_core::cpu::force_level(Some(level)) || bn_core::cpu::level() != level {
        eprintln!("the kernel level {} cannot be forced", level.name());
        return ExitCode::from(2);
    }
    let mut failed = 0;
    let mut run = 0;
    for case in canaries::CASES.iter().chain(cases::all()) {
        if !filters.is_empty()
            && !filters.iter().any(|text| case.name.contains(text.as_str()))
            && !case.canary
        {
            continue;
        }
        eprintln!("-- {}", case.name); // so that valgrind's own lines stand below the case's name
        let before = ct_check::errors();
        (case.run)();
        let reports = ct_check::errors() - before;
        let passed = (reports > 0) == case.canary;
        let verdict = match (passed, case.canary) {
            (true, false) => "ok".to_owned(),
            (true, true) => format!("ok: leaks and is reported ({reports})"),
            (false, false) => format!("LEAKS ({reports} reports)"),
            (false, true) => "NOT REPORTED though it leaks: the check is blind".to_owned(),
        };
        println!("{} [{}] {verdict}", case.name, level.name());
        failed += u32::from(!passed);
        run += 1;
    }
    for (family, needed) in families(level) {
        let runs = bn_core::cpu::runs(family);
        println!("kernels {family:?} ran {runs} times");
        if needed && runs == 0 && filters.is_empty() {
            println!("LEVEL NOT TAKEN: no {family:?} kernel ran, its code went unchecked");
            failed += 1;
        }
    }
    println!("{} {run} cases, {failed} failed", level.name());
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The families of kernels, and whether the level must have run them.
#[cfg(bn_ct_check)]
fn families(level: bn_core::cpu::Level) -> [(bn_core::cpu::Family, bool); 3] {
    use bn_core::cpu::{Family, Level};
    [
        (Family::Adx, level == Level::Adx),
        (Family::Fma, level == Level::Fma),
        (Family::Ifma, level == Level::Ifma),
    ]
}
