//! Made-up tablebases with all classes of a game: what is numbered by the rules
//! alone must find its place in them.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use pylos_rules::pyramid::{Cell, Cells, Position, Rules, Symmetry};
use pylos_tablebase::writer::{Contents, Packed, Writer};
use pylos_tablebase::{BLOCK, Balls, Kind};

use super::{Folder, positions, statistics};

/// Every class, the slow way: balls are added one after the other, and of all
/// images the one with the smallest mask is kept.
pub fn classes(balls: usize) -> Vec<u32> {
    let mut all = Vec::new();
    let mut layer = BTreeSet::from([0]);
    for _ in 0..=(2 * balls).min(29) {
        all.extend(layer.iter().copied());
        let fuller = layer.iter().flat_map(|&mask| {
            let filled = cells(mask);
            let free = filled.supported() - filled;
            free.into_iter().map(move |cell| smallest_image(filled.with(cell)))
        });
        layer = fuller.collect();
    }
    all
}

fn cells(mask: u32) -> Cells {
    Cell::ALL.into_iter().filter(|cell| mask >> cell.index() & 1 == 1).collect()
}

fn mask(cells: Cells) -> u32 {
    cells.into_iter().fold(0, |mask, cell| mask | 1 << cell.index())
}

fn smallest_image(cells: Cells) -> u32 {
    let images = Symmetry::ALL.iter().map(|symmetry| mask(symmetry.cells(cells)));
    images.min().unwrap()
}

/// A number made of some others, as if by chance.
fn mixed(a: u64, b: u64) -> u64 {
    let number = (a << 32 ^ b).wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (number ^ number >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 20
}

/// What is stored for a position, the same for all its images. The more balls
/// wait, the more different codes there are.
fn code(position: &Position) -> u8 {
    let images = Symmetry::ALL.iter().map(|symmetry| symmetry.position(position));
    let seen = images.map(|image| mixed(image.own().bits(), image.others().bits()));
    (seen.min().unwrap() % (2 * u64::from(position.others().len()) + 1)) as u8 * 5
}

/// How many blocks so many positions fill.
fn blocks(n: u64, k: u64) -> u64 {
    let positions = (0..k).fold(1, |ways, i| ways * (n - i) / (i + 1));
    positions.div_ceil(BLOCK as u64)
}

/// The bytes of a file of the whole game.
pub fn game() -> &'static [u8] {
    static GAME: LazyLock<Vec<u8>> = LazyLock::new(|| table(15, Kind::Distances));
    &GAME
}

/// The bytes of a file with all classes of so many balls a side. Classes of few
/// balls, and the full level 1, have a code for each position; in the others
/// each block has one code, so that the file of the whole game takes 11 MB.
pub fn table(balls: usize, kind: Kind) -> Vec<u8> {
    let (process, number) = (std::process::id(), next_number());
    let folder = Folder::new(&format!("whole-{balls}-{kind:?}-{process}-{number}"));
    let path = folder.file("standard.pylostable");
    write(&path, balls, kind);
    fs::read(path).unwrap()
}

/// Tests run at the same time, in one process or in many, each with a folder
/// of its own.
fn next_number() -> usize {
    use std::sync::atomic::{AtomicUsize, Ordering};
    static NUMBER: AtomicUsize = AtomicUsize::new(0);
    NUMBER.fetch_add(1, Ordering::Relaxed)
}

fn write(path: &Path, balls: usize, kind: Kind) {
    let contents =
        Contents { kind, rules: Rules::STANDARD, balls: Balls::even(balls as u8), longest: 99 };
    let mut writer = Writer::create(path, contents).unwrap();
    for class in classes(balls) {
        let n = class.count_ones() as usize;
        let images: BTreeSet<Cells> =
            Symmetry::ALL.iter().map(|symmetry| symmetry.cells(cells(class))).collect();
        let mut packed = Vec::new();
        for waiting in n.saturating_sub(balls)..=n.min(balls) {
            if n <= 7 || class == 0xffff {
                let codes: Vec<u8> = positions(class, waiting)
                    .iter()
                    .map(|position| kind.reduce(code(position)))
                    .collect();
                packed.extend(codes.chunks(BLOCK).map(Packed::new));
            } else {
                let of_block = |block: u64| {
                    // Images may be in other blocks, but have the same value.
                    let block = if images.len() == 8 { block } else { 0 };
                    let code = mixed(u64::from(class), block << 5 | waiting as u64) % 61;
                    Packed::new(&[kind.reduce(code as u8)])
                };
                packed.extend((0..blocks(n as u64, waiting as u64)).map(of_block));
            }
        }
        writer.class(class, &packed).unwrap();
    }
    writer.finish(&statistics()).unwrap();
}
