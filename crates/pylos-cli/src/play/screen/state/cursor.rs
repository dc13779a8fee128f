//! Where the cursor goes.

use super::Screen;
use crate::console::Paint;
use crate::draw::{Look, Scale, Spot};
use crate::language::Language;
use crate::play::Table;
use crate::play::screen::keys::Direction;
use crate::terminal_game::TerminalGame;

impl<P: TerminalGame> Screen<P> {
    /// Moves the cursor to the nearest spot on that side.
    pub(super) fn move_cursor(&mut self, direction: Direction) {
        let spots = spots(&self.table);
        let Some(from) = spots.iter().find(|spot| spot.name == self.cursor) else {
            return self.go(1);
        };
        let place = |spot: &Spot<P::Spot>| {
            (2 * i32::from(spot.x) + i32::from(spot.width), 4 * i32::from(spot.y))
        };
        let (x, y) = place(from);
        let cost = |spot: &Spot<P::Spot>| {
            let (dx, dy) = (place(spot).0 - x, place(spot).1 - y);
            let (along, across) = match direction {
                Direction::Up => (-dy, dx),
                Direction::Down => (dy, dx),
                Direction::Left => (-dx, dy),
                Direction::Right => (dx, dy),
            };
            // Something straight ahead is preferred to something beside it.
            (along > 0).then_some(along + 3 * across.abs())
        };
        let nearest = spots
            .iter()
            .filter_map(|spot| Some((cost(spot)?, spot.name)))
            .min_by_key(|(cost, _)| *cost);
        if let Some((_, name)) = nearest {
            self.cursor = name;
        }
    }

    /// Moves the cursor on, or back, among the spots where something can be
    /// done; from elsewhere to the first of them.
    pub(super) fn go(&mut self, by: isize) {
        let mover = self.mover();
        let possible: Vec<P::Spot> =
            self.possible().into_iter().filter_map(|step| P::spot(step, mover)).collect();
        let spots = spots(&self.table);
        let places: Vec<P::Spot> =
            spots.iter().map(|spot| spot.name).filter(|name| possible.contains(name)).collect();
        if places.is_empty() {
            return;
        }
        let next = match places.iter().position(|name| *name == self.cursor) {
            Some(at) => (at as isize + by).rem_euclid(places.len() as isize) as usize,
            None => 0,
        };
        self.cursor = places[next];
    }
}

/// The spots of the board as it is drawn now.
pub(super) fn spots<P: TerminalGame>(table: &Table<P>) -> Vec<Spot<P::Spot>> {
    let game = table.seen();
    let steps = table.composer().steps();
    let look = Look { scale: Scale::Large, paint: Paint::Plain, language: Language::En };
    game.position().picture(game.rules(), steps, look).spots
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::screen::keys::Action;
    use crate::play::screen::state::samples::{NOW, screen, warning};
    use pylos_rules::pyramid;

    #[test]
    fn the_cursor_walks_over_the_levels() {
        let mut screen = screen::<pyramid::Position>("standard", "start");
        assert_eq!(screen.cursor().to_string(), "a1");
        let walk = [
            (Direction::Up, "a2"),
            (Direction::Right, "b2"),
            (Direction::Down, "b1"),
            (Direction::Left, "a1"),
            (Direction::Left, "a1"),
            (Direction::Down, "a1"),
        ];
        for (direction, cell) in walk {
            screen.act(Action::Move(direction), NOW);
            assert_eq!(screen.cursor().to_string(), cell, "{direction:?}");
        }
        for cell in ["b1", "c1", "d1", "e1"] {
            screen.act(Action::Move(Direction::Right), NOW);
            assert_eq!(screen.cursor().to_string(), cell);
        }
        screen.act(Action::Choose, NOW);
        assert_eq!(warning(&screen), "e1 is not supported (P1): a1 is empty");
    }
}
