// The way from the empty board to where one is, every position a link; what
// the line goes on with stands behind it.

import { For, Show, createEffect, type JSX } from "solid-js";
import { t } from "../i18n";
import { goTo, writeLine, type Line } from "../analysis/place";
import { link } from "../shell/router";

export const pathOf = (line: Line): string => `/explore?${writeLine(line)}`;

export function Crumbs(props: { line: Line }): JSX.Element {
  let list!: HTMLOListElement;
  createEffect(() => {
    const here = list.querySelector<HTMLElement>(`[data-at="${props.line.at}"]`);
    // Only the list scrolls, never the page.
    if (here) list.scrollTop = Math.max(0, here.offsetTop - list.offsetTop - list.clientHeight / 2);
  });
  const crumb = (at: number, text: () => string) => (
    <li data-at={at}>
      <a href={link(pathOf(goTo(props.line, at)))} aria-current={props.line.at === at ? "page" : undefined} class="crumb" classList={{ ahead: at > props.line.at }}>{text()}</a>
    </li>
  );
  return (
    <nav class="crumbs" aria-label={t("explore-path")}>
      <ol ref={list} tabindex="-1">
        <Show when={props.line.position === undefined} fallback={crumb(0, () => t("explore-start-elsewhere"))}>{crumb(0, () => t("explore-start"))}</Show>
        <For each={props.line.turns}>{(turn, i) => crumb(i() + 1, () => turn)}</For>
      </ol>
    </nav>
  );
}
