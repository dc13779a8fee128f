//! The checks of the fuzz targets, fed with noise and with good texts that
//! chance has spoilt.

mod hostile;

use std::fs;

use pylos_rules::Random;

const ROUNDS: u32 = 20_000;

/// Letters that mean something to one parser or other, and some that do not.
const LETTERS: &str = "abcdefghijolrxLDBRABCDE@-+./:*{}[]\"\\ \n\r\t0123456789sm→é\u{0}\u{feff}😀";

fn spoil(text: &str, random: &mut Random) -> String {
    let letters: Vec<char> = LETTERS.chars().collect();
    let mut text: Vec<char> = text.chars().collect();
    for _ in 0..=random.below(4) {
        let at = random.below(text.len() as u64 + 1) as usize;
        let letter = letters[random.below(letters.len() as u64) as usize];
        match random.below(5) {
            0 => text.insert(at, letter),
            1 if at < text.len() => text[at] = letter,
            2 if at < text.len() => drop(text.remove(at)),
            3 => text.truncate(at),
            _ => {
                let again: Vec<char> = text[at..].iter().take(20).copied().collect();
                text.splice(at..at, again);
            }
        }
    }
    text.into_iter().collect()
}

/// Good texts of every kind, with which fuzzing begins as well. Every check
/// gets them all.
fn good_texts() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/seeds");
    let mut files: Vec<_> =
        fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    assert!(!files.is_empty());
    // Seeds of binary formats are noise here, and welcome as such.
    let text = |file| String::from_utf8_lossy(&fs::read(file).unwrap()).into_owned();
    files.into_iter().map(text).collect()
}

fn feed(check: fn(&str), rounds: u32, seed: u64) {
    let mut random = Random::new(seed);
    let good = good_texts();
    good.iter().for_each(|text| check(text));
    for _ in 0..rounds {
        let text = &good[random.below(good.len() as u64) as usize];
        check(&spoil(text, &mut random));
    }
    for _ in 0..rounds / 10 {
        let noise: Vec<u8> = (0..random.below(80)).map(|_| random.bits() as u8).collect();
        check(&String::from_utf8_lossy(&noise));
    }
}

#[test]
fn cells() {
    feed(hostile::cells, ROUNDS, 1);
}

#[test]
fn turns() {
    feed(hostile::turns, ROUNDS, 2);
}

#[test]
fn positions() {
    feed(hostile::positions, ROUNDS, 3);
}

#[test]
fn rule_strings() {
    // The nearest of 250 names is sought for each bad one.
    feed(hostile::rule_strings, ROUNDS / 10, 4);
}

#[test]
fn arrangements() {
    feed(hostile::arrangements, ROUNDS, 8);
}

#[test]
fn time_controls() {
    feed(hostile::time_controls, ROUNDS, 5);
}

#[test]
fn records() {
    feed(hostile::records, ROUNDS, 6);
}

#[test]
fn play() {
    let mut random = Random::new(7);
    for _ in 0..500 {
        let bytes: Vec<u8> = (0..random.below(120)).map(|_| random.bits() as u8).collect();
        hostile::play(&bytes);
    }
}
