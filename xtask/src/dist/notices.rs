//! The licences of everything that others have written, which whoever hands a
//! copy on has to hand on as well.

use std::collections::BTreeMap;

use super::parts::{Part, Registry};
use super::tree::read;
use crate::step::{Failed, cannot};

/// How files with licences begin, in capitals.
const NAMES: [&str; 6] = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"];

/// One text: every part with its licence, then each wording once, with the
/// parts that it belongs to.
pub fn of(parts: &[Part]) -> Result<String, Failed> {
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for part in parts.iter().filter(|part| part.from != Registry::Ours) {
        for text in texts_of(part)? {
            let users = texts.entry(text).or_default();
            let user = format!("{} {}", part.name, part.version);
            if !users.contains(&user) {
                users.push(user);
            }
        }
    }
    Ok(written(parts, &texts))
}

fn written(parts: &[Part], texts: &BTreeMap<String, Vec<String>>) -> String {
    let mut all = String::from(
        "Pylos is licensed under MIT or Apache-2.0, as you like. It contains the work of others:\n\n",
    );
    for part in parts.iter().filter(|part| part.from != Registry::Ours) {
        let license = part.license.as_deref().unwrap_or("see below");
        all += &format!("  {} {}: {license}\n", part.name, part.version);
    }
    // Those with the most users first; the order of texts is that of their words.
    let mut texts: Vec<(&String, &Vec<String>)> = texts.iter().collect();
    texts.sort_by_key(|(_, users)| std::cmp::Reverse(users.len()));
    for (text, users) in texts {
        all += &format!("\n{}\n{}:\n\n{text}\n", "-".repeat(72), users.join(", "));
    }
    all
}

/// The texts that lie in the folder of a part.
fn texts_of(part: &Part) -> Result<Vec<String>, Failed> {
    let failed = |error| cannot("read", &part.folder, &error);
    let mut texts = Vec::new();
    for entry in part.folder.read_dir().map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        // A module of Rust may be called so too.
        let is_code = [".RS", ".TOML"].iter().any(|ending| name.ends_with(ending));
        if path.is_file() && !is_code && NAMES.iter().any(|start| name.starts_with(start)) {
            texts.push(plain(&String::from_utf8_lossy(&read(&path)?)));
        }
    }
    texts.sort();
    Ok(texts)
}

/// The same words are the same text, wherever their lines end.
fn plain(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    fn part(folder: &Path, name: &str) -> Part {
        Part {
            from: Registry::Cargo,
            name: name.to_owned(),
            version: "1.0.0".to_owned(),
            license: Some("MIT".to_owned()),
            sha256: None,
            folder: folder.join(name),
        }
    }

    #[test]
    fn each_wording_is_written_once_with_all_who_use_it() {
        let folder = std::env::temp_dir().join(format!("pylos-notices-{}", std::process::id()));
        for (name, text) in [("one", "May be used.\n"), ("two", "May be used.  \r\n")] {
            std::fs::create_dir_all(folder.join(name)).unwrap();
            std::fs::write(folder.join(name).join("LICENSE-MIT"), text).unwrap();
            std::fs::write(folder.join(name).join("license.rs"), "fn code() {}").unwrap();
        }
        let all = of(&[part(&folder, "one"), part(&folder, "two")]).unwrap();
        assert!(all.contains("  one 1.0.0: MIT\n  two 1.0.0: MIT\n"), "{all}");
        assert!(all.contains("\none 1.0.0, two 1.0.0:\n\nMay be used.\n"), "{all}");
        assert_eq!(all.matches("May be used.").count(), 1);
        assert!(!all.contains("fn code"));
        assert!(of(&[part(&folder, "gone")]).is_err());
        std::fs::remove_dir_all(folder).unwrap();
    }
}
