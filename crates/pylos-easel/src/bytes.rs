//! Reads numbers one after the other.

use pylos_picture::Vec3;

/// Why bytes are no scene. The page is told the number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// They end too early.
    Short = 1,
    /// Something is left over.
    Long = 2,
    /// A number stands for nothing.
    Unknown = 3,
}

/// What is left to be read.
pub struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    pub fn new(bytes: &'a [u8]) -> Bytes<'a> {
        Bytes(bytes)
    }

    fn take<const N: usize>(&mut self) -> Result<[u8; N], Unreadable> {
        let (first, rest) = self.0.split_first_chunk().ok_or(Unreadable::Short)?;
        self.0 = rest;
        Ok(*first)
    }

    pub fn u8(&mut self) -> Result<u8, Unreadable> {
        self.take::<1>().map(|[byte]| byte)
    }

    pub fn u32(&mut self) -> Result<u32, Unreadable> {
        self.take().map(u32::from_le_bytes)
    }

    pub fn f32(&mut self) -> Result<f32, Unreadable> {
        self.take().map(f32::from_le_bytes)
    }

    pub fn vec3(&mut self) -> Result<Vec3, Unreadable> {
        Ok(Vec3::new(self.f32()?, self.f32()?, self.f32()?))
    }

    /// One of a closed set, by its number.
    pub fn one_of<T: Copy>(&mut self, all: &[T]) -> Result<T, Unreadable> {
        all.get(usize::from(self.u8()?)).copied().ok_or(Unreadable::Unknown)
    }

    /// A list: how many there are, then each of them.
    pub fn list<T>(
        &mut self,
        one: impl Fn(&mut Bytes<'a>) -> Result<T, Unreadable>,
    ) -> Result<Vec<T>, Unreadable> {
        (0..self.u8()?).map(|_| one(self)).collect()
    }

    /// Something that may be missing: 255 stands for that.
    pub fn optional<T>(&mut self, one: impl Fn(u8) -> Option<T>) -> Result<Option<T>, Unreadable> {
        match self.u8()? {
            255 => Ok(None),
            number => one(number).map(Some).ok_or(Unreadable::Unknown),
        }
    }

    /// Nothing may be left.
    pub fn end(self) -> Result<(), Unreadable> {
        if self.0.is_empty() { Ok(()) } else { Err(Unreadable::Long) }
    }
}
