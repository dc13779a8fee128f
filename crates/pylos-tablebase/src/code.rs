//! Values as bytes, and blocks of them.
//!
//! Few different values occur together, so a block begins with its *palette*,
//! the values that do, and each position has a number into it, in as few bits
//! as all numbers need. With one value no bits are needed at all; with three,
//! five numbers share a byte as digits in base 3. A number is found without
//! reading the others.

use pylos_rules::Value;

/// Positions in a block at most.
pub const BLOCK: usize = 4096;

/// Bytes of a block at most: a palette of every code, a byte for each position,
/// and one more.
pub(crate) const LONGEST_BLOCK: usize = 1 + 256 + BLOCK + 1;

/// The greatest distance that a byte can tell, in plies.
pub const LONGEST: u16 = 254;

/// One byte for a value: 0 a draw, odd a loss, even a win, of one ply less.
/// `None` if the distance is greater than [`LONGEST`].
pub fn code(value: Value) -> Option<u8> {
    match value {
        Value::Draw => Some(0),
        Value::Loss(plies) | Value::Win(plies) => u8::try_from(plies.checked_add(1)?).ok(),
    }
}

/// The value that a byte stands for.
pub fn value(code: u8) -> Value {
    match (code, u16::from(code)) {
        (0, _) => Value::Draw,
        (_, code) if code % 2 == 1 => Value::Loss(code - 1),
        (_, code) => Value::Win(code - 1),
    }
}

/// The code of a game that is over: the mover has lost.
pub(crate) const OVER: u8 = 1;

/// How the numbers of a block are packed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Packing {
    Bits(u8),
    Thirds,
}

/// By the number of values in the palette, less one.
const PACKINGS: [Packing; 256] = {
    let mut packings = [Packing::Bits(0); 256];
    let mut i = 1;
    while i < 256 {
        packings[i] = match i {
            2 => Packing::Thirds,
            _ => Packing::Bits(usize::BITS as u8 - i.leading_zeros() as u8),
        };
        i += 1;
    }
    packings
};

/// The five digits of every byte in base 3.
const DIGITS: [[u8; 5]; 256] = {
    let mut digits = [[0; 5]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut rest, mut i) = (byte, 0);
        while i < 5 {
            digits[byte][i] = (rest % 3) as u8;
            rest /= 3;
            i += 1;
        }
        byte += 1;
    }
    digits
};

/// How many positions have each code.
pub(crate) fn count(codes: &[u8]) -> [u32; 256] {
    // Neighbours often have the same value. Counting them in different tables,
    // none waits for the other.
    let mut tables = [[0u32; 256]; 4];
    let fours = codes.chunks_exact(4);
    let rest = fours.remainder();
    for four in fours {
        for (table, &code) in tables.iter_mut().zip(four) {
            table[usize::from(code)] += 1;
        }
    }
    for &code in rest {
        tables[0][usize::from(code)] += 1;
    }
    std::array::from_fn(|code| tables.iter().map(|table| table[code]).sum())
}

/// Packs the codes of at most [`BLOCK`] positions, each as what `stored` makes
/// of it; `counts` says which occur.
pub(crate) fn encode(codes: &[u8], counts: &[u32; 256], stored: impl Fn(u8) -> u8) -> Vec<u8> {
    let occurring = || (0..=255).filter(|&code| counts[usize::from(code)] > 0);
    let mut palette: Vec<u8> = occurring().map(&stored).collect();
    palette.sort_unstable();
    palette.dedup();
    let mut number = [0u8; 256];
    for code in occurring() {
        number[usize::from(code)] = palette.partition_point(|&other| other < stored(code)) as u8;
    }
    let number = |&code: &u8| number[usize::from(code)];
    let last = palette.len().saturating_sub(1);
    let mut block = vec![last as u8];
    block.extend(&palette);
    match PACKINGS[last] {
        Packing::Bits(0) => {}
        Packing::Bits(width) => {
            let width = usize::from(width);
            let start = block.len();
            // Eight numbers fill `width` bytes. They are written as eight bytes,
            // of which the next eight numbers overwrite those that are too many.
            block.resize(start + codes.len().div_ceil(8) * width + 8, 0);
            for (i, codes) in codes.chunks(8).enumerate() {
                let mut eight = [0; 8];
                for (byte, code) in eight.iter_mut().zip(codes) {
                    *byte = number(code);
                }
                let packed = squeezed(u64::from_le_bytes(eight), width).to_le_bytes();
                block[start + i * width..][..8].copy_from_slice(&packed);
            }
            // One byte more, so that a number can always be read from two.
            block.truncate(start + (codes.len() * width).div_ceil(8) + 1);
        }
        Packing::Thirds => {
            let five =
                |five: &[u8]| five.iter().rev().fold(0, |byte, code| byte * 3 + number(code));
            block.extend(codes.chunks(5).map(five));
        }
    }
    block
}

/// Eight bytes of `width` bits each, without the bits between them.
fn squeezed(bytes: u64, width: usize) -> u64 {
    let pairs = bytes & 0x00ff_00ff_00ff_00ff | (bytes & 0xff00_ff00_ff00_ff00) >> (8 - width);
    let fours = pairs & 0x0000_ffff_0000_ffff | (pairs & 0xffff_0000_ffff_0000) >> (16 - 2 * width);
    fours & 0xffff_ffff | fours >> 32 << (4 * width)
}

/// Whether a position of a block has this code.
pub(crate) fn occurs(block: &[u8], code: u8) -> bool {
    let palette = block.split_first().and_then(|(last, rest)| rest.get(..=usize::from(*last)));
    palette.is_some_and(|palette| palette.contains(&code))
}

/// The code of one position; `None` if the block is not one.
#[inline]
pub(crate) fn decode(block: &[u8], position: usize) -> Option<u8> {
    let last = usize::from(*block.first()?);
    let (palette, numbers) = block.get(1..)?.split_at_checked(last + 1)?;
    let number = match PACKINGS[last] {
        Packing::Bits(0) => 0,
        Packing::Bits(width) => {
            let at = position * usize::from(width);
            let pair = numbers.get(at / 8..at / 8 + 2)?;
            let pair = u16::from_le_bytes([pair[0], pair[1]]);
            usize::from(pair >> (at % 8)) & ((1 << width) - 1)
        }
        Packing::Thirds => {
            usize::from(DIGITS[usize::from(*numbers.get(position / 5)?)][position % 5])
        }
    };
    palette.get(number).copied()
}

#[cfg(test)]
mod tests {
    use pylos_rules::Random;

    use super::*;

    #[test]
    fn what_is_packed_can_be_read_at_any_place() {
        let mut random = Random::new(1);
        for values in [1, 2, 3, 4, 5, 8, 9, 16, 17, 100, 200, 255, 256] {
            for len in [1, 2, 5, 63, 1000, BLOCK] {
                let codes: Vec<u8> = (0..len).map(|_| random.below(values) as u8).collect();
                let block = encode(&codes, &count(&codes), |code| code);
                for (i, code) in codes.iter().enumerate() {
                    assert_eq!(decode(&block, i), Some(*code), "{values} {len} {i}");
                }
            }
        }
    }

    #[test]
    fn rubbish_is_no_block_and_no_panic() {
        let mut random = Random::new(2);
        for _ in 0..10_000 {
            let len = random.below(40);
            let block: Vec<u8> = (0..len).map(|_| random.bits() as u8).collect();
            let _ = decode(&block, random.below(5000) as usize);
        }
        assert_eq!(decode(&[], 0), None);
    }

    #[test]
    fn codes_are_values() {
        assert_eq!(value(0), Value::Draw);
        assert_eq!(value(1), Value::Loss(0));
        assert_eq!(value(2), Value::Win(1));
        for byte in 0..=255 {
            assert_eq!(code(value(byte)), Some(byte));
        }
        assert_eq!(code(Value::Loss(LONGEST)), Some(255));
        for plies in [LONGEST + 1, LONGEST + 2, u16::MAX] {
            assert_eq!(code(Value::Loss(plies)), None, "{plies}");
        }
    }
}
