// What is to be seen of what players have said.

import { createEffect, createMemo, createSignal, on, onCleanup } from "solid-js";
import type { Phrase, Seat, State } from "../net/wire";

/** How long words stand beside a name. */
export const SHOWN_MS = 8_000;

/** The last words of a seat that are to be seen: not those of whom one has muted. */
export function wordsOf({ said }: Pick<State, "said">, seat: Seat, muted: ReadonlySet<string> | undefined): { phrase: Phrase; at: number } | undefined {
  if (!muted || muted.has(seat.player?.id ?? "")) return undefined;
  return said?.findLast(({ side }) => side === seat.side);
}

/** The same, for some seconds from when it is first seen here. */
export function createWords(words: () => { phrase: Phrase; at: number } | undefined): () => Phrase | undefined {
  const at = createMemo(() => words()?.at);
  const [fresh, setFresh] = createSignal(false);
  createEffect(on(at, (known) => {
    setFresh(known !== undefined);
    if (known === undefined) return;
    const timer = setTimeout(() => setFresh(false), SHOWN_MS);
    onCleanup(() => clearTimeout(timer));
  }));
  return () => (fresh() ? words()?.phrase : undefined);
}
