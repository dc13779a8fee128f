// The turn being composed on a board, click by click.

import { createComputed, createEffect, createMemo, createSignal, on } from "solid-js";
import type { LegalTurn } from "../net/wire";
import { NOTHING, click, completeTurn, isFinal, waysFrom, type Draft } from "./compose";
import { forget, remember, remembered } from "./memory";

export interface Composer {
  draft: () => Draft;
  /** A click at a place; sends the turn when nothing can be added to it, unless it is to be confirmed. Whether it meant anything. */
  choose: (at: string) => boolean;
  /** Drops the last click. */
  back: () => void;
  cancel: () => void;
  /** The turn that the clicks make already, although more could be added. */
  complete: () => LegalTurn | undefined;
  finish: () => void;
}

/** A moment of a game, by which half-made things are kept over a reload. */
export interface Moment {
  /** Where it is kept. */
  readonly game: string;
  /** Changes when what was begun makes no sense any more. */
  readonly at: string;
}

export function createComposer(legal: () => readonly LegalTurn[], send: (turn: LegalTurn) => void, moment: () => Moment | undefined = () => undefined, confirm: () => boolean = () => false): Composer {
  const kept = (): Draft => {
    const now = moment();
    return now ? remembered<Draft>(`pylos.draft.${now.game}`, now.at) ?? NOTHING : NOTHING;
  };
  const [clicks, setClicks] = createSignal<Draft>(kept());
  // A new moment is a new beginning; news that changes nothing is not. Without
  // a moment, a new list of legal turns is one.
  createComputed(on(() => moment()?.at ?? legal(), () => setClicks(kept()), { defer: true }));
  createEffect(() => {
    const now = moment();
    if (!now) return;
    const key = `pylos.draft.${now.game}`;
    if (clicks().length > 0) remember(key, now.at, clicks());
    else forget(key);
  });
  // Clicks that no legal turn contains are nothing: those of another page's
  // version, or while a turn is being sent.
  const draft = createMemo(() => (clicks().length > 0 && waysFrom(legal(), clicks()).length > 0 ? clicks() : NOTHING));
  const complete = createMemo(() => completeTurn(legal(), draft()));
  /** A turn that is sent is no draft any more: if it is refused, one begins anew. */
  const sendOff = (turn: LegalTurn) => {
    send(turn);
    setClicks(NOTHING);
  };
  return {
    draft,
    complete,
    choose(at) {
      const next = click(legal(), draft(), at);
      if (!next) return false;
      setClicks(next);
      const turn = completeTurn(legal(), next);
      if (turn && isFinal(legal(), next) && !confirm()) sendOff(turn);
      return true;
    },
    back: () => setClicks(draft().slice(0, -1)),
    cancel: () => setClicks(NOTHING),
    finish() {
      const turn = complete();
      if (turn) sendOff(turn);
    },
  };
}
