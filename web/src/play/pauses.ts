// How long a turn is held back before it is shown.

import type { ClockControl, Seat, State } from "../net/wire";

/** A ball has landed after this, and the next one may fly. */
const LANDING_MS = 300;
/** A computer's answer, after one's own turn is on the board. */
const THOUGHT_MS = 750;
/** The same where a clock runs: it runs while one waits. */
const THOUGHT_BY_CLOCK_MS = 350;
/** Pawns are set more briskly than battles are fought. */
const SETTING_MS = 200;

/** How long two computers take for a turn, from hurried to slow. */
export const WATCH_MS = { fastest: 200, slowest: 3000, usual: 1200 } as const;

/** Clocks with less than this are bullet games: nothing is held back there. */
function isBullet(clock: ClockControl): boolean {
  if (clock.kind === "per_game") return clock.seconds < 180;
  return clock.kind === "per_move" && clock.seconds < 15;
}

/** Whether the computer sits there. */
export const isEngine = (seat: Seat | undefined) => seat?.player?.kind === "engine";

/** Whether two computers play, and everybody else watches. */
export function isBetweenEngines(state: State): boolean {
  return state.seats.every(isEngine);
}

/** Milliseconds between the turn before and this one, on the board. */
export function pauseBefore(state: State, ply: number, taste: { moves: boolean; watchMs: number }): number {
  const mover = state.turns[ply - 1]?.side;
  if (mover === undefined || state.you.includes(mover)) return 0;
  if (isBetweenEngines(state)) return taste.watchMs;
  const clock = state.clock?.control ?? { kind: "none" };
  // Where nothing moves, nothing has to land.
  if (!taste.moves || isBullet(clock)) return 0;
  if (!isEngine(state.seats.find(({ side }) => side === mover))) return LANDING_MS;
  if (state.position.game === "equator" && state.position.battle === 0) return SETTING_MS;
  return clock.kind === "none" ? THOUGHT_MS : THOUGHT_BY_CLOCK_MS;
}
