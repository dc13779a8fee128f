//! The program in an archive for any Linux: unpack it anywhere, or copy `bin`
//! and `share` into `~/.local` or `/usr/local`.

use super::built::Built;
use super::tree::{Tree, read};
use super::{Release, tools};
use crate::step::{Failed, cannot, root};

/// What the archive is called.
pub fn name(release: &Release) -> String {
    format!("{}.tar.gz", folder(release))
}

/// The folder that is in it.
pub fn folder(release: &Release) -> String {
    format!("pylos-{}-{}-linux", release.version, release.machine.linux())
}

/// Packs it.
pub fn make(release: &Release, built: &Built, notices: &str) -> Result<Vec<u8>, Failed> {
    let folder = folder(release);
    let mut tree = Tree::default();
    tree.program(format!("{folder}/bin/pylos"), &*built.standalone);
    for (path, bytes) in built.share.files() {
        tree.file(format!("{folder}/{path}"), bytes);
    }
    for name in ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE", "CITATION.cff"] {
        tree.file(format!("{folder}/{name}"), read(&root().join(name))?);
    }
    tree.file(format!("{folder}/LICENSES-OF-OTHERS.txt"), notices);
    tree.all_of(&root().join("deploy"), &format!("{folder}/deploy"))?;
    for name in ["solved", "examples"] {
        tree.all_of(&root().join("docs").join(name), &format!("{folder}/docs/{name}"))?;
    }
    for name in pages_of_documentation()? {
        tree.file(format!("{folder}/docs/{name}"), read(&root().join("docs").join(&name))?);
    }
    tools::gzip(&tree.tar(release.time)?)
}

/// The pages of the documentation, without their pictures.
fn pages_of_documentation() -> Result<Vec<String>, Failed> {
    let docs = root().join("docs");
    let entries = docs.read_dir().map_err(|error| cannot("read", &docs, &error))?;
    let names = entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned());
    Ok(names.filter(|name| name.ends_with(".md")).collect())
}
