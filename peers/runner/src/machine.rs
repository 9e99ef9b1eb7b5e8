//! What machine this is, in one line.

/// Processor, number of processors, system, compiler.
pub fn facts() -> String {
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let field = |name: &str| {
        let line = info.lines().find(|line| line.starts_with(name))?;
        Some(line.split_once(':')?.1.trim().to_owned())
    };
    let processor = field("model name").unwrap_or_else(|| std::env::consts::ARCH.into());
    let family = field("cpu family").zip(field("model\t")).map(|(f, m)| format!(", family {f} model {m}"));
    let flags = field("flags").unwrap_or_default();
    let has: Vec<&str> = ["bmi2", "adx", "avx2", "fma", "avx512ifma"]
        .into_iter()
        .filter(|name| flags.split(' ').any(|flag| flag == *name))
        .collect();
    let count = std::thread::available_parallelism().map_or(1, usize::from);
    let compiler = std::process::Command::new("rustc").arg("--version").output();
    let compiler = compiler.map_or(String::new(), |o| String::from_utf8_lossy(&o.stdout).trim().to_owned());
    format!(
        "{processor}{} ({}), {count} processors, {}, {compiler}",
        family.unwrap_or_default(),
        has.join(" "),
        std::env::consts::OS
    )
}
