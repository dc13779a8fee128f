// What was missed comes back, and goes when it is known.

import { expect, test } from "vitest";
import { dueNow, firstReturn, queued, repeated, type Due, type Missed } from "../../src/puzzles/repetition";

const DAY = 86_400_000;
const a: Missed = { kind: "puzzle", id: "a" };
const b: Missed = { kind: "mistake", rules: "standard", position: "................/........./..../. L", played: "a1", best: ["b2"] };

test("nothing waits twice", () => {
  const once = queued([], a, 5);
  expect(queued(once, { kind: "puzzle", id: "a" }, 9)).toEqual(once);
  expect(queued(once, b, 9)).toHaveLength(2);
});

test("found again and again, it comes back after 1, 3, 7, 16 and 35 days, and then no more", () => {
  let queue: Due[] = queued([], a, firstReturn(0));
  const waits: number[] = [queue[0]!.at];
  for (let now = queue[0]!.at; queue.length > 0; now = queue[0]?.at ?? 0) {
    queue = repeated(queue, a, "found", now);
    if (queue[0]) waits.push(queue[0].at - now);
  }
  expect(waits).toEqual([1, 3, 7, 16, 35].map((days) => days * DAY));
});

test("missed again, it begins anew", () => {
  let queue: Due[] = queued([], a, 0);
  queue = repeated(repeated(queue, a, "found", 0), a, "found", 0);
  expect(queue[0]!.found).toBe(2);
  queue = repeated(queue, a, "missed", 100);
  expect(queue).toEqual([{ missed: a, found: 0, at: 100 + DAY }]);
});

test("what is not in the queue is left alone, and others keep their time", () => {
  const queue = queued([], b, 7);
  expect(repeated(queue, a, "found", 50)).toEqual(queue);
});

test("what is due comes, the longest waiting first", () => {
  const queue = queued(queued(queued([], a, 30), b, 10), { kind: "puzzle", id: "c" }, 90);
  expect(dueNow(queue, 40).map(({ at }) => at)).toEqual([10, 30]);
});
