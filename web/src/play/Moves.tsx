// The record beside the board: numbered turns, any of which can be looked at.

import { For, Show, createEffect, type JSX } from "solid-js";
import { t } from "../i18n";
import { Icon, type IconName } from "../shell/Icon";
import type { Mark, Side } from "../net/wire";
import { rowsOf, type ListedTurn } from "./rows";

interface MovesProps {
  turns: readonly ListedTurn[];
  /** The side of the first column. */
  first: Side;
  /** The ply that is shown. */
  at: number;
  onRead: (ply: number | undefined) => void;
}

/** Signs of the review, told by shape and not by colour alone. */
export const MARK_SIGNS: Partial<Record<Mark, string>> = { only: "!", slower: "·", mistake: "?", blunder: "??" };

export function Moves(props: MovesProps): JSX.Element {
  let list!: HTMLOListElement;
  createEffect(() => {
    const row = list.querySelector(`[data-ply="${props.at}"]`)?.closest("li");
    // Only the list scrolls, never the page.
    if (row) list.scrollTop = Math.max(0, row.offsetTop - list.offsetTop - list.clientHeight / 2);
    else if (props.at === 0) list.scrollTop = 0;
  });
  const cell = (turn: ListedTurn | undefined) => (
    <Show when={turn} fallback={<span />}>
      {(it) => (
        <button type="button" class="turn mono" classList={{ [it().mark ?? ""]: !!it().mark }} data-ply={it().ply} aria-current={props.at === it().ply ? "true" : undefined} onClick={() => props.onRead(it().ply)}>
          {it().turn}<Show when={it().mark && MARK_SIGNS[it().mark!]}><b class="sign" aria-hidden="true">{MARK_SIGNS[it().mark!]}</b><span class="visually-hidden">{`, ${t(`mark-${it().mark!}`)}`}</span></Show>
        </button>
      )}
    </Show>
  );
  return (
    <div class="moves">
      <ol ref={list} tabindex="0" aria-label={t("record")}>
        <For each={rowsOf(props.turns, props.first)} fallback={<li class="muted empty">{t("no-turns-yet")}</li>}>
          {(row, i) => (
            <li>
              <span class="number">{i() + 1}.</span>
              {cell(row[0])}
              {cell(row[1])}
            </li>
          )}
        </For>
      </ol>
      <HistoryButtons at={props.at} last={props.turns.length} onRead={props.onRead} />
    </div>
  );
}

export function HistoryButtons(props: { at: number; last: number; onRead: (ply: number | undefined) => void }): JSX.Element {
  const buttons: { icon: IconName; label: "go-first" | "go-back" | "go-forward" | "go-last"; to: () => number | undefined }[] = [
    { icon: "first", label: "go-first", to: () => 0 },
    { icon: "back", label: "go-back", to: () => Math.max(0, props.at - 1) },
    { icon: "forward", label: "go-forward", to: () => (props.at + 1 >= props.last ? undefined : props.at + 1) },
    { icon: "last", label: "go-last", to: () => undefined },
  ];
  return (
    <div class="history no-print">
      <For each={buttons}>
        {({ icon, label, to }, i) => (
          <button type="button" class="button quiet" aria-label={t(label)} disabled={i() < 2 ? props.at === 0 : props.at >= props.last} onClick={() => props.onRead(to())}>
            <Icon name={icon} />
          </button>
        )}
      </For>
    </div>
  );
}
