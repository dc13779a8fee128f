// The text of an equator position, as far as a drawing needs it.

import type { Pawn } from "../net/wire";
import { EQUATOR_POINTS, type PlaceName } from "./geometry";

/** What stands beside the board in the text of a position. */
export interface Circumstances {
  readonly leader: "B" | "R";
  readonly battle: number;
  readonly played: number;
  readonly last: string;
  readonly pile: number;
  readonly blue: number;
  readonly red: number;
}

/** The places of the five rows of the text. */
function rowsOf(short: boolean): PlaceName[][] {
  const middle = short ? EQUATOR_POINTS.slice(2, 7) : EQUATOR_POINTS;
  const numbered = (line: string, side: string) => [1, 2, 3, 4, 5].map((n) => `${side} ${line}${n}`);
  return [numbered("o", "blue"), numbered("i", "blue"), [...middle], numbered("i", "red"), numbered("o", "red")];
}

/** The pawns of `BOARD LEADER BATTLE.PLAYED LAST PILE BLUE:RED`. */
export function readEquator(text: string): { pawns: Map<PlaceName, Pawn>; short: boolean } | undefined {
  const board = text.split(" ")[0] ?? "";
  const rows = board.split("/");
  if (rows.length !== 5 || !rows.every((row) => /^[A-Ea-e.]+$/.test(row))) return undefined;
  const short = rows[2]!.length === 5;
  const places = rowsOf(short);
  const pawns = new Map<PlaceName, Pawn>();
  rows.forEach((row, r) =>
    [...row].forEach((letter, i) => {
      const place = places[r]![i];
      if (letter === "." || place === undefined) return;
      const owner = letter < "a" ? "blue" : "red";
      pawns.set(place, { owner, size: letter.toLowerCase().charCodeAt(0) - 96 });
    }),
  );
  return { pawns, short };
}

/** What the text says beside the board; the start of battle 1 where it says nothing. */
export function readCircumstances(text: string): Circumstances {
  const match = /^\S+ ([BR]) (\d+)\.(\d+) (\S+) (\d+) (\d+):(\d+)$/.exec(text);
  if (!match) return { leader: "B", battle: 1, played: 0, last: "-", pile: 0, blue: 0, red: 0 };
  const [battle, played, , pile, blue, red] = match.slice(2).map(Number);
  return { leader: match[1] as "B" | "R", battle: battle!, played: played!, last: match[4]!, pile: pile!, blue: blue!, red: red! };
}

/** Writes a position; whether it is one, the server says. */
export function writeEquator(pawns: ReadonlyMap<PlaceName, Pawn>, short: boolean, beside: Circumstances): string {
  const letter = (place: PlaceName) => {
    const pawn = pawns.get(place);
    return pawn ? String.fromCharCode((pawn.owner === "blue" ? 64 : 96) + pawn.size) : ".";
  };
  const board = rowsOf(short).map((row) => row.map(letter).join("")).join("/");
  return `${board} ${beside.leader} ${beside.battle}.${beside.played} ${beside.last} ${beside.pile} ${beside.blue}:${beside.red}`;
}
