//! What a page is told of a record, against the rules played by themselves.

use pylos_host::Code;
use pylos_reader::Reader;
use pylos_rules::{Game, Random, Record, equator, pyramid};
use pylos_views::View;

fn text_of(view: View) -> String {
    match view {
        View::Pyramid(view) => view.text,
        View::Equator(view) => view.text,
    }
}

/// A game by chance, with the text of every position on its way.
fn played<P: pylos_rules::Position>(
    mut game: Game<P>,
    random: &mut Random,
) -> (Game<P>, Vec<String>) {
    let mut texts = vec![game.position().to_string()];
    while game.outcome().is_none() && texts.len() < 200 {
        let Some(turn) = game.position().random_turn(game.rules(), random) else { break };
        game.play(turn).unwrap();
        texts.push(game.position().to_string());
    }
    (game, texts)
}

#[test]
fn every_moment_is_the_one_that_was_played() {
    let mut random = Random::new(22);
    let mut reader = Reader::default();
    let mut check = |record: Record, texts: &[String]| {
        let game = reader.open(record.to_string().as_bytes(), 1).unwrap();
        assert_eq!(game.position, texts[0]);
        assert_eq!(game.turns.len() + 1, texts.len());
        for (ply, text) in texts.iter().enumerate() {
            assert_eq!(text_of(reader.view(ply).unwrap()), *text, "after {ply}");
            assert!(ply == 0 || game.turns[ply - 1].position == *text, "after {ply}");
        }
        assert!(reader.view(texts.len()).is_none());
    };
    for rules in pyramid::Rules::ALL {
        let (game, texts) = played(Game::<pyramid::Position>::new(rules), &mut random);
        check(Record::of_game(&game), &texts);
    }
    for rules in [equator::Rules::CARPENTIER, equator::Rules::JEUX_ET_STRATEGIE] {
        let (game, texts) = played(Game::<equator::Position>::new(rules), &mut random);
        check(Record::of_game(&game), &texts);
    }
}

const TWO: &str = "[Game \"pyramid\"]\n[Rules \"standard\"]\n\n1. a1\n*\n\n\
                   [Game \"equator\"]\n[Rules \"carpentier\"]\n\n1. 4@i3\n*\n";

#[test]
fn a_file_of_many_games_shows_the_one_that_is_asked_for() {
    let mut reader = Reader::default();
    assert_eq!(reader.open(TWO.as_bytes(), 1).unwrap().turns[0].turn, "a1");
    assert_eq!(reader.open(TWO.as_bytes(), 2).unwrap().turns[0].turn, "4@i3");
    for missing in [0, 3, usize::MAX] {
        assert_eq!(reader.open(TWO.as_bytes(), missing).unwrap_err().code, Code::NotFound);
        assert!(reader.view(0).is_none(), "nothing is left of the game before");
    }
}

#[test]
fn what_is_no_record_is_refused_with_its_reason() {
    let mut reader = Reader::default();
    let illegal = "[Game \"pyramid\"]\n[Rules \"standard\"]\n\n1. e1\n*\n";
    let refusal = reader.open(illegal.as_bytes(), 1).unwrap_err();
    assert_eq!(refusal.code, Code::BadRecord);
    assert!(refusal.message.contains("P1"), "{}", refusal.message);
    assert!(refusal.reason.is_some());
    for (text, code) in [
        (&b""[..], Code::BadRecord),
        (b"\xff\xfe", Code::BadRecord),
        (b"<script>alert(1)</script>", Code::BadRecord),
        (&[b' '; (1 << 20) + 1], Code::TooLarge),
    ] {
        assert_eq!(reader.open(text, 1).unwrap_err().code, code);
        assert!(reader.view(0).is_none());
    }
}

#[test]
fn a_game_without_an_end_is_too_long() {
    let mut long = String::from("[Game \"pyramid\"]\n[Rules \"standard\"]\n\n");
    long.extend(std::iter::repeat_n("a1 ", 1_001));
    let refusal = Reader::default().open(format!("{long}*\n").as_bytes(), 1).unwrap_err();
    assert_eq!(refusal.code, Code::TooLarge);
}
