// For the wall of a room: the pairings of the last round, or the table, in
// letters as large as fit; it shows itself anew.

import { For, Show, createSignal, type JSX } from "solid-js";
import { t } from "../i18n";
import { link } from "../shell/router";
import type { Shown } from "./TournamentPage";
import { resultText, roundText } from "./words";

export default function Beamer(props: Shown): JSX.Element {
  const it = () => props.page().tournament;
  const [what, setWhat] = createSignal<"pairings" | "table">("pairings");
  const round = () => it().rounds.at(-1);
  const name = (player: number) => it().players[player]!.name;
  const lines = () => (what() === "table" || !round() ? it().table.length || it().players.length : round()!.boards.length + round()!.byes.length);
  // Up to fourteen lines in a column, then more columns.
  const columns = () => Math.min(4, Math.max(1, Math.ceil(lines() / 14)));
  const size = () => `${Math.min(6, 74 / Math.max(8, Math.ceil(lines() / columns())) / 1.6, 92 / columns() / 22)}`;
  return (
    <div class="beamer" style={{ "--columns": columns(), "--letters": size() }}>
      <header>
        <h1>{it().name}</h1>
        <p>{round() ? roundText(it()) : t("tournaments-phase-entry")}</p>
        <p class="row no-print">
          <button type="button" class="button" onClick={() => setWhat(what() === "table" ? "pairings" : "table")}>{t(what() === "table" ? "tournaments-pairings" : "tournaments-table")}</button>
          <button type="button" class="button" onClick={() => void document.documentElement.requestFullscreen?.().catch(() => undefined)}>{t("tournaments-full-screen")}</button>
          <a class="button" href={link(`/tournaments/${it().id}`)}>{t("tournaments-back")}</a>
        </p>
      </header>
      <ol>
        <Show
          when={what() === "pairings" && round()}
          fallback={<For each={it().table}>{(row) => <li><b>{row.rank}</b><span>{name(row.player)}</span><b>{row.score}</b></li>}</For>}
        >
          {(last) => (
            <>
              <For each={last().boards}>
                {(board, i) => <li><b>{i() + 1}</b><span>{name(board.players[0]!)}</span><span>{name(board.players[1]!)}</span><b>{board.result ? resultText(board.result) : ""}</b></li>}
              </For>
              <For each={last().byes}>{(bye) => <li><b>·</b><span>{name(bye.player)}</span><span class="muted">{t(bye.half ? "tournaments-half-bye" : "tournaments-bye")}</span><b /></li>}</For>
            </>
          )}
        </Show>
      </ol>
    </div>
  );
}
