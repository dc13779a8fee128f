// What was missed comes back: after a day, and each time it is found after a
// longer while, until it is known. Missed again, it begins anew.

const DAY = 86_400_000;
/** Days until something comes back, by how often it was found in a row. */
const WAITS = [1, 3, 7, 16, 35] as const;

/** What comes back: a puzzle, or a position in which somebody went wrong. */
export type Missed =
  | { readonly kind: "puzzle"; readonly id: string }
  | { readonly kind: "mistake"; readonly rules: string; readonly position: string; readonly played: string; readonly best: readonly string[] };

export interface Due {
  readonly missed: Missed;
  /** How often it was found in a row. */
  readonly found: number;
  /** When it comes back. */
  readonly at: number;
}

export function keyOf(missed: Missed): string {
  return missed.kind === "puzzle" ? missed.id : `${missed.rules} ${missed.position}`;
}

/** Puts something into the queue, unless it waits there already. */
export function queued(queue: readonly Due[], missed: Missed, at: number): Due[] {
  const key = keyOf(missed);
  return queue.some((due) => keyOf(due.missed) === key) ? [...queue] : [...queue, { missed, found: 0, at }];
}

/** After another try: when it comes back, or that it does not any more. */
export function repeated(queue: readonly Due[], missed: Missed, how: "found" | "missed", now: number): Due[] {
  const key = keyOf(missed);
  return queue.flatMap((due) => {
    if (keyOf(due.missed) !== key) return [due];
    const found = how === "found" ? due.found + 1 : 0;
    const days = WAITS[found];
    return days === undefined ? [] : [{ missed: due.missed, found, at: now + days * DAY }];
  });
}

/** What waits to be tried now, the longest first. */
export function dueNow(queue: readonly Due[], now: number): Due[] {
  return queue.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at);
}

/** When something that was missed just now comes back first. */
export const firstReturn = (now: number): number => now + WAITS[0] * DAY;
