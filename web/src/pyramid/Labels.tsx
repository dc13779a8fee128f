// What is written on the pyramid: the names of the cells, and in an analysis
// the values. Written over the drawing, always where the cell itself is seen.

import { For, Show, createMemo, type JSX } from "solid-js";
import type { PlaceValue } from "../game/insight";
import { ValueBadge, badgeRoom } from "../game/ValueBadge";
import { CELLS, placeOf, restsOn, type Balls, type Cell } from "./cells";
import type { Layout } from "./layout";
import { isFree, openPlace, type Item, type Written } from "./scene";

interface LabelsProps {
  layout: Layout;
  items: readonly Item[];
  balls: Balls;
  names: boolean;
  values?: ReadonlyMap<Cell, PlaceValue> | undefined;
  pointed?: Cell | undefined;
}

interface Label {
  readonly cell: Cell;
  /** What it is written on: a ball, the wood, or the air over a plate. */
  readonly on: "light" | "dark" | "wood" | "air";
  readonly name: Written | undefined;
  readonly value: Written | undefined;
}

/** Half the size of a name. */
const NAME = { width: 0.21, height: 0.12 };

/**
 * What is written at the cells that are seen: those with a ball, and the empty
 * ones that lie on something. Lifted apart and on the plan that is all of
 * them. Values find their places first, the best before the others, then the
 * names, over their values where they can; what is in front goes before what
 * is behind. A name without room is left out: that happens to balls that are
 * all but hidden.
 */
export function labelsOf(layout: Layout, items: readonly Item[], balls: Balls, names: boolean, values: ReadonlyMap<Cell, PlaceValue>): Label[] {
  const moving = new Set(items.flatMap((item) => (item.kind === "moving" ? item.cell ?? [] : [])));
  const lying = CELLS.filter((cell) => layout.lifted || balls.has(cell) || restsOn(cell).every((below) => balls.has(below)));
  const order = (cell: Cell) => layout.spot(cell).depth + (values.get(cell)?.best ? 100 : 0);
  const ballAt = (cell: Cell) => (moving.has(cell) ? undefined : balls.get(cell));
  // An empty cell lies deeper than the middle of a ball in it would.
  const spotOf = (cell: Cell) => {
    const spot = layout.spot(cell);
    return !ballAt(cell) && (layout.lifted || placeOf(cell).level === 0) ? { ...spot, y: spot.y + layout.sunk } : spot;
  };
  const ground = (cell: Cell) => (layout.lifted && placeOf(cell).level > 0 ? "air" : "wood");
  const written: Written[] = [];
  const write = (at: Written | undefined) => {
    if (at) written.push(at);
    return at;
  };
  const sorted = lying.sort((a, b) => order(b) - order(a));
  const badges = new Map(sorted.flatMap((cell) => {
    const worth = values.get(cell);
    if (!worth) return [];
    const room = badgeRoom(worth);
    // Lower than the middle, so that the name fits above.
    const spot = names ? { ...spotOf(cell), y: spotOf(cell).y + NAME.height } : spotOf(cell);
    const at = openPlace(items, spot, room, written) ?? openPlace(items, spot, room, written, "beside") ?? { x: spot.x, y: spot.y, ...room };
    return [[cell, write(at)!] as const];
  }));
  const nameOf = (cell: Cell) => {
    const badge = badges.get(cell);
    const over = badge && { ...NAME, x: badge.x, y: badge.y - badge.height - NAME.height - 0.005 };
    return over && isFree(over, written) ? over : openPlace(items, spotOf(cell), NAME, written);
  };
  return sorted
    .map((cell): Label => ({ cell, on: ballAt(cell) ?? ground(cell), value: badges.get(cell), name: names ? write(nameOf(cell)) : undefined }))
    // The best is painted last, over all others.
    .reverse();
}

export function Labels(props: LabelsProps): JSX.Element {
  const labels = createMemo(() => labelsOf(props.layout, props.items, props.balls, props.names, props.values ?? new Map()));
  return (
    <g class="labels">
      <For each={labels()}>
        {(label) => (
          <>
            <Show when={label.name}>
              {(at) => <text class={`cell-name ${label.on}`} x={at().x.toFixed(3)} y={(at().y + 0.1).toFixed(3)}>{label.cell}</text>}
            </Show>
            <Show when={label.value && props.values?.get(label.cell)}>
              {(worth) => <ValueBadge at={label.value!} value={worth()} lit={props.pointed === label.cell} />}
            </Show>
          </>
        )}
      </For>
    </g>
  );
}
