//! A game as somebody may see it.

use crate::{Game, Outcome, Played, Position, Secrets, Viewer};

/// What a viewer may see of a [`Game`]. Faces get this and never the game, so
/// that a secret setup (E5, `hidden`) cannot slip out through any of them: as
/// long as something is hidden, neither the turns nor their number are told.
///
/// ```
/// use pylos_rules::{Game, Viewer, equator::{Color, Position, Rules}};
/// let rules: Rules = "carpentier+hidden".parse().unwrap();
/// let mut game = Game::<Position>::new(rules);
/// game.play_text("5@i1").unwrap(); // red arranges first: blue will lead
/// let [blue, red] = Color::BOTH.map(|color| game.seen_by(Viewer::Player(color)));
/// assert_eq!(blue.position().to_string(), "...../...../........./...../..... B 0.0 - 0 0:0");
/// assert_eq!(red.position().to_string(), "...../...../........./e..../..... B 0.1 - 0 0:0");
/// assert!(blue.hides_something() && blue.played().is_empty());
/// ```
#[derive(Clone, Debug)]
pub struct SeenGame<'a, P: Position> {
    game: &'a Game<P>,
    position: P,
    hides_something: bool,
}

impl<P: Secrets> Game<P> {
    /// The game as this viewer may see it.
    pub fn seen_by(&self, viewer: Viewer<P::Side>) -> SeenGame<'_, P> {
        let position = *self.position();
        SeenGame {
            game: self,
            position: position.seen_by(self.rules(), viewer),
            hides_something: position != position.seen_by(self.rules(), Viewer::Watcher),
        }
    }
}

impl<P: Position> SeenGame<'_, P> {
    /// The rules.
    pub fn rules(&self) -> P::Rules {
        self.game.rules()
    }

    /// What the viewer sees on the board.
    pub fn position(&self) -> &P {
        &self.position
    }

    /// Whether something on the board is hidden from somebody.
    pub fn hides_something(&self) -> bool {
        self.hides_something
    }

    /// Who is to move; `None` once the game is over.
    pub fn to_move(&self) -> Option<P::Side> {
        self.game.to_move()
    }

    /// How the game ended.
    pub fn outcome(&self) -> Option<Outcome<P::Side>> {
        self.game.outcome()
    }

    /// The turns with who played them; none while something is hidden.
    pub fn played(&self) -> Vec<Played<P>> {
        if self.hides_something { Vec::new() } else { self.game.played().collect() }
    }

    /// The last turn, unless something is hidden.
    pub fn last(&self) -> Option<Played<P>> {
        if self.hides_something { None } else { self.game.played().next_back() }
    }
}
