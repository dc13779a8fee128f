// The thirty cells of the pyramid: their names, where they lie, and the text
// of a position. Pure description of the board; no rule is decided here.

/** The name of a cell, `a1` … `j1`. */
export type Cell = string;

/** The two colours of balls. */
export type Color = "light" | "dark";

/** 0 for the sixteen cells of the board, 3 for the apex. */
export type LevelIndex = 0 | 1 | 2 | 3;

/** Edge length of each level, lowest first. */
export const LEVEL_SIZES = [4, 3, 2, 1] as const;

const FILES = ["abcd", "efg", "hi", "j"] as const;

interface Place {
  readonly level: LevelIndex;
  readonly file: number;
  readonly rank: number;
}

const PLACES = new Map<Cell, Place>();
LEVEL_SIZES.forEach((size, level) => {
  for (let rank = 0; rank < size; rank++) {
    for (let file = 0; file < size; file++) {
      PLACES.set(`${FILES[level]![file]}${rank + 1}`, { level: level as LevelIndex, file, rank });
    }
  }
});

/** All cells in the order of the notation: level, then rank, then file. */
export const CELLS: readonly Cell[] = [...PLACES.keys()];

/** Whether a text names a cell. */
export function isCell(text: string): boolean {
  return PLACES.has(text);
}

/** Level, file and rank of a cell, counted from 0. */
export function placeOf(cell: Cell): Place {
  const place = PLACES.get(cell);
  if (!place) throw new Error(`no such cell: ${cell}`);
  return place;
}

/** The cell at this level, file and rank, if there is one. */
function cellAt(level: number, file: number, rank: number): Cell | undefined {
  const name = `${FILES[level]?.[file] ?? "?"}${rank + 1}`;
  return PLACES.has(name) ? name : undefined;
}

/** The four cells a cell rests on; none on the lowest level. */
export function restsOn(cell: Cell): Cell[] {
  const { level, file, rank } = placeOf(cell);
  if (level === 0) return [];
  return [[0, 0], [1, 0], [0, 1], [1, 1]].map(([f, r]) => cellAt(level - 1, file + f!, rank + r!)!);
}

/** Which ball lies where. */
export type Balls = ReadonlyMap<Cell, Color>;

/** A position as it is shown: the balls on the board and whose turn it is. */
export interface Shown {
  readonly balls: Balls;
  readonly turn: Color;
}

/** Reads a position text such as `L.D............./........./..../. L`. */
export function readPosition(text: string): Shown | undefined {
  const match = /^([LD.]{16})\/([LD.]{9})\/([LD.]{4})\/([LD.]) ([LD])$/.exec(text);
  if (!match) return undefined;
  const letters = match.slice(1, 5).join("");
  const balls = new Map<Cell, Color>();
  CELLS.forEach((cell, i) => {
    if (letters[i] !== ".") balls.set(cell, letters[i] === "L" ? "light" : "dark");
  });
  return { balls, turn: match[5] === "L" ? "light" : "dark" };
}

/** Writes a position text. */
export function writePosition({ balls, turn }: Shown): string {
  const letter = (cell: Cell) => ({ light: "L", dark: "D", none: "." })[balls.get(cell) ?? "none"];
  const rows = LEVEL_SIZES.map((_, level) =>
    CELLS.filter((cell) => placeOf(cell).level === level).map(letter).join(""),
  );
  return `${rows.join("/")} ${turn === "light" ? "L" : "D"}`;
}

/** The empty board, light to move. */
export const START = "................/........./..../. L";

/** How many balls each side has in all. */
export type BallCounts = Readonly<Record<Color, number>>;

/** Without a handicap (P2). */
export const ALL_BALLS: BallCounts = { light: 15, dark: 15 };

/** How many balls a rule string gives each side (P2, P15). */
export function ballsOf(rules: string): BallCounts {
  const handicap = /\+(\d+)-(\d+)$/.exec(rules);
  return handicap ? { light: Number(handicap[1]), dark: Number(handicap[2]) } : ALL_BALLS;
}

/** Balls left in a player's reserve (P2, P15). */
export function reserve(balls: Balls, color: Color, all: BallCounts = ALL_BALLS): number {
  let used = 0;
  for (const ball of balls.values()) if (ball === color) used++;
  return Math.max(0, all[color] - used);
}
