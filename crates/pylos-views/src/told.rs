//! What is told by a message: its name and its arguments, declared in one place
//! with the type that carries them.

use crate::{
    Decides, EndedBy, Found, Kept, PositionPart, Reason, RecordedResultName, Shape, SideName,
    TagPartName,
};

/// Declares an enum with the name and the fields of every kind in one place:
/// the enum, the messages and the arguments cannot differ.
macro_rules! told {
    ($(#[$on:meta])* $name:ident $prefix:literal;
     $($(#[$about:meta])* $variant:ident $kind:literal { $($(#[$attribute:meta])* $field:ident: $type:ty),* $(,)? })+) => {
        $(#[$on])*
        #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        #[serde(tag = "kind", rename_all = "kebab-case")]
        #[allow(missing_docs)] // the fields say what they are: places, sizes, sides
        pub enum $name {
            $($(#[$about])* $variant { $($(#[$attribute])* $field: $type),* },)+
        }

        impl $name {
            /// Every message, with the arguments that it takes.
            pub const MESSAGES: &[(&str, &[&str])] =
                &[$((concat!($prefix, $kind), &[$(stringify!($field)),*])),+];

            /// The message that tells it.
            pub const fn message_id(&self) -> &'static str {
                match self {
                    $($name::$variant { .. } => concat!($prefix, $kind),)+
                }
            }

            /// What the message is told with.
            pub fn args(&self) -> Vec<(&'static str, $crate::Arg)> {
                match self {
                    $($name::$variant { $($field),* } => {
                        vec![$((stringify!($field), $crate::Arg::from($field))),*]
                    })+
                }
            }
        }
    };
}
pub(crate) use told;

/// Something that a message is told with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A text; of a part, its name in the API.
    Text(String),
    /// A number.
    Number(u32),
    /// A side.
    Side(SideName),
    /// A reason of its own.
    Reason(Box<Reason>),
}

impl From<&Box<Reason>> for Arg {
    fn from(reason: &Box<Reason>) -> Arg {
        Arg::Reason(reason.clone())
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Arg {
        Arg::Text(text.clone())
    }
}

impl From<&u32> for Arg {
    fn from(number: &u32) -> Arg {
        Arg::Number(*number)
    }
}

impl From<&SideName> for Arg {
    fn from(side: &SideName) -> Arg {
        Arg::Side(*side)
    }
}

impl From<&Found> for Arg {
    fn from(found: &Found) -> Arg {
        Arg::Text(found.0.clone())
    }
}

impl From<&RecordedResultName> for Arg {
    fn from(result: &RecordedResultName) -> Arg {
        Arg::Text(result.0.to_string())
    }
}

impl From<&EndedBy> for Arg {
    fn from(ended: &EndedBy) -> Arg {
        Arg::Text(ended.name().to_owned())
    }
}

impl From<&Vec<EndedBy>> for Arg {
    fn from(reasons: &Vec<EndedBy>) -> Arg {
        let names: Vec<_> = reasons.iter().map(|reason| reason.name()).collect();
        Arg::Text(names.join(", "))
    }
}

impl From<&TagPartName> for Arg {
    fn from(part: &TagPartName) -> Arg {
        Arg::Text(
            match part {
                TagPartName::Value => "value",
                TagPartName::Escape => "escape",
                TagPartName::Quote => "quote",
                TagPartName::Bracket => "bracket",
            }
            .to_owned(),
        )
    }
}

/// Places are listed with commas in every language.
impl From<&Vec<String>> for Arg {
    fn from(places: &Vec<String>) -> Arg {
        Arg::Text(places.join(", "))
    }
}

impl From<&PositionPart> for Arg {
    fn from(part: &PositionPart) -> Arg {
        Arg::Text(
            match part {
                PositionPart::Leader => "leader",
                PositionPart::Turns => "turns",
                PositionPart::Last => "last",
                PositionPart::Pile => "pile",
                PositionPart::Points => "points",
                PositionPart::Equator => "equator",
            }
            .to_owned(),
        )
    }
}

impl From<&Shape> for Arg {
    fn from(shape: &Shape) -> Arg {
        Arg::Text(shape.name().to_owned())
    }
}

impl From<&Kept> for Arg {
    fn from(kept: &Kept) -> Arg {
        Arg::Text(kept.name().to_owned())
    }
}

impl From<&Decides> for Arg {
    fn from(decides: &Decides) -> Arg {
        Arg::Text(decides.name().to_owned())
    }
}
