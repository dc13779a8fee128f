//! What there is to watch, in one query of the games' rows: the game that is
//! featured, those of players whom one follows, games of days near their end,
//! and the rest. What it is chosen by stands in columns of its own.

use pylos_host::Settings;
use pylos_host::stored::read_settings;
use pylos_host::wire::{ClockSetting, Pace};
use sqlx::Row as _;

use super::row::{ListedGame, listed_columns, listed_people};
use super::{Store, read, write};
use crate::timekeeper::Millis;

/// What of a game's settings it is chosen by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Traits {
    /// Whether it counts for the ratings.
    pub rated: bool,
    /// Whether its clock gives a day or more for a turn.
    pub days: bool,
}

impl Traits {
    /// What these settings say.
    pub fn of(settings: &Settings) -> Traits {
        let has_clock = settings.clock != ClockSetting::None {};
        Traits { rated: settings.rated, days: has_clock && Pace::of(settings.clock) == Pace::Days }
    }
}

/// Where on the page a game stands. The numbers stand in the query.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The one that is shown large.
    Featured = 0,
    /// Played by somebody whom one follows.
    Followed = 1,
    /// Played with days for a turn.
    Days = 2,
    /// The same, over a short while ago.
    DaysOver = 3,
    /// Being played.
    Live = 4,
    /// Over.
    Finished = 5,
}

impl Part {
    const ALL: [Part; 6] =
        [Part::Featured, Part::Followed, Part::Days, Part::DaysOver, Part::Live, Part::Finished];

    fn of(number: i64) -> Option<Part> {
        Part::ALL.into_iter().find(|part| *part as i64 == number)
    }
}

/// For whom, and as of when.
#[derive(Clone, Debug)]
pub struct Looking {
    /// Who looks; nobody in particular if it is empty.
    pub player: String,
    /// Only games of this kind.
    pub kind: Option<String>,
    /// In a game that is featured, something happened since then, if there is
    /// such a game.
    pub fresh: Millis,
    /// Games of days that have ended since then are told of.
    pub recent: Millis,
    /// Nodes that were alive since then are.
    pub alive: Millis,
}

/// What was read: the games in order, each with its place.
#[derive(Debug, Default)]
pub struct Watched {
    /// The games; those that cannot be read are left out.
    pub games: Vec<(Part, ListedGame)>,
    /// How many those are.
    pub damaged: usize,
}

/// The public games of one phase, of any kind (`$2` is empty) or of one.
macro_rules! public {
    ($phase:literal) => {
        concat!("m.phase = '", $phase, "' AND m.listed = 1 AND ($2 = '' OR m.kind = $2) ")
    };
}

/// The games in which somebody plays on this seat whom `$1` follows. They are
/// found from the players: the joint is crossed, and the plus keeps an index of
/// all public games away.
macro_rules! followed {
    ($seat:literal) => {
        concat!(
            "SELECT * FROM (SELECT m.id, CAST(1 AS BIGINT) AS part, m.active AS place \
             FROM follows w CROSS JOIN games m WHERE w.player = $1 AND m.",
            $seat,
            " = w.followed AND m.phase = 'playing' AND +m.listed = 1 \
             AND ($2 = '' OR m.kind = $2) ORDER BY m.active DESC LIMIT 12) AS followed_",
            $seat
        )
    };
}

// The featured game is looked for among the newest five hundred: those in which
// something happens first, rated before others, people before computers, and
// then the strongest. Whoever has no rating counts as 1500.
const WATCH: &str = concat!(
    listed_columns!(),
    ", w.part AS part FROM games g JOIN (\
     SELECT * FROM (SELECT c.id, CAST(0 AS BIGINT) AS part, c.created AS place FROM \
     (SELECT * FROM games m WHERE ",
    public!("playing"),
    "ORDER BY m.created DESC, m.id DESC LIMIT 500) AS c \
     LEFT JOIN ratings f ON f.player = c.first AND f.game = COALESCE(c.rated_as, c.kind) \
     LEFT JOIN ratings s ON s.player = c.second AND s.game = COALESCE(c.rated_as, c.kind) \
     ORDER BY CASE WHEN c.active >= $3 THEN 0 ELSE 1 END, COALESCE(c.rated, 0) DESC, c.engines, \
     COALESCE(f.rating, 1500) + COALESCE(s.rating, 1500) DESC, c.created, c.id LIMIT 1) AS featured \
     UNION ALL ",
    followed!("first"),
    " UNION ALL ",
    followed!("second"),
    " UNION ALL SELECT * FROM (SELECT m.id, CAST(2 AS BIGINT) AS part, m.active AS place \
     FROM games m WHERE m.days = 1 AND ",
    public!("playing"),
    "ORDER BY m.active DESC LIMIT 60) AS days \
     UNION ALL SELECT * FROM (SELECT m.id, CAST(3 AS BIGINT) AS part, m.active AS place \
     FROM games m WHERE m.days = 1 AND ",
    public!("finished"),
    "AND m.active >= $4 AND m.result <> 'aborted' ORDER BY m.active DESC LIMIT 6) AS days_over \
     UNION ALL SELECT * FROM (SELECT m.id, CAST(4 AS BIGINT) AS part, m.created AS place \
     FROM games m WHERE ",
    public!("playing"),
    "ORDER BY m.created DESC, m.id DESC LIMIT $5) AS live \
     UNION ALL SELECT * FROM (SELECT m.id, CAST(5 AS BIGINT) AS part, m.ended AS place \
     FROM games m WHERE ",
    public!("finished"),
    "AND m.ended IS NOT NULL ORDER BY m.ended DESC, m.id DESC LIMIT $5) AS finished\
     ) AS w ON w.id = g.id",
    listed_people!(),
    "ORDER BY w.part, w.place DESC, g.id DESC"
);

/// Games of a list that has no end.
const SOME: i64 = 12;

/// How many rows get their traits in one write.
const BATCH: i64 = 500;

impl Store {
    /// What there is to watch.
    pub async fn watch(&self, looking: &Looking) -> Result<Watched, sqlx::Error> {
        read!(self, pool => {
            let query = sqlx::query(WATCH).bind(&looking.player);
            let query = query.bind(looking.kind.as_deref().unwrap_or_default());
            let query = query.bind(looking.fresh).bind(looking.recent).bind(SOME);
            let rows = query.bind(looking.alive).fetch_all(pool).await?;
            let mut watched = Watched::default();
            for row in &rows {
                let part = Part::of(row.try_get("part")?);
                match (part, ListedGame::of(row)) {
                    (Some(part), Ok(game)) => watched.games.push((part, game)),
                    (_, read) => {
                        tracing::error!(error = ?read.err(), "a row of a list cannot be read");
                        watched.damaged += 1;
                    }
                }
            }
            Ok(watched)
        })
    }

    /// Gives rows their traits that a program has written which did not know
    /// the columns. Settings that cannot be read have none.
    pub(super) async fn give_traits(&self) -> Result<(), sqlx::Error> {
        loop {
            let rows: Vec<(String, String)> = read!(self, pool => {
                sqlx::query_as("SELECT id, settings FROM games WHERE days IS NULL LIMIT $1")
                    .bind(BATCH).fetch_all(pool).await
            })?;
            let more = rows.len() as i64 == BATCH;
            for (id, settings) in rows {
                let traits = read_settings(&settings).map(|settings| Traits::of(&settings));
                let Traits { rated, days } = traits.unwrap_or_default();
                write!(self, pool => {
                    sqlx::query("UPDATE games SET rated = $2, days = $3 WHERE id = $1")
                        .bind(id).bind(i64::from(rated)).bind(i64::from(days))
                        .execute(pool).await.map(drop)
                })?;
            }
            if !more {
                return Ok(());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Pools, Tie};

    const NOW: Millis = 1_000_000;

    /// A club with much to watch: three thousand public games being played,
    /// twenty thousand finished ones, players of all strengths.
    async fn crowded() -> (Store, std::path::PathBuf) {
        let file = std::env::temp_dir().join(format!("pylos-watch-{}.db", std::process::id()));
        let _ = std::fs::remove_file(&file);
        let store = Store::open(&format!("sqlite:{}", file.display())).await.unwrap();
        let Pools::Sqlite { write, .. } = &store.pools else { unreachable!() };
        for sql in [
            "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 99) \
             INSERT INTO players (id, name, folded, skeleton, created) \
             SELECT 'p' || i, 'P' || i, 'p' || i, 'p' || i, 0 FROM n",
            "INSERT INTO ratings (player, game, rating, deviation, volatility, games) \
             SELECT id, 'pyramid', 1200 + (CAST(SUBSTR(id, 2) AS INTEGER) * 37) % 900, 60, 0.06, 9 \
             FROM players WHERE CAST(SUBSTR(id, 2) AS INTEGER) % 3 > 0",
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 23000) \
             INSERT INTO games (id, kind, settings, rules, rated_as, listed, phase, first, second, \
             created, active, ended, ply, position, result, engines, rated, days, version) \
             SELECT 'g' || i, 'pyramid', '{}', 'standard', 'pyramid', \
             CASE WHEN i % 10 = 0 THEN 0 ELSE 1 END, \
             CASE WHEN i > 20000 THEN 'playing' ELSE 'finished' END, 'p' || (i % 100), \
             CASE WHEN i % 7 = 0 THEN NULL ELSE 'p' || ((i * 13 + 5) % 100) END, i, \
             1000000 - (i * 7919) % 900000, \
             CASE WHEN i > 20000 THEN NULL ELSE 1000000 - (i * 7919) % 900000 END, i % 30, '', \
             CASE WHEN i > 20000 THEN NULL WHEN i % 11 = 0 THEN 'aborted' ELSE 'apex' END, \
             CASE WHEN i % 7 = 0 THEN 1 ELSE 0 END, \
             CASE WHEN i % 5 = 0 AND i % 7 > 0 THEN 1 ELSE 0 END, \
             CASE WHEN i % 50 = 1 THEN 1 ELSE 0 END, 1 FROM n",
        ] {
            sqlx::query(sql).execute(write).await.unwrap();
        }
        (store, file)
    }

    fn looking(player: &str) -> Looking {
        let (player, kind) = (player.to_owned(), None);
        Looking { player, kind, fresh: NOW - 600_000, recent: NOW - 300_000, alive: 0 }
    }

    /// The featured game as its rule says it, from all rows one by one.
    async fn naively_featured(store: &Store) -> String {
        type Row = (String, i64, i64, i64, i64, Option<f64>, Option<f64>);
        let Pools::Sqlite { read, .. } = &store.pools else { unreachable!() };
        let mut rows: Vec<Row> = sqlx::query_as(
            "SELECT id, created, active, rated, engines, \
             (SELECT rating FROM ratings WHERE player = first AND game = 'pyramid'), \
             (SELECT rating FROM ratings WHERE player = second AND game = 'pyramid') \
             FROM games WHERE phase = 'playing' AND listed = 1",
        )
        .fetch_all(read)
        .await
        .unwrap();
        rows.sort_by_key(|row| -row.1);
        rows.truncate(500);
        let strength = |row: &Row| row.5.unwrap_or(1500.0) + row.6.unwrap_or(1500.0);
        rows.sort_by(|a, b| {
            let fresh = |row: &Row| row.2 >= NOW - 600_000;
            (fresh(b).cmp(&fresh(a)))
                .then(b.3.cmp(&a.3))
                .then(a.4.cmp(&b.4))
                .then(strength(b).total_cmp(&strength(a)))
                .then(a.1.cmp(&b.1))
        });
        rows.swap_remove(0).0
    }

    #[tokio::test]
    async fn one_query_answers_from_the_indices_and_features_what_the_rule_says() {
        let (store, file) = crowded().await;
        let Pools::Sqlite { read, .. } = &store.pools else { unreachable!() };
        assert!(store.tie(Tie::Follows, "p1", "p7", 1).await.unwrap());
        let sql = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {WATCH}"));
        let query = sqlx::query(sql).bind("p1").bind("").bind(0).bind(0).bind(SOME).bind(0);
        let plan = query.fetch_all(read).await.unwrap();
        let plan: Vec<String> = plan.iter().map(|row| row.get("detail")).collect();
        let plan = plan.join("\n");
        assert!(!plan.contains("SCAN m") && !plan.contains("SCAN g"), "{plan}");
        for index in
            ["games_of_days", "games_by_phase", "games_over", "games_of_first", "games_of_second"]
        {
            assert!(plan.contains(index), "{index}: {plan}");
        }
        let begun = std::time::Instant::now();
        let watched = store.watch(&looking("p1")).await.unwrap();
        println!("the page of 23,000 games: {:?}", begun.elapsed());
        let of = |part: Part| -> Vec<&ListedGame> {
            let games = watched.games.iter().filter(|(other, _)| *other == part);
            games.map(|(_, game)| game).collect()
        };
        assert_eq!(of(Part::Featured).len(), 1);
        assert_eq!(of(Part::Featured)[0].id, naively_featured(&store).await);
        assert_eq!((of(Part::Live).len(), of(Part::Finished).len()), (12, 12));
        assert_eq!(of(Part::Live)[0].id, "g22999", "the newest that is public");
        let over = of(Part::Finished);
        assert!(over.iter().all(|game| game.phase == "finished"));
        assert!(over.is_sorted_by_key(|game| std::cmp::Reverse(game.ended)));
        assert!(!of(Part::Followed).is_empty());
        for game in of(Part::Followed) {
            let plays = game.seats.iter().any(|seat| seat.player.as_deref() == Some("p7"));
            assert!(plays && game.phase == "playing", "{}", game.id);
        }
        assert!(!of(Part::Days).is_empty() && of(Part::DaysOver).len() == 6);
        // Whoever follows nobody, and games of the other kind.
        let stranger = store.watch(&looking("")).await.unwrap();
        assert!(stranger.games.iter().all(|(part, _)| *part != Part::Followed));
        let other = Looking { kind: Some("equator".to_owned()), ..looking("p1") };
        assert!(store.watch(&other).await.unwrap().games.is_empty());
        store.close().await;
        let _ = std::fs::remove_file(file);
    }
}
