//! PNG.

use ::png::{BitDepth, ColorType, Compression, Encoder, EncodingError, SrgbRenderingIntent};

use super::quantise::Census;
use crate::{PictureError, Size};

/// A picture as a PNG file; `pixels` as a [`Painter`](crate::Painter) has them.
pub fn png(pixels: &[u8], size: Size) -> Result<Vec<u8>, PictureError> {
    if !is_opaque(pixels) {
        return file(pixels, size, ColorType::Rgba, &[]);
    }
    let rgb: Vec<u8> =
        pixels.as_chunks::<4>().0.iter().flat_map(|pixel| &pixel[..3]).copied().collect();
    file(&rgb, size, ColorType::Rgb, &[])
}

/// The same in 256 colours, which takes a third of the room. Pictures that one
/// can partly see through keep all of theirs.
pub fn small_png(pixels: &[u8], size: Size) -> Result<Vec<u8>, PictureError> {
    if !is_opaque(pixels) {
        return png(pixels, size);
    }
    let mut census = Census::new();
    census.count(pixels);
    let mut palette = census.palette(256);
    let numbers: Vec<u8> = (0_u32..)
        .zip(pixels.as_chunks::<4>().0)
        .map(|(at, pixel)| palette.number(*pixel, at % size.width(), at / size.width()))
        .collect();
    file(&numbers, size, ColorType::Indexed, &palette.colours.concat())
}

fn is_opaque(pixels: &[u8]) -> bool {
    pixels.as_chunks::<4>().0.iter().all(|pixel| pixel[3] == 255)
}

fn file(
    data: &[u8],
    size: Size,
    color: ColorType,
    palette: &[u8],
) -> Result<Vec<u8>, PictureError> {
    let wrong = |error: EncodingError| PictureError::Encoding(error.to_string());
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, size.width(), size.height());
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::High);
    encoder.set_source_srgb(SrgbRenderingIntent::Perceptual);
    encoder.set_color(color);
    if color == ColorType::Indexed {
        encoder.set_palette(palette);
    }
    let mut writer = encoder.write_header().map_err(wrong)?;
    writer.write_image_data(data).map_err(wrong)?;
    writer.finish().map_err(wrong)?;
    Ok(file)
}
