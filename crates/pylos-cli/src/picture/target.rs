//! Where pictures go: into files, or to whoever reads the output.

use std::path::{Path, PathBuf};

use pylos_picture::{Painter, Scene, Size, encode, svg};
use serde_json::{Value, json};

use crate::console::{Answer, Console, Format};
use crate::failure::Failure;
use crate::language::{Text, name};
use crate::whole_file;

/// A file that was made.
pub struct Written {
    /// What kind of file.
    pub format: &'static str,
    /// Where it is to go; `-` is the standard output.
    pub path: PathBuf,
    /// What is in it.
    pub contents: Vec<u8>,
}

/// A scene as the pictures that are wanted of it.
pub fn still(
    scene: &Scene,
    size: Size,
    png: Option<&Path>,
    drawing: Option<&Path>,
) -> Result<Vec<Written>, Failure> {
    let mut files = Vec::new();
    if let Some(path) = png {
        let mut painter = Painter::new(size);
        painter.paint(scene);
        let contents = encode::png(painter.pixels(), size)?;
        files.push(Written { format: "png", path: path.to_owned(), contents });
    }
    if let Some(path) = drawing {
        let contents = svg(scene, size).into_bytes();
        files.push(Written { format: "svg", path: path.to_owned(), contents });
    }
    Ok(files)
}

/// Files that were made, ready to go.
pub struct Targets(pub Vec<Written>);

impl Targets {
    /// Whether a path means the standard output.
    pub fn is_output(path: &Path) -> bool {
        path.as_os_str() == "-"
    }

    /// Only one picture can go to the standard output, and only where nothing
    /// else is said there.
    pub fn check<'a>(
        paths: impl Iterator<Item = &'a PathBuf>,
        console: &Console,
    ) -> Result<(), Failure> {
        let outputs = paths.filter(|path| Targets::is_output(path)).count();
        match (outputs, console.format()) {
            (0, _) | (1, Format::Text) => Ok(()),
            (_, Format::Json) => Err(Failure::usage(
                "with --json a picture goes into a file: “-” is where the answer goes",
            )),
            _ => Err(Failure::usage("only one picture can go to “-”")),
        }
    }

    /// Writes them all, and says where they are.
    pub fn write(self, mut answer: Value, console: &mut Console) -> Result<Answer, Failure> {
        let mut files = Vec::new();
        for Written { format, path, contents } in self.0 {
            if Targets::is_output(&path) {
                console.bytes(&contents)?;
                continue;
            }
            whole_file::write(&path, &contents)?;
            let bytes = contents.len();
            files.push(
                json!({ "file": path.display().to_string(), "format": format, "bytes": bytes }),
            );
            if console.format() == Format::Text {
                let text = Text::SavedTo { file: name(path.display()) };
                let line = console.language().say(&text);
                console.line(line)?;
            }
        }
        if console.format() == Format::Json {
            answer["files"] = files.into();
            console.json(&answer)?;
        }
        Ok(Answer::Yes)
    }
}
