// The whole analysis in its address: rules, where it starts, the turns played,
// and which of them is being looked at.

export interface Line {
  readonly rules: string;
  /** Start position; undefined is the usual one. */
  readonly position: string | undefined;
  readonly turns: readonly string[];
  /** How many of the turns are played. */
  readonly at: number;
}

export const FRESH: Line = { rules: "standard", position: undefined, turns: [], at: 0 };

export function readLine(query: URLSearchParams): Line {
  const turns = (query.get("turns") ?? "").split(",").filter(Boolean);
  const at = Number(query.get("at") ?? turns.length);
  return {
    rules: query.get("rules") ?? FRESH.rules,
    position: query.get("position") ?? undefined,
    turns,
    at: Number.isInteger(at) && at >= 0 ? Math.min(at, turns.length) : turns.length,
  };
}

export function writeLine({ rules, position, turns, at }: Line): string {
  const query = new URLSearchParams({ rules });
  if (position !== undefined) query.set("position", position);
  if (turns.length > 0) query.set("turns", turns.join(","));
  if (at !== turns.length) query.set("at", String(at));
  // Commas, slashes and at-signs are legal in a query and read better as they are.
  return query.toString().replaceAll("%2C", ",").replaceAll("%2F", "/").replaceAll("%40", "@").replaceAll("%3A", ":");
}

/** The line after a turn: what followed is dropped unless it is the same. */
export function playOn(line: Line, turn: string): Line {
  if (line.turns[line.at] === turn) return { ...line, at: line.at + 1 };
  return { ...line, turns: [...line.turns.slice(0, line.at), turn], at: line.at + 1 };
}

export function goTo(line: Line, at: number): Line {
  return { ...line, at: Math.max(0, Math.min(line.turns.length, at)) };
}

/** The position being looked at, for the server. */
export function placeOf(line: Line): { rules: string; position?: string; turns: string[] } {
  return { rules: line.rules, turns: line.turns.slice(0, line.at), ...(line.position === undefined ? {} : { position: line.position }) };
}
