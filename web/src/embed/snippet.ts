// The code that people copy into their pages.

import type { Attribute } from "../widget/wishes";

/** Where the script is, from the folder of the app. */
export const SCRIPT = "widget/v1/pylos-game.js";
/** What it fetches when it has to read a record; for those who take both along. */
export const READER = "widget/v1/pylos-reader.js";

/** A file of the app, by its path from the app's own folder: a whole address. */
export function fileLink(path: string): string {
  return new URL(import.meta.env.BASE_URL + path, document.baseURI).href;
}

export type Attributes = Partial<Record<Attribute, string>>;

/** A text that is no markup, whatever is in it. */
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/**
 * Two lines, or as many as the record between the tags has. Quotes are no
 * markup there, and a record is full of them. `origin`: whether the host wants
 * to know whose page it is, as our own server does.
 */
export function snippet(script: string, origin: "said" | "unsaid", { record, ...attributes }: Attributes): string {
  const asked = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`).join("");
  const inside = record === undefined ? "" : `\n${escaped(record.trim()).replaceAll("&quot;", '"')}\n`;
  return `<script src="${escaped(script)}" defer${origin === "said" ? " crossorigin" : ""}></script>\n<pylos-game${asked}>${inside}</pylos-game>\n`;
}
