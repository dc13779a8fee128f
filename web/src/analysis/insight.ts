// The values of the turns, by the places where one would click to play them.

import { createMemo, createSignal } from "solid-js";
import { waysFrom, type Draft } from "../game/compose";
import type { Insight, PlaceValue } from "../game/insight";
import type { Evaluation, LegalTurn, Step } from "../net/wire";

/** Where the next click of a turn goes: of a pawn from the stock, to its point. */
function nextPlace(steps: readonly Step[], draft: Draft, size: number | undefined): string | undefined {
  const step = steps[draft.length];
  if (step?.do !== "take") return step?.at;
  return step.size === size ? steps[draft.length + 1]?.at : undefined;
}

/** The turns come best first, so that the first at a place is its best. */
export function placeValues(
  legal: readonly LegalTurn[], turns: Evaluation["turns"], draft: Draft, size?: number,
): Map<string, PlaceValue> {
  const rank = new Map(turns.map(({ turn }, i) => [turn, i]));
  const found = new Map<string, number>();
  let best: number | undefined;
  for (const { turn, steps } of waysFrom(legal, draft)) {
    const here = rank.get(turn.turn);
    if (here === undefined) continue;
    best = Math.min(best ?? here, here);
    const at = nextPlace(steps, draft, size);
    if (at !== undefined) found.set(at, Math.min(found.get(at) ?? here, here));
  }
  const same = (a: number, b: number) => JSON.stringify(turns[a]!.value) === JSON.stringify(turns[b]!.value);
  return new Map([...found].map(([at, i]) => [at, { value: turns[i]!.value, best: same(i, best!) }]));
}

/** The turns that a click at this place would begin or go on with. */
export function turnsAt(legal: readonly LegalTurn[], draft: Draft, at: string): Set<string> {
  return new Set(waysFrom(legal, draft).flatMap(({ turn, steps }) => {
    const step = steps[draft.length];
    const place = step?.do === "take" ? steps[draft.length + 1]?.at : step?.at;
    return place === at ? [turn.turn] : [];
  }));
}

export interface LinkedValues {
  insight: Insight;
  /** Turns to light up in the list, because the board is pointed at. */
  lit: () => ReadonlySet<string>;
  /** A turn of the list is pointed at, or none. */
  point: (turn: string | undefined) => void;
}

/** Ties the board and the list of turns together, both ways. */
export function linkValues(legal: () => readonly LegalTurn[], turns: () => Evaluation["turns"]): LinkedValues {
  const [turn, point] = createSignal<string>();
  const [place, setPlace] = createSignal<{ draft: Draft; at: string }>();
  const lit = createMemo(() => {
    const here = place();
    return here ? turnsAt(legal(), here.draft, here.at) : new Set<string>();
  });
  // Where all turns come to the same, none is best.
  const best = createMemo(() => {
    const [first] = turns();
    const last = turns().at(-1);
    if (!first || JSON.stringify(first.value) === JSON.stringify(last!.value)) return undefined;
    return legal().find((it) => it.turn === first.turn)?.ways[0];
  });
  const pointed = createMemo(() => {
    const steps = legal().find((it) => it.turn === turn())?.ways[0] ?? [];
    return new Set(steps.flatMap(({ at }) => at ?? []));
  });
  return {
    lit,
    point,
    insight: {
      valuesAt: (draft, size) => placeValues(legal(), turns(), draft, size),
      best,
      pointed,
      onPoint: (draft, at) => setPlace(at === undefined ? undefined : { draft, at }),
    },
  };
}

/** The same board with further places lit; its values only where they are wanted. */
export function lighting(lit: () => readonly string[], values: Insight, wanted: () => boolean): Insight {
  return {
    valuesAt: (draft, size) => (wanted() ? values.valuesAt(draft, size) : new Map()),
    best: () => (wanted() ? values.best() : undefined),
    pointed: () => new Set([...(wanted() ? values.pointed() : []), ...lit()]),
    onPoint: (draft, at) => values.onPoint(draft, at),
  };
}
