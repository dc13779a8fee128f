//! `pylos play`: a game in the terminal.

use std::io::IsTerminal as _;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use pylos_rules::{AnyGame, Game, Position as _, Random, TimeControl, for_game};

use crate::console::{Answer, Console, Format};
use crate::data_dir::DataDir;
use crate::failure::Failure;
use crate::graphics::GraphicsChoice;
use crate::play::{Players, Seat, Table, prompt, record_file, screen};
use crate::rules_arg::RulesArg;
use crate::terminal_game::TerminalGame;

/// Play a game in the terminal
///
/// Each side is a human at the keyboard or the computer at a level. In a
/// terminal the board is drawn and played with the keys; with --plain, or when
/// the input or output is a pipe, turns are typed line by line. With --json
/// every line that is read is answered with one JSON document.
#[derive(clap::Args)]
pub struct Play {
    #[command(flatten)]
    rules: RulesArg,
    /// Who plays the side that is named first, light or blue: human, or a level from 1 to 10
    #[arg(long, visible_alias = "blue", value_name = "WHO", default_value = "human")]
    light: Seat,
    /// Who plays the other side, dark or red
    #[arg(long, visible_alias = "red", value_name = "WHO", default_value = "human")]
    dark: Seat,
    /// How much time the players have: none, 30s/move, 10m, 5m+3s
    #[arg(long, value_name = "TIME", default_value = "none")]
    time: TimeControl,
    /// Continue a saved game, under its own rules
    #[arg(long, value_name = "FILE", conflicts_with = "position")]
    load: Option<PathBuf>,
    /// Type turns line by line, without a drawn screen
    #[arg(long)]
    plain: bool,
    /// Pictures beside the drawn board, where the terminal has room for them
    #[arg(long, value_enum, value_name = "WAY", default_value_t, hide_default_value = true)]
    graphics: GraphicsChoice,
    /// Makes chance repeatable: the computer's choices, dealt setups
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// The position to play from; the start if left out
    #[arg(value_name = "POS")]
    position: Option<String>,
}

impl Play {
    /// Plays until the players have had enough.
    pub fn run(&self, data: &DataDir, console: &mut Console) -> Result<Answer, Failure> {
        let mut random = Random::new(self.seed.unwrap_or_else(any_seed));
        if let Some(path) = &self.load {
            let record = record_file::read(path)?;
            let game = AnyGame::of_record(&record).map_err(|e| Failure::in_file(path, &e))?;
            return for_game!(game, |P, game| {
                let table = self.table(game, random);
                self.sit_down(table.with_file(path.clone()), data, console)
            });
        }
        for_game!(self.rules.get()?, |P, rules| {
            let start = match &self.position {
                Some(text) => P::given(rules, Some(text))?,
                None => P::dealt(rules, &mut random),
            };
            self.sit_down(self.table(Game::from_position(rules, start), random), data, console)
        })
    }

    fn table<P: TerminalGame>(&self, game: Game<P>, random: Random) -> Table<P> {
        Table::new(game, [self.light, self.dark], self.time, random)
    }

    fn sit_down<P: TerminalGame>(
        &self,
        table: Table<P>,
        data: &DataDir,
        console: &mut Console,
    ) -> Result<Answer, Failure> {
        let rules = table.seen().rules();
        let seed = self.seed.unwrap_or_else(any_seed);
        let players = Players::new(rules, seed, P::oracle(rules, data), P::plan(rules, data));
        let drawn = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
        if drawn && !self.plain && console.format() == Format::Text {
            screen::run(table, players, console.paint(), self.graphics, console.language())
        } else {
            prompt::run(table, players, console)
        }
    }
}

/// A seed that differs from game to game.
pub fn any_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(0, |now| now.as_nanos() as u64)
}
