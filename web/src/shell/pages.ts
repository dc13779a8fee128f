// The pages by their paths; what stands in brackets is which one of many. The
// server knows the same ones (crates/pylos-server/src/api/missing.rs).

export const PAGES = {
  play: /^\/$/,
  game: /^\/game\/([\w-]+)$/,
  print: /^\/print\/([\w-]+)$/,
  analysis: /^\/analysis$/,
  learn: /^\/learn$/,
  lesson: /^\/learn\/([\w-]+)$/,
  rules: /^\/rules\/(pyramid|equator)$/,
  watch: /^\/watch$/,
  settings: /^\/settings$/,
} as const satisfies Record<string, RegExp>;

/** A path as the pages have it: a slash at its end means nothing. */
export function plainPath(path: string): string {
  return path.replace(/(.)\/$/, "$1");
}

/** Whether the app has a page at this path. */
export function isPage(path: string): boolean {
  const plain = plainPath(path);
  return plain === "/index.html" || Object.values(PAGES).some((page) => page.test(plain));
}
