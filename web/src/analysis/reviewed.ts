// The review of a line, asked for when it is wanted and kept while the line
// stays the same.

import { createEffect, createMemo, createSignal, on, onCleanup } from "solid-js";
import { api } from "../net/api";
import type { Review, ReviewedTurn } from "../net/wire";
import type { Line } from "./place";

export interface Reviewed {
  review: () => Review | undefined;
  busy: () => boolean;
  /** How much of it is done, from 0 to 1. */
  done: () => number;
}

export function createReview(line: () => Line, wanted: () => boolean, onTrouble: (failure: unknown) => void): Reviewed {
  const key = createMemo(() => JSON.stringify([line().rules, line().position, line().turns]));
  const [kept, setKept] = createSignal<{ key: string; review: Review }>();
  const [asked, setAsked] = createSignal<string>();
  const [done, setDone] = createSignal(0);
  const review = () => (kept()?.key === key() ? kept()!.review : undefined);
  createEffect(on([wanted, key], async () => {
    const mine = key();
    if (!wanted() || review() || line().turns.length === 0) return;
    // A review of another line, or one that nobody looks at, is given up.
    const asking = new AbortController();
    onCleanup(() => asking.abort());
    setAsked(mine);
    setDone(0);
    try {
      const { rules, position, turns } = line();
      const answer = await api.review({ rules, turns: [...turns], ...(position === undefined ? {} : { position }) }, {
        signal: asking.signal, onProgress: (part) => { if (!asking.signal.aborted) setDone(part.done / part.all); },
      });
      if (key() === mine) setKept({ key: mine, review: answer });
    } catch (failure) {
      if (!asking.signal.aborted) onTrouble(failure);
    }
    if (asked() === mine) setAsked(undefined);
  }));
  return { review, busy: () => asked() === key(), done };
}

/** Whether a turn threw something away. */
export function isMistake({ mark }: Pick<ReviewedTurn, "mark">): boolean {
  return mark === "mistake" || mark === "blunder";
}

/** The ply of the next mistake before or after this one. */
export function mistakeFrom(review: Review | undefined, at: number, way: 1 | -1): number | undefined {
  const plies = (review?.turns ?? []).filter(isMistake).map(({ ply }) => ply);
  return way === 1 ? plies.find((ply) => ply > at) : plies.findLast((ply) => ply < at);
}
