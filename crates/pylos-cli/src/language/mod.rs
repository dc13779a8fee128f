//! The languages that people are talked to in.
//!
//! Every text is a [`Text`], a type that the build script makes from the
//! Fluent files in `locales`: a text that does not exist, lacks a variable or
//! is missing in a language does not compile. What programs read (JSON,
//! notation, protocols) has no language.

mod text;

pub use text::{Text, Word, name};

use std::cell::OnceCell;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use pylos_rules::Clause;
use pylos_views::{Arg, Because, Explanation, Reason, SideName};
use unic_langid::LanguageIdentifier;

/// A language that the terminal speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Language {
    /// English
    #[default]
    En,
    /// Français
    Fr,
    /// Română
    Ro,
    /// Čeština
    Cs,
    /// Magyar
    Hu,
}

macro_rules! files {
    ($language:literal) => {
        [
            include_str!(concat!("../../../../locales/", $language, "/game.ftl")),
            include_str!(concat!("../../../../locales/", $language, "/terminal.ftl")),
            include_str!(concat!("../../../../locales/", $language, "/puzzles.ftl")),
            include_str!(concat!("../../../../locales/", $language, "/themes.ftl")),
            include_str!(concat!("../../../../locales/", $language, "/tournaments.ftl")),
            include_str!(concat!("../../../../locales/", $language, "/mail.ftl")),
            include_str!(concat!("../../../../locales/", $language, "/rules.ftl")),
            include_str!(concat!("../../../../locales/", $language, "/records.ftl")),
            include_str!(concat!("../../../../locales/", $language, "/because.ftl")),
        ]
    };
}

impl Language {
    /// Every language there is.
    pub const ALL: [Language; 5] =
        [Language::En, Language::Fr, Language::Ro, Language::Cs, Language::Hu];

    /// The language of the environment: of the first variable that is set
    /// among those that say in what language to talk, English if it is none
    /// of ours.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(|name| variable(name).filter(|value| !value.is_empty()))
            .unwrap_or_default();
        // As in fr_CA.UTF-8, cs, hu-HU.
        let tag = locale.split(['_', '.', '@', '-']).next().unwrap_or_default();
        let ours = Language::ALL.into_iter().find(|ours| ours.tag().eq_ignore_ascii_case(tag));
        ours.unwrap_or_default()
    }

    /// The language that a browser asks for (`fr-CH, fr;q=0.9, en;q=0.8`): of
    /// ours the one that it likes best, English if it is none of them.
    pub fn accepted(header: &str) -> Language {
        let wish = |part: &str| {
            let (tag, quality) = part.split_once(';').unwrap_or((part, "q=1"));
            let quality = quality.trim().strip_prefix("q=")?.parse::<f32>().ok()?;
            let tag = tag.split('-').next()?.trim();
            let ours = Language::ALL.into_iter().find(|ours| ours.tag().eq_ignore_ascii_case(tag));
            ours.filter(|_| quality > 0.0).map(|ours| (ours, quality))
        };
        // Of two that are liked as much, the one that is named first.
        let best = header
            .split(',')
            .filter_map(wish)
            .reduce(|best, next| if next.1 > best.1 { next } else { best });
        best.map_or(Language::En, |(language, _)| language)
    }

    /// The text in this language.
    pub fn say(self, text: &Text) -> String {
        let mut args = FluentArgs::new();
        for (name, word) in text.words() {
            args.set(name, self.value(word));
        }
        self.message(text.id(), &args)
    }

    /// Why something is refused, in this language, with the clause.
    pub fn refuse(self, reason: &Reason, clause: Option<Clause>) -> String {
        let args = self.args(reason.args(), |side| side.to_string());
        let sentence = self.message(reason.message_id(), &args);
        clause.map_or_else(|| sentence.clone(), |clause| format!("{sentence} ({clause})"))
    }

    /// Why a turn is good or bad, in this language. How battles end is told of
    /// a line: the turn that it begins with is named before.
    pub fn explain(self, why: &Explanation) -> String {
        let because = &why.because;
        let args = self.args(because.args(), |side| self.say(&side_text(side)));
        let reason = self.message(because.message_id(), &args);
        match (because, why.line.first()) {
            (Because::BattleGoes { .. } | Because::LastBattle { .. }, Some(turn)) => {
                let mut args = FluentArgs::new();
                args.set("turn", turn.clone());
                args.set("reason", reason);
                self.message("teacher-after", &args)
            }
            _ => reason,
        }
    }

    /// What a message is told with: sides as the message wants them, by name or
    /// as the word to choose by.
    fn args(
        self,
        args: Vec<(&'static str, Arg)>,
        side: impl Fn(SideName) -> String,
    ) -> FluentArgs<'static> {
        let mut told = FluentArgs::new();
        for (name, arg) in args {
            told.set(
                name,
                match arg {
                    Arg::Text(text) => FluentValue::from(text),
                    Arg::Number(number) => FluentValue::from(number),
                    Arg::Side(name) => FluentValue::from(side(name)),
                    Arg::Reason(reason) => FluentValue::from(self.refuse(&reason, None)),
                },
            );
        }
        told
    }

    fn message(self, id: &str, args: &FluentArgs<'_>) -> String {
        BUNDLES.with(|bundles| {
            let bundle = bundles[self as usize].get_or_init(|| self.bundle());
            let pattern = bundle.get_message(id).and_then(|message| message.value());
            match pattern {
                Some(pattern) => {
                    // A word that is missing shows as its name; the build
                    // script, and for reasons a test, holds that none is.
                    bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned()
                }
                None => id.to_owned(),
            }
        })
    }

    fn value(self, word: &Word) -> FluentValue<'static> {
        match word {
            Word::Number(number) => FluentValue::from(*number),
            Word::Hundredths(number) => FluentValue::from(self.decimal(*number)),
            Word::Name(name) => FluentValue::from(name.clone()),
            Word::Text(text) => FluentValue::from(self.say(text)),
            Word::Refusal { english, .. } if self == Language::En => {
                FluentValue::from(english.clone())
            }
            Word::Refusal { reason, .. } => FluentValue::from(self.refuse(reason, None)),
        }
    }

    /// `1.25`, `−0.30`.
    fn decimal(self, hundredths: i32) -> String {
        let minus = if hundredths < 0 { "−" } else { "" };
        let point = match self {
            Language::En => '.',
            Language::Fr | Language::Ro | Language::Cs | Language::Hu => ',',
        };
        let size = hundredths.unsigned_abs();
        format!("{minus}{}{point}{:02}", size / 100, size % 100)
    }

    pub fn tag(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Fr => "fr",
            Language::Ro => "ro",
            Language::Cs => "cs",
            Language::Hu => "hu",
        }
    }

    fn bundle(self) -> FluentBundle<FluentResource> {
        let tag: LanguageIdentifier = self.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![tag]);
        // No language here is written from right to left.
        bundle.set_use_isolating(false);
        for file in self.files() {
            // The build script has read them: there are no errors in them.
            let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(file.to_owned());
            let _ = bundle.add_resource(resource);
        }
        bundle
    }

    fn files(self) -> [&'static str; 9] {
        match self {
            Language::En => files!("en"),
            Language::Fr => files!("fr"),
            Language::Ro => files!("ro"),
            Language::Cs => files!("cs"),
            Language::Hu => files!("hu"),
        }
    }
}

/// What a side is called.
fn side_text(side: SideName) -> Text {
    match side {
        SideName::Light => Text::SideLight,
        SideName::Dark => Text::SideDark,
        SideName::Blue => Text::SideBlue,
        SideName::Red => Text::SideRed,
    }
}

thread_local! {
    /// Read when they are first needed.
    static BUNDLES: [OnceCell<FluentBundle<FluentResource>>; 5] =
        const { [const { OnceCell::new() }; 5] };
}

#[cfg(test)]
mod tests;
