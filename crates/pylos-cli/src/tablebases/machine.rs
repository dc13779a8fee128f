//! What the machine has to offer.

use std::path::Path;

/// Bytes of memory that can be had without swapping; `None` if the system does
/// not tell.
pub fn available_memory() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    let free = kilobytes * 1024;
    // A container may have less than the machine.
    let number = |path| std::fs::read_to_string(path).ok()?.trim().parse::<u64>().ok();
    let limit = number("/sys/fs/cgroup/memory.max");
    let used = number("/sys/fs/cgroup/memory.current").unwrap_or(0);
    Some(limit.map_or(free, |limit| free.min(limit.saturating_sub(used))))
}

/// Bytes that can be written in this directory; `None` if the system does not
/// tell.
pub fn free_disk(directory: &Path) -> Option<u64> {
    #[cfg(unix)]
    {
        let disk = rustix::fs::statvfs(directory).ok()?;
        Some(disk.f_bavail * disk.f_frsize)
    }
    #[cfg(not(unix))]
    {
        let _ = directory;
        None
    }
}

/// Bytes for people: `530 MB`, `5.9 GB`.
pub fn bytes(n: u64) -> String {
    match n {
        0..1_000_000 => format!("{} kB", n.div_ceil(1000)),
        1_000_000..1_000_000_000 => format!("{} MB", n.div_ceil(1_000_000)),
        _ => format!("{:.1} GB", n as f64 / 1e9),
    }
}
