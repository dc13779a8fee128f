// The explorer: how answers become what is shown.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readCuriosities } from "../../src/explore/curiosities";
import { fileName } from "../../src/explore/files";
import { withPlayed } from "../../src/explore/ask";
import { exactTurns, exactValue, placesOf } from "../../src/explore/tree";
import type { Explored, ExploredTurn, LegalTurn } from "../../src/net/wire";

const entry = (turn: string, more: Partial<ExploredTurn> = {}): ExploredTurn => ({ turn, images: [], position: "", replies: 15, ...more });
const explored = (source: Explored["source"], turns: ExploredTurn[]): Explored => ({ position: "", source, turns, record: "" });
const nobody = { won: 0, drawn: 0, lost: 0 };

test("the board shows values only where all of them are exact", () => {
  const turns = [entry("a1", { images: ["d1"], value: { kind: "win", plies: 35 } }), entry("b1", { value: { kind: "draw" } })];
  expect(exactTurns(explored("tablebase", turns)).map(({ turn, value }) => [turn, value])).toEqual([
    ["a1", { kind: "win", plies: 35 }], ["d1", { kind: "win", plies: 35 }], ["b1", { kind: "draw" }],
  ]);
  expect(exactTurns(explored("proof", turns))).toEqual([]);
  expect(exactTurns(undefined)).toEqual([]);
});

test("a result without a distance is no exact value", () => {
  expect(exactValue({ kind: "win" })).toBeUndefined();
  expect(exactValue(undefined)).toBeUndefined();
  expect(exactValue({ kind: "loss", plies: 0 })).toEqual({ kind: "loss", plies: 0 });
});

test("the server's counts join what the device has found", () => {
  const own = explored("tablebase", [entry("a1", { value: { kind: "loss", plies: 36 } }), entry("b1")]);
  const played = { people: { won: 2, drawn: 0, lost: 1 }, computers: nobody };
  const both = withPlayed(own, { turns: [entry("b1"), entry("a1", { played })] });
  expect(both.turns[0]).toEqual({ ...own.turns[0], played });
  expect(both.turns[1]).toEqual(own.turns[1]);
});

test("pointing at turns of one ball lights all their images, at longer ones the first", () => {
  const place = (at: string): LegalTurn => ({ turn: at, ways: [[{ do: "place", at }]] });
  const raise: LegalTurn = { turn: "a1-e1", ways: [[{ do: "lift", at: "a1" }, { do: "place", at: "e1" }]] };
  const other: LegalTurn = { turn: "d1-g1", ways: [[{ do: "lift", at: "d1" }, { do: "place", at: "g1" }]] };
  const legal = [place("a1"), place("d1"), raise, other];
  expect([...placesOf(entry("a1", { images: ["d1"] }), legal)]).toEqual(["a1", "d1"]);
  expect([...placesOf(entry("a1-e1", { images: ["d1-g1"] }), legal)]).toEqual(["a1", "e1"]);
  expect([...placesOf(undefined, legal)]).toEqual([]);
});

test("names of files have what every disk takes, and no more than it bears", () => {
  const line = { rules: "standard+must", position: undefined, turns: ["b2", "c3", "a1-e1xb2"], at: 2 };
  expect(fileName(line)).toBe("pylos-standard+must-b2-c3");
  expect(fileName({ ...line, rules: "standard/../x y" })).not.toMatch(/[/\s.]/);
  expect(fileName({ ...line, turns: Array<string>(80).fill("a1-e1xb2"), at: 80 })).toHaveLength(60);
});

test("curiosities are read by rules, and all that are stored can be read", () => {
  const text = [
    "children longest-win 41; -; a1 b2 c3; 2",
    "children quietest-zugzwang 12; L.............../........./..../. D; ; 0",
    "children unheard-of 1; -; ; 0",
    "standard longest-win 71; -; b2; 1",
  ].join("\n");
  expect(readCuriosities(text, "children")).toEqual([
    { kind: "longest-win", count: 41, line: { rules: "children", position: undefined, turns: ["a1", "b2", "c3"], at: 2 } },
    { kind: "quietest-zugzwang", count: 12, line: { rules: "children", position: "L.............../........./..../. D", turns: [], at: 0 } },
  ]);
  expect(readCuriosities(text, "standard+must")).toEqual([]);
  const stored = readFileSync(new URL("../../../crates/pylos-findings/src/curiosities.txt", import.meta.url), "utf8");
  const rows = stored.split("\n").filter(Boolean);
  const rules = [...new Set(rows.map((row) => row.split(" ")[0]!))];
  expect(rules.flatMap((one) => readCuriosities(stored, one))).toHaveLength(rows.length);
  expect(rules).toContain("children");
});
