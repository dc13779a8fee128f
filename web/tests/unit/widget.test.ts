// The board for other people's pages: what its attributes ask for, which texts
// its two scripts carry, and the code that people copy.

import { readFileSync, readdirSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { fileURLToPath } from "node:url";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { announceTurn } from "../../src/game/Announcer";
import { resultText } from "../../src/game/endings";
import { rulesName } from "../../src/game/words";
import type { EquatorView, RecordGame, Result, Side } from "../../src/net/wire";
import { described, summary, told, type Moment } from "../../src/widget/shown";
import { positionOf, rulesOf, sourceOf } from "../../src/widget/source";
import { LANGUAGES } from "../../src/i18n/languages";
import { NEEDED, RECORD_NEEDED } from "../../src/widget/needed";
import { WORDS, wishesOf, type Attribute } from "../../src/widget/wishes";
import { snippet } from "../../src/embed/snippet";
import { texts } from "../../tools/widget.ts";

const asked = vi.hoisted(() => new Set<string>());
vi.mock("../../src/i18n", () => ({
  t: (id: string) => {
    asked.add(id);
    return id;
  },
  language: () => "en", isLoaded: () => true, withTexts: () => Promise.resolve(),
}));
vi.mock("../../src/net/api", () => ({ ApiError: Error }));

const START = "................/........./..../. L";
const GLOBE = "EDCBA/EDCBA/....A.b../abcde/abcd. B 1.2 e3 0 0:0";
const ask = (attributes: Partial<Record<Attribute, string>>) => (name: Attribute) => attributes[name] ?? null;

describe("attributes", () => {
  test("say nothing, and everything is as usual", () => {
    expect(wishesOf(ask({}), ["hu-HU", "en"])).toEqual({ theme: "auto", set: "wood", view: "standing", names: "shown", language: "hu", game: 1, ply: 0, unknown: [] });
  });

  test("every word of every set is known", () => {
    for (const [name, words] of Object.entries(WORDS)) {
      for (const word of words) expect(wishesOf(ask({ [name]: word }), [])).toMatchObject({ [name]: word, unknown: [] });
    }
    for (const language of LANGUAGES) expect(wishesOf(ask({ language }), ["cs"])).toMatchObject({ language, unknown: [] });
    expect(wishesOf(ask({ ply: "end", game: "3" }), [])).toMatchObject({ ply: Infinity, game: 3, unknown: [] });
  });

  test.each([
    ["theme", "blue", "auto, light, dark"], ["theme", "", "auto, light, dark"], ["set", "Wood", "wood, marble, high-contrast, paper"],
    ["view", "<b>", "standing, lifted, plan"], ["names", "no", "shown, hidden"], ["language", "de", "en, fr, ro, cs, hu"], ["language", "toString", "en, fr, ro, cs, hu"],
    ["ply", "-1", "0, 1, 2, …, end"], ["ply", "1e9", "0, 1, 2, …, end"], ["ply", "9999999999", "0, 1, 2, …, end"], ["game", "0", "1, 2, …"], ["game", "one", "1, 2, …"],
  ] as const)("%s=%j is told, and the usual is taken", (name, found, known) => {
    const wishes = wishesOf(ask({ [name]: found }), ["fr"]);
    expect(wishes).toEqual({ ...wishesOf(ask({}), ["fr"]), unknown: [{ name, found, known }] });
  });
});

describe("what is shown", () => {
  test("is told by its shape", () => {
    const record = '[Game "pyramid"]\n[Rules "standard"]\n\n1. b2\n*';
    expect(sourceOf(ask({}), `\n ${record} \n`)).toEqual({ kind: "record", text: record });
    expect(sourceOf(ask({ record }), "fallback")).toEqual({ kind: "record", text: record });
    expect(sourceOf(ask({ rules: "children" }), START)).toEqual({ kind: "position", text: START, rules: "children" });
    expect(sourceOf(ask({ position: "nonsense" }), record)).toEqual({ kind: "position", text: "nonsense", rules: undefined });
    expect(sourceOf(ask({ src: "game.pylos", position: START }), "")).toEqual({ kind: "address", address: "game.pylos" });
    expect(sourceOf(ask({}), " \n ")).toEqual({ kind: "nothing" });
  });

  test("a position is of one game, under rules of that game", () => {
    expect([positionOf(START), positionOf(GLOBE), positionOf("a1 b2"), positionOf("")]).toEqual(["pyramid", "equator", undefined, undefined]);
    expect(rulesOf("pyramid", "standard+13-15")).toBe("standard+13-15");
    expect(rulesOf("pyramid", "carpentier")).toBe("standard");
    expect(rulesOf("equator", undefined)).toBe("carpentier");
  });

  test("every place is described, in the order of the notation", () => {
    const pyramid = described({ rules: "standard", position: "L..............D/........./..../. L", view: undefined });
    expect(pyramid.map(({ places }) => places.length)).toEqual([16, 9, 4, 1]);
    expect(pyramid[0]!.places[0]).toBe("a1: ball-light");
    expect(pyramid[0]!.places[15]).toBe("d4: ball-dark");
    const globe = described({ rules: "carpentier", position: GLOBE, view: undefined });
    expect(globe.map(({ group, places }) => [group, places.length])).toEqual([["hemisphere-blue", 10], ["equator", 9], ["hemisphere-red", 10]]);
    expect(globe[1]!.places[4]).toBe("e3: pawn");
  });
});

describe("texts", () => {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  const ids = (wanted: readonly RegExp[], language: (typeof LANGUAGES)[number] = "en") =>
    new FluentResource(texts(root, wanted)[language]!).body.map(({ id }) => id);
  const [first, second] = [new Set(ids(NEEDED)), new Set(ids(RECORD_NEEDED))];

  beforeEach(() => asked.clear());

  test("no text is carried twice", () => {
    expect([...first].filter((id) => second.has(id))).toEqual([]);
  });

  test("every language has the same, and all of it can be read", () => {
    for (const language of LANGUAGES) {
      expect(ids([...NEEDED, ...RECORD_NEEDED], language).sort()).toEqual([...first, ...second].sort());
      const bundle = new FluentBundle(language, { useIsolating: false });
      const all = texts(root, [...NEEDED, ...RECORD_NEEDED])[language]!;
      expect(bundle.addResource(new FluentResource(all))).toEqual([]);
      expect(bundle.formatPattern(bundle.getMessage("in-reserve")!.value!, { count: 2 })).toMatch(/^2 /);
    }
  });

  test("a position is told by the first script alone", () => {
    for (const moment of [{ rules: "standard", position: START, view: undefined }, { rules: "carpentier", position: GLOBE, view: undefined }]) {
      summary(moment);
      described(moment);
    }
    expect(asked.size).toBeGreaterThan(8);
    expect([...asked].filter((id) => !first.has(id))).toEqual([]);
  });

  test("whatever a record has told is carried", () => {
    const sides: Side[] = ["light", "dark", "blue", "red"];
    for (const side of sides) for (const turn of ["b2", "a1-f1", "f1xa2", "a1-f1xf1xb2", "4@i3", "i3-e2", "pass"]) announceTurn({ turn, side });
    const ends: Result["by"][] = ["apex", "empty-reserve", "no-raise", "points", "resignation", "time", "abandonment", "repetition", "agreement", "aborted"];
    for (const by of ends) resultText({ by, text: "", winner: "red", score: [9, 12] });
    for (const rules of ["children", "standard+must", "advanced+must+raise+15-12", "carpentier+5+slide+old+any+nosingleton+hidden", "jeux-et-strategie+straight+new+line+whole", "carpentier+free+random", "carpentier+mirror"]) rulesName(rules);
    const game = { turns: [{ turn: "i3-e2", side: "blue" }, { turn: "i3-e2", side: "red" }], result: undefined } as unknown as RecordGame;
    const at = (view: Partial<EquatorView>): Moment => ({ rules: "carpentier", position: GLOBE, view: { game: "equator", leader: "blue", ...view } as EquatorView });
    told(game, at({ battle: 0 }), 1);
    told(game, at({ battle: 6 }), 1);
    told(game, at({ battle: 2 }), 1);
    for (const decides of ["largest", "middle", "smallest", "only", "leader"] as const) told(game, at({ battle: 2, deciding: { left: 2, decides, pawn: { owner: "red", size: 2 }, point: "e1" } }), 1);
    expect(asked.size).toBeGreaterThan(50);
    expect([...asked].filter((id) => !first.has(id) && !second.has(id))).toEqual([]);
  });

  test("whatever the element says itself is carried", () => {
    const folder = new URL("../../src/widget/", import.meta.url);
    const said = readdirSync(folder).flatMap((name) => [...readFileSync(new URL(name, folder), "utf8").matchAll(/\bt\(([^)]*)\)/g)].flatMap(([, inside]) => [...inside!.matchAll(/"([a-z_-]+)"/g)].map(([, id]) => id!)));
    expect(said).toContain("widget-unreachable");
    expect(said.filter((id) => !first.has(id) && !second.has(id))).toEqual([]);
  });
});

describe("the code for a page", () => {
  test("has two lines for a position, and the record between the tags", () => {
    expect(snippet("https://example.org/widget/v1/pylos-game.js", "said", { position: START, theme: "dark" })).toBe(
      `<script src="https://example.org/widget/v1/pylos-game.js" defer crossorigin></script>\n<pylos-game position="${START}" theme="dark"></pylos-game>\n`);
    expect(snippet("x.js", "unsaid", { record: '[Game "pyramid"]\n\n1. b2\n*\n', ply: "1" })).toBe('<script src="x.js" defer></script>\n<pylos-game ply="1">\n[Game "pyramid"]\n\n1. b2\n*\n</pylos-game>\n');
  });

  test("no text becomes markup", () => {
    expect(snippet("x.js", "unsaid", { record: '[Light "</pylos-game><script>alert(1)</script>&amp;"]' })).toContain('[Light "&lt;/pylos-game&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;"]');
    expect(snippet("x.js", "unsaid", { position: '"><img src=x>' })).toContain('position="&quot;&gt;&lt;img src=x&gt;"');
  });
});
