// What is written on the pyramid, over the drawing: the names of the cells, and
// in an analysis the values.

import { For, Show, createMemo, type JSX } from "solid-js";
import type { PlaceValue } from "../game/insight";
import { ValueBadge } from "../game/ValueBadge";
import type { Balls, Cell } from "./cells";
import { labelsOf, type Label } from "./writing";
import type { Layout } from "./layout";
import { itemsOf, type Scene } from "./scene";

interface LabelsProps {
  layout: Layout;
  scene: Scene;
  /** Looking for room takes time: what is written stays as it is while anything moves. */
  still: boolean;
  balls: Balls;
  names: boolean;
  values?: ReadonlyMap<Cell, PlaceValue> | undefined;
  pointed?: Cell | undefined;
}

export function Labels(props: LabelsProps): JSX.Element {
  const labels = createMemo<Label[]>(
    (known) => (props.still
      ? labelsOf(props.layout, itemsOf(props.scene, props.layout), props.balls, props.names, props.values ?? new Map(), props.scene.marks.takeable)
      : known), [],
  );
  return (
    <g class="labels">
      <For each={labels()}>
        {(label) => (
          <>
            <Show when={label.name}>
              {(at) => <text class={`cell-name ${label.on}`} x={at().x.toFixed(3)} y={(at().y + 0.09).toFixed(3)}>{label.cell}</text>}
            </Show>
            <Show when={label.value && props.values?.get(label.cell)}>
              {(worth) => <ValueBadge at={label.value!} value={worth()} name={label.value!.named ? label.cell : undefined} lit={props.pointed === label.cell} />}
            </Show>
          </>
        )}
      </For>
    </g>
  );
}
