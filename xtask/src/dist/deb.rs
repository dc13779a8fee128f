//! The package for Debian and its kin: the program with the system's C
//! library, and a service that nobody has to run.
//!
//! It is an `ar` of two tars, made here: a package that is put together by
//! Debian's tools would carry their version's habits.

use super::built::Built;
use super::tree::{Tree, read};
use super::{Release, tools};
use crate::step::{Failed, root};

/// Who answers for the package.
const MAINTAINER: &str = "The Pylos founders <pylos@packages.invalid>";

/// What the package is called.
pub fn name(release: &Release) -> String {
    format!("pylos_{}_{}.deb", release.version, release.machine.debian())
}

/// Packs it.
pub fn make(release: &Release, built: &Built, notices: &str) -> Result<Vec<u8>, Failed> {
    let data = data(release, built, notices)?;
    let mut control = Tree::default();
    control.file("control", description(release, &data));
    control.file("md5sums", sums(&data)?);
    for script in ["postinst", "prerm", "postrm"] {
        control.program(script, read(&root().join("deploy/debian").join(script))?);
    }
    let mut package = b"!<arch>\n".to_vec();
    for (name, bytes) in [
        ("debian-binary", b"2.0\n".to_vec()),
        ("control.tar.gz", tools::gzip(&control.tar(release.time)?)?),
        ("data.tar.gz", tools::gzip(&data.tar(release.time)?)?),
    ] {
        package.extend(member(name, bytes.len(), release.time));
        package.extend(&bytes);
        if bytes.len() % 2 == 1 {
            package.push(b'\n');
        }
    }
    Ok(package)
}

/// The line before a file in an `ar`.
fn member(name: &str, length: usize, time: u64) -> Vec<u8> {
    format!("{name:<16}{time:<12}{:<6}{:<6}{:<8}{length:<10}`\n", 0, 0, 100644).into_bytes()
}

/// The files as they lie on the system.
fn data(release: &Release, built: &Built, notices: &str) -> Result<Tree, Failed> {
    let mut data = Tree::default();
    data.program("usr/bin/pylos", &*built.shared);
    for (path, bytes) in built.share.files() {
        // Debian looks for completions of zsh elsewhere, and packs its manual.
        let path = path.replace("zsh/site-functions", "zsh/vendor-completions");
        if path.starts_with("share/man/") {
            data.file(format!("usr/{path}.gz"), tools::gzip(bytes)?);
        } else {
            data.file(format!("usr/{path}"), bytes);
        }
    }
    let unit = String::from_utf8_lossy(&read(&root().join("deploy/pylos.service"))?).into_owned();
    data.file("lib/systemd/system/pylos.service", unit_for_usr_bin(&unit)?);
    let doc = "usr/share/doc/pylos";
    data.file(format!("{doc}/copyright"), copyright()?);
    let others = tools::gzip(notices.as_bytes())?;
    data.file(format!("{doc}/LICENSES-OF-OTHERS.txt.gz"), others);
    data.file(format!("{doc}/changelog.gz"), tools::gzip(changelog(release)?.as_bytes())?);
    data.file(format!("{doc}/NEWS.md.gz"), tools::gzip(&read(&root().join("CHANGELOG.md"))?)?);
    for name in ["server.md", "api.md", "protocol.md", "bots.md", "record.md"] {
        data.file(format!("{doc}/{name}"), read(&root().join("docs").join(name))?);
    }
    data.all_of(&root().join("docs/examples"), &format!("{doc}/examples"))?;
    Ok(data)
}

/// By hand the program is put into `/usr/local`; a package has it elsewhere.
fn unit_for_usr_bin(unit: &str) -> Result<String, Failed> {
    let (by_hand, packaged) = ("ExecStart=/usr/local/bin/pylos ", "ExecStart=/usr/bin/pylos ");
    if unit.matches(by_hand).count() != 1 {
        return Err(Failed::new("deploy/pylos.service does not start /usr/local/bin/pylos"));
    }
    let unit = unit.replace(by_hand, packaged);
    Ok(unit.replace("See docs/server.md.", "See /usr/share/doc/pylos/server.md."))
}

/// What the package says of itself.
fn description(release: &Release, data: &Tree) -> String {
    let bytes: usize = data.files().map(|(_, bytes)| bytes.len()).sum();
    format!(
        "Package: pylos\n\
         Version: {}\n\
         Architecture: {}\n\
         Maintainer: {MAINTAINER}\n\
         Installed-Size: {}\n\
         Depends: libc6 (>= 2.34), libgcc-s1\n\
         Suggests: postgresql\n\
         Section: misc\n\
         Priority: optional\n\
         Description: both board games called Pylos, to play, analyse and host\n \
         Pylos (Gigamic) is a pyramid of thirty balls, Le Pylos (Les Elfes, 1986)\n \
         five battles on the equator of a globe. This program plays both, against\n \
         people or ten levels of computer players, in the browser or in the\n \
         terminal; it knows the exact value of every position of the pyramid game,\n \
         has puzzles, lessons and tournaments, and hosts games for others.\n \
         .\n \
         The service (pylos.service) is there to be enabled; nothing runs unasked.\n",
        release.version,
        release.machine.debian(),
        bytes.div_ceil(1024),
    )
}

/// The sums of all files, as `debsums` checks them.
fn sums(data: &Tree) -> Result<String, Failed> {
    let lines = data.files().map(|(path, bytes)| Ok(format!("{}  {path}\n", tools::md5(bytes)?)));
    lines.collect()
}

/// What Debian calls a changelog: one entry, which names ours.
fn changelog(release: &Release) -> Result<String, Failed> {
    let date = tools::date(release.time, "%a, %d %b %Y %H:%M:%S +0000")?;
    Ok(format!(
        "pylos ({}) unstable; urgency=medium\n\n  * See NEWS.md.gz for what is new.\n\n \
         -- {MAINTAINER}  {date}\n",
        release.version
    ))
}

/// Whose work it is, and on what terms, in Debian's form. The licences of all
/// that others have written lie beside it.
fn copyright() -> Result<String, Failed> {
    let mit = String::from_utf8_lossy(&read(&root().join("LICENSE-MIT"))?).into_owned();
    let holder = mit.lines().find(|line| line.starts_with("Copyright"));
    let holder = holder.ok_or_else(|| Failed::new("LICENSE-MIT does not say whose it is"))?;
    let indented = |text: &str| {
        let lines = text.trim().lines().map(|line| match line.trim_end() {
            "" => " .\n".to_owned(),
            line => format!(" {line}\n"),
        });
        lines.collect::<String>()
    };
    Ok(format!(
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n\
         Upstream-Name: Pylos\n\n\
         Files: *\n{}\n\
         License: Expat or Apache-2.0\n\n\
         License: Expat\n{}\n\
         License: Apache-2.0\n On Debian systems, the text is in /usr/share/common-licenses/Apache-2.0.\n\n\
         Comment: The program contains the work of others, whose licences are in\n \
         LICENSES-OF-OTHERS.txt.gz beside this file.\n",
        holder.replacen("Copyright", "Copyright:", 1).replace("(c) ", ""),
        indented(&mit),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dist::Machine;

    fn release() -> Release {
        Release { version: "0.2.0", machine: Machine::X86, time: 1_700_000_000 }
    }

    #[test]
    fn the_service_starts_what_the_package_has() {
        let unit = std::fs::read_to_string(root().join("deploy/pylos.service")).unwrap();
        let packaged = unit_for_usr_bin(&unit).unwrap();
        assert!(packaged.contains("\nExecStart=/usr/bin/pylos --data /var/lib/pylos serve"));
        assert!(!packaged.contains("/usr/local"));
        assert!(unit_for_usr_bin("[Service]\nExecStart=/opt/pylos\n").is_err());
    }

    #[test]
    fn a_member_takes_sixty_bytes_whatever_it_is() {
        let line = member("data.tar.gz", 12_345_678, 1_700_000_000);
        assert_eq!(line.len(), 60);
        assert!(line.starts_with(b"data.tar.gz     1700000000  0     0     100644  12345678  `"));
    }

    /// Debian's own tool reads it.
    #[test]
    fn debian_reads_it() {
        let mut share = Tree::default();
        share.file("share/man/man1/pylos.1", ".TH pylos 1");
        share.file("share/zsh/site-functions/_pylos", "#compdef pylos");
        let built = Built { standalone: Vec::new(), shared: b"program".to_vec(), share };
        let package = make(&release(), &built, "the licences of others").unwrap();
        assert_eq!(package, make(&release(), &built, "the licences of others").unwrap());
        let mut dpkg = crate::step::program("dpkg-deb");
        if !crate::step::answers(dpkg.arg("--version")) {
            return; // The form was held above; here is nobody who reads it.
        }
        let path = std::env::temp_dir().join(format!("pylos-deb-{}.deb", std::process::id()));
        std::fs::write(&path, &package).unwrap();
        let ask = |what: &str| {
            let mut dpkg = crate::step::program("dpkg-deb");
            crate::step::told(dpkg.arg(what).arg(&path)).unwrap()
        };
        let listed = ask("--contents");
        for file in [
            " usr/bin/pylos",
            " usr/share/man/man1/pylos.1.gz",
            " usr/share/zsh/vendor-completions/_pylos",
            " lib/systemd/system/pylos.service",
            " usr/share/doc/pylos/copyright",
        ] {
            assert!(listed.lines().any(|line| line.ends_with(file)), "{file}: {listed}");
        }
        let said = ask("--info");
        for line in [" Package: pylos\n", " Version: 0.2.0\n", " Architecture: amd64\n"] {
            assert!(said.contains(line), "{said}");
        }
        std::fs::remove_file(path).unwrap();
    }
}
