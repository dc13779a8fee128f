// Small pieces: rule strings, addresses, arrangements, clocks, codes.

import jsqr from "jsqr";
import { describe, expect, test } from "vitest";
import { openingWinner } from "../../src/play/handicaps";
import { hasHandicap, offeredTo, taken, withoutHandicap } from "../../src/play/offered";
import type { Profile } from "../../src/net/wire";
import type { Wishes } from "../../src/play/wishes";
import { ballsOf, readPosition, reserve } from "../../src/pyramid/cells";
import { equatorRules, pyramidRules, readEquatorRules, readPyramidRules } from "../../src/play/rules";
import { goTo, placeOf, playOn, readLine, writeLine } from "../../src/analysis/place";
import { copied, nextPlanned, randomFill, readArrangement, writeArrangement } from "../../src/equator/setup";
import { HEMISPHERE_POINTS, ALL_PLACES, at, neighbour, wayThrough, pawnRadius } from "../../src/equator/geometry";
import { readCircumstances, readEquator, writeEquator } from "../../src/equator/position";
import { errorWords, qrCode } from "../../src/play/qr";
import { negotiate } from "../../src/i18n/languages";

describe("a handicap is offered", () => {
  const rated = (rating: number, deviation = 60, pace = "slow") => ({ ratings: [{ game: "pyramid", pace, rating, deviation, games: 30 }] }) as unknown as Profile;
  test.each([[1500, 1640, undefined], [1500, 1650, 14], [1800, 1500, 13], [2100, 1500, 12]])("between %i and %i: %s balls for the stronger", (mine, theirs, balls) => {
    expect(offeredTo("pyramid", rated(mine), rated(theirs))?.balls).toBe(balls);
  });
  test("only where both are known well, at the same pace", () => {
    expect(offeredTo("pyramid", rated(1500, 200), rated(1900))).toBe(undefined);
    expect(offeredTo("pyramid", rated(1500), rated(1900, 60, "fast"))).toBe(undefined);
    expect(offeredTo("equator", rated(1500), rated(1900))).toBe(undefined);
  });
  test("and follows the player, whichever colour the lot gives", () => {
    const wishes = { pyramidRules: "standard+must" } as Wishes;
    const weaker = { mine: 1500, theirs: 1800, balls: 13 };
    expect([true, false].map((lot) => taken(wishes, weaker, lot)).map(({ side, pyramidRules }) => [side, pyramidRules])).toEqual([["first", "standard+must+15-13"], ["second", "standard+must+13-15"]]);
    const stronger = { mine: 1800, theirs: 1500, balls: 13 };
    expect([true, false].map((lot) => taken(wishes, stronger, lot).pyramidRules)).toEqual(["standard+must+13-15", "standard+must+15-13"]);
    expect(hasHandicap("standard+must+13-15")).toBe(true);
    expect(withoutHandicap({ pyramidRules: "standard+must+13-15" } as Wishes).pyramidRules).toBe("standard+must");
  });
});

describe("rule strings", () => {
  test.each(["children", "children+raise", "standard", "standard+must", "standard+raise", "standard+must+raise", "advanced+must", "standard+13-15", "advanced+must+raise+15-12"])("%s round-trips", (rules) => {
    expect(pyramidRules(readPyramidRules(rules))).toBe(rules);
  });
  test("what a handicap is worth is known where it has been computed", () => {
    expect(["children", "children+15-14", "children+14-15"].map(openingWinner)).toEqual(["dark", "light", "dark"]);
    expect(openingWinner("standard+raise+9-8")).toBe(undefined);
  });
  test("a reserve is what is left of the balls that the rules give", () => {
    const { balls } = readPosition("LLD............./........./..../. L")!;
    expect([reserve(balls, "light", ballsOf("standard+13-15")), reserve(balls, "dark", ballsOf("standard+13-15")), reserve(balls, "light")]).toEqual([11, 14, 13]);
  });
  test("children know no take-back", () => {
    expect(pyramidRules({ preset: "children", takeBack: "must", emptyReserve: "loses", balls: { light: 15, dark: 15 } })).toBe("children");
  });
  test.each(["carpentier", "carpentier+5+new", "jeux-et-strategie+slide", "jeux-et-strategie+5+straight+old+any+nosingleton+hidden", "carpentier+free+line+mirror"])(
    "%s round-trips", (rules) => {
      expect(equatorRules(readEquatorRules(rules))).toBe(rules);
    },
  );
});

describe("the address of an analysis", () => {
  test("holds everything, readably", () => {
    const line = { rules: "standard+must", position: "LL............../........./..../. D", turns: ["c1", "a2xa2"], at: 1 };
    const query = writeLine(line);
    expect(query).toBe("rules=standard%2Bmust&position=LL............../........./..../.+D&turns=c1,a2xa2&at=1");
    expect(readLine(new URLSearchParams(query))).toEqual(line);
  });
  test("a wrong ply is not believed", () => {
    for (const at of ["-1", "99", "x", "1.5"]) expect(readLine(new URLSearchParams(`turns=a1,b1&at=${at}`)).at).toBe(2);
  });
  test("playing the next turn of the line keeps the rest, another one drops it", () => {
    const line = { rules: "standard", position: undefined, turns: ["a1", "b1", "c1"], at: 1 };
    expect(playOn(line, "b1")).toEqual({ ...line, at: 2 });
    expect(playOn(line, "d1")).toEqual({ ...line, turns: ["a1", "d1"], at: 2 });
    expect(goTo(line, 9).at).toBe(3);
    expect(placeOf(line)).toEqual({ rules: "standard", turns: ["a1"] });
  });
});

describe("filling a hemisphere", () => {
  const all = new Set<string>(HEMISPHERE_POINTS);
  const counts = (filled: ReadonlyMap<string, number>) => [1, 2, 3, 4, 5].map((n) => [...filled.values()].filter((size) => size === n).length);

  test("uses every pawn once", () => {
    expect(counts(randomFill(all, [2, 2, 2, 2, 2]))).toEqual([2, 2, 2, 2, 2]);
  });
  test("fills what is left with what is left", () => {
    const filled = randomFill(new Set(["i1", "o5"]), [1, 0, 0, 0, 1]);
    expect([...filled.keys()].sort()).toEqual(["i1", "o5"]);
    expect(counts(filled)).toEqual([1, 0, 0, 0, 1]);
  });
  test("is another one every time", () => {
    const made = Array.from({ length: 20 }, () => writeArrangement(randomFill(all, [2, 2, 2, 2, 2])));
    expect(new Set(made).size).toBeGreaterThan(15);
  });
  test("a copy takes the opponent's sizes as far as they go, and nothing else", () => {
    const copy = copied(new Set(["i1", "i2", "i4"]), [2, 2, 2, 2, 1], new Map([["i1", 5], ["i2", 5], ["i3", 3], ["i4", 1]]));
    expect([...copy]).toEqual([["i1", 5], ["i4", 1]]);
  });
  test("is written and read as text", () => {
    expect(writeArrangement(readArrangement("12345/54321"))).toBe("12345/54321");
    expect(writeArrangement(readArrangement("1..4./.4..1"))).toBe("1..4./.4..1");
  });
  test("is carried out one legal turn at a time", () => {
    const legal = [{ turn: "4@i1", ways: [[{ do: "take" as const, size: 4 }, { do: "place" as const, at: "i1" }]] }];
    expect(nextPlanned(legal, new Map([["i2", 4], ["i1", 4]]))?.turn).toBe("4@i1");
    expect(nextPlanned(legal, new Map([["i1", 3]]))).toBeUndefined();
  });
});

describe("the globe", () => {
  test("crossings lie on their circles, mirrored in the equator", () => {
    for (const point of HEMISPHERE_POINTS) {
      const blue = at(`blue ${point}`);
      const red = at(`red ${point}`);
      expect(Math.hypot(blue.x, blue.y)).toBeCloseTo(point[0] === "o" ? 3.2 : 2.05, 9);
      expect([red.x, red.y]).toEqual([blue.x, -blue.y]);
    }
  });
  test("the equator reads ol il e1 … e5 ir or", () => {
    const xs = ["ol", "il", "e1", "e2", "e3", "e4", "e5", "ir", "or"].map((point) => at(point).x);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    expect(new Set(xs).size).toBe(9);
  });
  test("pawns on neighbouring points never touch", () => {
    for (const a of ALL_PLACES) {
      for (const b of ALL_PLACES) {
        if (a < b) expect(Math.hypot(at(a).x - at(b).x, at(a).y - at(b).y)).toBeGreaterThan(pawnRadius(5) * 1.9);
      }
    }
  });
  test("a way follows the lines", () => {
    expect(wayThrough(["red i3", "e3"], 1)).toMatch(/^M-?0\.000 2\.050L0\.000 0\.000$/);
    expect(wayThrough(["red i2", "red i1", "il"], 1)).toMatch(/^M\S+ \S+A2\.050 2\.050 0 0 1 \S+ \S+A2\.050 2\.050 0 0 1 -2\.050 0\.000$/);
  });
  test("the arrow keys reach every place", () => {
    const reached = new Set(["red i3"]);
    for (const place of reached) {
      for (const direction of ["up", "down", "left", "right"] as const) reached.add(neighbour(place, direction, 1, ALL_PLACES));
    }
    expect(reached.size).toBe(29);
  });
  test("position texts are read", () => {
    const shown = readEquator("EDCBA/EDCBA/....A..../ab.de/abcde R 1.2 e3 1 0:0")!;
    expect(shown.pawns.size).toBe(20);
    expect(shown.pawns.get("e3")).toEqual({ owner: "blue", size: 1 });
    expect(shown.pawns.get("red o5")).toEqual({ owner: "red", size: 5 });
    expect(shown.pawns.has("red i3")).toBe(false);
    expect(readEquator("nonsense")).toBeUndefined();
  });
  test.each(["EDCBA/EDCBA/....A..../ab.de/abcde R 1.2 e3 1 0:0", ".DC.A/EDCBA/E.c.B/ab.de/abcde B 1.3 e5 0 0:0", "...../...../...CbD.../..e../..... B 5.3 e4 4 7:5"])("%s round-trips", (text) => {
    const { pawns, short } = readEquator(text)!;
    expect(writeEquator(pawns, short, readCircumstances(text))).toBe(text);
  });
});

// The package was made before modules; its function is the default of its default.
const decode = ((jsqr as unknown as { default?: typeof jsqr }).default ?? jsqr) as typeof jsqr;

describe("QR codes", () => {
  test("the error words of the standard's example", () => {
    // The well-known worked example: "HELLO WORLD", version 1-M.
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(errorWords(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });
  test("sizes follow the length of the text", () => {
    expect(qrCode("x".repeat(14))).toHaveLength(21);
    expect(qrCode("x".repeat(15))).toHaveLength(25);
    expect(qrCode("x".repeat(122))).toHaveLength(45);
    expect(qrCode("x".repeat(213))).toHaveLength(57);
    expect(qrCode("x".repeat(214))).toBeUndefined();
  });
  test("somebody else's decoder reads them, whatever their length", () => {
    for (let length = 1; length <= 213; length += length < 30 ? 1 : 9) {
      const text = `https://example.org/game/Zk3fQ9#join=é${"aZ09-_".repeat(40)}`.slice(0, length);
      if (new TextEncoder().encode(text).length > 213) break;
      const rows = qrCode(text)!;
      // Four light modules around it, three pixels for each.
      const size = (rows.length + 8) * 3;
      const pixels = new Uint8ClampedArray(size * size * 4).map((_, i) => {
        const [x, y] = [Math.floor(((i >> 2) % size) / 3) - 4, Math.floor((i >> 2) / size / 3) - 4];
        return i % 4 === 3 || !rows[y]?.[x] ? 255 : 0;
      });
      expect(decode(pixels, size, size)?.data).toBe(text);
    }
  });
  test("the finder patterns stand in three corners", () => {
    const rows = qrCode("https://example.org/game/Zk3fQ9#join=abc")!;
    const corner = (x: number, y: number) => [0, 1, 2, 3, 4, 5, 6].map((i) => (rows[y + 3]![x + i] ? 1 : 0)).join("");
    const far = rows.length - 7;
    expect([corner(0, 0), corner(far, 0), corner(0, far)]).toEqual(["1011101", "1011101", "1011101"]);
  });
});

test("the language is the first one wished for that there is", () => {
  expect(negotiate(["de-CH", "fr-CH", "en"])).toBe("fr");
  expect(negotiate(["hu-HU"])).toBe("hu");
  expect(negotiate(["ja"])).toBe("en");
  expect(negotiate([])).toBe("en");
});
