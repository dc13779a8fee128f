// Balls on their way from where they were shown to where they are now. What a
// square gives back sets out when the ball that completed it has landed.

import { createEffect, createSignal, on, onCleanup } from "solid-js";
import { motionWanted } from "../settings";
import type { Balls } from "./cells";
import { KNOCK } from "./flight";
import { journeys, type Journey } from "./motion";

/** A journey under way; `t` runs from 0 to 1. */
export interface Motion {
  readonly journey: Journey;
  readonly t: number;
}

export const FLIGHT_MS = 460;
/** A reader who leafs through a game does not wait for so many balls. */
const MOST = 4;

/** `onLanding` is told of every ball that touches wood. */
export function createFlights(balls: () => Balls, onLanding: () => void): () => readonly Motion[] {
  const [motions, setMotions] = createSignal<readonly Motion[]>([]);
  let frame = 0;
  onCleanup(() => cancelAnimationFrame(frame));
  createEffect(on(balls, (after, before) => {
    if (!before) return;
    const ways = journeys(before, after);
    if (ways.length === 0) return;
    cancelAnimationFrame(frame);
    setMotions([]);
    if (ways.length > MOST) return;
    if (!motionWanted()) return onLanding();
    const comes = ways.some(({ to }) => to !== undefined);
    const starts = ways.map(({ to }) => (comes && to === undefined ? FLIGHT_MS : 0));
    let [begun, last] = [undefined as number | undefined, 0];
    const tick = (now: number) => {
      begun ??= now;
      const time = now - begun;
      const share = (at: number, i: number) => Math.min(1, Math.max(0, (at - starts[i]!) / FLIGHT_MS));
      if (ways.some((_, i) => share(last, i) < KNOCK && share(time, i) >= KNOCK)) onLanding();
      last = time;
      const under = ways.map((journey, i) => ({ journey, t: share(time, i) }));
      const over = under.every(({ t }) => t >= 1);
      setMotions(over ? [] : under);
      if (!over) frame = requestAnimationFrame(tick);
    };
    setMotions(ways.map((journey) => ({ journey, t: 0 })));
    frame = requestAnimationFrame(tick);
  }));
  return motions;
}
