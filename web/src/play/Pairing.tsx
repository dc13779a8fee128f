// Waiting for anyone: whoever comes later is looked for in ever wider a range,
// and a computer steps in for those who do not want to wait.

import { Show, createSignal, onCleanup, type JSX } from "solid-js";
import { errorText } from "../game/words";
import { t } from "../i18n";
import { api } from "../net/api";
import { actIn, pair } from "../net/club";
import type { NewGame, State } from "../net/wire";
import { go } from "../shell/router";
import { lastWishes } from "./wishes";

const ASK_MS = 3_000;
/** After so long a computer is offered. */
const LONG_MS = 20_000;

export default function Pairing(props: { state: State }): JSX.Element {
  const [long, setLong] = createSignal(Date.now() - props.state.created > LONG_MS);
  const [error, setError] = createSignal<string>();
  let leaving = false;
  const wish = (): NewGame => ({
    rules: props.state.rules, seats: [{ kind: "me" }, { kind: "anyone" }], clock: props.state.clock?.control ?? { kind: "none" }, rated: props.state.rated,
  });
  const look = async () => {
    setLong(Date.now() - props.state.created > LONG_MS);
    // A game of a series is not one that others look for by one click.
    if (leaving || document.hidden || props.state.series) return;
    try {
      const found = await pair(wish(), props.state.game);
      if (!leaving && found.game !== props.state.game) go(`/game/${found.game}`, "replace");
    } catch {
      // It is asked again in a moment; the page says itself that it is offline.
    }
  };
  const timer = setInterval(() => void look(), ASK_MS);
  onCleanup(() => clearInterval(timer));
  const level = lastWishes().level;
  const stepIn = async () => {
    leaving = true;
    try {
      await actIn(props.state, { type: "abort" });
      const next = await api.create({ ...wish(), rated: false, seats: [{ kind: "me" }, { kind: "engine", level }], lot: true });
      go(`/game/${next.game}`, "replace");
    } catch (failure) {
      // Somebody has sat down in the very moment: there is the opponent.
      leaving = false;
      setError(errorText(failure));
    }
  };
  return (
    <div class="stack tight">
      <p class="muted" role="status">{t("pairing-waiting")}</p>
      <p class="muted">{t("waiting-in-lobby")}</p>
      <Show when={long()}><button type="button" class="button" onClick={() => void stepIn()}>{t("pairing-computer", { level })}</button></Show>
      <Show when={error()}><p class="notice warning" role="alert">{error()}</p></Show>
    </div>
  );
}
