//! Draws the scenes that show everything, in both themes, for a desktop and
//! for a phone, as PNG and SVG:
//! `cargo run --release -p pylos-picture --features encode --example gallery -- DIRECTORY`

#[path = "../tests/scenes/mod.rs"]
#[allow(dead_code)]
mod scenes;

use std::path::PathBuf;

use pylos_picture::{Painter, Scene, Size, Theme, encode, svg};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let directory = PathBuf::from(std::env::args().nth(1).ok_or("which directory?")?);
    std::fs::create_dir_all(&directory)?;
    for (name, scene) in scenes::twelve() {
        for size in ["900x700", "390x500"] {
            let size: Size = size.parse()?;
            for (theme_name, theme) in Theme::ALL {
                let scene = Scene { theme, ..scenes::suited(scene.clone(), size) };
                let mut painter = Painter::new(size);
                painter.paint(&scene);
                let file = format!("{name}-{theme_name}-{size}");
                let picture = encode::png(painter.pixels(), size)?;
                std::fs::write(directory.join(format!("{file}.png")), picture)?;
                std::fs::write(directory.join(format!("{file}.svg")), svg(&scene, size))?;
            }
        }
    }
    Ok(())
}
