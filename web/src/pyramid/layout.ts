// Where the cells and the reserves lie on the screen: as a pyramid that can be
// turned and lifted apart, or as a plan with the four levels side by side.

import { LEVEL_SIZES, placeOf, type Cell, type Color } from "./cells";
import { FIELD_Z, frameOf, reserveSpot, spotOf, type Frame, type Spot, type View } from "./projection";

export interface Layout {
  readonly kind: "pyramid" | "plan";
  /** Whether the levels stand apart, so that no ball shades another. */
  readonly lifted: boolean;
  /** How much lower a hollow of the board appears than a ball in it. */
  readonly sunk: number;
  spot(cell: Cell): Spot;
  reserve(color: Color, slot: number): Spot;
  readonly frame: Frame;
}

export function pyramidLayout(view: View): Layout {
  return {
    kind: "pyramid",
    lifted: view.lift > 0.5,
    sunk: -FIELD_Z * Math.cos((view.pitch * Math.PI) / 180),
    spot: (cell) => spotOf(cell, view),
    reserve: (color, slot) => reserveSpot(color, slot, view),
    frame: frameOf(view),
  };
}

/** Upper left corner of each level's field in the plan. */
export const PLAN_CORNERS = [
  { x: 0, y: 0 },
  { x: 4.7, y: 0 },
  { x: 4.7, y: 3.85 },
  { x: 7.15, y: 3.85 },
] as const;

const PLAN_RESERVE = { radius: 0.2, spacing: 0.46, top: 4.72, perRow: 8 } as const;

/** The plan, seen from one side: that side's edge of the board is below. */
export function planLayout(near: Color): Layout {
  const turned = near === "dark";
  return {
    kind: "plan",
    lifted: true,
    sunk: 0,
    spot(cell) {
      const { level, file, rank } = placeOf(cell);
      const last = LEVEL_SIZES[level] - 1;
      const corner = PLAN_CORNERS[level];
      const column = turned ? last - file : file;
      const row = turned ? rank : last - rank;
      return { x: corner.x + column + 0.5, y: corner.y + row + 0.5, depth: level, r: 0.46 };
    },
    reserve(color, slot) {
      const { radius, spacing, top, perRow } = PLAN_RESERVE;
      const block = color === near ? 2 : 0;
      const row = Math.floor(slot / perRow) + block;
      return {
        x: 0.3 + (slot % perRow) * spacing,
        y: top + row * spacing + (block ? 0.14 : 0),
        depth: -1,
        r: radius,
      };
    },
    frame: { x: -0.2, y: -0.55, width: 8.55, height: 7.1 },
  };
}
