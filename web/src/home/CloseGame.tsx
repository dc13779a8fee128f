// Ending a game that nobody goes on with, from a list. What it comes to is
// said before it happens.

import { Show, createSignal, type JSX } from "solid-js";
import { errorText } from "../game/words";
import { t } from "../i18n";
import { api } from "../net/api";
import { actIn } from "../net/club";
import { createLoaded } from "../net/loader";
import type { State } from "../net/wire";
import { Dialog } from "../shell/Dialog";

type Way = "abort" | "claim" | "resign" | "over";

/** How a game can be ended now: without a result, in one's favour, or by giving it up. */
export function wayOf(state: State): Way {
  if (state.phase === "finished") return "over";
  if (state.phase === "waiting" || hasNotBegun(state)) return "abort";
  return state.claim && state.claim.from <= state.time ? "claim" : "resign";
}

/** A game ends without a result before both have played; a rated one only before the opponent has. */
function hasNotBegun({ turns, you, rated }: State): boolean {
  const sides = new Set(turns.map(({ side }) => side));
  return rated ? [...sides].every((side) => you.includes(side)) : sides.size < 2;
}

export default function CloseGame(props: { id: string; onClose: () => void; onDone: () => void }): JSX.Element {
  const state = createLoaded(() => api.game(props.id));
  const [failure, setFailure] = createSignal<unknown>();
  const [busy, setBusy] = createSignal(false);
  const end = async (game: State, way: Way) => {
    if (way === "over") return props.onDone();
    setBusy(true);
    try {
      await actIn(game, { type: way });
      props.onDone();
    } catch (refusal) {
      setFailure(refusal);
      setBusy(false);
    }
  };
  return (
    <Dialog kind="question" title={t("close-game-sure")} onClose={props.onClose}>
      <Show when={state.value()} fallback={<p class="muted" aria-busy={state.loading()}>{t("loading")}</p>}>
        {(game) => (
          <>
            <p class="muted">{t(`close-game-${wayOf(game())}`)}</p>
            <div class="row">
              <button type="button" class="button grow" onClick={props.onClose}>{t("play-on")}</button>
              <button type="button" class="button danger grow" disabled={busy()} onClick={() => void end(game(), wayOf(game()))}>{t("close-game")}</button>
            </div>
          </>
        )}
      </Show>
      <Show when={failure() ?? state.error()}>{(error) => <p class="notice warning" role="alert">{errorText(error())}</p>}</Show>
    </Dialog>
  );
}
