// One of one's own games in a list: how it stands, and what can be done about
// it from here.

import { Show, Suspense, createSignal, lazy, type JSX } from "solid-js";
import { clockName, errorText } from "../game/words";
import { resultText } from "../game/endings";
import { language, t } from "../i18n";
import { askRematch, listOf, sidesOf } from "../net/club";
import type { Summary } from "../net/wire";
import { part } from "../offline/part";
import { go, link } from "../shell/router";
import { GameCard } from "../watch/GameCard";
import { leftText } from "./time-left";

const CloseGame = lazy(() => part(() => import("./CloseGame")));

interface EntryProps {
  game: Summary;
  now: number;
  /** Something has changed: the lists are old. */
  onChange: () => void;
}

export function Entry(props: EntryProps): JSX.Element {
  const [closing, setClosing] = createSignal(false);
  const [error, setError] = createSignal<string>();
  const you = () => sidesOf(props.game);
  const yourTurn = () => listOf(props.game) === "waiting";
  const note = () => {
    if (props.game.result) return [resultText(props.game.result), ended()].filter(Boolean).join(" · ");
    if (props.game.phase === "waiting") return t("waiting-for-opponent");
    // Before both have played no clock runs; what it will be is there already.
    const clock = props.game.clock.kind === "none" ? undefined : clockName(props.game.clock);
    const left = props.game.deadline === undefined ? clock : leftText(props.game.deadline, props.now);
    return [t(yourTurn() ? "your-turn" : "their-turn-short"), left].filter(Boolean).join(" · ");
  };
  const ended = () => props.game.ended && new Date(props.game.ended).toLocaleDateString(language(), { dateStyle: "medium" });
  const rematch = async () => {
    setError(undefined);
    try {
      go(`/game/${await askRematch(props.game.id)}`);
    } catch (failure) {
      setError(errorText(failure));
    }
  };
  return (
    <div class="entry" classList={{ "your-turn": yourTurn() }}>
      <GameCard game={props.game} you={you()} note={note()} />
      <p class="row entry-actions">
        <Show
          when={props.game.result}
          fallback={<button type="button" class="button quiet slim-text" aria-haspopup="dialog" onClick={() => setClosing(true)}>{t("close-game")}</button>}
        >
          <button type="button" class="button quiet slim-text" onClick={() => void rematch()}>{t("ask-rematch")}</button>
          <Show when={props.game.result?.by !== "aborted"}>
            <a class="button quiet slim-text" href={link(`/analysis?game=${props.game.id}`)}>{t("review-game")}</a>
          </Show>
        </Show>
      </p>
      <Show when={error()}><p class="notice warning" role="alert">{error()}</p></Show>
      <Show when={closing()}>
        <Suspense><CloseGame id={props.game.id} onClose={() => setClosing(false)} onDone={() => { setClosing(false); props.onChange(); }} /></Suspense>
      </Show>
    </div>
  );
}
