// The way back in by mail: where the server sends any, a code can be asked for.

import { Show, createSignal, type JSX } from "solid-js";
import { errorText } from "../game/words";
import { t } from "../i18n";
import { createLoaded } from "../net/loader";
import { notices } from "../net/notices";

export function MailedCode(props: { name: string }): JSX.Element {
  const ways = createLoaded(notices.waysBack);
  const [sent, setSent] = createSignal(false);
  const [error, setError] = createSignal<string>();
  const send = async () => {
    setError(undefined);
    setSent(false);
    try {
      await notices.mailCode(props.name);
      setSent(true);
    } catch (failure) {
      setError(errorText(failure));
    }
  };
  return (
    <Show when={ways.value()?.mail}>
      <button type="button" class="button quiet" disabled={props.name.trim() === ""} onClick={() => void send()}>{t("recover-mail")}</button>
      <span role="status"><Show when={sent()}><span class="notice">{t("recover-mail-sent")}</span></Show></span>
      <Show when={error()}><span class="notice warning" role="alert">{error()}</span></Show>
    </Show>
  );
}
