// Which rules puzzles are wanted for, and what they are about.

import { address } from "../shell/router";
import type { Theme } from "../net/wire";

const KEY = "pylos.puzzle-rules";
const USUAL = "standard";

/** The rules that the address names, or those chosen last. */
export function chosenRules(): string {
  return address().searchParams.get("rules") ?? localStorage.getItem(KEY) ?? USUAL;
}

export function chooseRules(rules: string): void {
  localStorage.setItem(KEY, rules);
}

/** Every theme, in the order in which they are shown; a new one does not compile before it is here. */
const ALL: Record<Theme, true> = {
  raise: true, square: true, line: true, "two-back": true, "free-the-second": true, "decline-to-take-back": true, "block-a-square": true,
  zugzwang: true, "last-ball": true, counting: true, "quiet-turn": true, defence: true,
  "make-it-three": true, "set-aside": true, "force-a-pass": true, "fifth-battle": true, pile: true,
};
export const THEMES = Object.keys(ALL) as readonly Theme[];

export const themeOf = (text: string | null): Theme | undefined => THEMES.find((theme) => theme === text);
