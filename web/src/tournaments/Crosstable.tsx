// Who did what against whom: by opponents where everybody meets everybody, else
// by rounds.

import { For, Show, type JSX } from "solid-js";
import { t } from "../i18n";
import type { Tournament } from "../net/wire";
import { cellOf, isRobin, meetings } from "./scores";

export function Crosstable(props: { tournament: Tournament }): JSX.Element {
  const rows = () => props.tournament.table;
  const place = (player: number) => rows().findIndex((row) => row.player === player) + 1;
  return (
    <div class="scroll" tabindex="0" role="region" aria-label={t("tournaments-crosstable")}>
      <table class="standings crosstable">
        <thead>
          <tr>
            <th scope="col">{t("tournaments-number")}</th><th scope="col" class="start">{t("tournaments-player")}</th>
            <Show when={isRobin(props.tournament)} fallback={<For each={props.tournament.rounds}>{(_, i) => <th scope="col">{t("tournaments-round-short", { round: i() + 1 })}</th>}</For>}>
              <For each={rows()}>{(_, i) => <th scope="col">{i() + 1}</th>}</For>
            </Show>
            <th scope="col">{t("tournaments-points")}</th>
          </tr>
        </thead>
        <tbody>
          <For each={rows()}>
            {(row, i) => (
              <tr>
                <td>{i() + 1}</td>
                <th scope="row" class="start">{props.tournament.players[row.player]!.name}</th>
                <Show
                  when={isRobin(props.tournament)}
                  fallback={
                    <For each={props.tournament.rounds}>
                      {(_, round) => {
                        const cell = () => cellOf(props.tournament, round(), row.player);
                        return <td><Show when={cell().opponent !== undefined} fallback={cell().score || "·"}><span class="muted">{place(cell().opponent!)}{cell().begins ? "•" : ""}</span> <b>{cell().score || "…"}</b></Show></td>;
                      }}
                    </For>
                  }
                >
                  <For each={rows()}>{(other) => <td>{other.player === row.player ? "×" : meetings(props.tournament, row.player, other.player).map(({ score }) => score || "…").join(" ")}</td>}</For>
                </Show>
                <td><strong>{row.score}</strong></td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <Show when={!isRobin(props.tournament)}><p class="muted small">{t("tournaments-crosstable-note")}</p></Show>
    </div>
  );
}
