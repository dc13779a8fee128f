// Why something cannot be played or read, in the reader's words.

import { t, type MessageId } from "../i18n";
import type { Reason } from "../net/wire";

/** "h1 is not supported: f1 is empty."; nothing for a reason that is not known here. */
export function reasonText(reason: Reason): string {
  // Every reason has its text, by type; that each text takes the fields of its
  // reason is held by a test of crates/pylos-views.
  const id: MessageId = `why-${reason.kind}`;
  const fields = Object.entries(reason).map(([name, value]) => [name, told(value)]);
  const known = fields.every(([, value]) => value !== "");
  return known ? (t as (id: MessageId, fields: object) => string)(id, Object.fromEntries(fields)) : "";
}

/** Places and words are listed; a reason within a reason is told first. */
function told(value: string | number | string[] | Reason): string | number {
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "object" ? reasonText(value) : value;
}
