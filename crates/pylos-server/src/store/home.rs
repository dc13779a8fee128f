//! One's own games. Each list is one query of two indices, one for each seat,
//! and reads no further than its page.

use pylos_host::stored::read_settings;
use sqlx::Row as _;

use super::games::{Listed, listed};
use super::row::{ListedGame, listed_columns, listed_people};
use super::{Page, Store, read, write};
use crate::names::folded;
use crate::timekeeper::Millis;

/// Which of one's own games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mine {
    /// Those in which one is to act.
    Waiting,
    /// The others that are not over.
    Running,
    /// Those that are over.
    Finished,
}

/// Against whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Against {
    /// Somebody.
    People,
    /// A computer player.
    Computer,
}

/// How a game ended for one of its players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// He won.
    Won,
    /// He lost.
    Lost,
    /// Nobody won.
    Drawn,
    /// It ended before it began.
    Aborted,
}

/// What games are looked for; everything by default.
#[derive(Clone, Debug, Default)]
pub struct Search {
    /// A part of the opponent's name, in any case.
    pub opponent: Option<String>,
    /// Against people or computers alone.
    pub against: Option<Against>,
    /// Under these rules, with whatever is appended to them.
    pub rules: Option<String>,
    /// With this end.
    pub score: Option<Score>,
}

impl Search {
    fn opponent(&self) -> String {
        let Some(part) = self.opponent.as_deref().map(str::trim).filter(|part| !part.is_empty())
        else {
            return String::new();
        };
        // What stands for anything in a pattern stands for itself in a name.
        let mut pattern = String::from("%");
        for letter in folded(part).chars() {
            if matches!(letter, '%' | '_' | '!') {
                pattern.push('!');
            }
            pattern.push(letter);
        }
        pattern + "%"
    }

    fn against(&self) -> &'static str {
        match self.against {
            None => "",
            Some(Against::People) => "people",
            Some(Against::Computer) => "computer",
        }
    }

    fn score(&self) -> &'static str {
        match self.score {
            None => "",
            Some(Score::Won) => "won",
            Some(Score::Lost) => "lost",
            Some(Score::Drawn) => "drawn",
            Some(Score::Aborted) => "aborted",
        }
    }
}

/// The games of one seat: `$1` holds it. Whoever holds both is found by the
/// first, and has neither won nor lost.
macro_rules! of_seat {
    ($me:literal, $other:literal, $side:literal, $theirs:literal, $both:literal, $condition:expr) => {
        concat!(
            "SELECT * FROM (SELECT m.id FROM games m LEFT JOIN players o ON o.id = m.",
            $other,
            " WHERE m.",
            $me,
            " = $1 ",
            $both,
            " AND ",
            $condition,
            " AND ($2 = '' OR m.kind = $2) AND (m.created, m.id) < ($3, $4) \
             AND ($7 = '' OR o.folded LIKE $7 ESCAPE '!') \
             AND ($8 = '' OR ($8 = 'computer' AND m.engines > 0) \
                  OR ($8 = 'people' AND m.engines = 0)) \
             AND ($9 = '' OR m.rules = $9 OR m.rules LIKE $9 || '+%') \
             AND ($10 = '' OR ($10 = 'aborted' AND m.result = 'aborted') \
                  OR ($10 = 'drawn' AND m.winner IS NULL AND m.result <> 'aborted') \
                  OR (m.first <> m.second OR m.first IS NULL OR m.second IS NULL) \
                     AND (($10 = 'won' AND m.winner = ",
            $side,
            ") OR ($10 = 'lost' AND m.winner = ",
            $theirs,
            "))) ORDER BY m.created DESC, m.id DESC LIMIT $5) AS of_",
            $me
        )
    };
}

macro_rules! select_mine {
    ($first:expr, $second:expr) => {
        concat!(
            listed_columns!(),
            "FROM games g JOIN (",
            of_seat!("first", "second", "0", "1", "", $first),
            " UNION ALL ",
            of_seat!(
                "second",
                "first",
                "1",
                "0",
                "AND (m.first IS NULL OR m.first <> $1)",
                $second
            ),
            ") AS mine ON mine.id = g.id",
            listed_people!(),
            "ORDER BY g.created DESC, g.id DESC LIMIT $5"
        )
    };
}

// A row without anybody to move is one of a secret setup that an older program
// has written.
const WAITING: &str = select_mine!(
    "m.phase = 'playing' AND (m.to_move IN (0, 2) OR m.to_move IS NULL OR m.second = $1)",
    "m.phase = 'playing' AND (m.to_move IN (1, 2) OR m.to_move IS NULL)"
);
const RUNNING: &str = select_mine!(
    "m.phase IN ('waiting', 'playing') AND (m.phase = 'waiting' OR (m.to_move = 1 \
      AND (m.second IS NULL OR m.second <> $1)))",
    "m.phase IN ('waiting', 'playing') AND (m.phase = 'waiting' OR m.to_move = 0)"
);
const FINISHED: &str = select_mine!("m.phase = 'finished'", "m.phase = 'finished'");

impl Mine {
    pub(super) fn sql(self) -> &'static str {
        match self {
            Mine::Waiting => WAITING,
            Mine::Running => RUNNING,
            Mine::Finished => FINISHED,
        }
    }
}

/// How many rows get their rules in one write.
const SOME: i64 = 500;

impl Store {
    /// A part of the list of a player's own games.
    pub async fn list_mine(
        &self,
        player: &str,
        mine: Mine,
        search: &Search,
        page: &Page,
        alive: Millis,
    ) -> Result<Listed, sqlx::Error> {
        let kind = page.kind.as_deref().unwrap_or_default();
        let (at, id) = page.before.clone().unwrap_or((Millis::MAX, String::new()));
        let rules = search.rules.as_deref().unwrap_or_default();
        read!(self, pool => {
            let query = sqlx::query(mine.sql()).bind(player).bind(kind).bind(at).bind(id);
            let query = query.bind(page.limit).bind(alive).bind(search.opponent());
            let query = query.bind(search.against()).bind(rules).bind(search.score());
            let rows = query.fetch_all(pool).await?;
            listed!(rows, page.limit)
        })
    }

    /// Gives rows their rules that a program has written which did not know the
    /// column. Settings that cannot be read are of no rules at all.
    pub(super) async fn give_rules(&self) -> Result<(), sqlx::Error> {
        loop {
            let rows: Vec<(String, String)> = read!(self, pool => {
                sqlx::query_as("SELECT id, settings FROM games WHERE rules IS NULL LIMIT $1")
                    .bind(SOME).fetch_all(pool).await
            })?;
            let more = rows.len() as i64 == SOME;
            for (id, settings) in rows {
                let rules = read_settings(&settings).map(|settings| settings.rules);
                write!(self, pool => {
                    sqlx::query("UPDATE games SET rules = $2 WHERE id = $1")
                        .bind(id).bind(rules.unwrap_or_default()).execute(pool).await.map(drop)
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
    use crate::store::Pools;

    /// Ten thousand finished games of one player among as many of others, two
    /// that are being played, all in one SQLite file.
    async fn crowded() -> (Store, std::path::PathBuf) {
        let file = std::env::temp_dir().join(format!("pylos-home-{}.db", std::process::id()));
        let _ = std::fs::remove_file(&file);
        let store = Store::open(&format!("sqlite:{}", file.display())).await.unwrap();
        let Pools::Sqlite { write, .. } = &store.pools else { unreachable!() };
        sqlx::query(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20002) \
             INSERT INTO games (id, kind, settings, rules, listed, phase, first, second, created, \
             position, result, winner, to_move, version) SELECT 'g' || i, 'pyramid', '{}', \
             CASE WHEN i % 100 = 0 THEN 'children' ELSE 'standard' END, 0, \
             CASE WHEN i > 20000 THEN 'playing' ELSE 'finished' END, \
             CASE WHEN i % 4 = 0 THEN 'ana' ELSE 'other' || (i % 7) END, \
             CASE WHEN i % 4 IN (1, 2) THEN 'ana' ELSE 'some' || (i % 5) END, i, '', \
             CASE WHEN i > 20000 THEN NULL ELSE 'apex' END, i % 2, i % 2, 1 FROM n",
        )
        .execute(write)
        .await
        .unwrap();
        (store, file)
    }

    #[tokio::test]
    async fn ten_thousand_games_are_read_by_their_indices() {
        let (store, file) = crowded().await;
        let Pools::Sqlite { read, .. } = &store.pools else { unreachable!() };
        for mine in [Mine::Waiting, Mine::Running, Mine::Finished] {
            let sql = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {}", mine.sql()));
            let mut query = sqlx::query(sql).bind("ana").bind("").bind(Millis::MAX).bind("");
            query = query.bind(20).bind(0).bind("").bind("").bind("").bind("");
            let plan = query.fetch_all(read).await.unwrap();
            let plan: Vec<String> = plan.iter().map(|row| row.get("detail")).collect();
            let plan = plan.join("\n");
            for index in
                ["games_of_first (first=? AND phase=?", "games_of_second (second=? AND phase=?"]
            {
                assert!(plan.contains(index), "{mine:?}: {plan}");
            }
            assert!(!plan.contains("SCAN m") && !plan.contains("SCAN g"), "{mine:?}: {plan}");
        }
        let page = Page { kind: None, before: None, limit: 20 };
        let begun = std::time::Instant::now();
        let finished = store.list_mine("ana", Mine::Finished, &Search::default(), &page, 0).await;
        println!("the first page of 15,000: {:?}", begun.elapsed());
        let finished = finished.unwrap();
        let ids: Vec<&str> = finished.games.iter().map(|game| game.id.as_str()).take(4).collect();
        assert_eq!(ids, ["g20000", "g19998", "g19997", "g19996"]);
        assert!(finished.before.is_some() && finished.games.len() == 20);
        let children = Search { rules: Some("children".into()), ..Search::default() };
        let begun = std::time::Instant::now();
        let rare = store.list_mine("ana", Mine::Finished, &children, &page, 0).await.unwrap();
        println!("of which one in a hundred is looked for: {:?}", begun.elapsed());
        assert_eq!(rare.games[0].id, "g20000");
        let waiting = store.list_mine("ana", Mine::Waiting, &Search::default(), &page, 0).await;
        assert_eq!(waiting.unwrap().games[0].id, "g20001", "the second seat is to move");
        let running = store.list_mine("ana", Mine::Running, &Search::default(), &page, 0).await;
        assert_eq!(running.unwrap().games[0].id, "g20002", "the other side is to move");
        store.close().await;
        let _ = std::fs::remove_file(file);
    }
}
