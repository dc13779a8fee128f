// What the teams come to: the points of their players, or of the best of them.

import { For, Show, type JSX } from "solid-js";
import { t } from "../i18n";
import type { Tournament } from "../net/wire";

export function TeamTable(props: { tournament: Tournament }): JSX.Element {
  const name = (player: number) => props.tournament.players[player]!.name;
  return (
    <div class="scroll" tabindex="0" role="region" aria-label={t("tournaments-teams")}>
      <table class="standings">
        <thead><tr><th scope="col">{t("tournaments-rank")}</th><th scope="col" class="start">{t("tournaments-team")}</th><th scope="col">{t("tournaments-points")}</th><th scope="col" class="start">{t("tournaments-team-players")}</th></tr></thead>
        <tbody>
          <For each={props.tournament.teams}>
            {(team) => (
              <tr>
                <td>{team.rank}</td><th scope="row" class="start">{team.team}</th><td><strong>{team.score}</strong></td>
                <td class="start team-players"><For each={team.players}>{(player, i) => <span classList={{ muted: i() >= team.counted }}>{i() > 0 ? ", " : ""}{i() < team.counted ? name(player) : `(${name(player)})`}</span>}</For></td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <Show when={props.tournament.team_counts}>{(many) => <p class="muted small">{t("tournaments-team-counts-note", { many: many() })}</p>}</Show>
    </div>
  );
}
