// What the attributes of <pylos-game> ask for. Every attribute is a closed set
// or a number; what is none of these is told, and the usual is taken instead.

import { LANGUAGES, negotiate, type Language } from "../i18n/languages";

/** The attributes that are words of a closed set. */
interface Words {
  readonly theme: "auto" | "light" | "dark";
  readonly set: "wood" | "marble" | "high-contrast" | "paper";
  readonly view: "standing" | "lifted" | "plan";
  readonly names: "shown" | "hidden";
}

/** All of each set, the usual one first. */
export const WORDS: { readonly [Name in keyof Words]: readonly [Words[Name], ...Words[Name][]] } = {
  theme: ["auto", "light", "dark"],
  set: ["wood", "marble", "high-contrast", "paper"],
  view: ["standing", "lifted", "plan"],
  names: ["shown", "hidden"],
};

/** A value that an attribute does not know, and those that it does. */
export interface Unknown {
  readonly name: string;
  readonly found: string;
  readonly known: string;
}

export interface Wishes extends Words {
  readonly language: Language;
  /** Which game of a record with several, from 1. */
  readonly game: number;
  /** How many turns have been played when it begins. */
  readonly ply: number;
  readonly unknown: readonly Unknown[];
}

/** All attributes that say something; a change of any is noticed. */
export const ATTRIBUTES = ["record", "src", "position", "rules", "game", "ply", "language", ...(Object.keys(WORDS) as (keyof Words)[])] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** An attribute's value, if it is there. */
export type Ask = (name: Attribute) => string | null;

/** `spoken` are the languages of the page around it and of the reader, the most wanted first. */
export function wishesOf(ask: Ask, spoken: readonly string[]): Wishes {
  const unknown: Unknown[] = [];
  const word = <Name extends keyof Words>(name: Name): Words[Name] => {
    const found = ask(name);
    const known: readonly [Words[Name], ...Words[Name][]] = WORDS[name];
    const taken = known.find((one) => one === found);
    if (found !== null && taken === undefined) unknown.push({ name, found, known: known.join(", ") });
    return taken ?? known[0];
  };
  const number = (name: "game" | "ply", least: number): number => {
    const found = ask(name)?.trim();
    if (found === undefined) return least;
    if (name === "ply" && found === "end") return Infinity;
    if (/^\d{1,6}$/.test(found) && Number(found) >= least) return Number(found);
    unknown.push({ name, found, known: name === "ply" ? "0, 1, 2, …, end" : "1, 2, …" });
    return least;
  };
  const asked = ask("language");
  const language = LANGUAGES.find((one) => one === asked);
  if (asked !== null && language === undefined) unknown.push({ name: "language", found: asked, known: LANGUAGES.join(", ") });
  return {
    theme: word("theme"), set: word("set"), view: word("view"), names: word("names"),
    game: number("game", 1), ply: number("ply", 0), language: language ?? negotiate(spoken), unknown,
  };
}
