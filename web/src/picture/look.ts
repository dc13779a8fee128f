// How every scene begins, of either game: from where it is seen, in what light
// and of what it is made.

import type { Settings } from "../settings";
import type { View } from "./camera";
import { Bytes } from "./bytes";

export type Theme = "light" | "dark";
export type BoardSet = Settings["set"];

export interface Look {
  readonly view: View;
  readonly theme: Theme;
  readonly set: BoardSet;
}

const GAMES = ["pyramid", "equator"] as const;
const THEMES: readonly Theme[] = ["light", "dark"];
const SETS: readonly BoardSet[] = ["wood", "marble", "high-contrast", "paper"];

/**
 * The head of a scene. The page is the table, so the picture has none, and
 * names are written over it by the page.
 */
export function begin(game: (typeof GAMES)[number], { view, theme, set }: Look): Bytes {
  const [TRANSPARENT, HIDDEN] = [1, 0];
  return new Bytes().u8(GAMES.indexOf(game)).f32(view.yaw, view.pitch).u8(THEMES.indexOf(theme), SETS.indexOf(set), TRANSPARENT, HIDDEN);
}
