//! Packs are read as they were written, and refused by name if they are not.

use pylos_puzzles::pack::{self, Packed, PackedSet};
use pylos_puzzles::{Pack, PackError, Puzzling as _, Theme};
use pylos_rules::for_game;

mod hostile;

const SHIPPED: &[u8] = include_bytes!("../shipped/puzzles.pack");

fn refused(bytes: Vec<u8>) -> PackError {
    Pack::open(bytes).unwrap_err()
}

#[test]
fn the_shipped_puzzles_are_many_in_less_than_a_megabyte() {
    let pack = Pack::shipped().unwrap();
    assert!(pack.entries().len() > 1_500, "{}", pack.entries().len());
    // The last three are rare: what the recipe finds of them is shipped.
    for theme in &Theme::ALL[..14] {
        let has = pack.entries().iter().any(|entry| entry.themes.contains(*theme));
        assert!(has, "no puzzle is about {theme}");
    }
    assert!(SHIPPED.len() <= 1_000_000, "{} bytes", SHIPPED.len());
    for entry in pack.entries() {
        let puzzle = pack.puzzle(entry).unwrap();
        for_game!(&puzzle, |P, puzzle| {
            assert_eq!(puzzle.id(), entry.id);
            assert_eq!(puzzle.goal, entry.goal);
            assert_eq!(puzzle.decisions.len(), usize::from(entry.decisions));
            assert!(puzzle.decisions[0].wrong.len() + 1 >= P::FEWEST);
        });
        assert_eq!(pack.entry(entry.id), Some(entry));
    }
}

#[test]
fn what_is_read_is_written_again_to_the_byte() {
    let pack = Pack::shipped().unwrap();
    let sets = pack.rule_sets().map(|(name, rules)| PackedSet {
        rules,
        puzzles: pack
            .of_rules(name)
            .iter()
            .map(|entry| Packed {
                puzzle: pack.puzzle(entry).unwrap(),
                themes: entry.themes,
                difficulty: entry.difficulty,
            })
            .collect(),
    });
    assert!(pack::write(&sets.collect::<Vec<_>>()) == SHIPPED);
}

#[test]
fn something_else_newer_cut_or_altered_is_refused() {
    assert_eq!(refused(Vec::new()), PackError::NotAPack);
    assert_eq!(refused(b"PYLOSTAB and so on".to_vec()), PackError::NotAPack);
    let mut newer = SHIPPED.to_vec();
    newer[8..10].copy_from_slice(&2u16.to_le_bytes());
    assert_eq!(refused(newer.clone()), PackError::Newer { version: 2 });
    assert!(refused(newer).to_string().contains("format 2"));
    for length in [9, 17, 18, 1_000, SHIPPED.len() - 1] {
        let error = refused(SHIPPED[..length].to_vec());
        assert!(matches!(error, PackError::Length { .. }), "{length}: {error}");
        assert!(error.to_string().contains("is cut"), "{error}");
    }
    let longer = [SHIPPED, b"x"].concat();
    assert!(matches!(refused(longer), PackError::Length { .. }));
    for place in [18, 19, 100, SHIPPED.len() - 1] {
        let mut altered = SHIPPED.to_vec();
        altered[place] ^= 1;
        assert_eq!(refused(altered), PackError::Altered, "byte {place}");
    }
}

/// Whoever makes a pack wrongly, on purpose or not, is told where; nothing
/// panics.
#[test]
fn what_makes_no_sense_is_refused_wherever_it_is() {
    let contents = &SHIPPED[hostile::HEADER..];
    let all = Pack::shipped().unwrap().entries().len();
    assert_eq!(hostile::puzzle_pack(contents), Some(all));
    let mut refusals = 0;
    for place in (0..contents.len()).step_by(contents.len() / 120) {
        let mut spoilt = contents.to_vec();
        spoilt[place] = spoilt[place].wrapping_add(97);
        refusals += usize::from(hostile::puzzle_pack(&spoilt) != Some(all));
    }
    assert!(refusals > 30, "{refusals}");
    let unknown = hostile::sealed(b"\x01\x03abc\x00");
    assert_eq!(refused(unknown), PackError::UnknownRules("abc".to_owned()));
}
