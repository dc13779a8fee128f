// What is curious about a rule set, found in its table of all positions by
// crates/pylos-findings/examples/curiosities.rs, which says what each is.

import found from "../../../crates/pylos-findings/src/curiosities.txt?raw";
import type { Line } from "../analysis/place";

const KINDS = ["longest-win", "quietest-zugzwang", "many-taken-back"] as const;
export type Curious = (typeof KINDS)[number];

export interface Curiosity {
  readonly kind: Curious;
  /** Plies, balls on the board, balls taken back. */
  readonly count: number;
  readonly line: Line;
}

const isKind = (word: string | undefined): word is Curious => KINDS.some((kind) => kind === word);

/** Reads `RULES KIND COUNT; START; TURNS; AT`: a start of `-` is the empty board. */
export function readCuriosities(text: string, wanted: string): Curiosity[] {
  return text.split("\n").flatMap((row) => {
    const [head = "", start = "", turns = "", at = ""] = row.split(";").map((part) => part.trim());
    const [rules, kind, count] = head.split(" ");
    if (rules !== wanted || !isKind(kind)) return [];
    const line = { rules, position: start === "-" ? undefined : start, turns: turns.split(" ").filter(Boolean), at: Number(at) };
    return [{ kind, count: Number(count), line }];
  });
}

export const curiositiesOf = (rules: string): Curiosity[] => readCuriosities(found, rules);
