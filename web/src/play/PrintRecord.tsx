// A game on paper: who, how, every turn, and the final position.

import { For, Show, type JSX } from "solid-js";
import { t } from "../i18n";
import { region } from "../i18n/region";
import { api } from "../net/api";
import { createLoader } from "../net/loader";
import { clockName, errorText, nameOf, rulesName, sideName } from "../game/words";
import { resultText } from "../game/endings";
import { Figure } from "../pyramid/Figure";
import { GlobeFigure } from "../equator/GlobeFigure";
import { link } from "../shell/router";
import { rowsOf } from "./rows";

export default function PrintRecord(props: { id: string }): JSX.Element {
  const state = createLoader(() => props.id, (id) => api.game(id));
  return (
    <Show when={!state.error()} fallback={<div class="page"><p class="notice warning" role="alert">{errorText(state.error())}</p></div>}>
      <Show when={state.value()}>
        {(game) => (
          <article class="page narrow paper">
            <p class="row no-print">
              <a class="button" href={link(`/game/${game().game}`)}>{t("back-to-game")}</a>
              <button type="button" class="button primary" onClick={() => print()}>{t("print-record")}</button>
            </p>
            <header>
              <h1>{game().seats.map((seat) => `${nameOf(seat.player)} (${sideName(seat.side)})`).join(" – ")}</h1>
              <p>{rulesName(game().rules)} · {clockName(game().clock?.control ?? { kind: "none" })}<Show when={game().turns[0]}>{(first) => ` · ${new Date(first().at).toLocaleDateString(region(), { dateStyle: "long" })}`}</Show></p>
              <Show when={game().result}>{(result) => <p><strong>{resultText(result())}</strong></p>}</Show>
            </header>
            <div class="paper-body">
              <ol class="paper-turns mono">
                <For each={rowsOf(game().turns, game().sides[0]!)}>
                  {(row, i) => <li><span>{i() + 1}.</span><span>{row[0]?.turn ?? "…"}</span><span>{row[1]?.turn ?? ""}</span></li>}
                </For>
              </ol>
              <Show when={game().kind === "pyramid"} fallback={<GlobeFigure position={game().position.text} label={t("final-position")} />}>
                <Figure position={game().position.text} label={t("final-position")} />
              </Show>
            </div>
            <p class="mono small">{game().position.text}</p>
          </article>
        )}
      </Show>
    </Show>
  );
}
