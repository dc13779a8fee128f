// What may be said of a wrong try that can be tried again.

import type { Explanation } from "../net/wire";

/** Reasons that name what would have been right. */
const TELLING: ReadonlySet<Explanation["because"]["kind"]> = new Set(["leaves-square", "other-take-back"]);

/** Whether a reason speaks of what is on the board, and gives nothing away. */
export function speaksOnlyOf({ because, line }: Explanation, turn: string, reply: string | undefined): boolean {
  return line[0] === turn && (line[1] === undefined || line[1] === reply) && !TELLING.has(because.kind);
}
