//! The inner loops: adding rows, and what follows from the sums.
//!
//! Both are here in plain Rust, and for AVX2, NEON and the vectors of
//! WebAssembly. All of them give the same numbers; a test holds them together.

use crate::weights::{HIDDEN, PAIRS, Row, Stage, WIDTH};

/// The sums of the first layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub(crate) struct Sums(pub [i16; WIDTH]);

impl Sums {
    pub const ZERO: Sums = Sums([0; WIDTH]);
}

/// One, as an input of the second layer.
const ONE: i16 = 128;
/// One, as an input of the last sum.
const LAST_ONE: i32 = 1024;

/// Which instructions to use. Only [`Machine::detect`] gives more than every
/// processor has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Machine(Instructions);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Instructions {
    Portable,
    /// x86-64 with AVX2, found on this processor.
    #[cfg(target_arch = "x86_64")]
    Avx2,
    /// Every aarch64 has NEON.
    #[cfg(target_arch = "aarch64")]
    Neon,
    /// WebAssembly that was compiled with vectors.
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    Simd128,
}

impl Machine {
    /// Any processor.
    pub const PORTABLE: Machine = Machine(Instructions::Portable);

    /// The best that this processor can do.
    pub fn detect() -> Machine {
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("avx2") {
            return Machine(Instructions::Avx2);
        }
        #[cfg(target_arch = "aarch64")]
        return Machine(Instructions::Neon);
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        return Machine(Instructions::Simd128);
        #[cfg(not(any(
            target_arch = "aarch64",
            all(target_arch = "wasm32", target_feature = "simd128")
        )))]
        Machine::PORTABLE
    }

    /// Everything that this processor can do.
    pub fn all() -> impl Iterator<Item = Machine> {
        let best = Machine::detect();
        [Machine::PORTABLE].into_iter().chain((best != Machine::PORTABLE).then_some(best))
    }

    /// A name for people.
    pub fn name(self) -> &'static str {
        match self.0 {
            Instructions::Portable => "portable",
            #[cfg(target_arch = "x86_64")]
            Instructions::Avx2 => "AVX2",
            #[cfg(target_arch = "aarch64")]
            Instructions::Neon => "NEON",
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Instructions::Simd128 => "simd128",
        }
    }

    /// Adds rows to the sums.
    #[inline]
    pub(crate) fn add(self, sums: &mut Sums, rows: &[Row], added: &[u16]) {
        self.exchange(sums, rows, added, &[]);
    }

    /// Adds some rows and takes others away.
    #[inline]
    #[allow(unsafe_code)]
    pub(crate) fn exchange(self, sums: &mut Sums, rows: &[Row], added: &[u16], removed: &[u16]) {
        match self.0 {
            Instructions::Portable => portable::exchange(sums, rows, added, removed),
            #[cfg(target_arch = "x86_64")]
            // SAFETY: only `detect` makes this, where the processor has AVX2.
            Instructions::Avx2 => unsafe { avx2::exchange(sums, rows, added, removed) },
            #[cfg(target_arch = "aarch64")]
            Instructions::Neon => neon::exchange(sums, rows, added, removed),
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Instructions::Simd128 => simd128::exchange(sums, rows, added, removed),
        }
    }

    /// What follows from the sums: the logarithm of the odds, of which 2²⁰ is
    /// one.
    #[inline]
    #[allow(unsafe_code)]
    pub(crate) fn finish(self, sums: &Sums, stage: &Stage) -> i32 {
        match self.0 {
            Instructions::Portable => portable::finish(sums, stage),
            #[cfg(target_arch = "x86_64")]
            // SAFETY: only `detect` makes this, where the processor has AVX2.
            Instructions::Avx2 => unsafe { avx2::finish(sums, stage) },
            #[cfg(target_arch = "aarch64")]
            Instructions::Neon => neon::finish(sums, stage),
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Instructions::Simd128 => simd128::finish(sums, stage),
        }
    }
}

mod portable;

#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
mod avx2;

#[cfg(target_arch = "aarch64")]
#[allow(unsafe_code)]
mod neon;

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
#[allow(unsafe_code)]
mod simd128;
