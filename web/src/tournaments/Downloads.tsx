// The tournament as files: for spreadsheets, for other pairing programs, for
// the command line.

import { Show, createSignal, type JSX } from "solid-js";
import { t } from "../i18n";
import type { Tournament } from "../net/wire";
import { errorText } from "../game/words";
import { tournaments } from "./calls";
import { cellOf, csv } from "./scores";

/** The mark that tells spreadsheets how letters are written. */
const UTF_8 = "\ufeff";

function save(name: string, text: string, type: "text/csv" | "text/plain"): void {
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}

/** The table and, beside it, every round. */
export function tableRows(it: Tournament): (string | number)[][] {
  const place = (player: number) => it.table.findIndex((row) => row.player === player) + 1;
  const head = [
    t("tournaments-rank"), t("tournaments-player"), t("tournaments-rating"), t("tournaments-points"),
    ...it.tie_breaks.map((tie) => t(`tournaments-tie-${tie}`)),
    ...it.rounds.map((_, i) => t("tournaments-round", { round: i + 1 })),
  ];
  const rows = it.table.map((row) => [
    row.rank, it.players[row.player]!.name, it.players[row.player]!.rating ?? "", row.score, ...row.values,
    ...it.rounds.map((_, round) => {
      const { opponent, begins, score } = cellOf(it, round, row.player);
      return opponent === undefined ? score : `${place(opponent)}${begins ? "•" : ""} ${score}`;
    }),
  ]);
  return [head, ...rows];
}

/** The table of the teams; those of their players who do not count stand in brackets. */
export function teamRows(it: Tournament): (string | number)[][] {
  const names = (players: readonly number[], counted: number) => players.map((player, i) => (i < counted ? it.players[player]!.name : `(${it.players[player]!.name})`)).join(", ");
  const head = [t("tournaments-rank"), t("tournaments-team"), t("tournaments-points"), t("tournaments-team-players")];
  return [head, ...(it.teams ?? []).map((team) => [team.rank, team.team, team.score, names(team.players, team.counted)])];
}

export function Downloads(props: { tournament: Tournament }): JSX.Element {
  const it = () => props.tournament;
  const [error, setError] = createSignal<string>();
  const load = (name: string, form: "trf" | "tournament") => void tournaments.file(it().id, form).then((text) => save(name, text, "text/plain"), (failure) => setError(errorText(failure)));
  return (
    <section class="row no-print">
      <button type="button" class="button" onClick={() => save(`${it().id}.csv`, `${UTF_8}${csv(tableRows(it()))}`, "text/csv")}>{t("tournaments-csv")}</button>
      <Show when={it().teams?.length}><button type="button" class="button" onClick={() => save(`${it().id}-teams.csv`, `${UTF_8}${csv(teamRows(it()))}`, "text/csv")}>{t("tournaments-teams-csv")}</button></Show>
      <button type="button" class="button" onClick={() => load(`${it().id}.trf`, "trf")}>{t("tournaments-trf")}</button>
      <button type="button" class="button" onClick={() => load(`${it().id}.tournament`, "tournament")}>{t("tournaments-file")}</button>
      <Show when={error()}><p class="notice warning" role="alert">{error()}</p></Show>
    </section>
  );
}
