// What a position is worth: an answer at once, and where this device can solve
// the rest of a game (the equator game, once the pawns are set) the exact one
// afterwards, for as long as it takes or until somebody stops it.

import { createComputed, createSignal, on, onCleanup } from "solid-js";
import { api, type Place } from "../net/api";
import { canThink } from "../net/here";
import { createLoader } from "../net/loader";
import type { Evaluation } from "../net/wire";

/** How long an answer may take. */
const SOON_MS = 1_500;
/** How long a server may solve for an old browser. */
const SERVER_MS = 5_000;
/** How long this device may solve. */
const LONG_MS = 600_000;

export interface Values {
  evaluation: () => Evaluation | undefined;
  loading: () => boolean;
  error: () => unknown;
  reload: () => void;
  /** How much is solved, from 0 to 1; undefined while nothing is being solved. */
  solving: () => number | undefined;
  stop: () => void;
  /** Whether solving was stopped and can be gone on with. */
  stopped: () => boolean;
  goOn: () => void;
}

export function createValues(where: () => Place | undefined, solvable: () => boolean): Values {
  let asking = new AbortController();
  onCleanup(() => asking.abort());
  const soon = createLoader(where, (place) => {
    // What was asked about another position is of no use any more.
    asking.abort();
    asking = new AbortController();
    const ms = solvable() && !canThink ? SERVER_MS : SOON_MS;
    return api.evaluate(place, ms, { signal: asking.signal });
  });
  const [solved, setSolved] = createSignal<Evaluation>();
  const [progress, setProgress] = createSignal<number>();
  const [stopped, setStopped] = createSignal(false);

  const solve = async (place: Place) => {
    const { signal } = asking;
    setStopped(false);
    setProgress(0);
    try {
      const found = await api.evaluate(place, LONG_MS, { signal, onProgress: ({ done, all }) => { if (!signal.aborted) setProgress(done / Math.max(1, all)); } });
      if (!signal.aborted) setSolved(found);
    } catch { /* it was stopped, or there is no more to be known than before */ }
    if (!signal.aborted) setProgress(undefined);
  };
  createComputed(on([where, soon.loading, soon.value], ([place, loading, answer]) => {
    if (loading || !place) {
      setSolved(undefined);
      setProgress(undefined);
      setStopped(false);
    } else if (canThink && answer && !answer.exact && solvable() && progress() === undefined && !stopped() && !solved()) {
      void solve(place);
    }
  }));
  return {
    evaluation: () => solved() ?? soon.value(),
    loading: soon.loading,
    error: soon.error,
    reload: soon.reload,
    solving: progress,
    stop: () => {
      asking.abort();
      asking = new AbortController();
      setProgress(undefined);
      setStopped(true);
    },
    stopped,
    goOn: () => {
      const place = where();
      if (place) void solve(place);
    },
  };
}
