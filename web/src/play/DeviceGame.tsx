// A game of this device beside its board: whether it is kept, and the way to a
// server when it is over. It is there from the beginning, so that a game that
// ends without a connection misses nothing.

import { Show, createSignal, type JSX } from "solid-js";
import { isLasting } from "../device/games";
import { errorText } from "../game/words";
import { t } from "../i18n";
import { api } from "../net/api";
import { createLoaded } from "../net/loader";
import type { State } from "../net/wire";
import { SITE } from "../shell/mode";
import { go } from "../shell/router";

export default function DeviceGame(props: { state: State }): JSX.Element {
  const lasting = createLoaded(isLasting);
  // A game that ended before it began has no result to be recorded.
  const over = () => props.state.phase === "finished" && props.state.result?.by !== "aborted";
  return (
    <>
      <Show when={lasting.value() === false}><p class="notice warning">{t("game-not-kept")}</p></Show>
      <Show when={!SITE && over()}><KeepOnServer game={props.state.game} /></Show>
    </>
  );
}

function KeepOnServer(props: { game: string }): JSX.Element {
  const [sending, setSending] = createSignal(false);
  const [failure, setFailure] = createSignal<unknown>();
  const send = async () => {
    setSending(true);
    setFailure(undefined);
    try {
      go(`/game/${(await api.handOver(props.game)).game}`);
    } catch (refusal) {
      setFailure(refusal);
      setSending(false);
    }
  };
  return (
    <>
      <button type="button" class="button no-print" disabled={sending()} onClick={() => void send()}>{t("keep-on-server")}</button>
      <Show when={failure()}><p class="notice warning" role="alert">{errorText(failure())}</p></Show>
    </>
  );
}
