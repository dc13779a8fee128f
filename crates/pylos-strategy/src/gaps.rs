//! Increasing numbers, told by the gaps between them.
//!
//! The numbers of a strategy lie in clusters: most gaps are small, some are
//! huge. A gap `g` (how many numbers are left out) is written with a parameter
//! `p` in two parts. First `(g >> p) + 1` in Elias' gamma code: as many zeros
//! as it has binary digits after the first, then all its digits; then the `p`
//! lowest digits of `g` as they are. Every 128 gaps have a `p` of their own, five digits
//! in front of them, whichever makes them shortest. The highest digit comes
//! first everywhere.

/// Gaps that share a parameter.
const BLOCK: usize = 128;

/// Digits of the parameter.
const PARAMETER: u32 = 5;

/// The code of increasing numbers.
pub(crate) fn encode(numbers: &[u32]) -> Vec<u8> {
    let mut next = 0;
    let gap = |number: &u32| {
        let gap = *number - next;
        next = *number + 1;
        gap
    };
    let gaps: Vec<u32> = numbers.iter().map(gap).collect();
    let mut bits = BitWriter::default();
    for block in gaps.chunks(BLOCK) {
        let length = |p: u32| block.iter().map(|gap| u64::from(length(*gap, p))).sum::<u64>();
        let p = (0..32).min_by_key(|p| length(*p)).unwrap_or_default();
        bits.write(p, PARAMETER);
        for gap in block {
            let high = u64::from(gap >> p) + 1;
            bits.write(0, high.ilog2());
            bits.write_long(high, high.ilog2() + 1);
            bits.write(gap & !(u32::MAX << p), p);
        }
    }
    bits.bytes
}

/// So many numbers, all smaller than `end`; `None` if these bytes, all of them,
/// do not say so.
pub(crate) fn decode(bytes: &[u8], count: usize, end: u32) -> Option<Vec<u32>> {
    // Every number takes a digit at least.
    if count.div_ceil(8) > bytes.len() {
        return None;
    }
    let mut bits = BitReader { bytes, at: 0 };
    let mut numbers = Vec::with_capacity(count);
    let (mut next, mut p) = (0, 0);
    for i in 0..count {
        if i % BLOCK == 0 {
            p = bits.read(PARAMETER)? as u32;
        }
        let zeros = (0..=32).find(|_| bits.read(1) != Some(0))?;
        let high = (1 << zeros | bits.read(zeros)?) - 1;
        let gap = high.checked_shl(p)? | bits.read(p)?;
        let number = u32::try_from(gap.checked_add(next)?).ok().filter(|number| *number < end)?;
        numbers.push(number);
        next = u64::from(number) + 1;
    }
    (bits.at.div_ceil(8) == bytes.len()).then_some(numbers)
}

fn length(gap: u32, p: u32) -> u32 {
    2 * (u64::from(gap >> p) + 1).ilog2() + 1 + p
}

#[derive(Default)]
struct BitWriter {
    bytes: Vec<u8>,
    used: u32,
}

impl BitWriter {
    fn write(&mut self, value: u32, digits: u32) {
        self.write_long(u64::from(value), digits);
    }

    fn write_long(&mut self, value: u64, digits: u32) {
        for digit in (0..digits).rev() {
            if self.used.is_multiple_of(8) {
                self.bytes.push(0);
            }
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((value >> digit & 1) as u8) << (7 - self.used % 8);
            }
            self.used += 1;
        }
    }
}

struct BitReader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl BitReader<'_> {
    fn read(&mut self, digits: u32) -> Option<u64> {
        let mut value = 0;
        for _ in 0..digits {
            let byte = self.bytes.get(self.at / 8)?;
            value = value << 1 | u64::from(byte >> (7 - self.at % 8) & 1);
            self.at += 1;
        }
        Some(value)
    }
}

#[cfg(test)]
mod tests {
    use pylos_rules::Random;

    use super::*;

    #[test]
    fn numbers_come_back_as_they_were() {
        let mut random = Random::new(11);
        let mut lists = vec![vec![], vec![0], vec![u32::MAX - 1], vec![0, 1, 2, u32::MAX - 1]];
        for spread in [1, 2, 10, 300, 5_000_000] {
            let mut next = 0;
            let list = (0..700).map(|_| {
                next += 1 + random.below(spread) as u32;
                next
            });
            lists.push(list.collect());
        }
        for numbers in lists {
            let bytes = encode(&numbers);
            assert_eq!(decode(&bytes, numbers.len(), u32::MAX).as_ref(), Some(&numbers));
            if let Some(last) = numbers.last() {
                assert_eq!(decode(&bytes, numbers.len(), *last), None, "the end is not reached");
                assert_eq!(
                    decode(&bytes[1..], numbers.len(), u32::MAX)
                        .as_ref()
                        .filter(|n| **n == numbers),
                    None
                );
            }
            assert_eq!(decode(&[&bytes[..], &[0]].concat(), numbers.len(), u32::MAX), None);
        }
    }

    #[test]
    fn a_small_list_is_written_as_described() {
        // Gaps 0, 0, 2 with p = 0: 00000, 1, 1, 011.
        assert_eq!(encode(&[0, 1, 4]), [0b0000_0110, 0b1100_0000]);
    }

    #[test]
    fn rubbish_is_refused_or_is_a_list() {
        let mut random = Random::new(12);
        for _ in 0..3_000 {
            let bytes: Vec<u8> = (0..random.below(12)).map(|_| random.bits() as u8).collect();
            let count = random.below(40) as usize;
            if let Some(numbers) = decode(&bytes, count, 1_000_000) {
                assert!(numbers.is_sorted_by(|a, b| a < b) && numbers.len() == count);
            }
        }
        assert_eq!(decode(&[0; 4], usize::MAX, u32::MAX), None);
    }
}
