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

/// Packs the codes of at most [`BLOCK`] positions.
pub(crate) fn encode(codes: &[u8]) -> Vec<u8> {
    let mut number = [None; 256];
    for &code in codes {
        number[usize::from(code)] = Some(0u8);
    }
    let palette: Vec<u8> = (0..=255).filter(|&code| number[usize::from(code)].is_some()).collect();
    for (i, &code) in palette.iter().enumerate() {
        number[usize::from(code)] = Some(i as u8);
    }
    let numbers = codes.iter().map(|&code| number[usize::from(code)].unwrap_or(0));
    let last = palette.len().saturating_sub(1);
    let mut block = vec![last as u8];
    block.extend(&palette);
    match PACKINGS[last] {
        Packing::Bits(0) => {}
        Packing::Bits(width) => {
            let width = usize::from(width);
            let start = block.len();
            // One byte more, so that a number can always be read from two.
            block.resize(start + (codes.len() * width).div_ceil(8) + 1, 0);
            for (i, number) in numbers.enumerate() {
                let (byte, shift) = (start + i * width / 8, i * width % 8);
                let [low, high] = (u16::from(number) << shift).to_le_bytes();
                block[byte] |= low;
                block[byte + 1] |= high;
            }
        }
        Packing::Thirds => {
            let numbers: Vec<u8> = numbers.collect();
            let five = |five: &[u8]| five.iter().rev().fold(0, |byte, digit| byte * 3 + digit);
            block.extend(numbers.chunks(5).map(five));
        }
    }
    block
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
                let block = encode(&codes);
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
