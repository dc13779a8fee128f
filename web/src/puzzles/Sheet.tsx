// Twelve puzzles on paper, and their solutions on a page of their own.

import { For, Show, createSignal, type JSX } from "solid-js";
import { GlobeFigure } from "../equator/GlobeFigure";
import { errorText, gameOf, rulesName, sideName } from "../game/words";
import { t } from "../i18n";
import { createLoader } from "../net/loader";
import { puzzles } from "../net/puzzles";
import type { Puzzle } from "../net/wire";
import { Figure } from "../pyramid/Figure";
import { link } from "../shell/router";
import { ratingOf } from "./solver";

const TWELVE = 12;

interface Printed {
  readonly puzzle: Puzzle;
  readonly solution: readonly string[];
}

async function printed(rules: string): Promise<Printed[]> {
  const found = await puzzles.next("device", { rules, rating: ratingOf(gameOf(rules)).rating, count: TWELVE });
  const solved = await Promise.all(found.map(async (puzzle) => {
    const { told } = await puzzles.attempt("device", puzzle.id, [{ do: "solution" }]);
    return { puzzle, solution: told?.kind === "solution" ? told.turns : [] };
  }));
  return solved.sort((a, b) => a.puzzle.rating - b.puzzle.rating);
}

export default function Sheet(props: { rules: string }): JSX.Element {
  const [round, setRound] = createSignal(0);
  const twelve = createLoader(() => ({ rules: props.rules, round: round() }), ({ rules }) => printed(rules));
  return (
    <article class="page sheet" aria-busy={twelve.loading()}>
      <header>
        <p class="no-print"><a class="muted small" href={link("/puzzles")}>← {t("puzzles")}</a></p>
        <h1>{t("puzzle-page-sheet-title", { rules: rulesName(props.rules) })}</h1>
        <p class="lead">{t("puzzle-page-sheet-lead")}</p>
        <p class="row no-print">
          <button type="button" class="button primary" onClick={() => print()}>{t("puzzle-page-print")}</button>
          <button type="button" class="button" onClick={() => setRound(round() + 1)}>{t("puzzle-page-sheet-others")}</button>
        </p>
      </header>
      <Show when={twelve.error()}><p class="notice warning" role="alert">{errorText(twelve.error())}</p></Show>
      <ol class="sheet-puzzles">
        <For each={twelve.value() ?? []}>
          {({ puzzle }, i) => {
            const told = () => `${i() + 1}. ${t("side-to-move", { side: sideName(puzzle.side) })}. ${t(`puzzle-page-goal-${puzzle.goal}`)}`;
            return (
              <li>
                <Show when={puzzle.game === "pyramid"} fallback={<GlobeFigure position={puzzle.position.text} label={told()} />}>
                  <Figure position={puzzle.position.text} label={told()} />
                </Show>
                <p>{told()}</p>
              </li>
            );
          }}
        </For>
      </ol>
      <Show when={twelve.value()}>
        {(solved) => (
          <section class="sheet-solutions">
            <h2>{t("puzzle-page-sheet-solutions")}</h2>
            <ol>
              <For each={solved()}>
                {({ puzzle, solution }) => <li><span class="mono">{solution.join(" ")}</span> <span class="muted small">{puzzle.rating} · {puzzle.id}</span></li>}
              </For>
            </ol>
          </section>
        )}
      </Show>
    </article>
  );
}
