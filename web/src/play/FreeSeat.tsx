// A seat that nobody has taken yet.

import { Show, Suspense, createSignal, lazy, type JSX } from "solid-js";
import { t, withTexts } from "../i18n";
import { api } from "../net/api";
import type { State } from "../net/wire";
import { errorText, sideName } from "../game/words";
import { part } from "../offline/part";
import { address, go, shareLink } from "../shell/router";
import { invitation } from "./invitation";

// The QR code is drawn only for those who wait for a friend.
const Invite = lazy(() => withTexts("new-game").then(() => part(() => import("./Invite"))));

const Pairing = lazy(() => withTexts("club").then(() => part(() => import("./Pairing"))));

/** An empty seat: the invitation for whoever made the game, a chair for others. */
export function FreeSeat(props: { state: State }): JSX.Element {
  const [error, setError] = createSignal<string>();
  const code = () => invitation(address());
  const invite = () => props.state.invite ?? (props.state.you.length > 0 ? sessionStorage.getItem(`pylos.invite.${props.state.game}`) ?? undefined : undefined);
  const free = () => props.state.seats.find((seat) => seat.free);
  const sit = async () => {
    try {
      await api.join(props.state.game, code());
      go(`/game/${props.state.game}`, "replace");
      location.reload();
    } catch (failure) {
      setError(errorText(failure));
    }
  };
  return (
    <Show when={props.state.phase === "waiting" && free()}>
      {(seat) => (
        <Show
          when={props.state.you.length === 0}
          fallback={
            <Show when={seat().free !== "anyone" && invite()} fallback={<Suspense><Pairing state={props.state} /></Suspense>}>
              {(secret) => <Suspense><Invite link={shareLink(`/game/${props.state.game}#join=${secret()}`)} /></Suspense>}
            </Show>
          }
        >
          <Show when={seat().free === "anyone" || code()} fallback={<p class="muted">{t("seat-by-invitation")}</p>}>
            <p>{t("invited", { side: sideName(seat().side) })}</p>
            <button type="button" class="button primary big" onClick={() => void sit()}>{t("sit-down")}</button>
            <Show when={error()}><p class="notice warning" role="alert">{error()}</p></Show>
          </Show>
        </Show>
      )}
    </Show>
  );
}
