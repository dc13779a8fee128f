// A secret arrangement being made: pawns set by hand and pawns filled in. It
// is kept over a reload, and forgotten when it is handed in.

import { createComputed, createEffect, createSignal, on } from "solid-js";
import { HEMISPHERE_POINTS } from "../equator/geometry";
import { randomFill, readArrangement, writeArrangement, type Arrangement } from "../equator/setup";
import type { Moment } from "./composer";
import { arrangementKey, forget, remember, remembered } from "./memory";

export interface Arranging {
  pawns: () => Arrangement;
  /** Sets a pawn of this size, or takes up the one that stands there. */
  choose: (point: string, size: number | undefined) => void;
  /** Sets what is missing by chance; what was filled in before is set anew. */
  fill: (stock: readonly number[]) => void;
}

interface Made {
  pawns: Arrangement;
  /** Points filled by chance and not by hand. */
  filled: ReadonlySet<string>;
}

const NOTHING: Made = { pawns: new Map(), filled: new Set() };

export function createArranging(moment: () => Moment | undefined, side: () => string): Arranging {
  const key = () => (moment() ? arrangementKey(moment()!.game, side()) : undefined);
  const kept = (): Made => {
    const at = key();
    const text = at && remembered<{ pawns: string; filled: string[] }>(at, moment()!.at);
    return text ? { pawns: readArrangement(text.pawns), filled: new Set(text.filled) } : NOTHING;
  };
  const [made, setMade] = createSignal<Made>(kept());
  createComputed(on(() => `${key()} ${moment()?.at}`, () => setMade(kept()), { defer: true }));
  createEffect(() => {
    const { pawns, filled } = made();
    const at = key();
    if (!at) return;
    if (pawns.size > 0) remember(at, moment()!.at, { pawns: writeArrangement(pawns), filled: [...filled] });
    else forget(at);
  });
  return {
    pawns: () => made().pawns,
    choose(point, size) {
      const pawns = new Map(made().pawns);
      const filled = new Set(made().filled);
      filled.delete(point);
      if (pawns.has(point)) pawns.delete(point);
      else if (size !== undefined) pawns.set(point, size);
      setMade({ pawns, filled });
    },
    fill(stock) {
      const byHand = new Map([...made().pawns].filter(([point]) => !made().filled.has(point)));
      const left = [...stock];
      for (const size of byHand.values()) left[size - 1]!--;
      const chance = randomFill(new Set(HEMISPHERE_POINTS.filter((point) => !byHand.has(point))), left);
      setMade({ pawns: new Map([...byHand, ...chance]), filled: new Set(chance.keys()) });
    },
  };
}
