// The pawns that are still to be set: chosen by a click, or dragged from here
// to their point.

import { For, Show, createSignal, type JSX } from "solid-js";
import { Portal } from "solid-js/web";
import { t } from "../i18n";
import { PawnDisc, pawnWords } from "../equator/flat";

interface StockProps {
  side: "blue" | "red";
  /** How many of each size. */
  left: readonly number[];
  size: number | undefined;
  onSize: (size: number) => void;
  onDrop: (at: PointerEvent) => void;
}

/** Pixels that make a drag of a press. */
const TREMOR = 6;

export function Stock(props: StockProps): JSX.Element {
  const [dragged, setDragged] = createSignal<{ size: number; x: number; y: number }>();
  const startDrag = (event: PointerEvent, size: number) => {
    if (event.button !== 0 || !props.left[size - 1]) return;
    (event.currentTarget as Element).releasePointerCapture(event.pointerId);
    props.onSize(size);
    const move = (at: PointerEvent) => {
      if (dragged() || Math.hypot(at.clientX - event.clientX, at.clientY - event.clientY) > TREMOR) setDragged({ size, x: at.clientX, y: at.clientY });
    };
    const end = (at: PointerEvent) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      const carried = dragged() !== undefined;
      setDragged(undefined);
      if (carried && at.type === "pointerup") props.onDrop(at);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  };
  return (
    <div class="stock" role="group" aria-label={t("stock")}>
      <Show when={dragged()}>
        {(pawn) => (
          <Portal>
            <svg class="dragged" viewBox="-.4 -.4 .8 .8" style={{ left: `${pawn().x}px`, top: `${pawn().y}px` }} aria-hidden="true">
              <PawnDisc pawn={{ owner: props.side, size: pawn().size }} />
            </svg>
          </Portal>
        )}
      </Show>
      <For each={[1, 2, 3, 4, 5]}>
        {(size) => (
          <button
            type="button" class="button quiet stock-size" aria-pressed={props.size === size} disabled={!props.left[size - 1]}
            aria-label={t("stock-size", { pawn: pawnWords({ owner: props.side, size }), count: props.left[size - 1] ?? 0 })}
            onClick={() => props.onSize(size)}
            onPointerDown={(event) => startDrag(event, size)}
          >
            <svg viewBox="-.4 -.4 .8 .8" width="40" height="40" aria-hidden="true"><PawnDisc pawn={{ owner: props.side, size }} /></svg>
            <span aria-hidden="true">×{props.left[size - 1]}</span>
          </button>
        )}
      </For>
    </div>
  );
}
