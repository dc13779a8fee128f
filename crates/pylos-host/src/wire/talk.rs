//! What two players can say to each other: set phrases and faces, told in the
//! language of whoever reads them. There is no free text.

use pylos_views::SideName;
use serde::{Deserialize, Serialize};

use crate::Millis;

/// A phrase or a face. Its word is the name of its text in `talk.ftl`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // they say themselves
pub enum Phrase {
    Hello,
    GoodLuck,
    YouToo,
    WellPlayed,
    NiceTurn,
    ThankYou,
    Oops,
    Thinking,
    OneMoment,
    GoodGame,
    AnotherGame,
    MustGo,
    Smile,
    Surprise,
    Sorrow,
    Applause,
}

impl Phrase {
    /// All of them: a dozen phrases, then the faces.
    pub const ALL: [Phrase; 16] = [
        Phrase::Hello,
        Phrase::GoodLuck,
        Phrase::YouToo,
        Phrase::WellPlayed,
        Phrase::NiceTurn,
        Phrase::ThankYou,
        Phrase::Oops,
        Phrase::Thinking,
        Phrase::OneMoment,
        Phrase::GoodGame,
        Phrase::AnotherGame,
        Phrase::MustGo,
        Phrase::Smile,
        Phrase::Surprise,
        Phrase::Sorrow,
        Phrase::Applause,
    ];

    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            Phrase::Hello => "hello",
            Phrase::GoodLuck => "good-luck",
            Phrase::YouToo => "you-too",
            Phrase::WellPlayed => "well-played",
            Phrase::NiceTurn => "nice-turn",
            Phrase::ThankYou => "thank-you",
            Phrase::Oops => "oops",
            Phrase::Thinking => "thinking",
            Phrase::OneMoment => "one-moment",
            Phrase::GoodGame => "good-game",
            Phrase::AnotherGame => "another-game",
            Phrase::MustGo => "must-go",
            Phrase::Smile => "smile",
            Phrase::Surprise => "surprise",
            Phrase::Sorrow => "sorrow",
            Phrase::Applause => "applause",
        }
    }

    /// The phrase of a word.
    pub fn of(word: &str) -> Option<Phrase> {
        Phrase::ALL.into_iter().find(|phrase| phrase.word() == word)
    }
}

/// What a player has just said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Said {
    /// Who.
    pub side: SideName,
    /// What.
    pub phrase: Phrase,
    /// When.
    pub at: Millis,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_phrase_has_one_word_wherever_it_stands() {
        for phrase in Phrase::ALL {
            assert_eq!(Phrase::of(phrase.word()), Some(phrase));
            let written = serde_json::to_value(phrase).unwrap();
            assert_eq!(written, phrase.word());
            assert_eq!(serde_json::from_value::<Phrase>(written).unwrap(), phrase);
        }
        assert_eq!(Phrase::of("hello there"), None);
    }
}
