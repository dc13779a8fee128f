// A side's ball or pawn, small, beside a name.

import { Show, type JSX } from "solid-js";
import type { Side } from "../net/wire";
import { Ball } from "../pyramid/Ball";

export function SideMark(props: { side: Side; small?: boolean }): JSX.Element {
  const size = () => (props.small ? 18 : 34);
  return (
    <svg class="side-mark" viewBox="-1.08 -1.08 2.16 2.16" width={size()} height={size()} aria-hidden="true">
      <Show
        when={props.side === "light" || props.side === "dark"}
        fallback={<><circle r="1" fill={`url(#pawn-${props.side})`} /><circle r="0.72" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="0.08" /></>}
      >
        <Ball color={props.side === "dark" ? "dark" : "light"} grain={20} />
      </Show>
    </svg>
  );
}
