// Every cell as a real button over the drawing: for the keyboard, for screen
// readers, and stable in number and order whatever the drawing does. One of
// them is in the tab order at a time; arrows move on as one sees it.

import { For, createSignal, type JSX } from "solid-js";
import { t } from "../i18n";
import type { PlaceValue } from "../game/insight";
import { valueText } from "../game/words";
import { singleKeys } from "../settings";
import { CELLS, isCell, placeOf, type Balls, type Cell } from "./cells";
import type { Layout } from "./layout";
import { NOTHING_IN_FLIGHT, clickable, type InFlight, type Marks, type Trace } from "./marks";
import { neighbour, onLevel } from "./scene";

interface CellButtonsProps {
  layout: Layout;
  balls: Balls;
  marks: Marks;
  trace: Trace;
  inFlight?: InFlight | undefined;
  values?: ReadonlyMap<Cell, PlaceValue> | undefined;
  label: string;
  onChoose?: ((cell: Cell) => void) | undefined;
  onCancel?: (() => void) | undefined;
  onFocus: (cell: Cell | undefined) => void;
}

/**
 * What a screen reader says about a cell: "b2, level 1, dark ball, can be
 * raised". A turn in flight is not on the board yet.
 */
export function cellLabel(cell: Cell, balls: Balls, marks: Marks, trace: Trace, { coming, leaving } = NOTHING_IN_FLIGHT): string {
  const parts = [cell, t("level-number", { number: placeOf(cell).level + 1 })];
  const ball = leaving.get(cell) ?? (coming.has(cell) ? undefined : balls.get(cell));
  parts.push(t(ball ? `ball-${ball}` : "cell-empty"));
  if (coming.has(cell) || leaving.has(cell)) parts.push(t("cell-in-flight"));
  if (marks.lifted === cell) parts.push(t("cell-chosen"));
  if (marks.raisable.has(cell)) parts.push(t("cell-raisable"));
  if (marks.takeable.has(cell)) parts.push(t("cell-takeable"));
  if (marks.targets.has(cell)) parts.push(t("cell-target"));
  if (trace.touched.has(cell)) parts.push(t("cell-last"));
  return parts.join(", ");
}

export function CellButtons(props: CellButtonsProps): JSX.Element {
  const [current, setCurrent] = createSignal<Cell>("a1");
  const buttons = new Map<Cell, HTMLButtonElement>();
  let typed = "";

  const moveTo = (cell: Cell) => {
    setCurrent(cell);
    buttons.get(cell)?.focus();
  };

  // Jumps to the next cell, in cell order, where something can be done.
  const nextChoice = (step: 1 | -1) => {
    const choices = clickable(props.marks);
    const at = CELLS.indexOf(current());
    for (let i = 1; i <= CELLS.length; i++) {
      const cell = CELLS[(at + step * i + CELLS.length * 2) % CELLS.length]!;
      if (choices.has(cell)) return moveTo(cell);
    }
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const arrows = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" } as const;
    const key = event.key;
    if (key in arrows) moveTo(neighbour(current(), arrows[key as keyof typeof arrows], props.layout));
    else if (key === "PageUp") moveTo(onLevel(current(), 1));
    else if (key === "PageDown") moveTo(onLevel(current(), -1));
    else if (key === "Escape") props.onCancel?.();
    else if (!singleKeys()) return;
    else if (key === ".") nextChoice(1);
    else if (key === ",") nextChoice(-1);
    else if (/^[a-j1-4]$/.test(key)) {
      // A cell can be typed: its letter, then its number.
      typed = /[a-j]/.test(key) ? key : typed + key;
      if (!isCell(typed)) return;
      const cell = typed;
      typed = "";
      moveTo(cell);
      props.onChoose?.(cell);
    } else return;
    event.preventDefault();
  };

  const label = (cell: Cell) => {
    const text = cellLabel(cell, props.balls, props.marks, props.trace, props.inFlight);
    const worth = props.values?.get(cell);
    return worth ? `${text}, ${valueText(worth.value)}` : text;
  };
  const place = (cell: Cell) => {
    const { frame } = props.layout;
    const spot = props.layout.spot(cell);
    return {
      left: `${((spot.x - frame.x) / frame.width) * 100}%`,
      top: `${((spot.y - frame.y) / frame.height) * 100}%`,
      width: `${((2 * spot.r) / frame.width) * 100}%`,
    };
  };

  return (
    <div class="cells" role="group" aria-label={props.label} onKeyDown={onKey}>
      <For each={CELLS}>
        {(cell) => (
          <button
            type="button"
            class="cell"
            ref={(button) => buttons.set(cell, button)}
            style={place(cell)}
            data-cell={cell}
            tabindex={current() === cell ? 0 : -1}
            aria-label={label(cell)}
            aria-disabled={!clickable(props.marks).has(cell)}
            aria-pressed={props.marks.lifted === cell ? true : undefined}
            onClick={() => props.onChoose?.(cell)}
            onFocus={(event) => {
              setCurrent(cell);
              if (event.currentTarget.matches(":focus-visible")) props.onFocus(cell);
            }}
            onBlur={() => props.onFocus(undefined)}
          />
        )}
      </For>
    </div>
  );
}
