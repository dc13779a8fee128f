// The four levels side by side, seen from above: nothing hides anything.

import { For, type JSX } from "solid-js";
import { t } from "../i18n";
import { CELLS, LEVEL_SIZES } from "./cells";
import { PLAN_CORNERS, type Layout } from "./layout";

export function PlanFields(props: { layout: Layout }): JSX.Element {
  return (
    <g class="plan">
      <For each={PLAN_CORNERS}>
        {(corner, level) => (
          <>
            <rect
              x={corner.x - 0.06} y={corner.y - 0.06} rx="0.16"
              width={LEVEL_SIZES[level()]! + 0.12} height={LEVEL_SIZES[level()]! + 0.12}
              fill={level() === 0 ? "url(#plank)" : undefined}
            />
            <text x={corner.x + LEVEL_SIZES[level()]! / 2} y={corner.y - 0.17}>{t("level-number", { number: level() + 1 })}</text>
          </>
        )}
      </For>
      <For each={CELLS}>
        {(cell) => {
          const spot = () => props.layout.spot(cell);
          return <circle class="hollow" cx={spot().x} cy={spot().y} r="0.34" />;
        }}
      </For>
    </g>
  );
}
