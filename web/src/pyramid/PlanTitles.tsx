// What the four fields of the plan are.

import { For, type JSX } from "solid-js";
import { t } from "../i18n";
import { LEVEL_SIZES, type Cell } from "./cells";
import type { Layout } from "./layout";
import { TOP, centre } from "./space";

/** The ends of the far row of each level, as light and as dark see it. */
const FAR_ROWS: Record<"light" | "dark", readonly (readonly [Cell, Cell])[]> = {
  light: [["a4", "d4"], ["e3", "g3"], ["h2", "i2"], ["j1", "j1"]],
  dark: [["d1", "a1"], ["g1", "e1"], ["i1", "h1"], ["j1", "j1"]],
};

export function PlanTitles(props: { layout: Layout }): JSX.Element {
  const at = (level: number) => {
    const { arrangement } = props.layout;
    const [first, last] = FAR_ROWS[arrangement.kind === "plan" ? arrangement.near : "light"][level]!;
    const [a, b] = [centre(first, arrangement), centre(last, arrangement)];
    return props.layout.point({ x: (a.x + b.x) / 2, y: a.y + 0.64, z: TOP });
  };
  return (
    <g class="plan">
      <For each={LEVEL_SIZES}>{(_, level) => <text x={at(level()).x} y={at(level()).y}>{t("level-number", { number: level() + 1 })}</text>}</For>
    </g>
  );
}
