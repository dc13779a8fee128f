// How the second player wins, one file for each rule set, fetched by the worker
// when somebody is to play perfectly for that side.

import advanced from "../../../crates/pylos-engine/strategies/advanced.pylosstrategy?url";
import children from "../../../crates/pylos-engine/strategies/children.pylosstrategy?url";
import standard from "../../../crates/pylos-engine/strategies/standard.pylosstrategy?url";
import type { StoredGame } from "./shapes";

const files: Readonly<Record<string, string>> = { children, standard, advanced };

/** The level that plays perfectly where it can. */
const HIGHEST = 10;

/** What is read here of the settings of a game, as `pylos_host::stored` writes them. */
interface Settings {
  readonly rules: string;
  readonly seats: readonly { readonly kind: string; readonly level?: number }[];
}

/** Where the file is that a computer player of this game needs; other readings of the rules have none. */
export function strategyFor({ settings }: StoredGame): string | undefined {
  const { rules, seats } = JSON.parse(settings) as Settings;
  const file = Object.hasOwn(files, rules) && seats[1]?.level === HIGHEST ? files[rules] : undefined;
  return file && new URL(file, document.baseURI).href;
}
