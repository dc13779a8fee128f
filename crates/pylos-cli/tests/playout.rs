//! Random games against the published figures of the equator game, taken from
//! 200,000 games of another program.

mod pylos;

use std::process::Command;

use pylos::Pylos;
use serde_json::Value;

const GAMES: u64 = 20_000;

fn figures(rules: &str) -> Value {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pylos"));
    let games = GAMES.to_string();
    command.args(["playout", "--json", "--rules", rules, "--games", &games, "--seed", "86"]);
    let said = Pylos::new().run(&mut command);
    assert_eq!(said.code, Some(0), "{}", said.stderr);
    serde_json::from_str::<Value>(&said.stdout).expect("JSON")["figures"].take()
}

/// Checks a figure against a published one; the tolerance is several times
/// the error that so many games leave.
#[track_caller]
fn near(figures: &Value, name: &str, published: f64, tolerance: f64) {
    let found = figures[name].as_f64().unwrap_or_else(|| panic!("no {name}: {figures}"));
    assert!((found - published).abs() <= tolerance, "{name}: {found}, published {published}");
}

#[test]
fn carpentier_plays_as_published() {
    let figures = figures("carpentier");
    near(&figures, "turns_in_a_game", 40.0, 0.0);
    near(&figures, "turns_to_choose_from_in_a_battle", 12.8, 0.1);
    near(&figures, "battles_with_1_left", 0.0025, 0.001);
    near(&figures, "battles_with_2_left", 0.168, 0.006);
    near(&figures, "battles_with_3_left", 0.592, 0.008);
    near(&figures, "battles_with_4_left", 0.237, 0.007);
    near(&figures, "pawns_set_aside", 4.68, 0.05);
    near(&figures, "battles_won_by_their_leader", 0.425, 0.01);
    near(&figures, "games_won_by_the_first_leader", 0.494, 0.015);
    near(&figures, "points_of_the_first_leader", 10.34, 0.15);
    near(&figures, "games_won_by_the_last_winner", 0.928, 0.01);
    near(&figures, "games_with_a_stuck_player", 0.0, 0.0);
}

#[test]
fn jeux_et_strategie_plays_as_published() {
    let figures = figures("jeux-et-strategie");
    near(&figures, "turns_to_choose_from_in_a_battle", 25.9, 0.1);
    near(&figures, "battles_won_by_their_leader", 0.565, 0.01);
}

#[test]
fn players_get_stuck_without_turning_as_published() {
    near(&figures("carpentier+straight"), "games_with_a_stuck_player", 0.0175, 0.005);
    near(&figures("carpentier+5+straight"), "games_with_a_stuck_player", 0.617, 0.015);
}
