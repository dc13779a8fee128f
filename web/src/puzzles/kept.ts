// What this device keeps of its solver: ratings, what was tried, the days, the
// best streaks, and what comes back. Two tabs may write: each reads what is
// there before it changes something.

import { createSignal } from "solid-js";
import type { ActName, GameKind, SolverRating } from "../net/wire";
import type { Due } from "./repetition";

const KEY = "pylos.puzzles";
const VERSION = 1;
/** As many as a question may name. */
const MOST_TRIED = 2_000;
const MOST_DAYS = 100;

export interface Day {
  readonly acts: readonly ActName[];
  readonly solved: boolean;
}

export interface Kept {
  readonly version: typeof VERSION;
  readonly ratings: Readonly<Partial<Record<GameKind, SolverRating>>>;
  /** Puzzles that were tried, the oldest first; 1 for those found without a miss or help. */
  readonly tried: readonly (readonly [id: string, score: 0 | 1])[];
  /** By date and rules. */
  readonly days: Readonly<Record<string, Day>>;
  /** The longest streak, by rules. */
  readonly streaks: Readonly<Record<string, number>>;
  /** Whether what was missed comes back. */
  readonly bringsBack: "yes" | "no";
  readonly queue: readonly Due[];
}

const NOTHING: Kept = { version: VERSION, ratings: {}, tried: [], days: {}, streaks: {}, bringsBack: "no", queue: [] };

function read(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Kept> | null;
    // Another version's is left alone as long as nothing is written.
    return found?.version === VERSION ? { ...NOTHING, ...found } : NOTHING;
  } catch {
    return NOTHING;
  }
}

const [kept, setKept] = createSignal(read());
export { kept };

window.addEventListener("storage", ({ key }) => { if (key === KEY) setKept(read()); });

export function keep(change: (before: Kept) => Partial<Kept>): void {
  const before = read();
  const after = { ...before, ...change(before) };
  localStorage.setItem(KEY, JSON.stringify(after));
  setKept(after);
}

export const hasTried = (id: string): boolean => kept().tried.some(([tried]) => tried === id);

/** Notes the first try at a puzzle; later ones are practice. */
export function noteTried(id: string, score: 0 | 1): void {
  keep(({ tried }) => (tried.some(([known]) => known === id) ? {} : { tried: [...tried, [id, score] as const].slice(-MOST_TRIED) }));
}

export const dayKey = (date: string, rules: string): string => `${date} ${rules}`;

export function noteDay(date: string, rules: string, day: Day): void {
  keep(({ days }) => ({ days: Object.fromEntries([...Object.entries(days), [dayKey(date, rules), day] as const].sort(([a], [b]) => (a < b ? -1 : 1)).slice(-MOST_DAYS)) }));
}

/** Notes a streak; whether it is the longest so far. */
export function noteStreak(rules: string, found: number): boolean {
  const longest = found > (read().streaks[rules] ?? 0);
  if (longest) keep(({ streaks }) => ({ streaks: { ...streaks, [rules]: found } }));
  return longest;
}
