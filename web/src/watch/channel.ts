// Which game is shown large: the server says which it would show; what is on
// the screen stays there until it has ended and its end has been seen, or
// nothing has happened in it for long.

import { createComputed, createSignal, onCleanup, untrack } from "solid-js";
import type { State } from "../net/wire";

/** How long the end of a game stays on the screen. */
const LINGER_MS = 12_000;
/** A game in which nothing happens for so long gives way to another one. */
const IDLE_MS = 10 * 60_000;

/** What is on the screen: which game, and for how long what. */
export interface Shown {
  readonly id: string;
  /** How long it has been over, as far as it has been seen. */
  readonly over?: number | undefined;
  /** How long nothing has happened in it. */
  readonly idle: number;
}

/** What should be on the screen, when this is and that is on offer. */
export function tuned(shown: Shown | undefined, offered: string | undefined): string | undefined {
  if (!shown || shown.id === offered) return offered;
  if (shown.over !== undefined) return shown.over >= LINGER_MS ? offered : shown.id;
  return shown.idle >= IDLE_MS ? offered ?? shown.id : shown.id;
}

export interface Channel {
  id: () => string | undefined;
  /** What is heard of the game on the screen; nothing: it is no more. */
  tell: (state: State | undefined) => void;
  /** The last state of it. */
  state: () => State | undefined;
}

const LOOK_MS = 1_000;

/** The game on the screen; `offered` is asked anew every few seconds. */
export function createChannel(offered: () => string | undefined): Channel {
  const [id, setId] = createSignal<string>();
  const [state, setState] = createSignal<State>();
  let ended: number | undefined;
  let moved = performance.now();
  const look = () => {
    const now = performance.now();
    const here = untrack(id);
    const next = tuned(here === undefined ? undefined : { id: here, over: ended === undefined ? undefined : now - ended, idle: now - moved }, untrack(offered));
    if (next === here) return;
    ended = undefined;
    moved = now;
    setState(undefined);
    setId(next);
  };
  createComputed(() => {
    offered();
    look();
  });
  const timer = setInterval(look, LOOK_MS);
  onCleanup(() => clearInterval(timer));
  return {
    id,
    state,
    tell: (state) => {
      setState(state);
      if (!state) {
        ended = -Infinity;
        return look();
      }
      const last = state.turns.at(-1)?.at ?? state.created;
      moved = performance.now() - Math.max(0, state.time - last);
      if (state.phase === "finished") ended ??= performance.now();
    },
  };
}
