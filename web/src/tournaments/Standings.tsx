// The table, with what every tie-break is made of for whoever asks.

import { For, Show, createSignal, type JSX } from "solid-js";
import { t } from "../i18n";
import { createLoader } from "../net/loader";
import type { Tournament } from "../net/wire";
import { errorText } from "../game/words";
import { tournaments } from "./calls";

export function Standings(props: { tournament: Tournament }): JSX.Element {
  const [asked, setAsked] = createSignal<number>();
  const name = (player: number) => props.tournament.players[player]!.name;
  return (
    <div class="scroll" tabindex="0" role="region" aria-label={t("tournaments-table")}>
      <table class="standings">
        <thead>
          <tr>
            <th scope="col">{t("tournaments-rank")}</th><th scope="col" class="start">{t("tournaments-player")}</th><th scope="col">{t("tournaments-points")}</th>
            <For each={props.tournament.tie_breaks}>{(tie) => <th scope="col"><abbr title={t(`tournaments-tie-${tie}-note`)}>{t(`tournaments-tie-${tie}`)}</abbr></th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={props.tournament.table}>
            {(row) => (
              <>
                <tr>
                  <td>{row.rank}</td>
                  <th scope="row" class="start">
                    <button type="button" class="button quiet plain" aria-expanded={asked() === row.player} onClick={() => setAsked(asked() === row.player ? undefined : row.player)}>{name(row.player)}</button>
                  </th>
                  <td><strong>{row.score}</strong></td>
                  <For each={row.values}>{(value) => <td>{value}</td>}</For>
                </tr>
                <Show when={asked() === row.player}><tr><td colspan={3 + props.tournament.tie_breaks.length}><Explained tournament={props.tournament} player={row.player} /></td></tr></Show>
              </>
            )}
          </For>
        </tbody>
      </table>
      <p class="muted small">{t("tournaments-explain-note")}</p>
    </div>
  );
}

/** "Ada 3 + Dora 2 (½) + Emil 1 (cut)". */
function Explained(props: { tournament: Tournament; player: number }): JSX.Element {
  const explained = createLoader(() => `${props.player} ${props.tournament.changed}`, () => tournaments.tieBreaks(props.tournament.id, props.player));
  const opponent = (number: number | undefined) => (number === undefined ? t("tournaments-no-game") : props.tournament.players[number]!.name);
  return (
    <dl class="explained">
      <Show when={explained.error()}><p role="alert">{errorText(explained.error())}</p></Show>
      <For each={explained.value()?.tie_breaks}>
        {(tie) => (
          <div>
            <dt>{t(`tournaments-tie-${tie.tie_break}`)} = {tie.value}</dt>
            <dd>
              <For each={tie.terms} fallback="–">
                {(term, i) => <span classList={{ muted: term.share === "nothing" }}>{i() > 0 ? ", " : ""}{`${term.round}. ${opponent(term.opponent)} ${term.value}`}{term.share === "half" ? " · ½" : ""}<Show when={term.share === "nothing"}>{` (${t("tournaments-not-counted")})`}</Show></span>}
              </For>
            </dd>
          </div>
        )}
      </For>
    </dl>
  );
}
