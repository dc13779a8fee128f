// Telling the host about a player or a game.

import { For, Show, createSignal, type JSX } from "solid-js";
import { t } from "../i18n";
import { api } from "../net/api";
import { errorText } from "../game/words";
import type { ReportReason } from "../net/wire";

const REASONS = ["cheating", "name", "behaviour", "other"] as const satisfies readonly ReportReason[];

export default function Report(props: { game: string }): JSX.Element {
  const [reason, setReason] = createSignal<ReportReason>("behaviour");
  const [text, setText] = createSignal("");
  const [told, setTold] = createSignal(false);
  const [error, setError] = createSignal<string>();
  const send = async () => {
    setError(undefined);
    try {
      await api.report({ game: props.game, reason: reason(), text: text() });
      setTold(true);
    } catch (failure) {
      setError(errorText(failure));
    }
  };
  return (
    <details>
      <summary>{t("report")}</summary>
      <Show when={!told()} fallback={<p class="notice" role="status">{t("report-told")}</p>}>
        <form class="stack" onSubmit={(event) => { event.preventDefault(); void send(); }}>
          <p class="muted">{t("report-text")}</p>
          <label class="field">
            <span>{t("report-reason")}</span>
            <select class="input" value={reason()} onChange={(event) => setReason(event.currentTarget.value as ReportReason)}>
              <For each={REASONS}>{(one) => <option value={one} selected={reason() === one}>{t(`report-${one}`)}</option>}</For>
            </select>
          </label>
          <label class="field">
            <span>{t("report-words")}</span>
            <textarea class="input" rows="3" maxlength="1000" value={text()} onInput={(event) => setText(event.currentTarget.value)} />
          </label>
          <p><button class="button">{t("report-send")}</button></p>
          <Show when={error()}><p class="notice warning" role="alert">{error()}</p></Show>
        </form>
      </Show>
    </details>
  );
}
