// The clock for the table, names as they are typed, and tables for
// spreadsheets.

import { describe, expect, test } from "vitest";
import { leftOf, lostOnTime, newClock, press, readClock, toggleBreak } from "../../src/clock/table-clock";
import { LANGUAGES } from "../../src/i18n/languages";
import { madeUpNames } from "../../src/tournaments/madeUp";
import { csv, partsOf } from "../../src/tournaments/scores";

describe("the clock for the table", () => {
  const perMove = newClock({ kind: "per_move", seconds: 30 });
  const perGame = newClock({ kind: "per_game", seconds: 300, increment: 5 });

  test("whoever presses first lets the other begin, and has used no time", () => {
    const begun = press(perMove, 1, 1_000);
    expect(begun.running).toEqual({ half: 0, since: 1_000 });
    expect(begun.turns).toEqual([0, 0]);
    expect(leftOf(begun, 0, 11_000)).toBe(20_000);
    expect(leftOf(begun, 1, 11_000)).toBe(30_000);
  });

  test("every move has its own time, what is left over is lost", () => {
    const after = press(press(perMove, 1, 0), 0, 29_000);
    expect(after.left).toEqual([30_000, 30_000]);
    expect([after.turns, after.running?.half]).toEqual([[1, 0], 1]);
  });

  test("the time of a game runs down, and the increment is added", () => {
    const after = press(press(perGame, 1, 0), 0, 60_000);
    expect(after.left).toEqual([245_000, 300_000]);
  });

  test("only the side whose time runs can end its turn", () => {
    const begun = press(perMove, 1, 0);
    expect(press(begun, 1, 5_000)).toBe(begun);
  });

  test("a break takes no time, and nobody can press in it", () => {
    const paused = toggleBreak(press(perGame, 1, 0), 10_000);
    expect(paused.running).toBeUndefined();
    expect(press(paused, 0, 20_000)).toBe(paused);
    expect(leftOf(toggleBreak(paused, 100_000), 0, 101_000)).toBe(289_000);
  });

  test("a flag that has fallen stays down", () => {
    const begun = press(perMove, 1, 0);
    expect(lostOnTime(begun, 29_999)).toBeUndefined();
    expect(lostOnTime(begun, 30_000)).toBe(0);
    expect(press(begun, 0, 31_000)).toBe(begun);
    expect(toggleBreak(begun, 31_000)).toBe(begun);
  });

  test("it is kept as it is, and what is no clock is not one", () => {
    const begun = press(perGame, 0, 5);
    expect(readClock(JSON.stringify(begun))).toEqual(begun);
    for (const text of [null, "", "{}", "[]", '{"control":{"seconds":"x"},"left":[1,2],"turns":[0,0]}']) expect(readClock(text)).toBeUndefined();
  });
});

describe("tables", () => {
  test.each([["1-0", ["1", "0"]], ["1/2-1/2", ["½", "½"]], ["2.5-1.5", ["2½", "1½"]], ["24-18", ["24", "18"]], ["+/-", ["+", "-"]], ["-/-", ["-", "-"]]])("%s", (result, parts) => {
    expect(partsOf(result)).toEqual(parts);
  });

  test("no cell of a spreadsheet is a formula, none breaks out of its quotes", () => {
    expect(csv([["Rank", 1.5], ['Ada "the wall", Brno', "=1+1"], ["-", -3]])).toBe("Rank,1.5\r\n\"Ada \"\"the wall\"\", Brno\",'=1+1\r\n'-,-3\r\n");
  });
});

describe("made-up names", () => {
  test.each(LANGUAGES)("%s has three hundred, each once, that can be written down as they are", (language) => {
    const names = madeUpNames(language, 300, []);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(300);
    expect(names.filter((name) => !/^\p{Lu}\p{Ll}{2,11}$/u.test(name))).toEqual([]);
  });

  test("nobody gets a name that somebody has", () => {
    const first = madeUpNames("cs", 20, []);
    const taken = first.map((name) => name.toUpperCase());
    expect(madeUpNames("cs", 400, taken).filter((name) => first.includes(name))).toEqual([]);
    expect(madeUpNames("cs", 5_000, taken).length).toBeLessThanOrEqual(380);
  });
});
