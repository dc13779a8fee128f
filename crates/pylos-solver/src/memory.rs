//! Large tables in memory.

use std::io;
use std::ops::{Deref, DerefMut};

use memmap2::MmapMut;

use crate::register::Register;

/// Zeroed registers straight from the system: asking for too many is an error
/// and not the end of the process, and what is never written takes no room.
pub struct Memory(Option<MmapMut>);

/// How a table will be filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Filling {
    /// Nearly all of it: large pages save time.
    Dense,
    /// Here and there: small pages save room.
    Sparse,
}

impl Memory {
    /// So many registers, all zero.
    pub fn zeroed(registers: usize, filling: Filling) -> io::Result<Memory> {
        if registers == 0 {
            return Ok(Memory(None));
        }
        let map = MmapMut::map_anon(registers * size_of::<Register>())?;
        #[cfg(target_os = "linux")]
        if filling == Filling::Dense {
            // Only advice: without large pages everything works, more slowly.
            let _ = map.advise(memmap2::Advice::HugePage);
        }
        Ok(Memory(Some(map)))
    }
}

impl Deref for Memory {
    type Target = [Register];

    fn deref(&self) -> &[Register] {
        self.0.as_ref().map_or(&[], |map| bytemuck::cast_slice(map))
    }
}

impl DerefMut for Memory {
    fn deref_mut(&mut self) -> &mut [Register] {
        self.0.as_mut().map_or(&mut [], |map| bytemuck::cast_slice_mut(map))
    }
}
