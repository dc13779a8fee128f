//! Whether something has to be made again, told by the contents of all that it
//! is made of.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::{Path, PathBuf};

/// The stamp of files and of everything in folders. What does not exist has a
/// stamp as well.
pub fn of(paths: &[PathBuf]) -> String {
    let mut hasher = DefaultHasher::new();
    for path in paths {
        stamp(path, &mut hasher);
    }
    format!("{:016x}", hasher.finish())
}

/// The names count as well as the contents: a file that is renamed or goes
/// away changes what is made.
fn stamp(path: &Path, hasher: &mut DefaultHasher) {
    path.file_name().hash(hasher);
    let Ok(entries) = path.read_dir() else {
        std::fs::read(path).ok().hash(hasher);
        return;
    };
    let mut inside: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    inside.sort();
    inside.len().hash(hasher);
    for path in inside {
        stamp(&path, hasher);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_change_has_another_stamp_and_no_change_the_same() {
        let folder = std::env::temp_dir().join(format!("pylos-stamp-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("rules/src")).unwrap();
        let write = |name: &str, text: &str| std::fs::write(folder.join(name), text).unwrap();
        write("rules/src/lib.rs", "//! The rules.");
        let now = || of(&[folder.clone(), folder.join("Cargo.lock")]);
        let first = now();
        // Written again, and the same: a checkout back and forth.
        write("rules/src/lib.rs", "//! The rules.");
        assert_eq!(now(), first);

        let mut seen = vec![first];
        let mut changed = |what: &str| {
            let stamp = now();
            assert!(!seen.contains(&stamp), "{what}");
            seen.push(stamp);
        };
        write("rules/src/lib.rs", "//! The rule.");
        changed("other contents");
        write("rules/src/turn.rs", "");
        changed("a new file, though empty");
        std::fs::rename(folder.join("rules/src/turn.rs"), folder.join("rules/turn.rs")).unwrap();
        changed("a file moved");
        std::fs::remove_file(folder.join("rules/turn.rs")).unwrap();
        write("Cargo.lock", "");
        changed("a file gone, and one that was missing is there");
        std::fs::remove_dir_all(&folder).unwrap();
        changed("everything gone");
    }
}
