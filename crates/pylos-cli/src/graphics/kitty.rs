//! The graphics protocol of kitty, which other terminals speak too
//! (<https://sw.kovidgoyal.net/kitty/graphics-protocol/>).
//!
//! A picture is a PNG file in base 64, cut into pieces that every terminal can
//! take. The first says what it is: transmit and show (`a=T`) a PNG (`f=100`)
//! over so many columns and rows, and answer nothing (`q=2`).

use std::io::Write as _;

use super::Place;

/// Letters of one piece at most.
const PIECE: usize = 4096;

/// Takes the picture away that is in a fixed place, and forgets it.
pub const REMOVAL: &[u8] = b"\x1b_Ga=d,d=I,i=1986,q=2\x1b\\";

/// A PNG file as the terminal is sent it, over so many columns and rows.
pub fn picture(file: &[u8], (columns, rows): (u32, u32), place: Place) -> Vec<u8> {
    let letters = base64(file);
    let mut text = Vec::with_capacity(letters.len() + letters.len() / 256 + 64);
    let mut pieces = letters.chunks(PIECE).peekable();
    let mut head = format!("a=T,f=100,q=2,c={columns},r={rows},");
    if place == Place::Fixed {
        // The same picture, put in the same place: it replaces itself. The
        // cursor stays.
        head += "i=1986,p=1,C=1,";
    }
    while let Some(piece) = pieces.next() {
        let more = u8::from(pieces.peek().is_some());
        let _ = write!(text, "\x1b_G{head}m={more};");
        text.extend(piece);
        text.extend(b"\x1b\\");
        head.clear();
    }
    text
}

/// Bytes in letters, six bits each (RFC 4648).
fn base64(bytes: &[u8]) -> Vec<u8> {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut letters = Vec::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let byte = |i: usize| u32::from(three.get(i).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for i in 0..4 {
            let filled = i <= three.len();
            let letter = LETTERS[(bits >> (18 - 6 * i)) as usize & 63];
            letters.push(if filled { letter } else { b'=' });
        }
    }
    letters
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The examples of RFC 4648.
    #[test]
    fn base_64_is_that_of_the_standard() {
        let pairs = [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg=="),
            ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ];
        for (bytes, letters) in pairs {
            assert_eq!(base64(bytes.as_bytes()), letters.as_bytes());
        }
    }

    #[test]
    fn a_small_picture_is_one_piece() {
        let text = picture(b"foobar", (3, 2), Place::Inline);
        assert_eq!(text, b"\x1b_Ga=T,f=100,q=2,c=3,r=2,m=0;Zm9vYmFy\x1b\\");
        let text = picture(b"foobar", (3, 2), Place::Fixed);
        assert_eq!(text, b"\x1b_Ga=T,f=100,q=2,c=3,r=2,i=1986,p=1,C=1,m=0;Zm9vYmFy\x1b\\");
    }

    #[test]
    fn a_large_one_is_cut_where_it_may_be() {
        let text = String::from_utf8(picture(&[0; 7000], (3, 2), Place::Inline)).unwrap();
        let pieces: Vec<&str> = text.split_terminator("\x1b\\").collect();
        assert_eq!(pieces.len(), 3);
        assert!(pieces[0].starts_with("\x1b_Ga=T,") && pieces[0].contains(",m=1;"));
        assert!(pieces[1].starts_with("\x1b_Gm=1;AAAA") && pieces[2].starts_with("\x1b_Gm=0;"));
        for piece in &pieces[..2] {
            assert_eq!(piece.split_once(';').unwrap().1.len(), PIECE);
        }
    }
}
