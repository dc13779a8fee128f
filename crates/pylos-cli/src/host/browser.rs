//! Opening a browser, where there is one.

use std::process::{Command, Stdio};

/// Shows the pages, if there is anything to show them with. Nobody minds if
/// not: the address has been told.
pub fn open(url: &str) {
    let Some(opener) = opener() else { return };
    let silent = Stdio::null;
    let child =
        Command::new(opener).arg(url).stdin(silent()).stdout(silent()).stderr(silent()).spawn();
    if let Ok(mut child) = child {
        // Somebody has to take note of its end.
        std::thread::spawn(move || child.wait());
    }
}

fn opener() -> Option<&'static str> {
    if cfg!(target_os = "macos") {
        Some("open")
    } else if cfg!(windows) {
        Some("explorer")
    } else {
        // Without a screen it would try browsers made of text, in the
        // terminal that we are in.
        let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        ["DISPLAY", "WAYLAND_DISPLAY", "BROWSER"].into_iter().any(set).then_some("xdg-open")
    }
}
