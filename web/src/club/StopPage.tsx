// Where the link in a letter leads: opening it stops the letters, without
// signing in. A mail program that looks at links in advance runs no page.

import { Show, type JSX } from "solid-js";
import { errorText } from "../game/words";
import { t } from "../i18n";
import { createLoader } from "../net/loader";
import { notices } from "../net/notices";
import { link } from "../shell/router";

export default function StopPage(props: { link: string }): JSX.Element {
  const stopped = createLoader(() => props.link, (it) => notices.stopLetter(it).then(() => true));
  return (
    <div class="page narrow">
      <h1>{t("stop-title")}</h1>
      <div role="status"><Show when={stopped.value()}><p class="notice">{t("stop-done")}</p></Show></div>
      <Show when={stopped.error()}>
        {(failure) => (
          <>
            <p class="notice warning" role="alert">{errorText(failure())}</p>
            <p><button type="button" class="button" onClick={stopped.reload}>{t("try-again")}</button></p>
          </>
        )}
      </Show>
      <p><a class="button" href={link("/account")}>{t("account")}</a></p>
    </div>
  );
}
