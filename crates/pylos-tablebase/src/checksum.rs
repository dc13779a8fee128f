//! The checksums of a tablebase: CRC-32, as usual (reflected, polynomial
//! `EDB88320`).

/// The checksum of these bytes.
#[cfg(not(target_arch = "wasm32"))]
pub fn crc32(bytes: &[u8]) -> u32 {
    crc32fast::hash(bytes)
}

/// The same without tables: a browser checks a few blocks of a few hundred
/// bytes, and would download tables of 16 kB for it, which do not compress.
#[cfg(any(target_arch = "wasm32", test))]
#[cfg_attr(not(target_arch = "wasm32"), allow(dead_code))]
mod small {
    pub fn crc32(bytes: &[u8]) -> u32 {
        !bytes.iter().fold(!0, |crc, byte| {
            (0..8).fold(crc ^ u32::from(*byte), |crc, _| {
                (crc >> 1) ^ (0xEDB8_8320 & (crc & 1).wrapping_neg())
            })
        })
    }
}

#[cfg(target_arch = "wasm32")]
pub use small::crc32;

#[cfg(test)]
mod tests {
    #[test]
    fn with_tables_and_without_the_checksum_is_the_same() {
        let bytes: Vec<u8> = (0..5000_u32).map(|i| ((i * i) >> 3) as u8).collect();
        for length in [0, 1, 2, 3, 100, 4999] {
            let expected = crc32fast::hash(&bytes[..length]);
            assert_eq!(super::small::crc32(&bytes[..length]), expected, "{length} bytes");
        }
        assert_eq!(super::small::crc32(b"123456789"), 0xCBF4_3926);
    }
}
