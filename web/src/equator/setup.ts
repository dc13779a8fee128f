// Filling a hemisphere: by chance, as the opponent has it, and as text.

import type { LegalTurn } from "../net/wire";
import { HEMISPHERE_POINTS } from "./geometry";
import { setTurn } from "./marks";

/** Which size goes to which point. */
export type Arrangement = ReadonlyMap<string, number>;

/** What is left, on the open points, by chance: another arrangement every time. */
export function randomFill(open: ReadonlySet<string>, left: readonly number[], random: () => number = Math.random): Arrangement {
  const sizes = left.flatMap((count, i) => Array.from({ length: Math.max(0, count) }, () => i + 1));
  for (let i = sizes.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [sizes[i], sizes[j]] = [sizes[j]!, sizes[i]!];
  }
  const points = HEMISPHERE_POINTS.filter((point) => open.has(point));
  return new Map(points.slice(0, sizes.length).map((point, i) => [point, sizes[i]!]));
}

/** What the opponent has set, at the same points of one's own hemisphere, as far as it can be had. */
export function copied(open: ReadonlySet<string>, left: readonly number[], opponent: Arrangement): Arrangement {
  const stock = [...left];
  const copy = new Map<string, number>();
  for (const [point, size] of opponent) {
    if (!open.has(point) || !stock[size - 1]) continue;
    stock[size - 1]!--;
    copy.set(point, size);
  }
  return copy;
}

/** An arrangement as text: the sizes on `i1…i5`, a slash, those on `o1…o5`. */
export function writeArrangement(arrangement: Arrangement): string {
  const row = (letter: string) => [1, 2, 3, 4, 5].map((n) => arrangement.get(`${letter}${n}`) ?? ".").join("");
  return `${row("i")}/${row("o")}`;
}

/** An arrangement from that text. */
export function readArrangement(text: string): Arrangement {
  const [inner = "", outer = ""] = text.split("/");
  const row = (letter: string, sizes: string) => [...sizes].flatMap((size, i) => (size === "." ? [] : [[`${letter}${i + 1}`, Number(size)] as const]));
  return new Map([...row("i", inner), ...row("o", outer)]);
}

/** The next turn of a plan that can be played now. */
export function nextPlanned(legal: readonly LegalTurn[], plan: Arrangement): LegalTurn | undefined {
  for (const [point, size] of plan) {
    const turn = setTurn(legal, point, size);
    if (turn) return turn;
  }
  return undefined;
}
