//! Animated GIF.

use std::borrow::Cow;

use ::gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use super::quantise::Census;
use super::{Progress, check, each_frame};
use crate::{Area, Painter, PictureError, Shot, Size};

/// Of 256 colours one means: as before.
const SAME: u8 = 255;
/// From so many shots the colours are chosen.
const KEYS: usize = 6;

/// A film as an animated GIF, without an end. It has 255 colours for the whole
/// film, chosen from shots all over it; what does not change between two
/// frames is left out. A GIF has no half transparency: shadows on a
/// transparent background are left out too.
pub fn gif(
    shots: &[Shot],
    size: Size,
    mut progress: impl Progress,
) -> Result<Vec<u8>, PictureError> {
    check(size)?;
    let wrong = |error: EncodingError| PictureError::Encoding(error.to_string());
    let mut census = Census::new();
    let mut painter = Painter::new(size);
    for key in 0..KEYS.min(shots.len()) {
        painter.paint(&shots[key * (shots.len() - 1) / (KEYS - 1).max(1)].scene);
        census.count(painter.pixels());
    }
    let mut palette = census.palette(usize::from(SAME));
    let mut colours: Vec<u8> = palette.colours.concat();
    colours.resize(3 * 256, 0);
    let too_large = || PictureError::TooLarge { width: size.width(), height: size.height() };
    let width = u16::try_from(size.width()).map_err(|_| too_large())?;
    let height = u16::try_from(size.height()).map_err(|_| too_large())?;
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, width, height, &colours).map_err(wrong)?;
    encoder.set_repeat(Repeat::Infinite).map_err(wrong)?;
    let mut shown = vec![SAME; size.pixels()];
    each_frame(shots, size, &mut progress, |frame| {
        let area = frame.area;
        let mut numbers = Vec::with_capacity(area.width as usize * area.height as usize);
        for (Area { x, y, .. }, pixel, _) in frame.changes(size) {
            let number = if pixel[3] < 128 { SAME } else { palette.number(pixel, x, y) };
            let before = &mut shown[y as usize * size.width() as usize + x as usize];
            numbers.push(if number == *before { SAME } else { number });
            *before = number;
        }
        let frame = Frame {
            delay: frame.hundredths,
            dispose: DisposalMethod::Keep,
            transparent: Some(SAME),
            left: area.x as u16,
            top: area.y as u16,
            width: area.width as u16,
            height: area.height as u16,
            buffer: Cow::Owned(numbers),
            ..Frame::default()
        };
        encoder.write_frame(&frame).map_err(wrong)
    })?;
    drop(encoder);
    Ok(file)
}
