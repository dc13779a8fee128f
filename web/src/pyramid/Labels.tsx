// What is written on the pyramid, over the drawing: the names of the cells, and
// in an analysis the values.

import { For, Show, createMemo, type JSX } from "solid-js";
import type { PlaceValue } from "../game/insight";
import { ValueBadge } from "../game/ValueBadge";
import type { Balls, Cell } from "./cells";
import { labelsOf } from "./writing";
import type { Layout } from "./layout";
import type { Item } from "./scene";

interface LabelsProps {
  layout: Layout;
  items: readonly Item[];
  balls: Balls;
  names: boolean;
  values?: ReadonlyMap<Cell, PlaceValue> | undefined;
  pointed?: Cell | undefined;
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
              {(worth) => <ValueBadge at={label.value!} value={worth()} name={label.value!.named ? label.cell : undefined} lit={props.pointed === label.cell} />}
            </Show>
          </>
        )}
      </For>
    </g>
  );
}
