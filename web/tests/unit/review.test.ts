// What a review calls its turns, and what a wrong try may be told.

import { expect, test } from "vitest";
import type { Explanation } from "../../src/net/wire";
import { numberedTurn } from "../../src/play/rows";
import { speaksOnlyOf } from "../../src/puzzles/telling";

test("turns have the numbers of the list beside the board", () => {
  const turns = (["blue", "red", "red", "blue", "red"] as const).map((side, i) => ({ ply: i + 1, turn: `t${i + 1}`, side }));
  expect(turns.map((turn) => numberedTurn(turns, "blue", turn))).toEqual(["1. t1", "1… t2", "2… t3", "3. t4", "3… t5"]);
});

test("a reason about another answer, or one that names the solution, is not told", () => {
  const reason = (kind: string, ...line: string[]) => ({ because: { kind }, line, places: [] }) as unknown as Explanation;
  const told = (it: Explanation) => speaksOnlyOf(it, "a1", "b2");
  expect(told(reason("answer-raises", "a1", "b2"))).toBe(true);
  expect(told(reason("runs-out", "a1"))).toBe(true);
  expect(told(reason("answer-raises", "a1", "c3"))).toBe(false);
  expect(told(reason("stops", "d4"))).toBe(false);
  expect(told(reason("leaves-square", "a1", "b2"))).toBe(false);
  expect(told(reason("other-take-back", "a1", "b2"))).toBe(false);
});
