//! What is packed: files by their path, with nothing of the machine that they
//! lie on. The same tree makes the same tar, byte for byte.

use std::collections::BTreeMap;
use std::path::Path;

use crate::step::{Failed, cannot};

/// Files and folders by their path, which begins and ends without a slash.
#[derive(Default)]
pub struct Tree {
    nodes: BTreeMap<String, Node>,
}

struct Node {
    mode: u32,
    /// User and group: root, unless somebody else has to write there.
    owner: u32,
    /// Folders have none.
    bytes: Option<Vec<u8>>,
}

/// Tar knows its files in blocks.
const BLOCK: usize = 512;

impl Tree {
    /// Adds a file that everybody may read.
    pub fn file(&mut self, path: impl Into<String>, bytes: impl Into<Vec<u8>>) {
        self.put(path.into(), Node { mode: 0o644, owner: 0, bytes: Some(bytes.into()) });
    }

    /// Adds a file that everybody may run.
    pub fn program(&mut self, path: impl Into<String>, bytes: impl Into<Vec<u8>>) {
        self.put(path.into(), Node { mode: 0o755, owner: 0, bytes: Some(bytes.into()) });
    }

    /// Adds a folder of its own mode and owner.
    pub fn folder(&mut self, path: impl Into<String>, mode: u32, owner: u32) {
        self.put(path.into(), Node { mode, owner, bytes: None });
    }

    /// Adds every file under a folder of this machine.
    pub fn all_of(&mut self, folder: &Path, path: &str) -> Result<(), Failed> {
        for entry in folder.read_dir().map_err(|error| cannot("read", folder, &error))? {
            let from = entry.map_err(|error| cannot("read", folder, &error))?.path();
            let name = from.file_name().and_then(|name| name.to_str());
            let Some(name) = name else {
                return Err(Failed::new(format!("{} has no plain name", from.display())));
            };
            let to = if path.is_empty() { name.to_owned() } else { format!("{path}/{name}") };
            if from.is_dir() {
                self.all_of(&from, &to)?;
            } else {
                self.file(to, read(&from)?);
            }
        }
        Ok(())
    }

    fn put(&mut self, path: String, node: Node) {
        // The folders above, as everybody may enter them.
        for (end, _) in path.match_indices('/') {
            let above = Node { mode: 0o755, owner: 0, bytes: None };
            self.nodes.entry(path[..end].to_owned()).or_insert(above);
        }
        self.nodes.insert(path, node);
    }

    /// Every file with its bytes, by path.
    pub fn files(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.nodes.iter().filter_map(|(path, node)| Some((&**path, node.bytes.as_deref()?)))
    }

    /// As tar (POSIX ustar): sorted by path, of one time.
    pub fn tar(&self, time: u64) -> Result<Vec<u8>, Failed> {
        let mut tar = Vec::new();
        for (path, node) in &self.nodes {
            let bytes = node.bytes.as_deref().unwrap_or_default();
            tar.extend(header(path, node, bytes.len(), time)?);
            tar.extend(bytes);
            tar.resize(tar.len().next_multiple_of(BLOCK), 0);
        }
        // Two empty blocks end it.
        tar.resize(tar.len() + 2 * BLOCK, 0);
        Ok(tar)
    }
}

/// The block before a file.
fn header(path: &str, node: &Node, length: usize, time: u64) -> Result<[u8; BLOCK], Failed> {
    let path = if node.bytes.is_none() { format!("{path}/") } else { path.to_owned() };
    let (before, name) = split(&path)
        .ok_or_else(|| Failed::new(format!("the path “{path}” is too long to be packed")))?;
    let mut block = [0; BLOCK];
    let mut put =
        |at: usize, text: &str| block[at..at + text.len()].copy_from_slice(text.as_bytes());
    put(0, name);
    put(100, &format!("{:07o}", node.mode));
    put(108, &format!("{:07o}", node.owner));
    put(116, &format!("{:07o}", node.owner));
    put(124, &format!("{length:011o}"));
    put(136, &format!("{time:011o}"));
    put(148, "        ");
    put(156, if node.bytes.is_none() { "5" } else { "0" });
    put(257, "ustar\x0000");
    put(345, before);
    let sum: u32 = block.iter().map(|&byte| u32::from(byte)).sum();
    block[148..156].copy_from_slice(format!("{sum:06o}\0 ").as_bytes());
    Ok(block)
}

/// A path of more than 100 bytes is divided at a slash.
fn split(path: &str) -> Option<(&str, &str)> {
    if path.len() <= 100 {
        return Some(("", path));
    }
    let fits = |at: usize| at <= 155 && path.len() - at - 1 <= 100 && at + 1 < path.len();
    path.match_indices('/').map(|(at, _)| at).find(|&at| fits(at)).map(|at| {
        let (before, name) = path.split_at(at);
        (before, &name[1..])
    })
}

/// The bytes of a file of this machine.
pub fn read(path: &Path) -> Result<Vec<u8>, Failed> {
    std::fs::read(path).map_err(|error| cannot("read", path, &error))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dist::tools;
    use crate::step::program;

    fn sample(order: [usize; 3]) -> Tree {
        let mut tree = Tree::default();
        for file in order {
            match file {
                0 => tree.file("share/doc/README", "read me"),
                1 => tree.program("bin/pylos", vec![7; 1000]),
                _ => tree.folder("data", 0o750, 10001),
            }
        }
        tree
    }

    #[test]
    fn the_order_of_packing_changes_nothing() {
        let one = sample([0, 1, 2]).tar(1_700_000_000).unwrap();
        assert_eq!(one, sample([2, 1, 0]).tar(1_700_000_000).unwrap());
        assert_ne!(one, sample([0, 1, 2]).tar(1_700_000_001).unwrap());
        assert_eq!(one.len() % BLOCK, 0);
    }

    /// The system's tar reads what we have written.
    #[cfg(target_os = "linux")]
    #[test]
    fn others_read_it() {
        let mut tree = sample([0, 1, 2]);
        let long = format!("{}{}", "folder/".repeat(20), "file".repeat(20));
        tree.file(long.clone(), "far down");
        let tar = tree.tar(0).unwrap();
        let mut list = program("tar");
        list.args(["--list", "--verbose", "--numeric-owner", "--utc"]);
        let listed = String::from_utf8(tools::filter(&mut list, &tar).unwrap()).unwrap();
        let lines: Vec<&str> = listed.lines().collect();
        assert_eq!(lines[0], "drwxr-xr-x 0/0               0 1970-01-01 00:00 bin/");
        assert_eq!(lines[1], "-rwxr-xr-x 0/0            1000 1970-01-01 00:00 bin/pylos");
        assert_eq!(lines[2], "drwxr-x--- 10001/10001       0 1970-01-01 00:00 data/");
        assert!(lines.iter().any(|line| line.ends_with(&long)), "{listed}");
        let mut print = program("tar");
        print.args(["--extract", "--to-stdout"]).arg(&long);
        assert_eq!(tools::filter(&mut print, &tar).unwrap(), b"far down");
    }

    #[test]
    fn a_path_that_tar_cannot_hold_is_refused() {
        let mut tree = Tree::default();
        tree.file("x".repeat(101), "");
        let told = tree.tar(0).unwrap_err().to_string();
        assert!(told.ends_with("is too long to be packed"), "{told}");
    }
}
