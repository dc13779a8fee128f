// Nothing that is written on the pyramid lies on anything else that is.

import { describe, expect, test } from "vitest";
import type { PlaceValue } from "../../src/game/insight";
import { CELLS, readPosition, restsOn, type Balls, type Cell } from "../../src/pyramid/cells";
import { labelsOf, type Label, type Written } from "../../src/pyramid/writing";
import { layoutOf, type Layout } from "../../src/pyramid/layout";
import { NO_MARKS } from "../../src/pyramid/marks";
import { itemsOf, sceneOf } from "../../src/pyramid/scene";
import { STACKED, type Arrangement } from "../../src/pyramid/space";

const layoutAt = (arrangement: Arrangement, yaw: number, pitch: number) => layoutOf(arrangement, { yaw, pitch }, { width: 900, height: 700 });
const PLAN = layoutAt({ kind: "plan", near: "light" }, 0, 90);

const POSITIONS = [
  "................/........./..../. L",
  "LD..LD....L...D./........./..../. L",
  "DDLLLDLDLDLLDLD./LDL..L.../..../. L",
  "LLDDLLDDDDLLDDLL/LD......./..../. L",
  "LDLDDLDLLDLDDLDL/LDLDLDLDL/..../. L",
  "LDLDDLDLLDLDDLDL/LDLDLDLDL/DL../. L",
  "LDLDDLDLLDLDDLDL/LDLDLDLDL/DLLD/. L",
];

const LAYOUTS: [string, Layout][] = [
  ...[[-24, 44], [-14, 48], [156, 44], [0, 25], [37, 75], [90, 60]].map(([yaw, pitch]): [string, Layout] => [`standing ${yaw} ${pitch}`, layoutAt(STACKED, yaw!, pitch!)]),
  ["lifted", layoutAt({ kind: "lifted", lift: 1 }, -24, 30)],
  ["plan", PLAN],
];

/** A value at every open cell and every ball that carries none, of every length that values have. */
function valuesOf(balls: Balls): Map<Cell, PlaceValue> {
  const open = CELLS.filter((cell) => !balls.has(cell) && restsOn(cell).every((below) => balls.has(below)));
  const free = CELLS.filter((cell) => balls.has(cell) && !CELLS.some((above) => balls.has(above) && restsOn(above).includes(cell)));
  return new Map([...open, ...free].map((cell, i) => [cell, { value: i % 5 === 4 ? { kind: "draw" } : { kind: "win", plies: 7 + i * 3 }, best: i % 6 === 1 }]));
}

function written(layout: Layout, text: string, names: boolean): { labels: Label[]; values: Map<Cell, PlaceValue> } {
  const { balls } = readPosition(text)!;
  const values = valuesOf(balls);
  const items = itemsOf(sceneOf({ arrangement: layout.arrangement, balls, motions: [], marks: NO_MARKS, last: new Set(), completed: [], ghosts: [] }), layout);
  return { labels: labelsOf(layout, items, balls, names, values), values };
}

const overlap = (a: Written, b: Written) => Math.abs(a.x - b.x) < a.width + b.width - 1e-9 && Math.abs(a.y - b.y) < a.height + b.height - 1e-9;

describe.each(LAYOUTS)("%s", (_, layout) => {
  test.each(POSITIONS.flatMap((text) => [[text, true], [text, false]] as const))("%s, names %s", (text, names) => {
    const { labels, values } = written(layout, text, names);
    const all = labels.flatMap(({ cell, name, value }) => [...(name ? [{ what: `name ${cell}`, at: name }] : []), ...(value ? [{ what: `value ${cell}`, at: value }] : [])]);
    all.forEach((a, i) => all.slice(i + 1).forEach((b) => expect(overlap(a.at, b.at), `${a.what} on ${b.what}`).toBe(false)));
    // Every value is there, in the picture, and says whose it is.
    const { x, y, width, height } = layout.frame;
    for (const cell of values.keys()) {
      const label = labels.find((found) => found.cell === cell)!;
      const at = label.value!;
      expect(at.x - at.width > x && at.x + at.width < x + width && at.y - at.height > y && at.y + at.height < y + height, cell).toBe(true);
      const away = Math.hypot(at.x - layout.spot(cell).x, at.y - layout.spot(cell).y) > 1;
      if (names || away) expect(at.named || label.name !== undefined, cell).toBe(true);
    }
  });
});

test.each(LAYOUTS)("%s: names keep off the sign on a ball that may be taken back", (_, layout) => {
  for (const text of POSITIONS) {
    const { balls } = readPosition(text)!;
    const takeable = new Set(CELLS.filter((cell) => balls.has(cell) && !CELLS.some((above) => balls.has(above) && restsOn(above).includes(cell))));
    const items = itemsOf(sceneOf({ arrangement: layout.arrangement, balls, motions: [], marks: { ...NO_MARKS, takeable }, last: new Set(), completed: [], ghosts: [] }), layout);
    const names = labelsOf(layout, items, balls, true, new Map(), takeable).flatMap(({ cell, name }) => (name ? [{ cell, name }] : []));
    for (const sign of takeable) {
      const { x, y, r } = layout.spot(sign);
      for (const { cell, name } of names) expect(overlap(name, { x, y, width: 0.3 * r, height: 0.3 * r }), `${cell} on the sign of ${sign}`).toBe(false);
    }
    // Nobody loses his name over it, as long as he can be seen from above.
    if (layout === PLAN) expect(names.length).toBe(30);
  }
});

test("seen from above, as the plan shows it, every cell has its name", () => {
  for (const text of POSITIONS) {
    const { labels } = written(PLAN, text, true);
    expect(labels.filter(({ name, value }) => name !== undefined || value?.named).length).toBe(30);
  }
});
