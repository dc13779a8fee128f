// A record in rows of two, and the numbers that turns have by that.

import type { Mark, Side } from "../net/wire";

export interface ListedTurn {
  ply: number;
  turn: string;
  side: Side;
  mark?: Mark | undefined;
}

/** Turns in rows of two, whoever began. */
export function rowsOf(turns: readonly ListedTurn[], first: Side): [ListedTurn | undefined, ListedTurn | undefined][] {
  const rows: [ListedTurn | undefined, ListedTurn | undefined][] = [];
  for (const turn of turns) {
    const column = turn.side === first ? 0 : 1;
    const row = rows.at(-1);
    if (!row || row[column] || (column === 0 && row[1])) rows.push(column === 0 ? [turn, undefined] : [undefined, turn]);
    else row[column] = turn;
  }
  return rows;
}

/** `12. b3`, or `12… b3` for the second of its row. */
export function numberedTurn(turns: readonly ListedTurn[], first: Side, { ply, turn }: ListedTurn): string {
  const rows = rowsOf(turns, first);
  const row = rows.findIndex((pair) => pair.some((listed) => listed?.ply === ply));
  return `${row + 1}${rows[row]?.[0]?.ply === ply ? "." : "…"} ${turn}`;
}
