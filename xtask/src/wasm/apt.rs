//! What apt knows and fetches.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use super::packages::{self, Alternatives};
use crate::step::{Failed, cannot, program, run_quietly, told};

/// apt with certain lists of packages.
pub struct Apt(Vec<String>);

impl Apt {
    /// The lists that the system has.
    pub fn with_lists_of_system() -> Apt {
        // Whoever has no network is told so soon.
        let options =
            ["Acquire::Retries=1", "Acquire::http::Timeout=10", "Acquire::https::Timeout=10"];
        Apt(options.map(str::to_owned).into())
    }

    /// New lists of our own, for which nobody has to be root.
    pub fn with_own_lists(work: &Path) -> Result<Apt, Failed> {
        let [lists, cache] = ["lists", "cache"].map(|name| work.join(name));
        for folder in [lists.join("partial"), cache.join("archives/partial")] {
            std::fs::create_dir_all(&folder).map_err(|error| cannot("make", &folder, &error))?;
        }
        let mut apt = Apt::with_lists_of_system();
        apt.0.extend([
            format!("Dir::State::Lists={}", lists.display()),
            format!("Dir::Cache={}", cache.display()),
            // As root apt would become a user who cannot write here.
            "APT::Sandbox::User=root".to_owned(),
        ]);
        run_quietly(apt.command("apt-get").arg("update"))?;
        Ok(apt)
    }

    /// Which versions of these packages can be had, as `apt-cache madison` has
    /// it.
    pub fn offers(&self, packages: &[&str]) -> Result<String, Failed> {
        told(self.command("apt-cache").arg("madison").args(packages))
    }

    /// What these packages depend on, those of Rust in this version.
    pub fn dependencies(
        &self,
        packages: &[String],
        version: &str,
    ) -> Result<Vec<Alternatives>, Failed> {
        let names = packages.iter().map(|name| exactly(name, version));
        let answer = told(self.command("apt-cache").arg("depends").args(names))?;
        Ok(packages::dependencies(&answer))
    }

    /// Fetches packages into a folder, those of Rust in this version.
    pub fn download(
        &self,
        packages: &BTreeSet<String>,
        version: &str,
        into: &Path,
    ) -> Result<(), Failed> {
        let names = packages.iter().map(|name| exactly(name, version));
        let mut download = self.command("apt-get");
        run_quietly(download.arg("download").args(names).current_dir(into))
    }

    fn command(&self, name: &str) -> Command {
        let mut command = program(name);
        command.env("LC_ALL", "C").args(self.0.iter().flat_map(|option| ["-o", option]));
        command
    }
}

/// Every package that is installed.
pub fn installed() -> Result<BTreeSet<String>, Failed> {
    let format = "--showformat=${db:Status-Status} ${Package}\n";
    let all = told(program("dpkg-query").args(["--show", format]))?;
    let installed = all.lines().filter_map(|line| line.strip_prefix("installed "));
    Ok(installed.map(str::to_owned).collect())
}

/// What apt is to take: of Rust itself one version, of all else the usual one.
fn exactly(package: &str, version: &str) -> String {
    match packages::is_of_rust(package) {
        true => format!("{package}={version}"),
        false => package.to_owned(),
    }
}
