//! Which games a bot plays.

use std::ops::RangeInclusive;

use pylos_rules::AnyRules;
use serde_json::Value;

/// Which games a bot plays: everything that is not said to be otherwise.
#[derive(clap::Args, Clone, Debug)]
pub struct Taste {
    /// Only under these rules, separated by commas; all by default
    #[arg(long, value_name = "RULES", value_delimiter = ',')]
    rules: Vec<AnyRules>,
    /// Only at these paces, separated by commas; all by default
    #[arg(long, value_enum, value_name = "PACE", value_delimiter = ',')]
    pace: Vec<Pace>,
    /// Only against ratings from LOW to HIGH; whoever has none counts as 1500
    #[arg(long, value_name = "LOW-HIGH", value_parser = range)]
    rating: Option<RangeInclusive<u32>>,
}

/// The paces by which ratings are kept, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Pace {
    /// Less than ten minutes for twenty turns
    Fast,
    /// Ten minutes and more
    Slow,
    /// Without a clock, or with a day or more for a turn
    Days,
}

fn range(text: &str) -> Result<RangeInclusive<u32>, String> {
    let bad = || "two ratings, the lower first, as in 1200-1800".to_owned();
    let (low, high) = text.split_once('-').ok_or_else(bad)?;
    match (low.trim().parse(), high.trim().parse()) {
        (Ok(low), Ok(high)) if low <= high => Ok(low..=high),
        _ => Err(bad()),
    }
}

/// Whoever has no rating counts as this, as in quick pairing.
const UNRATED: u64 = 1500;

impl Taste {
    /// The rules under which opponents are looked for.
    pub fn first_rules(&self) -> AnyRules {
        self.rules.first().copied().unwrap_or_default()
    }

    /// Whether a game of a list is one to play, against the players who sit
    /// there; if not, why.
    pub fn accepts(&self, summary: &Value) -> Result<(), String> {
        let text = summary["rules"].as_str().unwrap_or_default();
        let rules: AnyRules = text.parse().map_err(|_| format!("unknown rules {text}"))?;
        if !self.rules.is_empty() && !self.rules.contains(&rules) {
            return Err(format!("not under {rules}"));
        }
        if summary["rated"] == true {
            return Err("programs play no rated games".to_owned());
        }
        let pace = Pace::of(&summary["clock"]);
        if !self.pace.is_empty() && !self.pace.contains(&pace) {
            let name = match pace {
                Pace::Fast => "fast",
                Pace::Slow => "slow",
                Pace::Days => "of days",
            };
            return Err(format!("no games that are {name}"));
        }
        let game = summary["game"].as_str().unwrap_or_default();
        let seats = summary["seats"].as_array().into_iter().flatten();
        for player in seats.map(|seat| &seat["player"]).filter(|player| player.is_object()) {
            let rating = player["ratings"][game]["rating"].as_f64();
            let rating = rating.map_or(UNRATED, |rating| rating.round().max(0.0) as u64);
            let suits = |range: &RangeInclusive<u32>| {
                u32::try_from(rating).is_ok_and(|rating| range.contains(&rating))
            };
            if !self.rating.as_ref().is_none_or(suits) {
                return Err(format!("not against a rating of {rating}"));
            }
        }
        Ok(())
    }
}

impl Pace {
    fn of(clock: &Value) -> Pace {
        let number = |field: &str| clock[field].as_u64().unwrap_or_default();
        let twenty_turns = match clock["kind"].as_str() {
            Some("per_move") if number("seconds") >= 86_400 => return Pace::Days,
            Some("per_move") => 20 * number("seconds"),
            Some("per_game") => number("seconds") + 20 * number("increment"),
            _ => return Pace::Days,
        };
        if twenty_turns < 600 { Pace::Fast } else { Pace::Slow }
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser as _;
    use serde_json::json;

    use super::*;

    #[derive(clap::Parser)]
    struct Asked {
        #[command(flatten)]
        taste: Taste,
    }

    fn taste(words: &[&str]) -> Taste {
        Asked::try_parse_from(std::iter::once(&"bot").chain(words)).ok().map(|a| a.taste).unwrap()
    }

    fn challenge() -> Value {
        json!({ "game": "pyramid", "rules": "standard", "rated": false,
                "clock": { "kind": "per_game", "seconds": 300, "increment": 5 },
                "seats": [{ "side": "light", "player": { "name": "Ana",
                            "ratings": { "pyramid": { "rating": 1612.4 } } } },
                          { "side": "dark", "free": "friend" }] })
    }

    #[test]
    fn whoever_asks_for_nothing_plays_everything_but_rated_games() {
        let mut game = challenge();
        assert_eq!(taste(&[]).accepts(&game), Ok(()));
        game["rated"] = true.into();
        assert!(taste(&[]).accepts(&game).is_err());
        assert!(taste(&[]).accepts(&json!({})).is_err(), "what is no game is none to play");
    }

    #[test]
    fn rules_pace_and_rating_are_asked_for() {
        let game = challenge();
        for good in [
            &["--rules", "children,standard"][..],
            &["--pace", "fast"],
            &["--rating", "1600-1700", "--pace", "days,fast"],
        ] {
            assert_eq!(taste(good).accepts(&game), Ok(()), "{good:?}");
        }
        for (bad, why) in [
            (&["--rules", "carpentier"][..], "not under standard"),
            (&["--pace", "slow,days"], "no games that are fast"),
            (&["--rating", "1000-1600"], "not against a rating of 1612"),
        ] {
            assert_eq!(taste(bad).accepts(&game), Err(why.to_owned()));
        }
        assert!(Asked::try_parse_from(["bot", "--rating", "1800-1200"]).is_err());
        assert!(Asked::try_parse_from(["bot", "--rules", "chess"]).is_err());
    }

    #[test]
    fn paces_are_those_of_the_ratings() {
        let per_move = |seconds: u64| json!({ "kind": "per_move", "seconds": seconds });
        assert_eq!(Pace::of(&json!({ "kind": "none" })), Pace::Days);
        assert_eq!(Pace::of(&per_move(86_400)), Pace::Days);
        assert_eq!(Pace::of(&per_move(30)), Pace::Slow);
        assert_eq!(Pace::of(&per_move(29)), Pace::Fast);
    }
}
