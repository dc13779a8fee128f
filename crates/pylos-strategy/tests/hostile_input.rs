//! The check of the fuzz target, fed with noise and spoilt files.

mod hostile;

use pylos_rules::Random;

/// A strategy of no positions for a position that is won at once, without magic
/// and version: claim, owner, cut-off, rules.
fn contents() -> Vec<u8> {
    let mut bytes = vec![0; 68];
    bytes[1] = 1;
    bytes[4..12].copy_from_slice(b"children");
    bytes
}

#[test]
fn whatever_the_bytes_they_are_read_or_refused() {
    let mut random = Random::new(21);
    assert!(hostile::strategy_file(&contents()), "what is sound can be read");
    let mut read = 0;
    for _ in 0..20_000 {
        let mut bytes = contents();
        // A rank with some positions, then rubbish.
        let tail = random.below(40) as usize;
        bytes[48] = random.below(4) as u8;
        bytes[52] = 1;
        bytes.extend([2, 0, 0, 0, bytes[48], 0, 0, 0, tail as u8, 0, 0, 0]);
        bytes.extend((0..tail).map(|_| random.bits() as u8));
        if random.below(3) == 0 {
            let at = random.below(bytes.len() as u64) as usize;
            bytes[at] = random.bits() as u8;
        }
        read += usize::from(hostile::strategy_file(&bytes));
    }
    assert!(read > 0, "some rubbish is a list of numbers");
    for length in 0..200 {
        let noise: Vec<u8> = (0..length).map(|_| random.bits() as u8).collect();
        hostile::strategy_file(&noise);
    }
}
