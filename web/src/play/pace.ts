// When what the server says is shown. The server's word is the truth at once,
// for clocks and for what is sent; on the board one's own ball lands first,
// then the computer takes a moment as a person would, then its ball flies.
// Whoever watches two computers chooses how fast.

import { createComputed, createSignal, on, onCleanup, untrack } from "solid-js";
import type { State, View } from "../net/wire";
import { motionWanted } from "../settings";
import type { ViewAt } from "./history";
import { WATCH_MS, isBetweenEngines, pauseBefore } from "./pauses";

/** Further behind than this, a game is not caught up with turn by turn. */
const FAR = 8;

const WATCH_KEY = "pylos.watch-ms";
/** How long two computers take for a turn; whoever watches chooses. */
const keptWatch = Number(localStorage.getItem(WATCH_KEY));
const [watchMs, setWatch] = createSignal(keptWatch >= WATCH_MS.fastest && keptWatch <= WATCH_MS.slowest ? keptWatch : WATCH_MS.usual);
export { watchMs };

export function setWatchMs(ms: number): void {
  localStorage.setItem(WATCH_KEY, String(ms));
  setWatch(ms);
}

/** One state to be shown; the positions between two states are asked for when they are due. */
interface Frame {
  state: State;
  view?: () => Promise<View>;
}

/** The state as it was after fewer turns, but for its position. */
function earlier({ legal: _, result: __, next: ___, ...state }: State, ply: number): State {
  return { ...state, ply, turns: state.turns.slice(0, ply), phase: "playing" };
}

/**
 * The states of a game in the order and at the pace in which they are shown.
 * Turns that arrived together are shown one by one; `viewAt` finds the
 * positions between them.
 */
export function createPace(state: () => State | undefined, viewAt: ViewAt): () => State | undefined {
  const [shown, setShown] = createSignal<State>();
  let queue: Frame[] = [];
  let since = 0;
  /** The frame that is waited for; another number makes it old. */
  let turn = 0;
  let waiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (next: State) => {
    since = performance.now();
    setShown(next);
  };
  const stop = () => {
    turn++;
    waiting = false;
    clearTimeout(timer);
    queue = [];
  };
  const proceed = () => {
    const [frame] = queue;
    if (waiting || !frame) return;
    const wait = since + pauseBefore(frame.state, frame.state.ply, { moves: motionWanted(), watchMs: untrack(watchMs) }) - performance.now();
    const due = (view?: View) => {
      waiting = false;
      // News about the same moment may have come meanwhile.
      const { state: next } = queue.shift()!;
      show(view ? { ...next, position: view } : next);
      proceed();
    };
    if (wait <= 0 && !frame.view) return due();
    waiting = true;
    const mine = ++turn;
    // A position that cannot be had is passed over.
    const view = frame.view?.().catch(() => undefined);
    timer = setTimeout(() => {
      if (!view) return due();
      void view.then((found) => {
        if (mine !== turn) return;
        if (found) return due(found);
        waiting = false;
        queue.shift();
        proceed();
      });
    }, Math.max(0, wait));
  };

  createComputed(on(state, (next) => {
    if (!next) return;
    const last = queue.at(-1)?.state ?? untrack(shown);
    const news = last !== undefined && next.undos === last.undos && next.ply >= last.ply;
    const missing = news ? next.ply - last.ply - 1 : 0;
    if (!news || document.hidden || (missing > FAR && !isBetweenEngines(next))) {
      stop();
      return show(next);
    }
    if (missing < 0) {
      const newest = queue.at(-1);
      if (newest) newest.state = next;
      else setShown(next);
      return;
    }
    // One's own turn on its way is on the board already, as its ghost.
    const ghost = missing > 0 && next.you.includes(next.turns[last.ply]!.side) ? 1 : 0;
    if (ghost && queue.length === 0) since = performance.now();
    for (let ply = last.ply + 1 + ghost; ply < next.ply; ply++) queue.push({ state: earlier(next, ply), view: () => viewAt(next, ply) });
    queue.push({ state: next });
    proceed();
  }));

  const hide = () => {
    const newest = queue.at(-1);
    if (!document.hidden || !newest) return;
    stop();
    show(newest.state);
  };
  document.addEventListener("visibilitychange", hide);
  onCleanup(() => {
    document.removeEventListener("visibilitychange", hide);
    stop();
  });
  return shown;
}
