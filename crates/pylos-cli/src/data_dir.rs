//! Where tablebases and games are kept.

use std::path::PathBuf;

/// The option that says where data lives.
#[derive(clap::Args)]
pub struct DataDir {
    /// Where tablebases and games are kept, instead of the platform's data directory
    #[arg(long, global = true, value_name = "DIR", env = "PYLOS_DATA")]
    data: Option<PathBuf>,
}

impl DataDir {
    /// The directory: as told, or the platform's own, or the current one
    /// where the platform names none. It need not exist yet.
    pub fn path(&self) -> PathBuf {
        match &self.data {
            Some(told) => told.clone(),
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
