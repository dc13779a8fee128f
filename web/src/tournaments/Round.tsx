// The pairings of a round, with results; an organiser writes them down here.

import { For, Show, createSignal, type JSX } from "solid-js";
import { t } from "../i18n";
import type { TournamentAct, TournamentBoard } from "../net/wire";
import { link } from "../shell/router";
import { Ballots } from "./Ballots";
import { tournaments } from "./calls";
import type { Shown } from "./TournamentPage";
import { resultText } from "./words";

const USUAL = ["1-0", "1/2-1/2", "0-1", "+/-", "-/+", "-/-"];

export function Round(props: Shown & { number: number }): JSX.Element {
  const it = () => props.page().tournament;
  const round = () => it().rounds[props.number - 1]!;
  const name = (player: number) => it().players[player]!.name;
  return (
    <>
      <datalist id="results"><For each={USUAL}>{(result) => <option value={result} />}</For></datalist>
      <ol class="pairings">
        <For each={round().boards}>
          {(board, i) => (
            <li classList={{ open: !board.result }}>
              <b class="board-number">{i() + 1}</b>
              <span class="names"><span>{name(board.players[0]!)}</span><span class="muted">–</span><span>{name(board.players[1]!)}</span></span>
              <span class="outcome">
                <Show when={board.result} fallback={<Pending board={board} />}>{(result) => <strong>{resultText(result())}</strong>}</Show>
                <Show when={board.game}>{(game) => <a class="small" href={link(`/game/${game()}`)}>{t("tournaments-game")}</a>}</Show>
              </span>
              <Ballots ballots={board.ballots} />
              <Show when={props.page().you.organiser}><ResultForm {...props} board={board} place={{ round: props.number, board: i() + 1 }} /></Show>
            </li>
          )}
        </For>
        <For each={round().byes}>
          {(bye) => <li><b class="board-number">·</b><span class="names"><span>{name(bye.player)}</span></span><span class="outcome muted">{t(bye.half ? "tournaments-half-bye" : "tournaments-bye")}</span></li>}
        </For>
      </ol>
    </>
  );
}

/** A board without a result: what the two have said, or that it is played. */
function Pending(props: { board: TournamentBoard }): JSX.Element {
  const said = () => props.board.words?.filter((word): word is string => Boolean(word)) ?? [];
  return (
    <Show when={!props.board.void} fallback={<span class="bad">{t("tournaments-void")}</span>}>
      <Show when={said().length > 0} fallback={<span class="muted">…</span>}>
        <span classList={{ bad: said().length === 2 }}>{t(said().length === 2 ? "tournaments-words-differ" : "tournaments-one-word", { words: said().map(resultText).join(", ") })}</span>
      </Show>
    </Show>
  );
}

/** Writes a result down, or mends it. */
function ResultForm(props: Shown & { board: TournamentBoard; place: { round: number; board: number } }): JSX.Element {
  const [editing, setEditing] = createSignal(false);
  const [text, setText] = createSignal("");
  const act = async (what: TournamentAct) => {
    if (await props.change(() => tournaments.act(props.page().tournament, what))) {
      setText("");
      setEditing(false);
    }
  };
  const save = () => act(props.board.result ? { type: "correct", ...props.place, result: text() } : { type: "report", ...props.place, result: text() });
  const label = () => t("tournaments-result-of", { board: props.place.board });
  return (
    <Show
      when={!props.board.result || editing()}
      fallback={<button type="button" class="button quiet small" aria-label={`${t("tournaments-correct")}: ${label()}`} onClick={() => { setText(props.board.result ?? ""); setEditing(true); }}>{t("tournaments-correct")}</button>}
    >
      <form class="row tight result-form" onSubmit={(event) => { event.preventDefault(); void save(); }}>
        <input class="input" list="results" required aria-label={label()} placeholder="1-0" value={text()} onInput={(event) => setText(event.currentTarget.value)} />
        <button class="button">{t("tournaments-save")}</button>
        <Show when={props.board.result}><button type="button" class="button quiet" onClick={() => void act({ type: "correct", ...props.place, result: null })}>{t("tournaments-take-result-back")}</button></Show>
        <Show when={props.board.void}><button type="button" class="button quiet" onClick={() => void act({ type: "replay", ...props.place })}>{t("tournaments-replay")}</button></Show>
      </form>
    </Show>
  );
}
