// The scene of a pyramid board in the bytes that the easel reads; see
// crates/pylos-easel/src/pyramid.rs.

import { begin, type Look } from "../picture/look";
import { CELLS, type Cell, type Color } from "./cells";
import type { Scene } from "./scene";

const COLORS: readonly Color[] = ["light", "dark"];
const MISSING = 255;

const index = (cell: Cell) => CELLS.indexOf(cell);

/** A set of cells: a bit for each, in cell order. */
function bits(cells: Iterable<Cell>): number {
  let sum = 0;
  for (const cell of cells) sum |= 1 << index(cell);
  return sum >>> 0;
}

/** Marks by their number: where one may play, what may be raised, what is chosen, may be taken back, was played last. */
function marksOf({ marks, last }: Scene): [Cell, number][] {
  const sets: [Iterable<Cell>, number][] = [
    [marks.targets, 0], [marks.raisable, 1], [marks.lifted === undefined ? [] : [marks.lifted], 2], [marks.takeable, 3], [last, 4],
  ];
  return sets.flatMap(([cells, mark]) => [...cells].map((cell): [Cell, number] => [cell, mark]));
}

export function paintedBytes(scene: Scene, look: Look): Uint8Array<ArrayBuffer> {
  const { arrangement, balls, ghosts: [ghost] } = scene;
  const bytes = begin("pyramid", look);
  for (const color of COLORS) bytes.u32(bits([...balls].filter(([, ball]) => ball === color).map(([cell]) => cell)));
  bytes.u8(...COLORS.map((color) => Math.max(0, scene.reserve[color])));
  const lift = arrangement.kind === "lifted" ? arrangement.lift : 0;
  bytes.u8({ stacked: 0, lifted: 1, plan: arrangement.kind === "plan" ? 2 + COLORS.indexOf(arrangement.near) : 2 }[arrangement.kind]).f32(lift);
  // Room for everything, so that the board stands still.
  bytes.u32(bits(CELLS));
  bytes.list(marksOf(scene), ([cell, mark]) => bytes.u8(index(cell), mark));
  bytes.list(scene.completed, (cells) => bytes.u32(bits(cells)));
  bytes.u8(ghost ? index(ghost.cell) : MISSING, ghost ? COLORS.indexOf(ghost.color) : 0);
  bytes.list(scene.flights, ({ color, centre, axis, degrees, grain }) => bytes.u8(COLORS.indexOf(color)).point(centre).point(axis).f32(degrees).u8(index(grain)));
  return bytes.done();
}
