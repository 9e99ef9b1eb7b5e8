//! Time: the processor time of this process where the system has it, so that other processes do not count.

use std::time::Duration;

/// Processor time that this process has used, over all its threads.
#[cfg(unix)]
pub fn process_time() -> Duration {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    Duration::new(now.tv_sec.max(0) as u64, now.tv_nsec.max(0) as u32)
}

/// Wall-clock time, which is all that this system offers here.
#[cfg(not(unix))]
pub fn process_time() -> Duration {
    use std::sync::OnceLock;
    use std::time::Instant;
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}
