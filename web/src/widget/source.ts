// Where what is shown comes from: an address, a record, or a position, which
// are told apart by their shape.

import { readEquator } from "../equator/position";
import { gameOf } from "../game/words";
import { readPosition } from "../pyramid/cells";
import type { GameKind } from "../net/wire";
import type { Ask } from "./wishes";

export type Source =
  | { readonly kind: "address"; readonly address: string }
  | { readonly kind: "record"; readonly text: string }
  | { readonly kind: "position"; readonly text: string; readonly rules: string | undefined }
  | { readonly kind: "nothing" };

/** Which game a text is a position of, if it is one. */
export function positionOf(text: string): GameKind | undefined {
  if (readPosition(text)) return "pyramid";
  return readEquator(text) ? "equator" : undefined;
}

/** `inside` is the text between the tags. */
export function sourceOf(ask: Ask, inside: string): Source {
  const address = ask("src");
  if (address !== null) return { kind: "address", address };
  const rules = ask("rules") ?? undefined;
  const position = ask("position");
  if (position !== null) return { kind: "position", text: position.trim(), rules };
  const text = (ask("record") ?? inside).trim();
  if (text === "") return { kind: "nothing" };
  return positionOf(text) ? { kind: "position", text, rules } : { kind: "record", text };
}

/** The rules under which a position is shown: those that are named, if they are of its game. */
export function rulesOf(kind: GameKind, rules: string | undefined): string {
  const usual = kind === "pyramid" ? "standard" : "carpentier";
  return rules !== undefined && gameOf(rules) === kind ? rules : usual;
}
