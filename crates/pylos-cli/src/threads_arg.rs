//! The option that says how many threads work.

use std::num::NonZeroUsize;

/// More than any machine has cores, and few enough for any system.
const MOST: usize = 1024;

/// The option that says how many threads work.
#[derive(clap::Args, Clone, Copy, Debug)]
pub struct ThreadsArg {
    /// How many threads to use, 1024 at most; all cores if left out
    #[arg(long = "threads", short = 't', value_name = "T", value_parser = at_most)]
    asked: Option<usize>,
}

impl ThreadsArg {
    /// All cores.
    pub const ALL_CORES: ThreadsArg = ThreadsArg { asked: None };

    /// How many threads that is on this machine.
    pub fn get(self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        self.asked.filter(|threads| *threads > 0).unwrap_or_else(cores)
    }
}

/// Reads a number of threads that a system can be asked for.
pub fn at_most(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(threads) if threads <= MOST => Ok(threads),
        Ok(_) => Err(format!("{MOST} threads are the most")),
        Err(_) if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) => {
            Err(format!("{MOST} threads are the most"))
        }
        Err(_) => Err(format!("a number of threads is needed, {MOST} at most")),
    }
}

/// The same, and at least one.
pub fn at_least_one(text: &str) -> Result<NonZeroUsize, String> {
    NonZeroUsize::new(at_most(text)?).ok_or_else(|| "at least one thread is needed".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_that_no_machine_has_is_refused_in_words() {
        assert_eq!(at_most("1024"), Ok(1024));
        for text in ["1025", "1000000", "99999999999999999999999"] {
            assert_eq!(at_most(text), Err("1024 threads are the most".to_owned()), "{text}");
        }
        for text in ["", "two", "-1", "1.5"] {
            assert!(at_most(text).unwrap_err().starts_with("a number of threads"), "{text}");
        }
        assert!(at_least_one("0").is_err());
        assert!(ThreadsArg::ALL_CORES.get() > 0);
    }
}
