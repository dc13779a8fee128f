//! PNG.

use ::png::{BitDepth, ColorType, Compression, Encoder, SrgbRenderingIntent};

use crate::{PictureError, Size};

/// A picture as a PNG file; `pixels` as a [`Painter`](crate::Painter) has them.
pub fn png(pixels: &[u8], size: Size) -> Result<Vec<u8>, PictureError> {
    let wrong = |error: ::png::EncodingError| PictureError::Encoding(error.to_string());
    let opaque = pixels.as_chunks::<4>().0.iter().all(|pixel| pixel[3] == 255);
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, size.width(), size.height());
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::High);
    encoder.set_source_srgb(SrgbRenderingIntent::Perceptual);
    encoder.set_color(if opaque { ColorType::Rgb } else { ColorType::Rgba });
    let mut writer = encoder.write_header().map_err(wrong)?;
    if opaque {
        let rgb: Vec<u8> =
            pixels.as_chunks::<4>().0.iter().flat_map(|pixel| &pixel[..3]).copied().collect();
        writer.write_image_data(&rgb).map_err(wrong)?;
    } else {
        writer.write_image_data(pixels).map_err(wrong)?;
    }
    writer.finish().map_err(wrong)?;
    Ok(file)
}
