// What rules of thumb give a position, rule by rule. A rule that is pointed at
// lights up what it counts.

import { For, Show, type JSX } from "solid-js";
import { language, t } from "../i18n";
import type { ThumbCount, ThumbTerm } from "../net/wire";
import { sideName } from "./words";
import "../style/thumb.css";

interface ThumbTableProps {
  count: ThumbCount;
  /** How many of the rules are shown, the first ones; all unless told otherwise. */
  shown?: number | undefined;
  onPoint: (cells: readonly string[]) => void;
}

export function ThumbTable(props: ThumbTableProps): JSX.Element {
  const terms = () => props.count.terms.slice(0, props.shown);
  return (
    <table class="thumb">
      <caption class="visually-hidden">{t("thumb")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("thumb-rule")}</th>
          <th scope="col">{t("thumb-here")}</th>
          <th scope="col">{t("thumb-points", { side: sideName(props.count.side) })}</th>
        </tr>
      </thead>
      <tbody>
        <For each={terms()}>
          {(term) => (
            <tr classList={{ nothing: term.points === 0 }} onPointerEnter={() => props.onPoint(term.cells)} onPointerLeave={() => props.onPoint([])}>
              <th scope="row">
                <Show when={term.cells.length > 0} fallback={termText(term)}>
                  <button type="button" class="thumb-rule" title={t("thumb-light-up")} onClick={() => props.onPoint(term.cells)} onFocus={() => props.onPoint(term.cells)} onBlur={() => props.onPoint([])}>{termText(term)}</button>
                </Show>
              </th>
              <td>{amount(term.count)}</td>
              <td>{signedPoints(term.points)}</td>
            </tr>
          )}
        </For>
      </tbody>
      <Show when={terms().length === props.count.terms.length}>
        <tfoot><tr><th scope="row" colspan="2">{t("thumb-sum")}</th><td>{signedPoints(props.count.points)}</td></tr></tfoot>
      </Show>
    </table>
  );
}

const other = { light: "dark", dark: "light" } as const;

/** A rule in words: "+2 for each cell on which Light can complete something". */
export function termText({ looks, of, many, gives }: ThumbTerm): string {
  return t(`thumb-${looks}`, { side: sideName(of), other: sideName(other[of]), many: many ?? 0, gives: signedPoints(gives) });
}

const amount = (n: number) => new Intl.NumberFormat(language()).format(n).replace("-", "−");

/** `+2`, as the language writes numbers. */
export function signedPoints(points: number): string {
  return new Intl.NumberFormat(language(), { signDisplay: "exceptZero" }).format(points).replace("-", "−");
}

/** What the count says, and how often such a word is right. */
export function sayingText({ side, points, needed, wins }: ThumbCount): string {
  return t("thumb-says", { mover: sideName(side), points, shown: signedPoints(points), needed, wins: sideName(wins) });
}

export function rateText({ rules, right }: ThumbCount, rulesName: (rules: string) => string): string {
  const share = new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(right);
  return t("thumb-right", { right: share, rules: rulesName(rules) });
}
