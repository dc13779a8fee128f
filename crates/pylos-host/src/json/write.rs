//! From a shape to its text.

use std::fmt::{Display, Write as _};

use serde::ser::{self, Serialize, Serializer};

use super::JsonError;

/// What has been written.
#[derive(Default)]
pub struct Writer {
    pub text: String,
}

/// A list or an object that is being written.
pub struct Items<'a> {
    writer: &'a mut Writer,
    end: &'static str,
}

type Written = Result<(), JsonError>;

impl Writer {
    // These are called for every member of every shape: as functions, not
    // spelled out in each.
    #[inline(never)]
    fn open(&mut self, begin: &'static str, end: &'static str) -> Items<'_> {
        self.text.push_str(begin);
        Items { writer: self, end }
    }

    /// A comma, unless something begins here.
    #[inline(never)]
    fn separate(&mut self) {
        if !self.text.ends_with(['{', '[', ':']) {
            self.text.push(',');
        }
    }

    #[inline(never)]
    fn name(&mut self, name: &str) {
        self.separate();
        self.quote(name);
        self.text.push(':');
    }

    #[inline(never)]
    fn quote(&mut self, text: &str) {
        self.text.push('"');
        for letter in text.chars() {
            match letter {
                '"' => self.text.push_str("\\\""),
                '\\' => self.text.push_str("\\\\"),
                '\n' => self.text.push_str("\\n"),
                '\0'..='\x1f' => self.show(format_args!("\\u{:04x}", letter as u32)),
                _ => self.text.push(letter),
            }
        }
        self.text.push('"');
    }

    #[inline(never)]
    fn show(&mut self, shown: std::fmt::Arguments<'_>) {
        // A string takes everything.
        let _ = self.text.write_fmt(shown);
    }
}

impl<'a> Serializer for &'a mut Writer {
    type Ok = ();
    type Error = JsonError;
    type SerializeSeq = Items<'a>;
    type SerializeTuple = Items<'a>;
    type SerializeTupleStruct = Items<'a>;
    type SerializeTupleVariant = Items<'a>;
    type SerializeMap = Items<'a>;
    type SerializeStruct = Items<'a>;
    type SerializeStructVariant = Items<'a>;

    fn serialize_bool(self, value: bool) -> Written {
        self.text.push_str(if value { "true" } else { "false" });
        Ok(())
    }

    fn serialize_i8(self, value: i8) -> Written {
        self.serialize_i64(value.into())
    }

    fn serialize_i16(self, value: i16) -> Written {
        self.serialize_i64(value.into())
    }

    fn serialize_i32(self, value: i32) -> Written {
        self.serialize_i64(value.into())
    }

    fn serialize_i64(self, value: i64) -> Written {
        self.show(format_args!("{value}"));
        Ok(())
    }

    fn serialize_u8(self, value: u8) -> Written {
        self.serialize_u64(value.into())
    }

    fn serialize_u16(self, value: u16) -> Written {
        self.serialize_u64(value.into())
    }

    fn serialize_u32(self, value: u32) -> Written {
        self.serialize_u64(value.into())
    }

    fn serialize_u64(self, value: u64) -> Written {
        self.show(format_args!("{value}"));
        Ok(())
    }

    fn serialize_f32(self, value: f32) -> Written {
        self.serialize_f64(value.into())
    }

    fn serialize_f64(self, value: f64) -> Written {
        match value.is_finite() {
            true => self.show(format_args!("{value:?}")),
            false => self.text.push_str("null"),
        }
        Ok(())
    }

    fn serialize_char(self, value: char) -> Written {
        self.quote(value.encode_utf8(&mut [0; 4]));
        Ok(())
    }

    fn serialize_str(self, value: &str) -> Written {
        self.quote(value);
        Ok(())
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Written {
        self.quote(&value.to_string());
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Written {
        self.collect_seq(value)
    }

    fn serialize_none(self) -> Written {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Written {
        self.text.push_str("null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Written {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Written {
        self.quote(variant);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Written {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Written {
        let items = self.open("{", "}");
        items.writer.name(variant);
        value.serialize(&mut *items.writer)?;
        items.close()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Items<'a>, JsonError> {
        Ok(self.open("[", "]"))
    }

    fn serialize_tuple(self, _: usize) -> Result<Items<'a>, JsonError> {
        Ok(self.open("[", "]"))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Items<'a>, JsonError> {
        Ok(self.open("[", "]"))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Items<'a>, JsonError> {
        self.text.push('{');
        self.name(variant);
        Ok(self.open("[", "]}"))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Items<'a>, JsonError> {
        Ok(self.open("{", "}"))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Items<'a>, JsonError> {
        Ok(self.open("{", "}"))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Items<'a>, JsonError> {
        self.text.push('{');
        self.name(variant);
        Ok(self.open("{", "}}"))
    }
}

impl Items<'_> {
    fn item<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        self.writer.separate();
        value.serialize(&mut *self.writer)
    }

    fn member<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> Written {
        self.writer.name(name);
        value.serialize(&mut *self.writer)
    }

    #[inline(never)]
    fn close(self) -> Written {
        self.writer.text.push_str(self.end);
        Ok(())
    }
}

/// The ways in which `serde` writes lists.
macro_rules! lists {
    ($($kind:ident $item:ident),+) => {
        $(impl ser::$kind for Items<'_> {
            type Ok = ();
            type Error = JsonError;

            fn $item<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
                self.item(value)
            }

            fn end(self) -> Written {
                self.close()
            }
        })+
    };
}

lists!(
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field
);

/// The ways in which it writes objects whose names are known.
macro_rules! objects {
    ($($kind:ident),+) => {
        $(impl ser::$kind for Items<'_> {
            type Ok = ();
            type Error = JsonError;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Written {
                self.member(name, value)
            }

            fn end(self) -> Written {
                self.close()
            }
        })+
    };
}

objects!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for Items<'_> {
    type Ok = ();
    type Error = JsonError;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Written {
        self.item(key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        self.writer.text.push(':');
        value.serialize(&mut *self.writer)
    }

    fn end(self) -> Written {
        self.close()
    }
}
