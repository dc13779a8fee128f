// What a visitor wishes for, as the form keeps it, and as the server is asked.

import type { ClockControl, GameKind, NewGame as Wish } from "../net/wire";
import type { IconName } from "../shell/Icon";
import { SITE } from "../shell/mode";
import { address } from "../shell/router";
import { remembered } from "./remembered";

export type Opponent = "computer" | "friend" | "screen" | "anyone" | "player";
const ALL: readonly { opponent: Opponent; icon: IconName; elsewhere: boolean }[] = [
  { opponent: "computer", icon: "computer", elsewhere: false },
  { opponent: "friend", icon: "people", elsewhere: true },
  { opponent: "screen", icon: "screen", elsewhere: false },
  { opponent: "anyone", icon: "lobby", elsewhere: true },
  { opponent: "player", icon: "person", elsewhere: true },
];
/** Who can be played: whoever sits elsewhere only through a server. */
export const OPPONENTS = ALL.filter(({ elsewhere }) => !(SITE && elsewhere));

export const CLOCKS = {
  none: { kind: "none" },
  "move-30": { kind: "per_move", seconds: 30 },
  "move-60": { kind: "per_move", seconds: 60 },
  "game-5": { kind: "per_game", seconds: 300, increment: 5 },
  "game-10": { kind: "per_game", seconds: 600, increment: 5 },
  "day-1": { kind: "per_move", seconds: 86_400 },
  "day-3": { kind: "per_move", seconds: 3 * 86_400 },
  "day-7": { kind: "per_move", seconds: 7 * 86_400 },
  "day-14": { kind: "per_move", seconds: 14 * 86_400 },
} as const satisfies Record<string, ClockControl>;
export type ClockName = keyof typeof CLOCKS | "custom";
export const CLOCK_NAMES = [...(Object.keys(CLOCKS) as (keyof typeof CLOCKS)[]), "custom"] as const;
/** A clock of one's own: so long for each turn, or for all of them together. */
export type CustomClockKind = "turn" | "game";

/** One game, so many games, or until somebody has so many points (E13). */
export type Length = "one" | "games" | "target";
/** At which occurrence of a position the game is drawn (P12). */
export type Repetition = "third" | "other" | "never";
/** The empty board, or a few turns drawn by lot that leave both sides the same chance. */
export type Opening = "usual" | "balanced";

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export type Level = (typeof LEVELS)[number];

export interface Wishes {
  game: GameKind;
  opponent: Opponent;
  level: Level;
  /** The level of the other side, where two computers play. */
  otherLevel: Level;
  /** Nobody's: two computers play, and one watches. */
  side: "lot" | "first" | "second" | "none";
  clock: ClockName;
  customClock: CustomClockKind;
  seconds: number;
  minutes: number;
  increment: number;
  /** Whom to challenge by name. */
  player: string;
  /** Whether it counts for the ratings. */
  rated: boolean;
  pyramidRules: string;
  equatorRules: string;
  visibility: "private" | "public";
  length: Length;
  games: number;
  target: number;
  repetition: Repetition;
  occurrence: number;
  opening: Opening;
}

const USUAL: Wishes = {
  game: "pyramid", opponent: "computer", level: 3, otherLevel: 5, side: "lot", clock: "none",
  customClock: "game", seconds: 45, minutes: 15, increment: 10, player: "", rated: false,
  pyramidRules: "standard", equatorRules: "carpentier", visibility: "private",
  length: "one", games: 3, target: 50, repetition: "third", occurrence: 4, opening: "usual",
};

/** What was wished for last time, as far as there is such an opponent here. */
export function lastWishes(): Wishes {
  const wishes = remembered("pylos.wishes", USUAL);
  const there = OPPONENTS.some(({ opponent }) => opponent === wishes.opponent);
  const possible = there ? wishes : { ...wishes, opponent: USUAL.opponent, visibility: USUAL.visibility };
  const challenged = SITE ? null : address().searchParams.get("challenge");
  return challenged ? { ...possible, opponent: "player", player: challenged } : possible;
}

/** What the server takes; the fields of the form keep to it. */
export const LIMITS = {
  games: { least: 2, most: 100 },
  target: { least: 1, most: 1000 },
  occurrence: { least: 2, most: 100 },
  seconds: { least: 1, most: 86_400 },
  minutes: { least: 1, most: 1440 },
  increment: { least: 0, most: 3600 },
} as const;

/** Whether two computers are to play: only instead of oneself against one. */
export const watches = ({ opponent, side }: Wishes): boolean => opponent === "computer" && side === "none";

/** The side as it is shown and asked for: everybody but computers needs an opponent. */
export const sideOf = (wishes: Wishes): Wishes["side"] => (wishes.side === "none" && !watches(wishes) ? "lot" : wishes.side);
/** Rated games are between two people. */
export const canBeRated = ({ opponent }: Wishes): boolean => opponent === "friend" || opponent === "anyone" || opponent === "player";

function clockOf(wishes: Wishes): ClockControl {
  if (wishes.clock !== "custom") return CLOCKS[wishes.clock] ?? CLOCKS.none;
  return wishes.customClock === "turn"
    ? { kind: "per_move", seconds: wishes.seconds }
    : { kind: "per_game", seconds: 60 * wishes.minutes, increment: wishes.increment };
}

/** Whether balanced openings are known: of the pyramid game, where nobody has a handicap. */
export const knowsBallots = (game: GameKind, rules: string): boolean => game === "pyramid" && !/\d/.test(rules);
export const isBalanced = ({ game, pyramidRules, opening }: Wishes): boolean => opening === "balanced" && knowsBallots(game, pyramidRules);

/** Whether nothing but the rules and the clock is wished for: whoever waits for the same will do. */
export const canBePaired = (wishes: Wishes): boolean => wishes.opponent === "anyone" && wishes.side === "lot" && wishes.length === "one" && wishes.repetition === "third" && !isBalanced(wishes);

/** What the server is asked for. */
export function wishOf(wishes: Wishes): Wish {
  const side = sideOf(wishes);
  const other = {
    computer: { kind: "engine", level: wishes.level },
    friend: { kind: "friend" },
    screen: { kind: "me" },
    anyone: { kind: "anyone" },
    player: { kind: "friend" },
  }[wishes.opponent] as Wish["seats"][number];
  const me: Wish["seats"][number] = side === "none" ? { kind: "engine", level: wishes.otherLevel } : { kind: "me" };
  // The level named first is that of the side named first.
  const seats: Wish["seats"] = side === "second" || side === "none" ? [other, me] : [me, other];
  return {
    rules: wishes.game === "pyramid" ? wishes.pyramidRules : wishes.equatorRules,
    seats,
    lot: side === "lot" && wishes.opponent !== "screen",
    clock: clockOf(wishes),
    ...(wishes.opponent === "player" ? { opponent: wishes.player.trim() } : {}),
    ...(wishes.rated && canBeRated(wishes) ? { rated: true } : {}),
    visibility: wishes.opponent === "anyone" ? "public" : wishes.visibility,
    ...(wishes.length === "games" ? { series: { games: wishes.games } } : {}),
    ...(wishes.length === "target" ? { series: { target: wishes.target } } : {}),
    ...(isBalanced(wishes) ? { opening: "balanced" as const } : {}),
    // Pawns never come back in the equator game: nothing repeats.
    ...(wishes.game === "pyramid" && wishes.repetition !== "third"
      ? { repetition: wishes.repetition === "never" ? null : wishes.occurrence }
      : {}),
  };
}
