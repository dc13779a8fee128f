// What the engine judges by, one file for each rule set, fetched by the worker
// when a game of these rules is first thought about.

import advanced from "../../../crates/pylos-engine/weights/advanced.judgement?url";
import children from "../../../crates/pylos-engine/weights/children.judgement?url";
import standard from "../../../crates/pylos-engine/weights/standard.judgement?url";

const files: Readonly<Record<string, string>> = { children, standard, advanced };

/** Where the file for these rules is; the readings of a rule set share one. */
export function judgementFor(rules: string): string | undefined {
  const file = files[rules.split("+")[0]!];
  return file && new URL(file, document.baseURI).href;
}
