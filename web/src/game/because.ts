// Why a turn is good or bad, in the reader's words.

import { isLoaded, t, withTexts, type MessageId } from "../i18n";
import type { Because, Explanation, Side } from "../net/wire";
import { sideName } from "./words";

const SIDES: ReadonlySet<unknown> = new Set<Side>(["light", "dark", "blue", "red"]);

/** "Dark can answer d2, completes a square and takes back two balls." */
export function becauseText(because: Because): string {
  // Every reason has its text, by type; that each text takes the fields of its
  // reason is held by a test of crates/pylos-views.
  const id: MessageId = `because-${because.kind}`;
  const fields = Object.entries(because).map(([name, value]) => [name, told(value)]);
  return (t as (id: MessageId, fields: object) => string)(id, Object.fromEntries(fields));
}

/** Reasons that speak of a line and not of the turn that it begins with. */
const OF_A_LINE: ReadonlySet<Because["kind"]> = new Set(["battle-goes", "last-battle"]);

/** The same, with the turn before it where the sentence does not name it. */
export function explanationText({ because, line }: Explanation): string {
  const reason = becauseText(because);
  const [turn] = line;
  return turn !== undefined && OF_A_LINE.has(because.kind) ? t("teacher-after", { turn, reason }) : reason;
}

/** Places are listed, sides called by their names. */
function told(value: string | number | string[]): string | number {
  if (Array.isArray(value)) return value.join(", ");
  return SIDES.has(value) ? sideName(value as Side) : value;
}

/** Sees to it that the sentences come; whether they are there. */
export function sentencesLoaded(): boolean {
  if (isLoaded("teacher-why")) return true;
  withTexts("because").catch(() => undefined);
  return false;
}
