import { describe, expect, test } from "vitest";
import { NOTHING, click, completeTurn, isFinal, nextSteps, placesFor, type Draft } from "../../src/game/compose";
import { marksOf, traceOf } from "../../src/pyramid/marks";
import { journeys, withSteps } from "../../src/pyramid/motion";
import { readPosition } from "../../src/pyramid/cells";
import type { LegalTurn, Step } from "../../src/net/wire";

const place = (at: string): Step => ({ do: "place", at });
const lift = (at: string): Step => ({ do: "lift", at });
const take = (at: string): Step => ({ do: "take_back", at });
const turn = (text: string, ...ways: Step[][]): LegalTurn => ({ turn: text, ways });

// b2 completes a square; a1 and b2 can be taken in either order, e1 must go
// before a2 can.
const LEGAL: LegalTurn[] = [
  turn("c1", [place("c1")]),
  turn("b2", [place("b2")]),
  turn("b2xa1", [place("b2"), take("a1")]),
  turn("b2xa1xb2", [place("b2"), take("a1"), take("b2")], [place("b2"), take("b2"), take("a1")]),
  turn("b2xb2", [place("b2"), take("b2")]),
  turn("b2xe1", [place("b2"), take("e1")]),
  turn("b2xe1xa2", [place("b2"), take("e1"), take("a2")]),
  turn("d4-f1", [lift("d4"), place("f1")]),
  turn("d4-e2", [lift("d4"), place("e2")]),
  turn("c4-f1", [lift("c4"), place("f1")]),
];

const after = (...cells: string[]): Draft | undefined =>
  cells.reduce<Draft | undefined>((draft, cell) => draft && click(LEGAL, draft, cell), NOTHING);

describe("composing a turn", () => {
  test("begins with what may be placed and lifted", () => {
    const marks = marksOf(LEGAL, NOTHING);
    expect([...marks.targets]).toEqual(["c1", "b2"]);
    expect([...marks.raisable]).toEqual(["d4", "c4"]);
    expect(marks.takeable.size).toBe(0);
    expect(completeTurn(LEGAL, NOTHING)).toBeUndefined();
  });

  test("a placed ball that completes nothing is a whole turn at once", () => {
    const draft = after("c1")!;
    expect(completeTurn(LEGAL, draft)?.turn).toBe("c1");
    expect(isFinal(LEGAL, draft)).toBe(true);
  });

  test("a square may be left at that, or balls are taken back", () => {
    const draft = after("b2")!;
    expect(completeTurn(LEGAL, draft)?.turn).toBe("b2");
    expect(isFinal(LEGAL, draft)).toBe(false);
    expect([...placesFor(LEGAL, draft, "take_back")]).toEqual(["a1", "b2", "e1"]);
  });

  test("two balls in either order are the same turn", () => {
    expect(completeTurn(LEGAL, after("b2", "a1", "b2")!)?.turn).toBe("b2xa1xb2");
    expect(completeTurn(LEGAL, after("b2", "b2", "a1")!)?.turn).toBe("b2xa1xb2");
    expect(isFinal(LEGAL, after("b2", "b2", "a1")!)).toBe(true);
  });

  test("a ball that carries another cannot be taken first", () => {
    expect(after("b2", "a2")).toBeUndefined();
    expect(completeTurn(LEGAL, after("b2", "e1", "a2")!)?.turn).toBe("b2xe1xa2");
  });

  test("a lifted ball has its own targets, can be put back, or another taken", () => {
    expect([...marksOf(LEGAL, after("d4")!).targets]).toEqual(["f1", "e2"]);
    expect(marksOf(LEGAL, after("d4")!).lifted).toBe("d4");
    expect(after("d4", "d4")).toEqual(NOTHING);
    expect(after("d4", "c4")).toEqual([lift("c4")]);
    expect(after("d4", "c1")).toBeUndefined();
  });

  test("clicks that mean nothing change nothing", () => {
    expect(after("j1")).toBeUndefined();
    expect(nextSteps([], NOTHING)).toEqual([]);
  });

  test("under must, a square alone is not a turn yet", () => {
    const must = LEGAL.filter(({ turn: text }) => text !== "b2");
    const draft = click(must, NOTHING, "b2")!;
    expect(completeTurn(must, draft)).toBeUndefined();
    expect(placesFor(must, draft, "take_back").size).toBe(3);
  });

  test("every legal turn can be composed by its own clicks, and by no others", () => {
    for (const legal of LEGAL) {
      for (const way of legal.ways) {
        const draft = way.reduce<Draft>((sofar, step) => click(LEGAL, sofar, step.at!)!, NOTHING);
        expect(completeTurn(LEGAL, draft)?.turn).toBe(legal.turn);
      }
    }
  });
});

describe("what moves", () => {
  const { balls } = readPosition("LL..L..DD..L..../........./..../. L")!;

  test("a placed ball comes from the reserve", () => {
    expect(journeys(balls, withSteps(balls, "light", [place("b2")]))).toEqual([{ color: "light", from: undefined, to: "b2" }]);
  });

  test("a raised ball comes from its cell, and stays there while only lifted", () => {
    expect(journeys(balls, withSteps(balls, "light", [lift("d3")]))).toEqual([]);
    expect(journeys(balls, withSteps(balls, "light", [lift("d3"), place("e1")]))).toEqual([{ color: "light", from: "d3", to: "e1" }]);
  });

  test("balls taken back go to the reserve", () => {
    const placed = withSteps(balls, "light", [place("b2")]);
    const taken = withSteps(balls, "light", [place("b2"), take("a1"), take("b2")]);
    expect(journeys(placed, taken)).toEqual([
      { color: "light", from: "a1", to: undefined },
      { color: "light", from: "b2", to: undefined },
    ]);
  });

  test("nothing moves when nothing changed, and undoing reverses a turn", () => {
    expect(journeys(balls, balls)).toEqual([]);
    const placed = withSteps(balls, "light", [place("b2")]);
    expect(journeys(placed, balls)).toEqual([{ color: "light", from: "b2", to: undefined }]);
  });
});

test("the trace of a turn names what it touched and what it completed", () => {
  const trace = traceOf({ steps: [place("b2"), take("a1")], completed: [{ kind: "square", cells: ["a1", "b1", "a2", "b2"] }] });
  expect([...trace.touched]).toEqual(["b2", "a1"]);
  expect(trace.completed).toEqual([["a1", "b1", "a2", "b2"]]);
});
