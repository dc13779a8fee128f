// The time that games of this device are played: it runs while a page shows
// the game, and stands still otherwise, so that nobody loses time, or a game,
// by closing a page.

interface Running {
  /** What had been played when the page began to show it. */
  readonly before: number;
  readonly since: number;
  /** How many parts of this page show it. */
  readonly shown: number;
}

const running = new Map<string, Running>();

/** The time a game has been played; `kept` is what the storage knows of it. */
export function played(id: string, kept: number): number {
  const clock = running.get(id);
  return Math.round(Math.max(kept, clock ? clock.before + performance.now() - clock.since : 0));
}

/** Lets the time of a game run. */
export function startTime(id: string, kept: number): void {
  const clock = running.get(id);
  if (clock) running.set(id, { ...clock, before: Math.max(clock.before, kept - (performance.now() - clock.since)), shown: clock.shown + 1 });
  else running.set(id, { before: kept, since: performance.now(), shown: 1 });
}

/** Lets it stand still again, once nothing shows the game any more. */
export function stopTime(id: string): void {
  const clock = running.get(id);
  if (!clock) return;
  if (clock.shown > 1) running.set(id, { ...clock, shown: clock.shown - 1 });
  else running.delete(id);
}
