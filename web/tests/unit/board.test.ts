// The pyramid board: cells in space, on the screen, in the order in which they
// are painted, and under a pointer.

import { describe, expect, test } from "vitest";
import { length, minus, suited, type Size, type View } from "../../src/picture/camera";
import { CELLS, placeOf, readPosition, restsOn, writePosition } from "../../src/pyramid/cells";
import { layoutOf, type Layout } from "../../src/pyramid/layout";
import { NO_MARKS } from "../../src/pyramid/marks";
import { cellUnder, itemsOf, neighbour, onLevel, sceneOf, type SceneInput } from "../../src/pyramid/scene";
import { BALL, STACKED, centre, pitches, reserveBall, restView, type Arrangement } from "../../src/pyramid/space";

const SIZES: Size[] = [{ width: 900, height: 700 }, { width: 360, height: 330 }, { width: 560, height: 300 }];
const LIFTED: Arrangement = { kind: "lifted", lift: 1 };
const COLORS = ["light", "dark"] as const;
const VIEWS: View[] = [-170, -24, 0, 37, 90].flatMap((yaw) => [20, 44, 78].map((pitch) => ({ yaw, pitch })));

describe("the pyramid in space", () => {
  test("has thirty cells in the order of the notation", () => {
    expect(CELLS.join(" ")).toBe(
      "a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3 a4 b4 c4 d4 e1 f1 g1 e2 f2 g2 e3 f3 g3 h1 i1 h2 i2 j1",
    );
  });

  test("a ball touches the four it rests on, and no two are nearer than that", () => {
    const distance = (a: string, b: string) => length(minus(centre(a), centre(b)));
    for (const cell of CELLS) for (const below of restsOn(cell)) expect(distance(cell, below)).toBeCloseTo(1, 9);
    for (const a of CELLS) for (const b of CELLS) if (a < b) expect(distance(a, b)).toBeGreaterThan(1 - 1e-9);
    expect(restsOn("f1")).toEqual(["b1", "c1", "b2", "c2"]);
  });

  test("reserves lie in rows of five, each before its owner", () => {
    for (const color of COLORS) {
      const row = Array.from({ length: 5 }, (_, slot) => reserveBall(color, slot).centre);
      expect(new Set(row.map(({ y }) => y)).size).toBe(1);
      expect(Math.sign(row[0]!.y)).toBe(color === "light" ? -1 : 1);
    }
  });
});

describe("on the screen", () => {
  test("everything stays inside the frame at every yaw, pitch and lift", () => {
    for (const size of SIZES) {
      for (const view of VIEWS) {
        for (const arrangement of [STACKED, { kind: "lifted", lift: 0.5 }, LIFTED] as Arrangement[]) {
          const layout = layoutOf(arrangement, view, size);
          for (const cell of CELLS) {
            const { x, y, r } = layout.spot(cell);
            expect(x - r > 0 && x + r < layout.frame.width && y - r > 0 && y + r < layout.frame.height).toBe(true);
          }
        }
      }
    }
  });

  test("painting by depth is right for every pair of balls that overlap", () => {
    // Independent check: a ray through the middle of the overlap meets one of
    // the two spheres first.
    for (const view of VIEWS) {
      const layout = layoutOf(STACKED, view, SIZES[0]!);
      const { eye } = layout.camera;
      for (const a of CELLS) {
        for (const b of CELLS) {
          const [p, q] = [layout.spot(a), layout.spot(b)];
          if (a >= b || Math.hypot(p.x - q.x, p.y - q.y) >= (p.r + q.r) * 0.98) continue;
          const towards = layout.under({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 }, -5);
          const ray = minus(towards, eye);
          const far = length(ray);
          const meets = (cell: string) => {
            const to = minus(centre(cell), eye);
            const along = (to.x * ray.x + to.y * ray.y + to.z * ray.z) / far;
            return along - Math.sqrt(Math.max(0, BALL * BALL - (to.x ** 2 + to.y ** 2 + to.z ** 2 - along * along)));
          };
          expect(Math.sign(meets(b) - meets(a)), `${a} ${b}`).toBe(Math.sign(p.depth - q.depth));
        }
      }
    }
  });

  test("lifted apart, no level hides another or a reserve, from where one looks at it", () => {
    for (const size of SIZES) {
      for (const turn of [0, 180]) {
        const rest = suited(restView(LIFTED, 0), size);
        const [low, high] = pitches(LIFTED);
        const layout = layoutOf(LIFTED, { yaw: rest.yaw + turn, pitch: Math.min(high, Math.max(low, rest.pitch)) }, size);
        const apart = (p: { x: number; y: number; r: number }, q: { x: number; y: number; r: number }) => Math.hypot(p.x - q.x, p.y - q.y) - p.r - q.r;
        for (const a of CELLS) {
          for (const b of CELLS) {
            if (placeOf(a).level < placeOf(b).level) expect(apart(layout.spot(a), layout.spot(b)), `${a} ${b}`).toBeGreaterThan(0);
          }
          for (const color of COLORS) {
            for (let slot = 0; placeOf(a).level > 0 && slot < 15; slot++) expect(apart(layout.spot(a), layout.reserve(color, slot)), `${a} ${color} ${slot}`).toBeGreaterThan(0);
          }
        }
      }
    }
  });

  test("in the plan no cell covers another, from either side", () => {
    for (const near of COLORS) {
      const plan = layoutOf({ kind: "plan", near }, { yaw: 0, pitch: 90 }, SIZES[0]!);
      for (const a of CELLS) {
        for (const b of CELLS) {
          if (a >= b) continue;
          const [p, q] = [plan.spot(a), plan.spot(b)];
          expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeGreaterThanOrEqual((p.r + q.r) * 0.97);
        }
      }
    }
  });
});

describe("the scene", () => {
  const layout: Layout = layoutOf(STACKED, { yaw: 0, pitch: 30 }, SIZES[0]!);
  const { balls } = readPosition("LLDDDLLD......../LD......./..../. D")!;
  const scene = (more: Partial<SceneInput>) => sceneOf({ arrangement: STACKED, balls, motions: [], marks: NO_MARKS, last: new Set(), completed: [], ghosts: [], ...more });

  test("position texts round-trip", () => {
    for (const text of ["................/........./..../. L", "LLDDDLLD......../LD......./..../. D"]) {
      expect(writePosition(readPosition(text)!)).toBe(text);
    }
    expect(readPosition("nonsense")).toBeUndefined();
    expect(readPosition("................/........./..../. X")).toBeUndefined();
  });

  test("is painted from back to front and holds all thirty balls", () => {
    const items = itemsOf(scene({ marks: { ...NO_MARKS, targets: new Set(["g1"]) } }), layout);
    const depths = items.map(({ spot }) => spot.depth);
    expect(depths).toEqual([...depths].sort((a, b) => a - b));
    expect(items.filter(({ kind }) => kind === "ball")).toHaveLength(10);
    expect(items.filter(({ kind }) => kind === "reserve")).toHaveLength(20);
    expect(items.filter(({ kind }) => kind === "glint").map(({ cell }) => cell)).toEqual(["g1"]);
  });

  test("a ghost behind a ball is painted before it, so the ball hides it", () => {
    const items = itemsOf(scene({ ghosts: [{ cell: "b3", color: "light" }] }), layout);
    expect(items.findIndex(({ id }) => id === "b2")).toBeGreaterThan(items.findIndex(({ kind }) => kind === "ghost"));
  });

  test("a ball under way counts neither in the reserve nor on the board", () => {
    for (const journey of [{ color: "light", from: undefined, to: "e1" }, { color: "dark", from: "b3", to: undefined }, { color: "light", from: "d4", to: "e1" }] as const) {
      const seen = scene({ motions: [{ journey, t: 0.5 }] });
      expect(seen.balls.has("e1")).toBe(journey.to === undefined);
      expect(seen.balls.size + seen.reserve.light + seen.reserve.dark + seen.flights.length).toBe(30);
    }
  });

  test("the ball in hand is where the hand is, and nowhere else", () => {
    const at = { x: 0, y: 0, z: 2 };
    const fromReserve = scene({ carried: { color: "light", at, from: undefined } });
    expect([fromReserve.reserve.light, fromReserve.flights[0]!.centre]).toEqual([9, at]);
    const lifted = scene({ carried: { color: "light", at, from: "a1" } });
    expect([lifted.reserve.light, lifted.balls.has("a1")]).toEqual([10, false]);
  });

  test("balls are dark where others touch them, on the side that is seen", () => {
    const square = itemsOf(scene({ balls: readPosition("LL..LL........../L......../..../. D")!.balls }), layout);
    const contacts = (cell: string) => square.find((item) => item.cell === cell)!.contacts.length;
    expect(contacts("a1")).toBeGreaterThan(0);
    expect(contacts("e1")).toBe(0);
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
      const here = layoutOf(STACKED, { yaw, pitch: 44 }, SIZES[0]!);
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
