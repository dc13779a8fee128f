//! Draws the scenes that show everything, in both themes, for a desktop and
//! for a phone, and a game in every set. `cargo xtask pictures` does so for
//! the documentation; with `svg` each is drawn in lines, too:
//! `cargo run -p pylos-picture --features encode --example gallery -- DIRECTORY [svg]`

#[path = "../tests/scenes/mod.rs"]
#[allow(dead_code)]
mod scenes;

use std::fs;
use std::path::{Path, PathBuf};

use pylos_picture::{Painter, Scene, Set, Size, Theme, encode, svg};

/// What the documentation has room for.
const SIZES: [(&str, &str); 2] = [("desktop", "640x498"), ("phone", "312x400")];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let directory = PathBuf::from(args.next().ok_or("which directory?")?);
    let in_lines = match args.next().as_deref() {
        None => false,
        Some("svg") => true,
        Some(other) => return Err(format!("“{other}” is not understood").into()),
    };
    fs::create_dir_all(&directory)?;
    for (name, scene) in scenes::twelve() {
        for (screen, size) in SIZES {
            for (theme_name, theme) in Theme::ALL {
                let scene = Scene { theme, ..scene.clone() };
                let file = directory.join(format!("{name}-{theme_name}-{screen}"));
                draw(scene, size.parse()?, &file, in_lines)?;
            }
        }
        if matches!(name, "middle" | "equator-battle") {
            for (set_name, set) in Set::ALL.into_iter().filter(|(_, set)| *set != Set::Wood) {
                let scene = Scene { set, ..scene.clone() };
                let file = directory.join(format!("{name}-{set_name}"));
                draw(scene, SIZES[0].1.parse()?, &file, in_lines)?;
            }
        }
    }
    Ok(())
}

fn draw(
    scene: Scene,
    size: Size,
    file: &Path,
    in_lines: bool,
) -> Result<(), Box<dyn std::error::Error>> {
    let scene = scenes::suited(scene, size);
    let mut painter = Painter::new(size);
    painter.paint(&scene);
    fs::write(file.with_extension("png"), encode::small_png(painter.pixels(), size)?)?;
    if in_lines {
        fs::write(file.with_extension("svg"), svg(&scene, size))?;
    }
    Ok(())
}
