import { describe, expect, test } from "vitest";
import { CELLS, placeOf, readPosition, restsOn, writePosition } from "../../src/pyramid/cells";
import {
  LEVEL_HEIGHT, PITCH_RANGE, RESERVE_RADIUS, centre, clampPitch, frameOf, project, reserveCentre, reserveSpot, spotOf, type Point, type View,
} from "../../src/pyramid/projection";
import { planLayout, pyramidLayout } from "../../src/pyramid/layout";
import { hiding, itemsOf, cellUnder, neighbour, onLevel } from "../../src/pyramid/scene";

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);
const VIEWS: View[] = [-170, -24, 0, 37, 90].flatMap((yaw) => [25, 44, 75].map((pitch) => ({ yaw, pitch, lift: 0 })));

describe("the pyramid in space", () => {
  test("has thirty cells in the order of the notation", () => {
    expect(CELLS.join(" ")).toBe(
      "a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3 a4 b4 c4 d4 e1 f1 g1 e2 f2 g2 e3 f3 g3 h1 i1 h2 i2 j1",
    );
  });

  test("a ball touches the four it rests on", () => {
    for (const cell of CELLS) {
      for (const below of restsOn(cell)) expect(distance(centre(cell), centre(below))).toBeCloseTo(1, 9);
    }
    expect(restsOn("f1")).toEqual(["b1", "c1", "b2", "c2"]);
    expect(restsOn("j1")).toEqual(["h1", "i1", "h2", "i2"]);
  });

  test("no two balls are nearer than their diameter", () => {
    for (const a of CELLS) for (const b of CELLS) if (a < b) expect(distance(centre(a), centre(b))).toBeGreaterThan(1 - 1e-9);
  });

  test("thirty reserve balls lie in the groove without touching the pyramid or each other", () => {
    const lying = (["light", "dark"] as const).flatMap((color) => Array.from({ length: 15 }, (_, slot) => reserveCentre(color, slot)));
    lying.forEach((a, i) => {
      lying.slice(i + 1).forEach((b) => expect(distance(a, b)).toBeGreaterThan(2 * RESERVE_RADIUS));
      for (const cell of CELLS) expect(distance(a, centre(cell))).toBeGreaterThan(0.5 + RESERVE_RADIUS);
    });
    // Each colour on its own side.
    expect(reserveCentre("light", 0).y).toBeLessThan(0);
    expect(reserveCentre("dark", 0).y).toBeGreaterThan(0);
  });
});

describe("the projection", () => {
  test("keeps lengths: screen and depth together are a rotation", () => {
    for (const view of VIEWS) {
      for (const cell of CELLS) {
        const p = centre(cell);
        const q = project(p, view);
        expect(Math.hypot(q.x, q.y, q.depth)).toBeCloseTo(Math.hypot(p.x, p.y, p.z), 9);
      }
    }
  });

  test("higher is higher on the screen, and nearer from above", () => {
    const low = project({ x: 0, y: 0, z: 0 }, VIEWS[0]!);
    const high = project({ x: 0, y: 0, z: LEVEL_HEIGHT }, VIEWS[0]!);
    expect(high.y).toBeLessThan(low.y);
    expect(high.depth).toBeGreaterThan(low.depth);
  });

  test("painting by depth is right for every pair of balls that overlap", () => {
    // Independent check: cast a ray at the middle of the overlap and see which
    // sphere it meets first.
    for (const view of VIEWS) {
      for (const a of CELLS) {
        for (const b of CELLS) {
          const [p, q] = [spotOf(a, view), spotOf(b, view)];
          const apart = Math.hypot(p.x - q.x, p.y - q.y);
          if (a >= b || apart >= 1 - 1e-9) continue;
          const surface = (s: typeof p) => s.depth + Math.sqrt(0.25 - (apart / 2) ** 2);
          expect(Math.sign(surface(p) - surface(q))).toBe(Math.sign(p.depth - q.depth));
        }
      }
    }
  });

  test("everything stays inside the frame at every yaw and lift", () => {
    for (const view of VIEWS) {
      for (const lift of [0, 0.5, 1]) {
        const seen = { ...view, lift };
        const frame = frameOf(seen);
        for (const cell of CELLS) {
          const { x, y, r } = spotOf(cell, seen);
          expect(x - r).toBeGreaterThanOrEqual(frame.x);
          expect(x + r).toBeLessThanOrEqual(frame.x + frame.width);
          expect(y - r).toBeGreaterThanOrEqual(frame.y);
          expect(y + r).toBeLessThanOrEqual(frame.y + frame.height);
        }
      }
    }
  });

  test("lifted off, no level hides another", () => {
    for (const view of VIEWS) {
      const lifted = { ...view, lift: 1 };
      for (const a of CELLS) {
        for (const b of CELLS) {
          if (placeOf(a).level >= placeOf(b).level) continue;
          const [p, q] = [spotOf(a, lifted), spotOf(b, lifted)];
          expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeGreaterThan(1);
        }
      }
    }
  });

  test("lifted off, no level stands before the reserves", () => {
    for (const yaw of Array.from({ length: 36 }, (_, i) => i * 10 - 180)) {
      for (const pitch of [25, 44, 75]) {
        const lifted = { yaw, pitch, lift: 1 };
        const reserves = (["light", "dark"] as const).flatMap((color) => Array.from({ length: 15 }, (_, slot) => reserveSpot(color, slot, lifted)));
        for (const cell of CELLS.filter((name) => placeOf(name).level > 0)) {
          const { x, y, r } = spotOf(cell, lifted);
          for (const ball of reserves) expect(Math.hypot(ball.x - x, ball.y - y)).toBeGreaterThan(ball.r + r);
        }
      }
    }
  });

  test("pitch stays between 25 and 75 degrees", () => {
    expect([clampPitch(0), clampPitch(50), clampPitch(90)]).toEqual([PITCH_RANGE[0], 50, PITCH_RANGE[1]]);
  });
});

test("in the plan no cell covers another, from either side", () => {
  for (const near of ["light", "dark"] as const) {
    const plan = planLayout(near);
    for (const a of CELLS) {
      for (const b of CELLS) {
        if (a >= b) continue;
        const [p, q] = [plan.spot(a), plan.spot(b)];
        expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeGreaterThanOrEqual(p.r + q.r);
      }
    }
  }
});

describe("the scene", () => {
  const view: View = { yaw: 0, pitch: 30, lift: 0 };
  const layout = pyramidLayout(view);
  const shown = readPosition("LLDDDLLD......../LD......./..../. D")!;

  test("position texts round-trip", () => {
    for (const text of ["................/........./..../. L", "LLDDDLLD......../LD......./..../. D"]) {
      expect(writePosition(readPosition(text)!)).toBe(text);
    }
    expect(readPosition("nonsense")).toBeUndefined();
    expect(readPosition("................/........./..../. X")).toBeUndefined();
  });

  test("is painted from back to front and holds all thirty balls", () => {
    const items = itemsOf({ ...shown, ghosts: new Set(["g1"]), layout, motions: [] });
    const depths = items.map(({ spot }) => spot.depth);
    expect(depths).toEqual([...depths].sort((a, b) => a - b));
    expect(items.filter(({ kind }) => kind === "ball")).toHaveLength(10);
    expect(items.filter(({ kind }) => kind === "reserve")).toHaveLength(20);
    expect(items.filter(({ kind }) => kind === "ghost").map(({ cell }) => cell)).toEqual(["g1"]);
  });

  test("a ghost behind a ball is painted before it, so the ball hides it", () => {
    const items = itemsOf({ ...shown, ghosts: new Set(["b3"]), layout, motions: [] });
    const ghost = items.findIndex(({ id }) => id === "ghost b3");
    const front = items.findIndex(({ id }) => id === "b2");
    expect(front).toBeGreaterThan(ghost);
    expect(hiding(items, layout.spot("b3")).map(({ cell }) => cell)).toContain("b2");
    expect(hiding(items, layout.spot("e1"))).toEqual([]);
  });

  test("a ball under way counts neither in the reserve nor on the board", () => {
    const motions = [{ journey: { color: "light", from: undefined, to: "e1" } as const, t: 0.5 }];
    const items = itemsOf({ ...shown, ghosts: new Set(), layout, motions });
    expect(items.filter(({ cell, kind }) => cell === "e1" && kind === "ball")).toEqual([]);
    expect(items.filter(({ kind }) => kind === "moving")).toHaveLength(1);
    expect(items.filter(({ kind }) => kind !== "ghost")).toHaveLength(30);
  });

  test("a pointer means the nearest cell that can be chosen, and nothing far away", () => {
    const spot = (cell: string) => layout.spot(cell);
    const { x, y } = spot("b3");
    expect(cellUnder(x + 0.1, y, ["b3", "d4"], spot)).toBe("b3");
    expect(cellUnder(x + 0.1, y, ["d4"], spot)).toBeUndefined();
    expect(cellUnder(x, y, [], spot)).toBeUndefined();
  });

  test("arrow keys reach every cell of a level, page keys every level", () => {
    for (const yaw of [-24, -14, 156, 45, 90]) {
      const here = pyramidLayout({ yaw, pitch: 44, lift: 0 });
      for (const level of [0, 1, 2]) {
        const cells = CELLS.filter((cell) => placeOf(cell).level === level);
        const reached = new Set([cells[0]!]);
        for (const cell of reached) {
          for (const direction of ["up", "down", "left", "right"] as const) reached.add(neighbour(cell, direction, here));
        }
        expect([...reached].sort()).toEqual([...cells].sort());
      }
    }
    expect(onLevel("d4", 1)).toBe("g3");
    expect(onLevel(onLevel(onLevel("a1", 1), 1), 1)).toBe("j1");
    expect(onLevel("j1", 1)).toBe("j1");
    expect(onLevel("g3", -1)).toBe("c3");
  });
});
