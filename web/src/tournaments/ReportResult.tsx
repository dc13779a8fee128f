// The result of a wooden board, by phone: what one of the two says. The code on
// the slip says which of them it is; its token stands in the fragment, where no
// server or log sees it.

import { For, Show, createMemo, createSignal, type JSX } from "solid-js";
import { t } from "../i18n";
import { address, link } from "../shell/router";
import type { TournamentWord } from "../net/wire";
import { tournaments } from "./calls";
import type { Shown } from "./TournamentPage";
import { resultText } from "./words";

type Seat = NonNullable<TournamentWord["seat"]>;

/** Who reports what, from the address: a code's fragment, or one's own board. */
export function readAddress(url: URL): { round: number; board: number; seat?: Seat; token?: string } | undefined {
  const code = /^#(\d+)\.(\d+)\.(first|second)\.(\w+)$/.exec(url.hash);
  if (code) return { round: Number(code[1]), board: Number(code[2]), seat: code[3] as Seat, token: code[4]! };
  const own = /^(\d+)\.(\d+)$/.exec(url.searchParams.get("board") ?? "");
  return own ? { round: Number(own[1]), board: Number(own[2]) } : undefined;
}

export default function ReportResult(props: Shown): JSX.Element {
  const it = () => props.page().tournament;
  const at = createMemo(() => readAddress(address()));
  const board = () => { const place = at(); return place && it().rounds[place.round - 1]?.boards[place.board - 1]; };
  const names = () => board()!.players.map((player) => it().players[player]!.name) as [string, string];
  const seat = () => { const said = at()?.seat; return said ? (said === "first" ? 0 : 1) : board()!.players.findIndex((player) => player === props.page().you.player); };
  const [scores, setScores] = createSignal<[string, string]>(["", ""]);
  const say = (result: string) => props.change(() => tournaments.say(it().id, { ...at()!, result }));
  // One game has three ends; a series, or points, is a score.
  const simple = () => it().games === 1 && it().scoring !== "points";
  const own = () => board()!.words?.[seat()];
  const other = () => board()!.words?.[1 - seat()];
  return (
    <div class="page narrow report-result">
      <Show when={board()} fallback={<h1>{t("tournaments-no-board")}</h1>}>
        <header>
          <h1>{t("tournaments-round", { round: at()!.round })} · {t("tournaments-board", { board: at()!.board })}</h1>
          <p class="lead">{names()[0]} – {names()[1]}</p>
          <Show when={seat() >= 0}><p class="muted">{t("tournaments-you-are", { name: names()[seat()]! })}</p></Show>
        </header>
        <Show when={props.error()}><p class="notice warning" role="alert">{props.error()}</p></Show>
        <Show
          when={!board()!.result}
          fallback={<p class="notice" role="status">{t("tournaments-agreed", { result: resultText(board()!.result!) })}</p>}
        >
          <Show when={own()}>
            {(word) => (
              <p class="notice" classList={{ warning: Boolean(other()) }} role="status">
                {other() ? t("tournaments-disagree", { own: resultText(word()), other: resultText(other()!) }) : t("tournaments-waiting", { own: resultText(word()), name: names()[1 - seat()]! })}
              </p>
            )}
          </Show>
          <Show when={!own() && other()}>{(word) => <p class="notice" role="status">{t("tournaments-they-say", { name: names()[1 - seat()]!, result: resultText(word()) })}</p>}</Show>
          <Show
            when={simple()}
            fallback={
              <form class="stack" onSubmit={(event) => { event.preventDefault(); void say(scores().map((score) => score.replace(",", ".")).join("-")); }}>
                <For each={[0, 1] as const}>
                  {(i) => (
                    <label class="field"><span>{names()[i]}</span><input class="input big" inputmode="decimal" required value={scores()[i]} onInput={(event) => { const text = event.currentTarget.value; setScores((before) => (i === 0 ? [text, before[1]] : [before[0], text])); }} /></label>
                  )}
                </For>
                <button class="button primary big">{t("tournaments-report")}</button>
              </form>
            }
          >
            <div class="stack">
              <button type="button" class="button big" onClick={() => void say("1-0")}>{t("tournaments-won", { name: names()[0] })}</button>
              <Show when={it().format !== "knockout"}><button type="button" class="button big" onClick={() => void say("1/2-1/2")}>{t("tournaments-drawn")}</button></Show>
              <button type="button" class="button big" onClick={() => void say("0-1")}>{t("tournaments-won", { name: names()[1] })}</button>
            </div>
          </Show>
        </Show>
      </Show>
      <p><a class="button quiet" href={link(`/tournaments/${it().id}`)}>{t("tournaments-back")}</a></p>
    </div>
  );
}
