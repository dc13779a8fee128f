//! What is rated apart: each game at each pace.

use pylos_host::wire::Pace;
use pylos_views::Kind;

/// What the column of a rating says. The slow pace has the game's own name:
/// there was only one before there were paces.
pub fn column(kind: Kind, pace: Pace) -> &'static str {
    match (kind, pace) {
        (Kind::Pyramid, Pace::Fast) => "pyramid/fast",
        (Kind::Pyramid, Pace::Slow) => "pyramid",
        (Kind::Pyramid, Pace::Days) => "pyramid/days",
        (Kind::Equator, Pace::Fast) => "equator/fast",
        (Kind::Equator, Pace::Slow) => "equator",
        (Kind::Equator, Pace::Days) => "equator/days",
    }
}

/// What such a column means.
pub fn read(text: &str) -> Option<(Kind, Pace)> {
    let all = Kind::ALL.into_iter().flat_map(|kind| Pace::ALL.map(|pace| (kind, pace)));
    all.into_iter().find(|&(kind, pace)| column(kind, pace) == text)
}
