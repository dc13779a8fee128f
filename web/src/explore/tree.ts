// A position of the tree, first what its turns are worth, then the good replies
// to the turns that are shown; and what the board shows of it.

import { createMemo, createSignal, onCleanup } from "solid-js";
import { createLoader } from "../net/loader";
import type { Place } from "../net/api";
import type { Explored, ExploredTurn, Evaluation, LegalTurn, Value } from "../net/wire";
import { explore } from "./ask";

/** So many turns are shown at first: good replies to all of some hundred would be many parts of a table. */
export const SHORT = 12;
const ALL = 10_000;
/** How long proofs are looked for where there is no table. */
const SOON_MS = 1_500;

export interface Tree {
  explored: () => Explored | undefined;
  /** Good replies are still to come. */
  counting: () => boolean;
  error: () => unknown;
  reload: () => void;
  all: () => boolean;
  showAll: (all: boolean) => void;
}

export function createTree(where: () => Place | undefined): Tree {
  const [all, showAll] = createSignal(false);
  let searching = new AbortController();
  onCleanup(() => searching.abort());
  const first = createLoader(where, async (place) => {
    // A search for proofs about another position is of no use any more. What
    // reads a table is soon done, and has what comes next at hand.
    searching.abort();
    searching = new AbortController();
    return { place, explored: await explore(place, { replies: 0, budget: 0 }) };
  });
  const known = createMemo(() => {
    const value = first.value();
    return value && !first.loading() && !first.error() && value.place === where() ? value : undefined;
  });
  const wanted = createMemo(() => {
    const value = known();
    return value && value.explored.turns.length > 0 ? { ...value, replies: all() ? ALL : SHORT } : undefined;
  });
  const whole = createLoader(wanted, async ({ place, explored, replies }) => {
    const asking = explored.source === "tablebase" ? {} : { signal: searching.signal };
    return { place, explored: await explore(place, { replies, budget: SOON_MS }, asking) };
  });
  return {
    explored: () => {
      const value = whole.value();
      return value && value.place === known()?.place ? value.explored : known()?.explored;
    },
    counting: whole.loading,
    error: first.error,
    reload: first.reload,
    all,
    showAll,
  };
}

/** All turns of an entry. */
export const turnsOf = ({ turn, images }: ExploredTurn): readonly string[] => [turn, ...images];

/** What turns come to, for the board: only where all of it is exact. */
export function exactTurns(explored: Explored | undefined): Evaluation["turns"] {
  if (explored?.source !== "tablebase") return [];
  return explored.turns.flatMap((entry) => {
    const value = exactValue(entry.value);
    return value ? turnsOf(entry).map((turn) => ({ turn, value, position: entry.position })) : [];
  });
}

/** A result with its distance, where that is known. */
export function exactValue(value: ExploredTurn["value"]): Value | undefined {
  if (value?.kind === "draw") return value;
  return value && value.plies !== undefined ? { kind: value.kind, plies: value.plies } : undefined;
}

/** The places of an entry's turns on the board: of all its images where they are one ball each, else of the first. */
export function placesOf(entry: ExploredTurn | undefined, legal: readonly LegalTurn[]): ReadonlySet<string> {
  if (!entry) return new Set();
  const steps = (turn: string) => legal.find((it) => it.turn === turn)?.ways[0] ?? [];
  const first = steps(entry.turn);
  const shown = first.length === 1 ? turnsOf(entry).flatMap(steps) : first;
  return new Set(shown.flatMap(({ at }) => at ?? []));
}
