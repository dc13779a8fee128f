//! What the checks need beyond Rust and Node: named in one list before
//! anything begins, and installed where Debian's packages are.

use std::path::Path;
use std::process::Command;

use crate::step::{Failed, answers, program, run};

/// A program that the checks cannot do without.
struct Need {
    name: &'static str,
    /// Who needs it.
    user: &'static str,
    /// The package of Debian and its kin.
    package: &'static str,
    is_there: fn() -> bool,
}

const NEEDS: [Need; 5] = [
    Need {
        name: "PostgreSQL (initdb and pg_ctl)",
        user: "the server's tests run one of their own",
        package: "postgresql",
        is_there: || {
            Path::new("/usr/lib/postgresql").exists() || answers(program("pg_ctl").arg("--version"))
        },
    },
    Need {
        name: "Chromium",
        user: "the tests of the pages drive it",
        package: "chromium",
        is_there: || {
            std::env::var_os("CHROMIUM").is_some()
                || ["chromium", "chromium-browser", "google-chrome"]
                    .iter()
                    .any(|name| answers(program(name).arg("--version")))
        },
    },
    Need {
        name: "a C++ compiler (c++)",
        user: "libFuzzer is built with it",
        package: "g++",
        is_there: || answers(program("c++").arg("--version")),
    },
    Need {
        name: "Python (python3)",
        user: "the reader of tablebases in docs/solved is tried with it",
        package: "python3",
        is_there: || answers(program("python3").arg("--version")),
    },
    Need {
        name: "environments for Python (python3 -m venv, with pip)",
        user: "the Python package is installed into one of its own and tested there",
        package: "python3-venv",
        is_there: || answers(program("python3").args(["-c", "import ensurepip, venv"])),
    },
];

/// Who may install packages here.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Installer {
    /// We may.
    Apt,
    /// We may after asking: sudo wants to know who we are.
    SudoApt,
    /// There is no apt-get, or nobody who may use it.
    None,
}

/// Says what is missing and installs it.
pub fn provide() -> Result<(), Failed> {
    let missing: Vec<&Need> = NEEDS.iter().filter(|need| !(need.is_there)()).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let installer = installer();
    let told = tell(&missing, installer);
    if installer == Installer::None {
        return Err(Failed::new(told));
    }
    println!("{told}");
    run(apt(installer).args(["update", "--quiet"]))?;
    let install = ["install", "--yes", "--quiet", "--no-install-recommends"];
    run(apt(installer).args(install).args(missing.iter().map(|need| need.package)))
}

/// All that is missing, and what becomes of it.
fn tell(missing: &[&Need], installer: Installer) -> String {
    let mut text = String::from("missing on this machine:\n");
    for need in missing {
        text += &format!("  {}: {}\n", need.name, need.user);
    }
    let packages: Vec<&str> = missing.iter().map(|need| need.package).collect();
    let packages = packages.join(" ");
    text += &match installer {
        Installer::Apt => format!("installing with apt-get: {packages}"),
        Installer::SudoApt => format!("installing with sudo apt-get: {packages}"),
        Installer::None => {
            format!("please install that and run this again (Debian's packages: {packages})")
        }
    };
    text
}

fn installer() -> Installer {
    if !answers(program("apt-get").arg("--version")) {
        return Installer::None;
    }
    let user = program("id").arg("--user").output();
    if user.is_ok_and(|user| user.stdout.trim_ascii() == b"0") {
        Installer::Apt
    } else if answers(program("sudo").arg("--version")) {
        Installer::SudoApt
    } else {
        Installer::None
    }
}

fn apt(installer: Installer) -> Command {
    let mut command = match installer {
        Installer::SudoApt => {
            let mut sudo = program("sudo");
            sudo.args(["DEBIAN_FRONTEND=noninteractive", "apt-get"]);
            sudo
        }
        Installer::Apt | Installer::None => program("apt-get"),
    };
    command.env("DEBIAN_FRONTEND", "noninteractive");
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_missing_is_in_one_list_with_what_is_installed() {
        let told = tell(&[&NEEDS[0], &NEEDS[1]], Installer::Apt);
        assert_eq!(
            told,
            "missing on this machine:\n  \
             PostgreSQL (initdb and pg_ctl): the server's tests run one of their own\n  \
             Chromium: the tests of the pages drive it\n\
             installing with apt-get: postgresql chromium"
        );
    }

    #[test]
    fn without_apt_it_says_what_to_install() {
        let told = tell(&[&NEEDS[2]], Installer::None);
        assert!(told.contains("a C++ compiler (c++): libFuzzer is built with it"), "{told}");
        assert!(told.ends_with("please install that and run this again (Debian's packages: g++)"));
    }
}
