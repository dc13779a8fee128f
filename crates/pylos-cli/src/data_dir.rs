//! Where tablebases and games are kept.

use std::path::PathBuf;

/// The option that says where data lives.
#[derive(clap::Args)]
pub struct DataDir {
    /// Where tablebases and games are kept, instead of PYLOS_DATA or the platform's data directory
    #[arg(long, global = true, value_name = "DIR")]
    data: Option<PathBuf>,
}

impl DataDir {
    /// The directory: as told, or the platform's own, or one in the current
    /// directory where the platform names none. It need not exist yet.
    pub fn path(&self) -> PathBuf {
        let variable = || std::env::var_os("PYLOS_DATA").filter(|path| !path.is_empty());
        match self.data.clone().or_else(|| variable().map(PathBuf::from)) {
            Some(told) => told,
            None => platform_data_dir().unwrap_or_default().join("pylos"),
        }
    }
}

fn platform_data_dir() -> Option<PathBuf> {
    let set = |name: &str| {
        let path = PathBuf::from(std::env::var_os(name)?);
        path.is_absolute().then_some(path)
    };
    if cfg!(windows) {
        set("APPDATA")
    } else if cfg!(target_os = "macos") {
        Some(std::env::home_dir()?.join("Library/Application Support"))
    } else {
        set("XDG_DATA_HOME").or_else(|| Some(std::env::home_dir()?.join(".local/share")))
    }
}
