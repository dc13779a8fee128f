//! Small pictures of many scenes in every set and theme, to the byte. After a
//! change that is meant, `PYLOS_BLESS=1 cargo test -p pylos-picture --test
//! golden` writes them anew; look at the PNG files before you commit.

#[allow(dead_code)]
mod scenes;

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use pylos_picture::{Background, Names, Painter, Scene, Set, Size, Theme, svg};

fn size() -> Size {
    Size::new(160, 120).expect("a size")
}

/// FNV-1a with 64 bits.
fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

fn golden() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

fn blessing() -> bool {
    std::env::var_os("PYLOS_BLESS").is_some()
}

fn paint(scene: &Scene) -> Vec<u8> {
    let mut painter = Painter::new(size());
    painter.paint(scene);
    painter.pixels().to_vec()
}

/// Every scene in every set and theme; one of them with names, one without a
/// table.
fn all() -> Vec<(String, Scene)> {
    let mut all = Vec::new();
    for (name, scene) in scenes::twelve() {
        for (set_name, set) in Set::ALL {
            for (theme_name, theme) in Theme::ALL {
                let scene = Scene { set, theme, ..scene.clone() };
                all.push((format!("{name} {set_name} {theme_name}"), scene));
            }
        }
        let named = Scene { names: Names::Shown, ..scene.clone() };
        all.push((format!("{name} with names"), named));
        let clear = Scene { background: Background::Transparent, ..scene };
        all.push((format!("{name} transparent"), clear));
    }
    all
}

#[test]
fn pictures_are_the_same_to_the_byte() {
    let mut found = String::new();
    for (name, scene) in all() {
        writeln!(found, "{:016x} {name}", hash(&paint(&scene))).expect("a text");
    }
    compare("pictures.txt", &found);
}

#[test]
fn drawings_are_the_same_to_the_byte() {
    let mut found = String::new();
    for (name, scene) in all() {
        writeln!(found, "{:016x} {name}", hash(svg(&scene, size()).as_bytes())).expect("a text");
    }
    compare("drawings.txt", &found);
}

fn compare(file: &str, found: &str) {
    let path = golden().join(file);
    if blessing() {
        fs::write(&path, found).expect("the file can be written");
        return;
    }
    let wanted = fs::read_to_string(&path).expect("the file is there");
    let differing: Vec<&str> = found.lines().filter(|line| !wanted.contains(*line)).collect();
    assert!(differing.is_empty() && wanted == found, "other than {file}: {differing:#?}");
}

/// A few of them as files, to be looked at.
#[test]
fn the_pictures_to_look_at_are_those_that_are_drawn() {
    let wanted = [
        "middle wood light",
        "full wood dark",
        "ten-places marble light",
        "square high-contrast dark",
        "lifted paper light",
        "equator-battle wood light",
        "equator-end marble dark",
        "plan with names",
    ];
    for (name, scene) in all().into_iter().filter(|(name, _)| wanted.contains(&name.as_str())) {
        let path = golden().join(format!("{}.png", name.replace(' ', "-")));
        let pixels = paint(&scene);
        if blessing() {
            write_png(&path, &pixels);
            continue;
        }
        assert!(read_png(&path) == pixels, "{} shows something else", path.display());
    }
}

fn write_png(path: &Path, pixels: &[u8]) {
    let file = fs::File::create(path).expect("the file can be written");
    let mut encoder = png::Encoder::new(file, size().width(), size().height());
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::High);
    let mut writer = encoder.write_header().expect("a header");
    writer.write_image_data(pixels).expect("the pixels");
}

fn read_png(path: &Path) -> Vec<u8> {
    let file = fs::File::open(path).expect("the file is there");
    let mut reader = png::Decoder::new(std::io::BufReader::new(file)).read_info().expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    reader.next_frame(&mut pixels).expect("its pixels");
    pixels
}
