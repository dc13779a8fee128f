// The code that people copy into their pages.

import type { Attribute } from "../widget/wishes";

/** Where the script is, from the folder of the app. */
export const SCRIPT = "widget/v1/pylos-game.js";
/** What it fetches when it has to read a record; for those who take both along. */
export const READER = "widget/v1/pylos-reader.js";

export type Attributes = Partial<Record<Attribute, string>>;

/** A text that is no markup, whatever is in it. */
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Two lines, or as many as the record between the tags has. Quotes are no markup there, and a record is full of them. */
export function snippet(script: string, { record, ...attributes }: Attributes): string {
  const asked = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`).join("");
  const inside = record === undefined ? "" : `\n${escaped(record.trim()).replaceAll("&quot;", '"')}\n`;
  return `<script src="${escaped(script)}" defer></script>\n<pylos-game${asked}>${inside}</pylos-game>\n`;
}
