// At which pace turns are shown.

import { expect, test } from "vitest";
import { pauseBefore } from "../../src/play/pauses";
import type { ClockControl, Seat, State } from "../../src/net/wire";

const person = (side: "light" | "dark"): Seat => ({ side, online: true, player: { kind: "guest" } });
const engine = (side: "light" | "dark"): Seat => ({ side, online: true, player: { kind: "engine", level: 3 } });
const TASTE = { moves: true, watchMs: 900 };

/** A game of two turns, seen from a side. */
function game(seats: Seat[], you: State["you"], control: ClockControl = { kind: "none" }): State {
  const turns = (["light", "dark"] as const).map((side, i) => ({ ply: i + 1, turn: "a1", side, spent: 0, at: 0 }));
  const clock = control.kind === "none" ? {} : { clock: { control, remaining: [1, 1], running: "light" as const } };
  return { seats, you, turns, position: { game: "pyramid" }, ...clock } as unknown as State;
}

test("one's own turn is shown at once", () => {
  expect(pauseBefore(game([person("light"), engine("dark")], ["light"]), 1, TASTE)).toBe(0);
  expect(pauseBefore(game([person("light"), person("dark")], ["light", "dark"]), 2, TASTE)).toBe(0);
});

test("a computer takes a human moment, less where a clock runs, none in bullet games", () => {
  const against = (control?: ClockControl) => pauseBefore(game([person("light"), engine("dark")], ["light"], control), 2, TASTE);
  expect(against()).toBeGreaterThanOrEqual(600);
  expect(against()).toBeLessThanOrEqual(900);
  expect(against({ kind: "per_game", seconds: 300, increment: 5 })).toBeLessThan(against());
  expect(against({ kind: "per_game", seconds: 300, increment: 5 })).toBeGreaterThan(0);
  expect(against({ kind: "per_game", seconds: 60, increment: 0 })).toBe(0);
  expect(against({ kind: "per_move", seconds: 5 })).toBe(0);
});

test("a person's answer waits only until one's own ball has landed", () => {
  expect(pauseBefore(game([person("light"), person("dark")], ["light"]), 2, TASTE)).toBe(300);
});

test("where nothing moves, nothing is waited for", () => {
  expect(pauseBefore(game([person("light"), engine("dark")], ["light"]), 2, { ...TASTE, moves: false })).toBe(0);
});

test("two computers play as fast as whoever watches likes, with or without motion", () => {
  const watched = game([engine("light"), engine("dark")], []);
  expect(pauseBefore(watched, 1, TASTE)).toBe(900);
  expect(pauseBefore(watched, 2, { moves: false, watchMs: 200 })).toBe(200);
});
