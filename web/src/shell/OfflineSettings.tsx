// How far this device can do without a connection, and what runs on it.

import { Show, type JSX } from "solid-js";
import { wasmUrl } from "virtual:pylos-wasm";
import { t } from "../i18n";
import { pageVersion } from "../offline/reload-once";
import { kept, newVersion } from "../offline/state";

export function OfflineSettings(): JSX.Element {
  return (
    <section class="card stack">
      <h2>{t("offline-use")}</h2>
      <p role="status">{t(`offline-${kept()}`)}</p>
      <p>{t(wasmUrl === undefined ? "engine-missing" : "engine-there")}</p>
      <p class="row spread">
        <span class="muted">{t("version", { version: `${VERSION_NAME} (${pageVersion()})` })}</span>
        <Show when={newVersion()}>{(it) => <button type="button" class="button" onClick={() => it().take()}>{t("new-version-take")}</button>}</Show>
      </p>
    </section>
  );
}
