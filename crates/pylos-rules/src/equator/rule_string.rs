//! Rules as text: a preset and what differs from it.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use super::{Designation, EquatorPoints, Movement, Rules, SetAside, SetupMode, Singleton};
use crate::{RulesError, RulesHelp};

const PRESETS: [(&str, Rules); 2] =
    [("carpentier", Rules::CARPENTIER), ("jeux-et-strategie", Rules::JEUX_ET_STRATEGIE)];

/// A word that can follow a preset.
struct Choice {
    word: &'static str,
    /// Its place in a rule string; words of one rank exclude each other.
    rank: u8,
    set: fn(&mut Rules),
}

const fn choice(word: &'static str, rank: u8, set: fn(&mut Rules)) -> Choice {
    Choice { word, rank, set }
}

/// The order of the choices, as it is told.
const ORDER: &str =
    "5, slide|straight|free, old|new, any|line, nosingleton, hidden|whole|random|mirror";

const CHOICES: [Choice; 13] = [
    choice("5", 0, |r| r.points = EquatorPoints::Five),
    choice("slide", 1, |r| r.movement = Movement::Slide),
    choice("straight", 1, |r| r.movement = Movement::Straight),
    choice("free", 1, |r| r.movement = Movement::Free),
    choice("old", 2, |r| r.set_aside = SetAside::Old),
    choice("new", 2, |r| r.set_aside = SetAside::New),
    choice("any", 3, |r| r.designation = Designation::Any),
    choice("line", 3, |r| r.designation = Designation::Line),
    choice("nosingleton", 4, |r| r.singleton = Singleton::Off),
    choice("hidden", 5, |r| r.setup = SetupMode::Hidden),
    choice("whole", 5, |r| r.setup = SetupMode::Whole),
    choice("random", 5, |r| r.setup = SetupMode::Random),
    choice("mirror", 5, |r| r.setup = SetupMode::Mirror),
];

/// All rule strings, for whoever has mistyped one.
static NAMES: LazyLock<Vec<String>> =
    LazyLock::new(|| Rules::all().map(|rules| rules.to_string()).collect());

/// The options that lead from a preset to the rules, in order; `None` if no
/// option does.
fn differences(preset: Rules, rules: Rules) -> Option<Vec<&'static str>> {
    let (mut reached, mut options) = (preset, Vec::new());
    for Choice { word, set, .. } in &CHOICES {
        let mut with = reached;
        set(&mut with);
        let mut same = rules;
        set(&mut same);
        if same == rules && with != reached {
            reached = with;
            options.push(*word);
        }
    }
    (reached == rules).then_some(options)
}

impl Rules {
    /// The words that can follow a preset, in groups of which one can be
    /// chosen.
    pub fn options() -> Vec<Vec<&'static str>> {
        let groups = CHOICES.chunk_by(|one, next| one.rank == next.rank);
        groups.map(|group| group.iter().map(|choice| choice.word).collect()).collect()
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Of two equally long ones the first is taken: carpentier.
        let shortest = PRESETS
            .iter()
            .filter_map(|(name, preset)| Some((name, differences(*preset, *self)?)))
            .min_by_key(|(_, options)| options.len());
        let Some((name, options)) = shortest else { return Err(fmt::Error) };
        f.write_str(name)?;
        options.iter().try_for_each(|option| write!(f, "+{option}"))
    }
}

impl FromStr for Rules {
    type Err = RulesError;

    fn from_str(text: &str) -> Result<Rules, RulesError> {
        let unknown = || RulesError::nearest(text, NAMES.iter());
        let mut words = text.split('+');
        let preset = words.next().unwrap_or_default();
        let (_, mut rules) =
            PRESETS.into_iter().find(|(name, _)| *name == preset).ok_or_else(unknown)?;
        let mut free_from = 0;
        for word in words {
            let Choice { rank, set, .. } =
                CHOICES.iter().find(|choice| choice.word == word).ok_or_else(unknown)?;
            if *rank < free_from {
                return Err(RulesError::because(text, RulesHelp::Order(ORDER)));
            }
            let before = rules;
            set(&mut rules);
            if rules == before {
                return Err(RulesError::because(text, RulesHelp::SameAsPreset));
            }
            free_from = rank + 1;
        }
        Ok(rules)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_combination_has_its_own_text_and_is_read_back() {
        let texts: std::collections::BTreeSet<_> = Rules::all().map(|r| r.to_string()).collect();
        assert_eq!(texts.len(), 240);
        for rules in Rules::all() {
            assert_eq!(rules.to_string().parse(), Ok(rules));
        }
    }

    #[test]
    fn texts_are_those_of_the_rules_document() {
        for text in ["carpentier", "carpentier+5+new", "jeux-et-strategie+slide"] {
            assert_eq!(text.parse::<Rules>().unwrap().to_string(), text);
        }
        let both = "carpentier+free+new+line".parse::<Rules>().unwrap();
        assert_eq!(both, Rules::JEUX_ET_STRATEGIE);
        assert_eq!(both.to_string(), "jeux-et-strategie");
    }

    #[test]
    fn what_is_repeated_or_out_of_order_or_already_so_is_refused_with_a_reason() {
        for (text, reason) in [
            ("carpentier+new+5", "in this order"),
            ("carpentier+5+5", "once each"),
            ("carpentier+free+straight", "once each"),
            ("carpentier+mirror+hidden", "once each"),
            ("carpentier+slide", "only what differs"),
            ("jeux-et-strategie+free", "only what differs"),
            ("carpentier+9", "did you mean “carpentier+5”"),
            ("carpentier+", "did you mean “carpentier"),
            ("carpenter", "did you mean “carpentier”"),
            ("", "did you mean"),
        ] {
            let error = text.parse::<Rules>().unwrap_err().to_string();
            assert!(error.contains(reason), "{text}: {error}");
        }
    }
}
