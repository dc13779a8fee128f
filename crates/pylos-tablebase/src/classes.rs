//! Every class of the game, found from the rules alone: whoever has only parts
//! of a file need not fetch the list.

use pylos_rules::pyramid::Cell;

use crate::balls::Balls;
use crate::index::{cells_of, smallest_image};

/// The classes of a game with so many balls, as masks in cell order,
/// sorted as in a file: by number of balls, then by mask.
pub fn classes(balls: Balls) -> Vec<u32> {
    // Whatever lies on a board was once without its last ball, and the image of
    // that which stands for its class can be filled up to an image of this. The
    // full pyramid is no class.
    let most = balls.total().min(Cell::COUNT - 1);
    let mut masks = vec![0];
    let mut with_as_many = masks.clone();
    for _ in 0..most {
        let filled = with_as_many.into_iter().flat_map(with_one_more);
        with_as_many = filled.collect();
        with_as_many.sort_unstable();
        with_as_many.dedup();
        masks.extend_from_slice(&with_as_many);
    }
    masks
}

/// The classes that a ball more makes of a class (P1).
fn with_one_more(mask: u32) -> impl Iterator<Item = u32> {
    let cells = cells_of(mask);
    let free = cells.supported() - cells;
    free.into_iter().map(move |cell| smallest_image(cells.with(cell)))
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
