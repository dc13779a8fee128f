// The text of an equator position, as far as a drawing needs it.

import type { Pawn } from "../net/wire";
import { EQUATOR_POINTS, type PlaceName } from "./geometry";

/** The pawns of `BOARD LEADER BATTLE.PLAYED LAST PILE BLUE:RED`. */
export function readEquator(text: string): { pawns: Map<PlaceName, Pawn>; short: boolean } | undefined {
  const board = text.split(" ")[0] ?? "";
  const rows = board.split("/");
  if (rows.length !== 5 || !rows.every((row) => /^[A-Ea-e.]+$/.test(row))) return undefined;
  const short = rows[2]!.length === 5;
  const middle = short ? EQUATOR_POINTS.slice(2, 7) : EQUATOR_POINTS;
  const numbered = (line: string, side: string) => [1, 2, 3, 4, 5].map((n) => `${side} ${line}${n}`);
  const places = [numbered("o", "blue"), numbered("i", "blue"), [...middle], numbered("i", "red"), numbered("o", "red")];
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
