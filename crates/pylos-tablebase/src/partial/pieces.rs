//! Bytes of a file, as far as they are at hand.

use std::collections::BTreeMap;
use std::ops::Range;

/// Pieces of a file by the place where they begin. They do not overlap, and
/// each knows which question needed it last.
#[derive(Default)]
pub struct Pieces {
    pieces: BTreeMap<u64, Piece>,
    held: usize,
}

struct Piece {
    bytes: Box<[u8]>,
    used: u64,
}

impl Piece {
    /// What it takes in memory, its place in the tree included.
    fn weight(&self) -> usize {
        self.bytes.len() + 64
    }
}

/// Bytes of a piece at most. What is handed in at once may be megabytes, of
/// which only a part is used later.
const LONGEST_PIECE: usize = 4096;

impl Pieces {
    /// Takes these bytes in, instead of what was there before.
    pub fn insert(&mut self, at: u64, bytes: &[u8], now: u64) {
        self.remove(at..at + bytes.len() as u64);
        for (at, bytes) in (at..).step_by(LONGEST_PIECE).zip(bytes.chunks(LONGEST_PIECE)) {
            self.put(at, Piece { bytes: bytes.into(), used: now });
        }
    }

    /// Forgets these bytes; what lies around them stays.
    pub fn remove(&mut self, range: Range<u64>) {
        let touched: Vec<u64> = self.pieces.range(self.around(&range)).map(|(at, _)| *at).collect();
        for at in touched {
            let Some(piece) = self.pieces.remove(&at) else { continue };
            self.held -= piece.weight();
            let end = at + piece.bytes.len() as u64;
            for rest in [at..end.min(range.start), at.max(range.end)..end] {
                if !rest.is_empty() {
                    let bytes = &piece.bytes[(rest.start - at) as usize..(rest.end - at) as usize];
                    self.put(rest.start, Piece { bytes: bytes.into(), used: piece.used });
                }
            }
        }
    }

    /// The bytes of a range or, if some are missing, which. What is there has
    /// been used by the question of this number.
    pub fn read(&mut self, range: Range<u64>, now: u64) -> Result<Vec<u8>, Vec<Range<u64>>> {
        let (mut bytes, mut gaps) = (Vec::new(), Vec::new());
        let mut next = range.start;
        for (&at, piece) in self.pieces.range_mut(self.around(&range)) {
            let end = range.end.min(at + piece.bytes.len() as u64);
            if end <= next {
                continue;
            }
            if next < at {
                gaps.push(next..at);
                next = at;
            }
            bytes.extend_from_slice(&piece.bytes[(next - at) as usize..(end - at) as usize]);
            piece.used = now;
            next = end;
        }
        if next < range.end {
            gaps.push(next..range.end);
        }
        if gaps.is_empty() { Ok(bytes) } else { Err(gaps) }
    }

    /// Lets go of what has not been used for longest, until seven eighths of
    /// the room are filled, if it is full. What the question of this number has
    /// used stays in any case.
    pub fn shrink(&mut self, room: usize, now: u64) {
        if self.held <= room {
            return;
        }
        let used = |(at, piece): (&u64, &Piece)| (piece.used < now).then_some((piece.used, *at));
        let mut oldest: Vec<(u64, u64)> = self.pieces.iter().filter_map(used).collect();
        oldest.sort_unstable();
        for (_, at) in oldest {
            if self.held <= room / 8 * 7 {
                break;
            }
            if let Some(piece) = self.pieces.remove(&at) {
                self.held -= piece.weight();
            }
        }
    }

    /// How many bytes of memory they take.
    pub fn held(&self) -> usize {
        self.held
    }

    fn put(&mut self, at: u64, piece: Piece) {
        self.held += piece.weight();
        self.pieces.insert(at, piece);
    }

    /// Where the pieces begin that a range may touch.
    fn around(&self, range: &Range<u64>) -> Range<u64> {
        let before = self.pieces.range(..=range.start).next_back();
        before.map_or(range.start, |(at, _)| *at)..range.end
    }
}

#[cfg(test)]
mod tests {
    use pylos_rules::Random;

    use super::*;

    /// Against the plainest memory there is: a byte or nothing in each place.
    #[test]
    fn pieces_remember_what_was_put_in_last() {
        let mut random = Random::new(3);
        for _ in 0..200 {
            let mut pieces = Pieces::default();
            let mut plain = [None; 300];
            for now in 0..100 {
                let at = random.below(280) as usize;
                let end = at + random.below(1 + (300 - at as u64).min(40)) as usize;
                let range = at as u64..end as u64;
                match random.below(4) {
                    0 => {
                        pieces.remove(range);
                        plain[at..end].fill(None);
                    }
                    1 => {
                        let bytes: Vec<u8> = (at..end).map(|_| random.bits() as u8).collect();
                        pieces.insert(range.start, &bytes, now);
                        for (place, byte) in plain[at..end].iter_mut().zip(&bytes) {
                            *place = Some(*byte);
                        }
                    }
                    _ => match pieces.read(range.clone(), now) {
                        Ok(bytes) => {
                            let known: Vec<_> = bytes.into_iter().map(Some).collect();
                            assert_eq!(known, plain[at..end]);
                        }
                        Err(gaps) => {
                            let missing: Vec<u64> = gaps.iter().cloned().flatten().collect();
                            let plain = range.filter(|at| plain[*at as usize].is_none());
                            assert!(plain.eq(missing), "{gaps:?}");
                        }
                    },
                }
            }
            let weights: usize = pieces.pieces.values().map(Piece::weight).sum();
            assert_eq!(pieces.held(), weights);
        }
    }

    #[test]
    fn what_was_used_longest_ago_goes_first() {
        let mut pieces = Pieces::default();
        for now in 0..100 {
            pieces.insert(now * 5000, &[now as u8; 1000], now);
        }
        pieces.read(0..1000, 100).unwrap();
        pieces.shrink(pieces.held() / 2, 100);
        assert!((40_000..54_000).contains(&pieces.held()), "{}", pieces.held());
        assert!(pieces.read(0..1000, 100).is_ok(), "used just now");
        assert!(pieces.read(5000..6000, 100).is_err());
        assert!(pieces.read(99 * 5000..99 * 5000 + 1000, 100).is_ok());
        // However little room there is, a question keeps what it uses.
        pieces.read(99 * 5000..99 * 5000 + 1000, 101).unwrap();
        pieces.shrink(0, 101);
        assert_eq!(pieces.read(99 * 5000..99 * 5000 + 1000, 101), Ok(vec![99; 1000]));
        assert_eq!(pieces.held(), 1064);
    }

    #[test]
    fn a_long_piece_is_cut_so_that_parts_of_it_can_go() {
        let mut pieces = Pieces::default();
        let bytes: Vec<u8> = (0..3 * LONGEST_PIECE + 1).map(|i| i as u8).collect();
        pieces.insert(7, &bytes, 1);
        assert_eq!(pieces.pieces.len(), 4);
        assert_eq!(pieces.read(7..7 + bytes.len() as u64, 2), Ok(bytes));
    }
}
