//! Every class of the game, found from the rules alone: whoever has only parts
//! of a file need not fetch the list.

use pylos_rules::pyramid::{Cells, Level};

use crate::balls::Balls;
use crate::index::{is_smallest_image, mask_of};

/// The classes of a game with so many balls, as masks in cell order,
/// sorted as in a file: by number of balls, then by mask.
pub fn classes(balls: Balls) -> Vec<u32> {
    let enough = |cells: &Cells| cells.len() as usize <= balls.total();
    let mut all = vec![Cells::NONE];
    for level in Level::ALL {
        let filled = all.into_iter().flat_map(|lower| with_balls_on(level, lower));
        all = filled.filter(enough).collect();
    }
    let is_class = |cells: &Cells| *cells != Cells::ALL && is_smallest_image(*cells);
    let mut masks: Vec<u32> = all.into_iter().filter(is_class).map(mask_of).collect();
    masks.sort_unstable_by_key(|mask| (mask.count_ones(), *mask));
    masks
}

/// What lies below, with every set of balls that it carries on this level (P1).
fn with_balls_on(level: Level, lower: Cells) -> impl Iterator<Item = Cells> {
    let carried = (lower.supported() & Cells::on(level)).bits();
    let mut next = Some(0u64);
    std::iter::from_fn(move || {
        let subset = next?;
        // Counting in the bits of the set alone gives each subset once.
        let after = subset.wrapping_sub(carried) & carried;
        next = (after != 0).then_some(after);
        Some(lower | Cells::from_bits(subset))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::index::Index;

    fn even(balls: u8) -> Vec<u32> {
        classes(Balls::even(balls))
    }

    /// The figures of theory (docs/tablebase.md).
    #[test]
    fn there_are_as_many_as_theory_says() {
        let balls = Balls::even(15);
        let masks = classes(balls);
        assert_eq!(masks.len(), 18_457);
        assert_eq!(masks[..4], [0, 0b1, 0b10, 0b10_0000]);
        let images = |mask: &u32| Index::new(&[*mask], balls).unwrap().own_symmetries(0).len() + 1;
        assert_eq!(masks.iter().map(|mask| 8 / images(mask)).sum::<usize>(), 141_119);
        let index = Index::new(&masks, balls);
        assert!(index.is_some(), "sorted, supported, the smallest of its images");
    }

    #[test]
    fn few_balls_fill_few_classes() {
        assert_eq!(even(0), [0]);
        assert_eq!(even(1), even(15)[..even(1).len()]);
        assert_eq!(even(3), classes(Balls::new(2, 4)));
        assert!(even(3).iter().all(|mask| mask.count_ones() <= 6));
    }
}
