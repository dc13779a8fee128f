// A challenge from somebody: accepted, it is a game; declined, it is called off.

import { Show, createSignal, type JSX } from "solid-js";
import { clockName, errorText, nameOf } from "../game/words";
import { t } from "../i18n";
import { api, call } from "../net/api";
import type { Summary } from "../net/wire";
import { go } from "../shell/router";
import { GameCard } from "../watch/GameCard";

export function Challenge(props: { game: Summary; onChange: () => void }): JSX.Element {
  const [error, setError] = createSignal<string>();
  const attempt = (what: () => Promise<unknown>, then: () => void) => void what().then(then, (failure) => setError(errorText(failure)));
  const by = () => nameOf(props.game.seats.find((seat) => !seat.free)?.player);
  const note = () => [clockName(props.game.clock), props.game.rated && t("rated")].filter(Boolean).join(" · ");
  return (
    <div class="entry your-turn">
      <GameCard game={props.game} note={note()} />
      <p class="row entry-actions">
        <button type="button" class="button quiet slim-text" aria-label={t("challenge-accept", { name: by() })} onClick={() => attempt(() => api.join(props.game.id, undefined), () => go(`/game/${props.game.id}`))}>{t("accept")}</button>
        <button type="button" class="button quiet slim-text" aria-label={t("challenge-decline", { name: by() })} onClick={() => attempt(() => call("DELETE", `/me/challenges/${props.game.id}`), props.onChange)}>{t("decline")}</button>
      </p>
      <Show when={error()}><p class="notice warning" role="alert">{error()}</p></Show>
    </div>
  );
}
