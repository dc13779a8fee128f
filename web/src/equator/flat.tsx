// The globe laid flat, as figures, lessons and buttons show it.

import { For, Index, type JSX } from "solid-js";
import { t } from "../i18n";
import type { Pawn } from "../net/wire";
import { ALL_PLACES, EDGE, INNER, OUTER, at, meridianPath, pawnRadius } from "./geometry";

/** "blue pawn of size 3". */
export function pawnWords(pawn: Pawn): string {
  return pawn.size === undefined ? t("pawn-hidden", { owner: pawn.owner }) : t("pawn", { owner: pawn.owner, size: pawn.size });
}

export function PawnDisc(props: { pawn: Pick<Pawn, "owner"> & Partial<Pawn> }): JSX.Element {
  const r = () => pawnRadius(props.pawn.size);
  return (
    <>
      <ellipse cx="0.04" cy="0.06" rx={r() * 1.06} ry={r() * 1.02} fill="url(#contact)" />
      <circle r={r()} fill={`url(#pawn-${props.pawn.owner})`} stroke="#000" stroke-opacity="0.4" stroke-width="0.015" />
      <Index each={Array.from({ length: props.pawn.size ?? 0 })}>
        {(_, i) => <circle r={r() - 0.035 - i * 0.032} fill="none" stroke="#fff" stroke-opacity="0.42" stroke-width="0.013" />}
      </Index>
      <text class="size" y="0.062" font-size="0.18">{props.pawn.size ?? "?"}</text>
    </>
  );
}

export function Parchment(props: { short: boolean }): JSX.Element {
  return (
    <g class="parchment">
      <ellipse cx="0.12" cy="0.2" rx={EDGE} ry={EDGE} fill="url(#room-shadow)" />
      <circle r={EDGE} fill="url(#globe)" />
      <circle r={EDGE - 0.06} class="fine" />
      <circle r={EDGE - 0.16} class="fine" />
      {/* A graduated rim, as on old maps. */}
      <circle r={EDGE - 0.11} class="graduation" pathLength="180" />
      <g class="ink">
        <path d={`M${-INNER} 0A${INNER} ${INNER} 0 0 1 ${INNER} 0A${INNER} ${INNER} 0 0 1 ${-INNER} 0`} fill="url(#inner-globe)" />
        <circle r={OUTER} />
        <For each={[0, 1, 2, 3, 4]}>{(k) => <path d={meridianPath(k)} />}</For>
        <path class="equator-line" d={`M${-OUTER} 0H${OUTER}`} />
      </g>
      <For each={ALL_PLACES.filter((name) => !props.short || !/^[oi][lr]$/.test(name))}>
        {(name) => <circle class="node" cx={at(name).x} cy={at(name).y} r={name.includes(" ") ? 0.06 : 0.075} />}
      </For>
    </g>
  );
}
