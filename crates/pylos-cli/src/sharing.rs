//! What links to games and positions tell where they are passed on.

use pylos_rules::{ByGame, for_game, pyramid};
use pylos_server::{Shared, Words};

use crate::language::{Language, Text, Word, name};
use crate::telling;
use crate::terminal_game::TerminalGame as _;

/// A link in the reader's language, as far as his browser has told it.
pub fn words(shared: &Shared<'_>, accepted: &str) -> Words {
    let language = Language::accepted(accepted);
    let (Shared::Game(seen) | Shared::Analysis(seen)) = shared;
    let game = Word::from(match seen {
        ByGame::Pyramid(_) => Text::GamePyramid,
        ByGame::Equator(_) => Text::GameEquator,
    });
    let rules = name(for_game!(seen, |P, seen| seen.rules().to_string()));
    let (title, description) = match shared {
        Shared::Game(_) => (title(shared, game), Text::ShareGameText { rules }),
        Shared::Analysis(_) => (Text::ShareAnalysis { game }, Text::ShareAnalysisText { rules }),
    };
    Words {
        title: language.say(&title),
        description: language.say(&description),
        picture: language.say(&picture(shared)),
    }
}

/// How a game stands.
fn title(shared: &Shared<'_>, game: Word) -> Text {
    let (Shared::Game(seen) | Shared::Analysis(seen)) = shared;
    if is_setup(shared) {
        return Text::ShareSetup { game };
    }
    for_game!(seen, |P, seen| match (seen.outcome(), seen.to_move()) {
        (Some(outcome), _) => {
            let result = telling::result(outcome, seen.position()).into();
            Text::ShareOver { game, result }
        }
        (None, Some(side)) => Text::ShareToMove { game, side: P::side(side).into() },
        // Nobody moves in a game that is called off.
        (None, None) => Text::ShareOver { game, result: Text::ResultAborted.into() },
    })
}

/// Whether the pawns are still being put on their places.
fn is_setup(shared: &Shared<'_>) -> bool {
    let (Shared::Game(seen) | Shared::Analysis(seen)) = shared;
    matches!(seen, ByGame::Equator(seen) if seen.position().in_setup())
}

/// What is to be seen.
fn picture(shared: &Shared<'_>) -> Text {
    let (Shared::Game(seen) | Shared::Analysis(seen)) = shared;
    match seen {
        ByGame::Pyramid(seen) => {
            let position = seen.position();
            let [light, dark] =
                pyramid::Color::BOTH.map(|side| position.reserve(seen.rules(), side).into());
            Text::SharePyramid { balls: position.occupied().len().into(), light, dark }
        }
        ByGame::Equator(_) if is_setup(shared) => Text::ShareGlobeSetup,
        ByGame::Equator(seen) => {
            use pylos_rules::equator::Color::{Blue, Red};
            let position = seen.position();
            Text::ShareGlobe {
                // After the fifth the game is over.
                battle: position.battle().min(5).into(),
                blue: position.points(Blue).into(),
                red: position.points(Red).into(),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pylos_rules::{Game, Viewer, equator};

    fn pyramid(turns: &[&str], language: &str) -> Words {
        let mut game = Game::<pyramid::Position>::new(pyramid::Rules::STANDARD);
        for turn in turns {
            game.play_text(turn).unwrap();
        }
        words(&Shared::Game(ByGame::Pyramid(game.seen_by(Viewer::Watcher))), language)
    }

    #[test]
    fn a_game_tells_how_it_stands() {
        let told = pyramid(&["b2", "c3"], "");
        assert_eq!(told.title, "Pylos: Light to move");
        let description =
            "A game by the rules “standard”: open the link to watch it, or to join in.";
        assert_eq!(told.description, description);
        assert_eq!(told.picture, "The board with 2 balls; in reserve: Light 14, Dark 14");
        assert_eq!(pyramid(&[], "fr-CA, en;q=0.5").title, "Pylos – à jouer\u{a0}: Clair");
    }

    #[test]
    fn a_secret_setup_tells_nothing() {
        let rules: equator::Rules = "carpentier+hidden".parse().unwrap();
        let mut game = Game::<equator::Position>::new(rules);
        let told = |game: &Game<equator::Position>| {
            words(&Shared::Game(ByGame::Equator(game.seen_by(Viewer::Watcher))), "en")
        };
        let before = told(&game);
        assert_eq!(before.title, "Le Pylos, 1986: the pawns are being set up");
        game.play_text("5@i1").unwrap();
        assert_eq!(told(&game), before);
    }
}
