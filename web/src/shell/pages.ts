// The pages by their paths; what stands in brackets is which one of many. The
// server knows the same ones (crates/pylos-server/src/api/missing.rs).

export const PAGES = {
  play: /^\/$/,
  games: /^\/games$/,
  game: /^\/game\/([\w-]+)$/,
  print: /^\/print\/([\w-]+)$/,
  analysis: /^\/analysis$/,
  explore: /^\/explore$/,
  learn: /^\/learn$/,
  lesson: /^\/learn\/([\w-]+)$/,
  puzzles: /^\/puzzles$/,
  puzzle: /^\/puzzles\/([\w-]+)$/,
  rules: /^\/rules\/(pyramid|equator)$/,
  watch: /^\/watch$/,
  tv: /^\/tv$/,
  tournaments: /^\/tournaments$/,
  tournament: /^\/tournaments\/([\w-]+)$/,
  clock: /^\/clock$/,
  account: /^\/account$/,
  players: /^\/players$/,
  player: /^\/player\/([^/]+)$/,
  settings: /^\/settings$/,
  embed: /^\/embed$/,
  stop: /^\/stop\/([\w-]+)$/,
} as const satisfies Record<string, RegExp>;

/** A name in a path; one that no browser would write stays as it is. */
export function nameIn(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A path as the pages have it: a slash at its end means nothing. */
export function plainPath(path: string): string {
  return path.replace(/(.)\/$/, "$1");
}

/** Whether the app has a page at this path. */
export function isPage(path: string): boolean {
  const plain = plainPath(path);
  return plain === "/index.html" || Object.values(PAGES).some((page) => page.test(plain));
}
