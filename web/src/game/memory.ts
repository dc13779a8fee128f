// Half-made things that survive a reload, each with the moment it belongs to.

/** What was kept under a key, if it was kept at this very moment. */
export function remembered<T>(key: string, at: string): T | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "null") as { at: string; what: T } | null;
    return kept?.at === at ? kept.what : undefined;
  } catch {
    return undefined;
  }
}

export function remember(key: string, at: string, what: unknown): void {
  sessionStorage.setItem(key, JSON.stringify({ at, what }));
}

export function forget(key: string): void {
  sessionStorage.removeItem(key);
}

/** Where a secret arrangement is kept while it is made. */
export const arrangementKey = (game: string, side: string): string => `pylos.arrangement.${game}.${side}`;

/** Nothing of an arrangement that was handed in is kept. */
export function forgetArrangement(game: string, side: string): void {
  forget(arrangementKey(game, side));
}
