// All turns of a record, two to a line; each leads to its moment. On paper
// their comments stand beside them.

import { For, Show, createEffect, type JSX } from "solid-js";
import { t } from "../i18n";
import type { Language } from "../i18n/languages";
import type { RecordGame } from "../net/wire";
import { inLanguage } from "./texts";

type Turns = RecordGame["turns"];

/** Turns are numbered in pairs, whoever makes them. */
function pairsOf(turns: Turns): Turns[] {
  return Array.from({ length: Math.ceil(turns.length / 2) }, (_, i) => turns.slice(2 * i, 2 * i + 2));
}

export function TurnList(props: { language: Language; turns: Turns; ply: number; onGo: (ply: number) => void }): JSX.Element {
  let list!: HTMLOListElement;
  // The list follows without moving the page around it.
  createEffect(() => {
    const turn = list.querySelector<HTMLElement>(`[data-ply="${props.ply}"]`);
    if (!turn) return void (list.scrollTop = 0);
    const [top, bottom] = [turn.offsetTop - list.offsetTop, turn.offsetTop - list.offsetTop + turn.offsetHeight];
    if (top < list.scrollTop) list.scrollTop = top;
    else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
  });
  return (
    <ol class="turns" aria-label={inLanguage(props.language, () => t("record"))} ref={list}>
      <For each={pairsOf(props.turns)}>
        {(pair, i) => (
          <li>
            <span class="number">{`${i() + 1}.`}</span>
            <For each={pair}>
              {({ ply, turn, comment }) => (
                <>
                  <button type="button" data-ply={ply} aria-current={props.ply === ply ? "step" : undefined} on:click={() => props.onGo(ply)}>{turn}</button>
                  <Show when={comment}><em>{comment}</em></Show>
                </>
              )}
            </For>
          </li>
        )}
      </For>
    </ol>
  );
}
