// A newer version is ready: said in passing, taken when it suits.

import { Show, type JSX } from "solid-js";
import { t } from "../i18n";
import { newVersion } from "./state";

export function NewVersion(): JSX.Element {
  // The place is there before the words, or a screen reader would not tell them.
  return (
    <div class="new-version" role="status">
      <Show when={newVersion()}>
        {(it) => (
          <>
            <span>{t("new-version")}</span>
            <button type="button" class="button" onClick={() => it().take()}>{t("new-version-take")}</button>
          </>
        )}
      </Show>
    </div>
  );
}
