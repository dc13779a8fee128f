//! The checks of the fuzz targets, fed with noise and with good texts that
//! chance has spoilt.

mod hostile;

use std::fs;

use pylos_rules::Random;

/// Good texts of every kind, with which fuzzing begins as well.
fn good_texts() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/seeds");
    let mut files: Vec<_> =
        fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    // Seeds of binary formats are noise here, and welcome as such.
    let text = |file| String::from_utf8_lossy(&fs::read(file).unwrap()).into_owned();
    let texts: Vec<String> = files.into_iter().map(text).collect();
    assert!(texts.iter().any(|text| text.starts_with("position ")));
    texts
}

/// Every good text, and each of them spoilt many times: bytes changed, lost,
/// added, or taken from another text.
fn feed(check: fn(&str), seed: u64) {
    let mut random = Random::new(seed);
    let good = good_texts();
    good.iter().for_each(|text| check(text));
    let mut pick = |n: usize| random.below(n as u64) as usize;
    for _ in 0..20_000 {
        let mut text = good[pick(good.len())].clone().into_bytes();
        for _ in 0..=pick(4) {
            let at = pick(text.len() + 1);
            let other = &good[pick(good.len())].as_bytes();
            let from = pick(other.len() + 1);
            let part = &other[from..other.len().min(from + pick(20))];
            let end = text.len().min(at + pick(6));
            text.splice(at..end, part.iter().copied());
            if let Some(byte) = text.get_mut(at) {
                *byte ^= 1 << pick(8);
            }
        }
        check(&String::from_utf8_lossy(&text));
    }
}

#[test]
fn protocol() {
    feed(hostile::protocol, 1);
}

#[test]
fn players() {
    feed(hostile::players, 2);
}

#[test]
fn openings() {
    feed(hostile::openings, 3);
}
