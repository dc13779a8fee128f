//! `cargo xtask site`: the app as files that any static host can serve, under
//! any path.

use std::path::{Path, PathBuf};

use crate::step::{Failed, cannot, root};
use crate::wasm::{self, Unbuilt, Voice};
use crate::web;

/// Files that say which others belong together. They are replaced last, so
/// that nobody who comes in between is sent to what is not there yet.
const LAST: [&str; 2] = ["index.html", "sw.js"];

/// What tells our first page from somebody else's.
const OURS: &str = "<title>Pylos</title>";

/// What is asked for.
#[derive(Debug, Default, PartialEq, Eq)]
struct Order {
    /// Where the site goes, if not to `target/site`.
    out: Option<PathBuf>,
    /// Where tablebases are that go with it.
    tables: Option<PathBuf>,
}

/// Builds the site and says where it is and how to serve it.
pub fn asked(args: &[String]) -> Result<(), Failed> {
    let order = read(args)?;
    let tables = order.tables.as_deref().map(tablebases).transpose()?.unwrap_or_default();
    let built = root().join("target/site");
    let out = match order.out {
        Some(out) => std::path::absolute(&out).map_err(|error| cannot("find", &out, &error))?,
        None => built.clone(),
    };
    refuse_if_somebody_elses(&out)?;
    web::find_node()?;
    wasm::build(Voice::Aloud).map_err(Unbuilt::into_failed)?;
    web::install()?;
    web::build_site(&built)?;
    if out != built {
        put(&built, &out)?;
    }
    for table in &tables {
        add_table(table, &out.join("tables"))?;
    }
    let (files, bytes) = extent(&out);
    println!("{}", tell(&out, files, bytes, tables.len()));
    Ok(())
}

fn read(args: &[String]) -> Result<Order, Failed> {
    let mut order = Order::default();
    for pair in args.chunks(2) {
        match pair {
            [flag, folder] if flag == "--out" => order.out = Some(folder.into()),
            [flag, folder] if flag == "--tables" => order.tables = Some(folder.into()),
            _ => {
                let asked = args.join(" ");
                return Err(Failed::new(format!(
                    "“{asked}” is not understood: site [--out DIR] [--tables DIR]"
                )));
            }
        }
    }
    Ok(order)
}

/// The tablebases in a folder.
fn tablebases(folder: &Path) -> Result<Vec<PathBuf>, Failed> {
    let entries = folder.read_dir().map_err(|error| cannot("read", folder, &error))?;
    let files = entries.flatten().map(|entry| entry.path());
    let mut tables: Vec<PathBuf> = files
        .filter(|path| path.extension().is_some_and(|ending| ending == "pylostable"))
        .collect();
    tables.sort();
    if tables.is_empty() {
        let folder = folder.display();
        return Err(Failed::new(format!(
            "there is no tablebase (*.pylostable) in {folder}; “pylos solve” makes them"
        )));
    }
    Ok(tables)
}

/// A folder may hold an earlier site, or other things, but no other website.
fn refuse_if_somebody_elses(out: &Path) -> Result<(), Failed> {
    match std::fs::read_to_string(out.join("index.html")) {
        Ok(page) if !page.contains(OURS) => Err(Failed::new(format!(
            "{} holds another website (its index.html is not ours): please name another folder",
            out.display()
        ))),
        _ => Ok(()),
    }
}

/// Copies the site over what is there. Nothing is removed: whoever has the
/// version before open still finds its files.
fn put(built: &Path, out: &Path) -> Result<(), Failed> {
    for name in in_order(built) {
        copy(&built.join(&name), &out.join(&name))?;
    }
    Ok(())
}

/// The files of a site, in the order in which they are put in place.
fn in_order(built: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    collect(built, built, &mut files);
    let rank = |name: &PathBuf| LAST.iter().position(|last| name == Path::new(last));
    files.sort_by_key(|name| (rank(name), name.clone()));
    files
}

/// Gigabytes are copied once.
fn add_table(table: &Path, folder: &Path) -> Result<(), Failed> {
    let Some(name) = table.file_name() else { return Ok(()) };
    let to = folder.join(name);
    let age = |path: &Path| path.metadata().ok().map(|file| (file.len(), file.modified().ok()));
    match (age(table), age(&to)) {
        (Some((length, made)), Some((same, copied))) if length == same && made <= copied => Ok(()),
        _ => copy(table, &to),
    }
}

/// Copies a file, and never shows half of it under its name.
fn copy(from: &Path, to: &Path) -> Result<(), Failed> {
    let mut half = to.as_os_str().to_owned();
    half.push(".tmp");
    let copied = to
        .parent()
        .map_or(Ok(()), std::fs::create_dir_all)
        .and_then(|()| std::fs::copy(from, &half))
        .and_then(|_| std::fs::rename(&half, to));
    copied.map_err(|error| {
        let _ = std::fs::remove_file(&half);
        cannot("write", to, &error)
    })
}

/// Every file under a folder, by its path from there.
fn collect(root: &Path, folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in folder.read_dir().into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(root, &path, files);
        } else if let Ok(name) = path.strip_prefix(root) {
            files.push(name.to_owned());
        }
    }
}

/// How many files a folder has, and their bytes.
fn extent(folder: &Path) -> (usize, u64) {
    let mut files = Vec::new();
    collect(folder, folder, &mut files);
    let bytes = files.iter().filter_map(|name| folder.join(name).metadata().ok());
    (files.len(), bytes.map(|file| file.len()).sum())
}

fn tell(out: &Path, files: usize, bytes: u64, tables: usize) -> String {
    let out = out.display();
    let megabytes = bytes as f64 / 1e6;
    let mut text = format!(
        "the site is in {out}: {files} files, {megabytes:.1} MB\n\
         any host of static files can serve it, under any path; to look at it here:\n  \
         python3 -m http.server --directory {out} 8000"
    );
    if tables > 0 {
        text += "\ntablebases are read in parts: that needs a host that answers range requests, \
                 as nginx and Caddy do and python3 does not";
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split_whitespace().map(str::to_owned).collect()
    }

    /// An empty folder for a test.
    fn folder(name: &str) -> PathBuf {
        let path = std::env::temp_dir().join(format!("pylos-site-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        path
    }

    #[test]
    fn an_order_names_its_folders() {
        assert_eq!(read(&[]).unwrap(), Order::default());
        let both = read(&words("--tables t --out o")).unwrap();
        assert_eq!(both, Order { out: Some("o".into()), tables: Some("t".into()) });
        for wrong in ["--out", "o", "--to o", "--out o --tables"] {
            let told = read(&words(wrong)).unwrap_err().to_string();
            assert!(told.starts_with(&format!("“{wrong}” is not understood")), "{told}");
        }
    }

    #[test]
    fn a_folder_without_tablebases_is_refused() {
        let folder = folder("tables");
        let told = tablebases(&folder).unwrap_err().to_string();
        assert!(told.contains("“pylos solve” makes them"), "{told}");
        for name in ["standard.pylostable", "children.pylostable", "notes.txt"] {
            std::fs::write(folder.join(name), name).unwrap();
        }
        let found = tablebases(&folder).unwrap();
        let expected = ["children.pylostable", "standard.pylostable"].map(|name| folder.join(name));
        assert_eq!(found, expected);
        assert!(tablebases(&folder.join("nowhere")).is_err());
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_new_version_lies_over_the_old_one_and_removes_nothing() {
        let [built, out] = ["built", "out"].map(folder);
        let write = |folder: &Path, name: &str, text: &str| {
            let path = folder.join(name);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        };
        write(&out, "index.html", "<title>Pylos</title> old");
        write(&out, "assets/page-1.js", "old");
        write(&out, "CNAME", "pylos.example");
        write(&built, "index.html", "<title>Pylos</title> new");
        write(&built, "sw.js", "new");
        write(&built, "robots.txt", "new");
        write(&built, "assets/page-2.js", "new");
        assert!(refuse_if_somebody_elses(&out).is_ok());
        let order = ["assets/page-2.js", "robots.txt", "index.html", "sw.js"];
        assert_eq!(in_order(&built), order.map(PathBuf::from));
        put(&built, &out).unwrap();

        let mut files = Vec::new();
        collect(&out, &out, &mut files);
        let kept = ["CNAME", "assets/page-1.js"].map(PathBuf::from);
        let new = order.map(PathBuf::from);
        assert!(kept.iter().chain(&new).all(|name| files.contains(name)), "{files:?}");
        assert_eq!(files.len(), kept.len() + new.len(), "{files:?}");
        let page = std::fs::read_to_string(out.join("index.html")).unwrap();
        assert_eq!(page, "<title>Pylos</title> new");
        assert_eq!(extent(&built), (4, 24 + 3 * 3));

        write(&out, "index.html", "<title>My garden</title>");
        let told = refuse_if_somebody_elses(&out).unwrap_err().to_string();
        assert!(told.contains("holds another website"), "{told}");
        for folder in [built, out] {
            std::fs::remove_dir_all(folder).unwrap();
        }
    }

    #[test]
    fn whoever_has_tablebases_is_told_what_they_need() {
        let told = tell(Path::new("/srv/pylos"), 40, 1_234_567, 0);
        assert!(told.starts_with("the site is in /srv/pylos: 40 files, 1.2 MB\n"), "{told}");
        assert!(told.ends_with("python3 -m http.server --directory /srv/pylos 8000"), "{told}");
        assert!(tell(Path::new("/srv/pylos"), 40, 1, 1).contains("range requests"));
    }
}
