// A line of turns played out, one a second. It belongs to the position that it
// began from: whatever else changes the line ends it.

import { createComputed, createEffect, createSignal, on, onCleanup } from "solid-js";
import { playOn, writeLine, type Line } from "./place";

const EACH_MS = 900;

export interface Playout {
  playing: () => boolean;
  start: (turns: readonly string[]) => void;
  stop: () => void;
}

export function createPlayout(line: () => Line, ready: () => boolean, show: (line: Line) => void): Playout {
  const [rest, setRest] = createSignal<readonly string[]>([]);
  const stop = () => setRest([]);
  let own = "";
  createComputed(on(() => writeLine(line()), (now) => {
    if (now !== own) stop();
  }));
  createEffect(() => {
    const [next, ...others] = rest();
    if (next === undefined || !ready()) return;
    const timer = setTimeout(() => {
      const after = playOn(line(), next);
      own = writeLine(after);
      setRest(others);
      show(after);
    }, EACH_MS);
    onCleanup(() => clearTimeout(timer));
  });
  return { playing: () => rest().length > 0, start: setRest, stop };
}
