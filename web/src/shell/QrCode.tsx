// A code to scan.

import { Show, createMemo, type JSX } from "solid-js";
import { qrCode } from "../play/qr";

export function QrCode(props: { text: string; label: string }): JSX.Element {
  const modules = createMemo(() => qrCode(props.text));
  const path = (rows: readonly boolean[][]) => rows.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")).join("")).join("");
  return (
    <Show when={modules()}>
      {(rows) => (
        <svg class="qr" viewBox={`-4 -4 ${rows().length + 8} ${rows().length + 8}`} role="img" aria-label={props.label} shape-rendering="crispEdges">
          <rect x="-4" y="-4" width="100%" height="100%" fill="#fff" rx="2" />
          <path d={path(rows())} fill="#000" />
        </svg>
      )}
    </Show>
  );
}
