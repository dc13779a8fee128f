// What a visitor wishes for, as the form keeps it, and as the server is asked.

import type { ClockControl, GameKind, NewGame as Wish } from "../net/wire";
import type { IconName } from "../shell/Icon";
import { SITE } from "../shell/mode";
import { remembered } from "./remembered";

export type Opponent = "computer" | "friend" | "screen" | "anyone";
const ALL: readonly { opponent: Opponent; icon: IconName; elsewhere: boolean }[] = [
  { opponent: "computer", icon: "computer", elsewhere: false },
  { opponent: "friend", icon: "people", elsewhere: true },
  { opponent: "screen", icon: "screen", elsewhere: false },
  { opponent: "anyone", icon: "lobby", elsewhere: true },
];
/** Who can be played: whoever sits elsewhere only through a server. */
export const OPPONENTS = ALL.filter(({ elsewhere }) => !(SITE && elsewhere));

export const CLOCKS = {
  none: { kind: "none" },
  "move-30": { kind: "per_move", seconds: 30 },
  "move-60": { kind: "per_move", seconds: 60 },
  "game-5": { kind: "per_game", seconds: 300, increment: 5 },
  "game-10": { kind: "per_game", seconds: 600, increment: 5 },
} as const satisfies Record<string, ClockControl>;
export type ClockName = keyof typeof CLOCKS;
export const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[];

/** One game, so many games, or until somebody has so many points (E13). */
export type Length = "one" | "games" | "target";
/** At which occurrence of a position the game is drawn (P12). */
export type Repetition = "third" | "other" | "never";

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export interface Wishes {
  game: GameKind;
  opponent: Opponent;
  level: (typeof LEVELS)[number];
  side: "lot" | "first" | "second";
  clock: ClockName;
  pyramidRules: string;
  equatorRules: string;
  visibility: "private" | "public";
  length: Length;
  games: number;
  target: number;
  repetition: Repetition;
  occurrence: number;
}

const USUAL: Wishes = {
  game: "pyramid", opponent: "computer", level: 3, side: "lot", clock: "none",
  pyramidRules: "standard", equatorRules: "carpentier", visibility: "private",
  length: "one", games: 3, target: 50, repetition: "third", occurrence: 4,
};

/** What was wished for last time, as far as there is such an opponent here. */
export function lastWishes(): Wishes {
  const wishes = remembered("pylos.wishes", USUAL);
  const there = OPPONENTS.some(({ opponent }) => opponent === wishes.opponent);
  return there ? wishes : { ...wishes, opponent: USUAL.opponent, visibility: USUAL.visibility };
}

/** What the server takes; the fields of the form keep to it. */
export const LIMITS = {
  games: { least: 2, most: 100 },
  target: { least: 1, most: 1000 },
  occurrence: { least: 2, most: 100 },
} as const;

/** What the server is asked for. */
export function wishOf(wishes: Wishes): Wish {
  const other = {
    computer: { kind: "engine", level: wishes.level },
    friend: { kind: "friend" },
    screen: { kind: "me" },
    anyone: { kind: "anyone" },
  }[wishes.opponent] as Wish["seats"][number];
  const seats: Wish["seats"] = wishes.side === "second" ? [other, { kind: "me" }] : [{ kind: "me" }, other];
  return {
    rules: wishes.game === "pyramid" ? wishes.pyramidRules : wishes.equatorRules,
    seats,
    lot: wishes.side === "lot" && wishes.opponent !== "screen",
    clock: CLOCKS[wishes.clock] ?? CLOCKS.none,
    visibility: wishes.opponent === "anyone" ? "public" : wishes.visibility,
    ...(wishes.length === "games" ? { series: { games: wishes.games } } : {}),
    ...(wishes.length === "target" ? { series: { target: wishes.target } } : {}),
    // Pawns never come back in the equator game: nothing repeats.
    ...(wishes.game === "pyramid" && wishes.repetition !== "third"
      ? { repetition: wishes.repetition === "never" ? null : wishes.occurrence }
      : {}),
  };
}
