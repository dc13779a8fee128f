//! Sixels: pictures for terminals, six rows of pixels at a time.
//!
//! After the head come the colours, in hundredths, and then the bands. In a
//! band every colour has its turn: a letter for each column says which of the
//! six pixels have it (`?` none, `~` all), `!9~` stands for nine in a row, `$`
//! goes back to the left for the next colour, `-` on to the next band.

use std::io::Write as _;

use super::quantise::Census;
use crate::Size;

/// Colours that terminals have at least, by and large.
const COLOURS: usize = 255;
/// Rows of a band.
const BAND: usize = 6;

/// A picture as a terminal with sixels reads it. What is transparent is left
/// as it is there; there is no half transparency.
pub fn sixel(pixels: &[u8], size: Size) -> Vec<u8> {
    let mut census = Census::new();
    census.count(pixels);
    let mut palette = census.palette(COLOURS);
    let width = size.width() as usize;
    let numbers: Vec<Option<u8>> = (0_u32..)
        .zip(pixels.as_chunks::<4>().0)
        .map(|(at, pixel)| {
            let (x, y) = (at % size.width(), at / size.width());
            (pixel[3] >= 128).then(|| palette.number(*pixel, x, y))
        })
        .collect();
    // Square pixels; what is not set stays.
    let mut text = format!("\x1bP0;1;0q\"1;1;{};{}", size.width(), size.height()).into_bytes();
    for (number, colour) in palette.colours.iter().enumerate() {
        let [red, green, blue] = colour.map(|part| (u32::from(part) * 100 + 127) / 255);
        let _ = write!(text, "#{number};2;{red};{green};{blue}");
    }
    for (i, band) in numbers.chunks(BAND * width).enumerate() {
        if i > 0 {
            text.push(b'-');
        }
        write_band(&mut text, band, width);
    }
    text.extend(b"\x1b\\");
    text
}

fn write_band(text: &mut Vec<u8>, band: &[Option<u8>], width: usize) {
    // For every colour in the band, which of the six it has in each column.
    let mut layers: Vec<Option<Vec<u8>>> = vec![None; COLOURS];
    for (at, number) in band.iter().enumerate() {
        let Some(number) = number else { continue };
        let layer = layers[usize::from(*number)].get_or_insert_with(|| vec![0; width]);
        layer[at % width] |= 1 << (at / width);
    }
    let mut first = true;
    for (number, layer) in layers.iter().enumerate() {
        let Some(layer) = layer else { continue };
        if !std::mem::take(&mut first) {
            text.push(b'$');
        }
        let _ = write!(text, "#{number}");
        // Nothing on the right need not be said.
        let end = layer.iter().rposition(|six| *six != 0).map_or(0, |last| last + 1);
        for run in layer[..end].chunk_by(|a, b| a == b) {
            let letter = b'?' + run[0];
            match run.len() {
                short @ 1..=3 => text.extend(std::iter::repeat_n(letter, short)),
                long => {
                    let _ = write!(text, "!{long}{}", char::from(letter));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(pixels: &[[u8; 4]], width: u32) -> String {
        let size = Size::new(width, pixels.len() as u32 / width).unwrap();
        String::from_utf8(sixel(&pixels.concat(), size)).unwrap()
    }

    #[test]
    fn two_colours_in_two_bands() {
        const WHITE: [u8; 4] = [255; 4];
        const NONE: [u8; 4] = [0; 4];
        // A column of white and one of nothing, seven rows high.
        let pixels: Vec<[u8; 4]> = (0..7).flat_map(|_| [WHITE, NONE]).collect();
        let told = text(&pixels, 2);
        let (head, bands) = told.split_once("#0;2;").unwrap();
        assert_eq!(head, "\x1bP0;1;0q\"1;1;2;7");
        // `~` is all six, `@` the uppermost.
        assert!(bands.ends_with("~-#1@\x1b\\") || bands.ends_with("~-#0@\x1b\\"), "{bands:?}");
    }

    #[test]
    fn runs_are_counted() {
        let pixels = vec![[200, 100, 50, 255]; 40];
        assert!(text(&pixels, 40).ends_with("#0!40@\x1b\\"));
    }
}
