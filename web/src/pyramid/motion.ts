// What moves when one board becomes another, and the board as a half-composed
// turn leaves it.

import { type Balls, type Cell, type Color } from "./cells";
import type { Step } from "../net/wire";

/** The balls with these steps carried out by a colour. */
export function withSteps(balls: Balls, color: Color, steps: readonly Step[]): Balls {
  const after = new Map<Cell, Color>(balls);
  let lifted: Cell | undefined;
  for (const { do: what, at } of steps) {
    if (at === undefined) continue;
    if (what === "lift") lifted = at;
    if (what === "place") {
      // A lifted ball stays where it is, marked, until it is put down.
      if (lifted !== undefined) after.delete(lifted);
      after.set(at, color);
    }
    if (what === "take_back") after.delete(at);
  }
  return after;
}

/** One ball's way; undefined stands for the reserve. */
export interface Journey {
  readonly color: Color;
  readonly from: Cell | undefined;
  readonly to: Cell | undefined;
}

/**
 * The ways of the balls between two boards. A ball that vanishes while one of
 * its colour appears went there; the others come from or go to the reserve.
 */
export function journeys(before: Balls, after: Balls): Journey[] {
  const ways: Journey[] = [];
  for (const color of ["light", "dark"] as const) {
    const gone = [...before].filter(([cell, c]) => c === color && after.get(cell) !== color).map(([cell]) => cell);
    const come = [...after].filter(([cell, c]) => c === color && before.get(cell) !== color).map(([cell]) => cell);
    for (const to of come) ways.push({ color, from: gone.shift(), to });
    for (const from of gone) ways.push({ color, from, to: undefined });
  }
  return ways;
}
