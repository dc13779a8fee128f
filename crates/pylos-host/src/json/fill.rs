//! From a tree to a shape.
//!
//! What `serde` derives asks for what it expects, so every way to ask looks at
//! one kind of value alone: less is compiled for each shape than if any value
//! could come in any place.

use serde::de::value::StringDeserializer;
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error as _, Expected, IntoDeserializer, MapAccess,
    SeqAccess, Unexpected, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;

use super::{Json, JsonError};

impl Json {
    #[inline(never)]
    fn instead_of(&self, expected: &dyn Expected) -> JsonError {
        let found = match self {
            Json::Null => Unexpected::Unit,
            Json::Bool(value) => Unexpected::Bool(*value),
            Json::Whole(value) => Unexpected::Unsigned(*value),
            Json::Negative(value) => Unexpected::Signed(*value),
            Json::Fraction(value) => Unexpected::Float(*value),
            Json::Text(text) => Unexpected::Str(text),
            Json::List(_) => Unexpected::Seq,
            Json::Object(_) => Unexpected::Map,
        };
        JsonError::invalid_type(found, expected)
    }
}

/// Ways to ask that only one kind of value answers.
macro_rules! expect {
    ($($ask:ident $kind:ident($value:ident) => $visit:ident($given:expr),)+) => {
        $(fn $ask<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
            match self {
                Json::$kind($value) => visitor.$visit($given),
                other => Err(other.instead_of(&visitor)),
            }
        })+
    };
}

/// Numbers, of whatever size: the shape knows whether it can take them.
macro_rules! numbers {
    ($($ask:ident)+) => {
        $(fn $ask<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
            match self {
                Json::Whole(value) => visitor.visit_u64(value),
                Json::Negative(value) => visitor.visit_i64(value),
                other => Err(other.instead_of(&visitor)),
            }
        })+
    };
}

impl<'de> Deserializer<'de> for Json {
    type Error = JsonError;

    expect! {
        deserialize_bool Bool(value) => visit_bool(value),
        deserialize_str Text(text) => visit_string(text),
        deserialize_string Text(text) => visit_string(text),
        deserialize_identifier Text(text) => visit_string(text),
        deserialize_seq List(list) => visit_seq(List(list.into_iter())),
        deserialize_map Object(members) => visit_map(Members::of(members)),
    }

    numbers! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        match self {
            Json::Fraction(value) => visitor.visit_f64(value),
            whole => whole.deserialize_u64(visitor),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        match self {
            Json::Null => visitor.visit_none(),
            some => visitor.visit_some(some),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_tuple<V: Visitor<'de>>(
        self,
        length: usize,
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        match self {
            Json::List(list) if list.len() == length => visitor.visit_seq(List(list.into_iter())),
            Json::List(list) => Err(JsonError::invalid_length(list.len(), &visitor)),
            other => Err(other.instead_of(&visitor)),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        match self {
            Json::Text(name) => visitor.visit_enum(Variant(name, Json::Null)),
            Json::Object(mut members) if members.len() == 1 => {
                let (name, value) = members.remove(0);
                visitor.visit_enum(Variant(name, value))
            }
            other => Err(other.instead_of(&visitor)),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        visitor.visit_unit()
    }

    /// For shapes that take what comes; none of ours does.
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        match self {
            Json::Null => visitor.visit_unit(),
            Json::Bool(value) => visitor.visit_bool(value),
            Json::Whole(value) => visitor.visit_u64(value),
            Json::Negative(value) => visitor.visit_i64(value),
            Json::Fraction(value) => visitor.visit_f64(value),
            Json::Text(text) => visitor.visit_string(text),
            Json::List(list) => visitor.visit_seq(List(list.into_iter())),
            Json::Object(members) => visitor.visit_map(Members::of(members)),
        }
    }

    forward_to_deserialize_any! {
        i128 u128 f32 char bytes byte_buf unit unit_struct tuple_struct
    }
}

struct List(std::vec::IntoIter<Json>);

impl<'de> SeqAccess<'de> for List {
    type Error = JsonError;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, JsonError> {
        self.0.next().map(|json| seed.deserialize(json)).transpose()
    }
}

struct Members {
    left: std::vec::IntoIter<(String, Json)>,
    /// The value of the name that was looked at last.
    value: Json,
}

impl Members {
    fn of(members: Vec<(String, Json)>) -> Members {
        Members { left: members.into_iter(), value: Json::Null }
    }

    #[inline(never)]
    fn step(&mut self) -> Option<String> {
        let (name, value) = self.left.next()?;
        self.value = value;
        Some(name)
    }

    #[inline(never)]
    fn value(&mut self) -> Json {
        std::mem::replace(&mut self.value, Json::Null)
    }
}

impl<'de> MapAccess<'de> for Members {
    type Error = JsonError;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, JsonError> {
        self.step().map(|name| seed.deserialize(Json::Text(name))).transpose()
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, JsonError> {
        seed.deserialize(self.value())
    }
}

/// A name, and what belongs to it.
struct Variant(String, Json);

impl<'de> EnumAccess<'de> for Variant {
    type Error = JsonError;
    type Variant = Json;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<(T::Value, Json), JsonError> {
        let name: StringDeserializer<JsonError> = self.0.into_deserializer();
        Ok((seed.deserialize(name)?, self.1))
    }
}

impl<'de> VariantAccess<'de> for Json {
    type Error = JsonError;

    fn unit_variant(self) -> Result<(), JsonError> {
        match self {
            Json::Null => Ok(()),
            other => Err(other.instead_of(&"a name alone")),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, JsonError> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(
        self,
        length: usize,
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        self.deserialize_tuple(length, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        self.deserialize_map(visitor)
    }
}
