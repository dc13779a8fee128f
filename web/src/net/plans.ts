// Conditional turns, as the server keeps them for whoever has made them.

import { call } from "./api";
import type { PlanShown, State } from "./wire";

interface Moment {
  readonly game: string;
  readonly ply: number;
  readonly undos: number;
}

export const plans = {
  shown: (game: string) => call<PlanShown>("GET", `/games/${game}/plan`),
  set: ({ game, ply, undos }: Moment, lines: readonly (readonly string[])[]) => call<PlanShown>("PUT", `/games/${game}/plan`, { ply, undos, lines }),
};

const DAY_S = 86_400;

/** Whether one may say now what one answers: in a game of days against a person who is to move. */
export function canPlan({ phase, you, legal, arranging, clock, seats }: State): boolean {
  const control = clock?.control;
  const days = !control || control.kind === "none" || (control.kind === "per_move" ? control.seconds : control.increment ?? 0) >= DAY_S;
  return phase === "playing" && you.length === 1 && !legal && !arranging && days && seats.every(({ player }) => player !== undefined && player.kind !== "engine");
}
