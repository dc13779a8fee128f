// Any position by hand: choose what to put, and put it. Nothing is refused
// here; the server says whether the result is a position.

import { For, createMemo, createSignal, type JSX } from "solid-js";
import { t } from "../i18n";
import { PyramidBoard } from "../pyramid/PyramidBoard";
import { CELLS, START, placeOf, readPosition, reserve, restsOn, writePosition, type Balls, type Cell, type Color } from "../pyramid/cells";
import { NO_MARKS, NO_TRACE, type Marks } from "../pyramid/marks";
import { SideMark } from "../game/SideMark";
import { ViewButtons } from "../game/ViewButtons";
import { draftOf, keepDraft } from "./draft";

type Tool = Color | "remove";

/** The balls without those that nothing carries any more. */
export function settled(balls: Balls): Balls {
  const kept = new Map<Cell, Color>();
  for (const cell of CELLS) {
    const ball = balls.get(cell);
    if (ball && restsOn(cell).every((below) => kept.has(below))) kept.set(cell, ball);
  }
  return kept;
}

export default function Editor(props: { at: string; start: string; onDone: (position: string) => void }): JSX.Element {
  const begun = readPosition(draftOf(props.at) ?? props.start) ?? readPosition(START)!;
  const [balls, setBalls] = createSignal<Balls>(begun.balls);
  const [turn, setTurn] = createSignal<Color>(begun.turn);
  const [tool, setTool] = createSignal<Tool>("light");

  const marks = createMemo<Marks>(() => {
    const current = tool();
    if (current === "remove") return { ...NO_MARKS, takeable: new Set(balls().keys()) };
    const open = CELLS.filter((cell) => !balls().has(cell) && restsOn(cell).every((below) => balls().has(below)));
    const full = reserve(balls(), current) === 0;
    return { ...NO_MARKS, targets: new Set(full ? [] : open), raisable: new Set([...balls()].filter(([, c]) => c !== current).map(([cell]) => cell)) };
  });
  const choose = (cell: Cell) => {
    const next = new Map(balls());
    const current = tool();
    if (current === "remove") next.delete(cell);
    else if (placeOf(cell).level === 0 || restsOn(cell).every((below) => next.has(below))) next.set(cell, current);
    setBalls(settled(next));
  };
  const text = createMemo(() => writePosition({ balls: balls(), turn: turn() }));
  keepDraft(props.at, text);

  return (
    <div class="game-table">
      <PyramidBoard balls={balls()} turn={tool() === "dark" ? "dark" : "light"} near="light" marks={marks()} trace={NO_TRACE} label={t("tab-edit")} onChoose={choose} />
      <div class="turn-bar">
        <div class="row" role="group" aria-label={t("edit-tool")}>
          <For each={["light", "dark", "remove"] as const}>
            {(name) => (
              <button type="button" class="button" aria-pressed={tool() === name} onClick={() => setTool(name)}>
                {name === "remove" ? t("edit-remove") : <><SideMark side={name} small />{t(`ball-${name}`)}</>}
              </button>
            )}
          </For>
        </div>
        <button type="button" class="button" onClick={() => setTurn(turn() === "light" ? "dark" : "light")}>
          <SideMark side={turn()} small />{t("side-to-move", { side: t(`side-${turn()}`) })}
        </button>
        <button type="button" class="button" onClick={() => setBalls(new Map())}>{t("edit-clear")}</button>
        <button type="button" class="button primary" onClick={() => props.onDone(text())}>{t("edit-done")}</button>
        <ViewButtons />
      </div>
    </div>
  );
}
