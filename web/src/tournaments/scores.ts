// What a result is to each of the two, and who met whom.

import type { Tournament, TournamentBoard } from "../net/wire";

/** A meeting as one of the two sees it. */
export interface Cell {
  /** The opponent's number, or none: a bye, an excuse, an absence. */
  readonly opponent?: number;
  readonly begins: boolean;
  /** One's own part of the result; nothing while it is open. */
  readonly score: string;
}

const half = (score: string) => (score === "0.5" || score === "1/2" ? "½" : score.replace(".5", "½"));

/** Both parts of a result. */
export function partsOf(result: string): [string, string] {
  if (result === "1/2-1/2") return ["½", "½"];
  const [first = "", second = ""] = result.includes("/") ? result.split("/") : result.split("-");
  return [half(first), half(second)];
}

function seen(board: TournamentBoard, player: number): Cell {
  const seat = board.players[0] === player ? 0 : 1;
  return { opponent: board.players[1 - seat]!, begins: seat === 0, score: board.result ? partsOf(board.result)[seat] : "" };
}

/** What a round was for a player. */
export function cellOf(tournament: Tournament, round: number, player: number): Cell {
  const { boards, byes } = tournament.rounds[round]!;
  const board = boards.find(({ players }) => players.includes(player));
  if (board) return seen(board, player);
  const bye = byes.find((it) => it.player === player);
  return { begins: false, score: bye ? (bye.half ? "½" : "1") : "" };
}

/** All meetings of two players. */
export function meetings(tournament: Tournament, player: number, opponent: number): Cell[] {
  return tournament.rounds.flatMap(({ boards }) => boards.filter(({ players }) => players.includes(player) && players.includes(opponent)).map((board) => seen(board, player)));
}

/** Whether everybody meets everybody, so that a table of opponents says it all. */
export function isRobin({ format }: Tournament): boolean {
  return format === "round_robin" || format === "double_round_robin";
}

/** Rows of cells as a file for spreadsheets. */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  const quoted = (cell: string | number) => {
    const text = String(cell);
    // What begins like a formula would be one.
    const plain = /^[=+\-@\t\r]/.test(text) && !/^-?[\d.]+$/.test(text) ? `'${text}` : text;
    return /[",\n\r;]/.test(plain) ? `"${plain.replace(/"/g, '""')}"` : plain;
  };
  return rows.map((row) => row.map(quoted).join(",") + "\r\n").join("");
}
