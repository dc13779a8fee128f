//! A folder that becomes `/` for a program, so that it finds nothing else.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::dist::tools;
use crate::step::{Failed, answers, program, run_quietly, told};

/// Such a folder.
pub struct CleanRoot(PathBuf);

/// Who somebody is in there; out here it is always us.
#[derive(Clone, Copy)]
pub enum Person {
    Root,
    Number(u32),
}

impl CleanRoot {
    /// Whether this machine lets us do that.
    pub fn is_possible() -> bool {
        answers(program("unshare").args(["--user", "--map-root-user", "true"]))
    }

    /// A folder as it is.
    pub fn at(folder: PathBuf) -> CleanRoot {
        CleanRoot(folder)
    }

    /// A root of nothing but these packages of Debian, taken from this machine.
    pub fn of_packages(folder: &Path, packages: &[&str]) -> Result<CleanRoot, Failed> {
        tools::empty_folder(folder)?;
        let database = folder.join("var/lib/dpkg");
        for under in ["info", "updates"] {
            tools::empty_folder(&database.join(under))?;
        }
        // Where systems have merged /usr, their folders are links.
        for link in ["bin", "sbin", "lib", "lib64"] {
            if let Ok(to) = std::fs::read_link(Path::new("/").join(link)) {
                run_quietly(program("mkdir").arg("-p").arg(folder.join(&to)))?;
                run_quietly(program("ln").arg("-s").arg(to).arg(folder.join(link)))?;
            }
        }
        let mut status = String::new();
        let mut copy = program("cp");
        // It looks for the folders above without the slash before them.
        copy.current_dir("/").args(["--parents", "--no-dereference", "--preserve=mode"]);
        for package in packages {
            status += &told(program("dpkg-query").args(["--status", package]))?;
            status += "\n";
            let files = told(program("dpkg-query").args(["--listfiles", package]))?;
            let files = files.lines().filter(|line| line.starts_with('/')).map(Path::new);
            // Documentation may have been left out of this machine.
            copy.args(files.filter(|file| !file.is_dir() && file.symlink_metadata().is_ok()));
        }
        run_quietly(copy.arg(folder))?;
        // Whose folders are whose, so that nobody removes another's.
        for list in lists(packages)? {
            run_quietly(program("cp").arg(list).arg(database.join("info")))?;
        }
        tools::write(&database.join("status"), status.as_bytes())?;
        // The shell under the name that scripts call it by.
        run_quietly(program("ln").args(["-sf", "dash"]).arg(folder.join("bin/sh")))?;
        Ok(CleanRoot(folder.to_owned()))
    }

    /// The folder, as it is called out here.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// A program of that root, run there by somebody. It ends with us,
    /// whatever happens.
    pub fn command(&self, person: Person, path: &str) -> Command {
        let mut command = program("unshare");
        command.env_clear().env("PATH", "/usr/sbin:/usr/bin:/sbin:/bin");
        command.args(["--user", "--map-root-user", "--fork", "--kill-child"]);
        match person {
            Person::Root => command.arg("--root").arg(&self.0).args(["--wd", "/"]),
            // As engines for containers do: with the devices of the system, but
            // none of its rights.
            Person::Number(user) => {
                let script = format!(
                    "mkdir -p \"$0/dev\" && mount --rbind /dev \"$0/dev\" && exec unshare \
                     --user --map-user={user} --map-group={user} --root \"$0\" --wd / \"$@\""
                );
                command.args(["--mount", "sh", "-c", &script]).arg(&self.0)
            }
        };
        command.arg(path);
        command
    }

    /// The installer, working on that root.
    pub fn dpkg(&self) -> Command {
        let mut dpkg = program("unshare");
        dpkg.args(["--user", "--map-root-user", "dpkg", "--root"]).arg(&self.0);
        dpkg
    }
}

/// The lists of what packages consist of, which have the processor in their
/// names where a package can be there for several.
fn lists(packages: &[&str]) -> Result<Vec<PathBuf>, Failed> {
    let info = Path::new("/var/lib/dpkg/info");
    let processor = told(program("dpkg").arg("--print-architecture"))?;
    let processor = processor.trim();
    let list = |package: &&str| {
        let names = [format!("{package}:{processor}.list"), format!("{package}.list")];
        names.into_iter().map(|name| info.join(name)).find(|list| list.exists())
    };
    Ok(packages.iter().filter_map(list).collect())
}
