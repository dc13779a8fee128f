// Being told that it is one's turn: by this browser, by a letter. Nothing is on
// by itself, and one click stops each of them.

import { Match, Show, Switch, createResource, createSignal, type JSX } from "solid-js";
import { errorText } from "../game/words";
import { language, t } from "../i18n";
import { createLoaded } from "../net/loader";
import { notices } from "../net/notices";
import type { Notifications as Told } from "../net/wire";
import { browserState, subscribe, unsubscribe } from "./push";

export function Notifications(props: { guest: boolean; mail: string | undefined }): JSX.Element {
  const asked = createLoaded(notices.shown);
  const [changed, setChanged] = createSignal<Told>();
  const told = () => changed() ?? asked.value();
  const [error, setError] = createSignal<string>();
  const [busy, setBusy] = createSignal(false);
  const attempt = (what: () => Promise<Told | undefined>) => async () => {
    setBusy(true);
    setError(undefined);
    try {
      setChanged((await what()) ?? (await notices.shown()));
    } catch (failure) {
      setError(errorText(failure));
    }
    setBusy(false);
  };
  const [browser] = createResource(told, ({ push }) => browserState(push));
  // An address may have been confirmed a moment ago.
  const letter = () => (told()?.letter === "none" && props.mail ? "off" : told()?.letter);
  const Button = (button: { text: string; act: () => Promise<Told | undefined> }) => (
    <p><button type="button" class="button" disabled={busy()} onClick={attempt(button.act)}>{button.text}</button></p>
  );
  return (
    <Show when={told()?.push_key || letter() !== "none"}>
      <details class="card step">
        <summary><h2>{t("told-title")}</h2></summary>
        <div class="stack">
          <p class="muted">{t("told-text")}</p>
          <Show when={told()?.push_key}>
            {(key) => (
              <section class="stack tight">
                <h3>{t("told-push")}</h3>
                <p class="muted">{t("told-push-text")}</p>
                <Switch>
                  <Match when={browser.latest === "on"}>
                    <p role="status">{t("told-push-is-on")}</p>
                    <Button text={t("told-push-off")} act={unsubscribe} />
                  </Match>
                  <Match when={browser.latest === "off"}><Button text={t("told-push-on")} act={() => subscribe(key())} /></Match>
                  <Match when={browser.latest === "denied"}><p class="notice">{t("told-push-denied")}</p></Match>
                  <Match when={browser.latest === "impossible"}><p class="notice">{t("told-push-impossible")}</p></Match>
                </Switch>
              </section>
            )}
          </Show>
          <Show when={!props.guest}>
            <Letter state={letter()} mail={props.mail} button={Button} />
          </Show>
          <Show when={error()}><p class="notice warning" role="alert">{error()}</p></Show>
        </div>
      </details>
    </Show>
  );
}

interface LetterProps {
  state: Told["letter"] | undefined;
  mail: string | undefined;
  button: (button: { text: string; act: () => Promise<Told | undefined> }) => JSX.Element;
}

function Letter(props: LetterProps): JSX.Element {
  const on = () => notices.wantLetter(language());
  return (
    <Show when={props.state && props.state !== "none" && props.mail}>
      {(mail) => (
        <section class="stack tight">
          <h3>{t("told-letter")}</h3>
          <p class="muted">{t("told-letter-text", { mail: mail() })}</p>
          <Switch>
            <Match when={props.state === "on"}>
              <p role="status">{t("told-letter-is-on", { mail: mail() })}</p>
              <props.button text={t("told-letter-off")} act={notices.endLetter} />
            </Match>
            <Match when={props.state}>
              <Show when={props.state === "bounced"}><p class="notice warning">{t("told-letter-bounced")}</p></Show>
              <props.button text={t("told-letter-on")} act={on} />
            </Match>
          </Switch>
        </section>
      )}
    </Show>
  );
}
