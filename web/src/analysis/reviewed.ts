// The review of a line, asked for when it is wanted and kept while the line
// stays the same.

import { createEffect, createMemo, createSignal, on } from "solid-js";
import { api } from "../net/api";
import type { Review } from "../net/wire";
import type { Line } from "./place";

export interface Reviewed {
  review: () => Review | undefined;
  busy: () => boolean;
}

export function createReview(line: () => Line, wanted: () => boolean, onTrouble: (failure: unknown) => void): Reviewed {
  const key = createMemo(() => JSON.stringify([line().rules, line().position, line().turns]));
  const [kept, setKept] = createSignal<{ key: string; review: Review }>();
  const [asked, setAsked] = createSignal<string>();
  const review = () => (kept()?.key === key() ? kept()!.review : undefined);
  createEffect(on([wanted, key], async () => {
    const mine = key();
    if (!wanted() || review() || line().turns.length === 0) return;
    setAsked(mine);
    try {
      const { rules, position, turns } = line();
      const answer = await api.review({ rules, turns: [...turns], ...(position === undefined ? {} : { position }) });
      if (key() === mine) setKept({ key: mine, review: answer });
    } catch (failure) {
      if (key() === mine) onTrouble(failure);
    }
    if (asked() === mine) setAsked(undefined);
  }));
  return { review, busy: () => asked() === key() };
}
