// A clock for the table, without a page: two sides, one of which thinks. Times
// are milliseconds, and the moment is handed in, so that a page that slept or
// was loaded again goes on where the clock really is.

import type { ClockControl } from "../net/wire";

export type Half = 0 | 1;

export interface TableClock {
  readonly control: Exclude<ClockControl, { kind: "none" }>;
  /** What both had when the running turn began. */
  readonly left: readonly [number, number];
  /** How many turns both have ended. */
  readonly turns: readonly [number, number];
  /** Whose time runs, and since when; nobody's before the start and in a break. */
  readonly running?: { readonly half: Half; readonly since: number };
  /** Whose time runs when the break ends. */
  readonly paused?: Half;
}

export function newClock(control: TableClock["control"]): TableClock {
  const time = control.seconds * 1000;
  return { control, left: [time, time], turns: [0, 0] };
}

const other = (half: Half): Half => (half === 0 ? 1 : 0);

const withHalf = <T>(both: readonly [T, T], half: Half, value: T): [T, T] => (half === 0 ? [value, both[1]] : [both[0], value]);

/** What a side has left. */
export function leftOf(clock: TableClock, half: Half, now: number): number {
  const left = clock.left[half];
  return clock.running?.half === half ? Math.max(0, left - (now - clock.running.since)) : left;
}

/** Who is out of time. */
export function lostOnTime(clock: TableClock, now: number): Half | undefined {
  return ([0, 1] as const).find((half) => leftOf(clock, half, now) <= 0);
}

/** A side presses its half: its turn is over, the other's time runs. */
export function press(clock: TableClock, half: Half, now: number): TableClock {
  if (lostOnTime(clock, now) !== undefined) return clock;
  // Before the first turn whoever presses lets the other begin; in a break
  // nothing happens, and whoever's time does not run has nothing to end.
  if (clock.paused !== undefined || (clock.running && clock.running.half !== half)) return clock;
  const running = { half: other(half), since: now };
  if (!clock.running) return { ...clock, running };
  const { control } = clock;
  const rest = leftOf(clock, half, now);
  const after = control.kind === "per_move" ? control.seconds * 1000 : rest + (control.increment ?? 0) * 1000;
  return { ...clock, running, left: withHalf(clock.left, half, after), turns: withHalf(clock.turns, half, clock.turns[half] + 1) };
}

/** A break begins, or ends. */
export function toggleBreak(clock: TableClock, now: number): TableClock {
  if (lostOnTime(clock, now) !== undefined) return clock;
  const { running, paused, ...rest } = clock;
  if (running) return { ...rest, left: withHalf(clock.left, running.half, leftOf(clock, running.half, now)), paused: running.half };
  return paused === undefined ? clock : { ...rest, running: { half: paused, since: now } };
}

/** A clock as it was kept; nothing if it cannot be one. */
export function readClock(text: string | null): TableClock | undefined {
  try {
    const kept = JSON.parse(text ?? "") as TableClock;
    const numbers = [kept.control.seconds, ...kept.left, ...kept.turns];
    return numbers.length === 5 && numbers.every(Number.isFinite) ? kept : undefined;
  } catch {
    return undefined;
  }
}
