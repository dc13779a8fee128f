//! Animated WebP without loss.
//!
//! `image-webp` writes single pictures; the container of an animation is
//! simple, and written here. It is a list of chunks: `VP8X` with the size of
//! the whole, `ANIM` with how often to repeat, and an `ANMF` for every frame
//! with its place, its time and its pixels as `VP8L`. All numbers begin with
//! their lowest byte.

use image_webp::{ColorType, EncoderParams, WebPEncoder};

use super::{Frame, Progress, check, each_frame};
use crate::{PictureError, Shot, Size};

/// A film as an animated WebP, without an end and without loss.
pub fn webp(
    shots: &[Shot],
    size: Size,
    mut progress: impl Progress,
) -> Result<Vec<u8>, PictureError> {
    check(size)?;
    let mut body = b"WEBP".to_vec();
    // That it is animated, and perhaps transparent.
    let mut header = vec![0b0001_0010, 0, 0, 0];
    header.extend(three_bytes(size.width() - 1));
    header.extend(three_bytes(size.height() - 1));
    chunk(&mut body, *b"VP8X", &header);
    // No background colour; repeated for ever.
    chunk(&mut body, *b"ANIM", &[0, 0, 0, 0, 0, 0]);
    each_frame(shots, size, &mut progress, |frame| {
        let area = frame.area;
        let (pixels, how) = pixels(&frame, size);
        let mut data = Vec::new();
        data.extend(three_bytes(area.x / 2));
        data.extend(three_bytes(area.y / 2));
        data.extend(three_bytes(area.width - 1));
        data.extend(three_bytes(area.height - 1));
        data.extend(three_bytes(u32::from(frame.hundredths) * 10));
        data.push(how);
        chunk(&mut data, *b"VP8L", &smallest(&pixels, area.width, area.height)?);
        chunk(&mut body, *b"ANMF", &data);
        Ok(())
    })?;
    let mut file = Vec::with_capacity(body.len() + 8);
    chunk(&mut file, *b"RIFF", &body);
    Ok(file)
}

/// Frames are laid over what is there …
const OVER: u8 = 0b0000_0000;
/// … or replace it.
const INSTEAD: u8 = 0b0000_0010;

/// The pixels of a frame and what to do with them. Where a picture is opaque,
/// what has not changed is left transparent, which takes hardly any room.
fn pixels(frame: &Frame<'_>, size: Size) -> (Vec<u8>, u8) {
    if frame.before.is_empty() || frame.changes(size).any(|(_, now, _)| now[3] < 255) {
        return (frame.changes(size).flat_map(|(_, now, _)| now).collect(), INSTEAD);
    }
    let changed = |(_, now, before)| if before == Some(now) { [0; 4] } else { now };
    (frame.changes(size).flat_map(changed).collect(), OVER)
}

/// The pixels of one frame as a `VP8L` chunk holds them, foretelling each from
/// its neighbours or not, whichever is smaller.
fn smallest(pixels: &[u8], width: u32, height: u32) -> Result<Vec<u8>, PictureError> {
    let foretold = still(pixels, width, height, true)?;
    let plain = still(pixels, width, height, false)?;
    Ok(if plain.len() < foretold.len() { plain } else { foretold })
}

fn still(pixels: &[u8], width: u32, height: u32, foretell: bool) -> Result<Vec<u8>, PictureError> {
    let mut file = Vec::new();
    let mut encoder = WebPEncoder::new(&mut file);
    let mut params = EncoderParams::default();
    params.use_predictor_transform = foretell;
    encoder.set_params(params);
    encoder
        .encode(pixels, width, height, ColorType::Rgba8)
        .map_err(|error| PictureError::Encoding(error.to_string()))?;
    // RIFF, its length, WEBP; then VP8L, its length, and what it holds.
    let found = file.get(12..16) == Some(b"VP8L");
    let length = file.get(16..20).and_then(|bytes| bytes.try_into().ok()).map(u32::from_le_bytes);
    match length.and_then(|length| file.get(20..20 + length as usize)) {
        Some(data) if found => Ok(data.to_vec()),
        _ => Err(PictureError::Encoding("a frame is not as WebP has it".to_owned())),
    }
}

fn three_bytes(number: u32) -> impl Iterator<Item = u8> {
    number.to_le_bytes().into_iter().take(3)
}

/// Adds a chunk: name, length, data, and a byte to make the length even.
fn chunk(file: &mut Vec<u8>, name: [u8; 4], data: &[u8]) {
    file.extend(name);
    file.extend((data.len() as u32).to_le_bytes());
    file.extend(data);
    if data.len() % 2 == 1 {
        file.push(0);
    }
}
