// Filling a hemisphere in one go.

import type { LegalTurn } from "../net/wire";
import { HEMISPHERE_POINTS } from "./geometry";
import { setTurn } from "./marks";

/** Which size goes to which point. */
export type Arrangement = ReadonlyMap<string, number>;

/**
 * A sensible arrangement of what is left: the middle sizes inside, where they
 * get anywhere, large and small ones mixed around them.
 */
const USUAL: Record<string, number> = { i1: 4, i2: 2, i3: 3, i4: 5, i5: 1, o1: 1, o2: 5, o3: 2, o4: 3, o5: 4 };

export function quickFill(open: ReadonlySet<string>, left: readonly number[]): Arrangement {
  return assign(open, left, (point) => USUAL[point]);
}

/** What the opponent has set, at the opposite points; the rest as usual. */
export function mirrored(open: ReadonlySet<string>, left: readonly number[], opponent: ReadonlyMap<string, number>): Arrangement {
  return assign(open, left, (point) => opponent.get(point) ?? USUAL[point]);
}

/** Wishes are met in the order of the points; what is left fills the gaps. */
function assign(open: ReadonlySet<string>, left: readonly number[], wish: (point: string) => number | undefined): Arrangement {
  const stock = [...left];
  const filled = new Map<string, number>();
  const points = HEMISPHERE_POINTS.filter((point) => open.has(point));
  for (const point of points) {
    const size = wish(point);
    if (size === undefined || !stock[size - 1]) continue;
    stock[size - 1]!--;
    filled.set(point, size);
  }
  for (const point of points) {
    const size = stock.findIndex((n) => n > 0) + 1;
    if (filled.has(point) || size === 0) continue;
    stock[size - 1]!--;
    filled.set(point, size);
  }
  return filled;
}

/** An arrangement as text: the sizes on `i1…i5`, a slash, those on `o1…o5`. */
export function writeArrangement(arrangement: Arrangement): string {
  const row = (letter: string) => [1, 2, 3, 4, 5].map((n) => arrangement.get(`${letter}${n}`) ?? ".").join("");
  return `${row("i")}/${row("o")}`;
}

/** The next turn of a plan that can be played now. */
export function nextPlanned(legal: readonly LegalTurn[], plan: Arrangement): LegalTurn | undefined {
  for (const [point, size] of plan) {
    const turn = setTurn(legal, point, size);
    if (turn) return turn;
  }
  return undefined;
}
