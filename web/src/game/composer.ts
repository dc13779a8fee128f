// The turn being composed on a board, click by click.

import { createComputed, createMemo, createSignal, on } from "solid-js";
import type { LegalTurn } from "../net/wire";
import { NOTHING, click, completeTurn, isFinal, type Draft } from "./compose";

export interface Composer {
  draft: () => Draft;
  /** A click at a place; sends the turn when nothing can be added to it. */
  choose: (at: string) => void;
  /** Takes the last click back. */
  back: () => void;
  cancel: () => void;
  /** The turn that the clicks make already, although more could be added. */
  complete: () => LegalTurn | undefined;
  finish: () => void;
}

export function createComposer(legal: () => readonly LegalTurn[], send: (turn: LegalTurn) => void): Composer {
  const [draft, setDraft] = createSignal<Draft>(NOTHING);
  // A new list of legal turns is a new moment: nothing is carried over.
  createComputed(on(legal, () => setDraft(NOTHING)));
  const complete = createMemo(() => completeTurn(legal(), draft()));
  return {
    draft,
    complete,
    choose(at) {
      const next = click(legal(), draft(), at);
      if (!next) return;
      setDraft(next);
      const turn = completeTurn(legal(), next);
      if (turn && isFinal(legal(), next)) send(turn);
    },
    back: () => setDraft((clicks) => clicks.slice(0, -1)),
    cancel: () => setDraft(NOTHING),
    finish() {
      const turn = complete();
      if (turn) send(turn);
    },
  };
}
