// What the page begins with: the game or the analysis that one came from.

import { readLine, type Line } from "../analysis/place";
import { gameOf } from "../game/words";
import { ApiError, api } from "../net/api";
import type { Reason } from "../net/wire";

export interface Given {
  /** A record, or the text of a position. */
  readonly text: string;
  readonly rules: string | undefined;
  readonly ply: number;
}

/** A short game, to see what the board does. */
const EXAMPLE: Line = { rules: "standard", position: undefined, turns: ["b2", "c3", "b3", "c2", "a2", "d2", "a3xa3", "d3xd2"], at: 0 };

export async function given(query: URLSearchParams): Promise<Given> {
  const game = query.get("game");
  if (game !== null) return { text: await api.record(game), rules: undefined, ply: 0 };
  const line = query.has("rules") ? readLine(query) : EXAMPLE;
  if (line.turns.length > 0) return { text: await recordOf(line), rules: undefined, ply: line.at };
  const { position } = await api.position({ rules: line.rules, turns: [], ...(line.position === undefined ? {} : { position: line.position }) });
  return { text: position.text, rules: line.rules, ply: 0 };
}

/** Turns of an analysis as a record. How it ends is for the rules to say, who refuse what is not true. */
async function recordOf(line: Line): Promise<string> {
  const open = written(line, "*");
  try {
    await api.readRecord(open);
  } catch (refusal) {
    const result = refusal instanceof ApiError && refusal.reason && expectedIn(refusal.reason);
    if (result) return written(line, result);
    throw refusal;
  }
  return open;
}

function expectedIn(reason: Reason): string | undefined {
  if (reason.kind === "other-result") return reason.expected;
  return "why" in reason ? expectedIn(reason.why as Reason) : undefined;
}

function written({ rules, position, turns }: Line, result: string): string {
  const tags = [`[Game "${gameOf(rules)}"]`, `[Rules "${rules}"]`, ...(position === undefined ? [] : [`[Position "${position}"]`])];
  const rows = Array.from({ length: Math.ceil(turns.length / 2) }, (_, i) => `${i + 1}. ${turns.slice(2 * i, 2 * i + 2).join(" ")}`);
  return [...tags, "", ...rows, result, ""].join("\n");
}
