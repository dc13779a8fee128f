// For the printer: pairings, table and crosstable, or a slip for every board
// with a code for each of the two, to report the result by phone.

import { For, Show, type JSX } from "solid-js";
import { t } from "../i18n";
import { createLoader } from "../net/loader";
import { QrCode } from "../shell/QrCode";
import { createOthers } from "../shell/others";
import { link, shareLink } from "../shell/router";
import { BallotFigure } from "./Ballots";
import { tournaments } from "./calls";
import { Crosstable } from "./Crosstable";
import { Standings } from "./Standings";
import { TeamTable } from "./TeamTable";
import type { Shown } from "./TournamentPage";
import { refusedText, resultText } from "./words";

export default function Paper(props: Shown & { what: "tables" | "slips" }): JSX.Element {
  const it = () => props.page().tournament;
  const round = () => it().rounds.at(-1);
  const name = (player: number) => it().players[player]!.name;
  return (
    <article class="page paper tournament-paper">
      <p class="row no-print">
        <a class="button" href={link(`/tournaments/${it().id}`)}>{t("tournaments-back")}</a>
        <button type="button" class="button primary" onClick={() => print()}>{t("tournaments-print")}</button>
      </p>
      <h1>{it().name}</h1>
      <Show when={props.what === "tables"} fallback={<Slips {...props} />}>
        <Show when={round()}>
          {(last) => (
            <section class="sheet stack">
              <h2>{t("tournaments-round", { round: it().rounds.length })}</h2>
              <ol class="pairings">
                <For each={last().boards}>
                  {(board, i) => <li><b class="board-number">{i() + 1}</b><span class="names"><span>{name(board.players[0]!)}</span><span>–</span><span>{name(board.players[1]!)}</span></span><strong>{board.result ? resultText(board.result) : "______"}</strong></li>}
                </For>
                <For each={last().byes}>{(bye) => <li><b class="board-number">·</b><span class="names"><span>{name(bye.player)}</span></span><span>{t(bye.half ? "tournaments-half-bye" : "tournaments-bye")}</span></li>}</For>
              </ol>
              <p class="small">{t("tournaments-first-begins")}</p>
              <Show when={last().boards.some(({ ballots }) => ballots?.length)}>
                <h3>{t("tournaments-ballots")}</h3>
                <p class="small">{t("tournaments-ballots-note")}</p>
                <ul class="ballots">
                  <For each={last().boards}>
                    {(board, i) => <For each={board.ballots}>{(ballot) => <li><BallotFigure ballot={ballot} /><small>{i() + 1} · {ballot.turns}</small></li>}</For>}
                  </For>
                </ul>
              </Show>
            </section>
          )}
        </Show>
        <section class="sheet stack"><h2>{t("tournaments-table")}</h2><Standings tournament={it()} /></section>
        <Show when={it().teams?.length}><section class="sheet stack"><h2>{t("tournaments-teams")}</h2><TeamTable tournament={it()} /></section></Show>
        <Show when={it().rounds.length > 0}><section class="sheet stack"><h2>{t("tournaments-crosstable")}</h2><Crosstable tournament={it()} /></section></Show>
      </Show>
    </article>
  );
}

/** A slip for every board that is played on wood. */
function Slips(props: Shown): JSX.Element {
  const it = () => props.page().tournament;
  const round = () => it().rounds.length;
  const others = createOthers();
  const tokens = createLoader(() => (round() > 0 ? round() : undefined), (number) => tournaments.tokens(it().id, number));
  const boards = () => (tokens.value()?.boards ?? []).filter(({ board }) => {
    const pairing = it().rounds.at(-1)?.boards[board - 1];
    return pairing && !pairing.game && !pairing.result;
  });
  const address = (board: number, seat: "first" | "second", token: string) => others.link(shareLink(`/tournaments/${it().id}?show=report#${round()}.${board}.${seat}.${token}`));
  return (
    <>
      <Show when={tokens.error()}><p class="notice warning" role="alert">{refusedText(tokens.error())}</p></Show>
      <Show when={others.hereOnly()}><p class="notice no-print">{t("tournaments-here-only")} <code class="mono">{`pylos serve --listen 0.0.0.0:${location.port || "80"}`}</code></p></Show>
      <p class="no-print">{t("tournaments-slips-note")}</p>
      <ul class="slips">
        <For each={boards()}>
          {({ board, tokens: both }) => (
            <li class="slip">
              <h2>{t("tournaments-round", { round: round() })} · {t("tournaments-board", { board })}</h2>
              <div class="slip-seats">
                <For each={["first", "second"] as const}>
                  {(seat, i) => {
                    const player = () => it().players[it().rounds.at(-1)!.boards[board - 1]!.players[i()]!]!.name;
                    return (
                      <div class="stack tight">
                        <strong>{player()}</strong>
                        <QrCode text={address(board, seat, both[i()]!)} label={t("tournaments-code-of", { name: player() })} />
                        <Show when={i() === 0}><small>{t("tournaments-begins")}</small></Show>
                      </div>
                    );
                  }}
                </For>
              </div>
              <For each={it().rounds.at(-1)!.boards[board - 1]!.ballots}>{(ballot) => <div class="row"><div class="slip-figure"><BallotFigure ballot={ballot} /></div><small>{t("tournaments-ballot", { turns: ballot.turns })}</small></div>}</For>
            </li>
          )}
        </For>
      </ul>
    </>
  );
}
