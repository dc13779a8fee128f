// Language, looks, sound, offline use, account.

import { For, Show, createSignal, type JSX } from "solid-js";
import { language, rememberLanguage, t } from "../i18n";
import { LANGUAGES, OWN_NAMES, type Language } from "../i18n/languages";
import { api } from "../net/api";
import { createLoaded } from "../net/loader";
import { errorText } from "../game/words";
import { OfflineSettings } from "./OfflineSettings";
import { SITE } from "./mode";
import { setSettings, settings, type Setting, type Settings } from "../settings";

export default function SettingsPage(): JSX.Element {
  const [unspoken, setUnspoken] = createSignal(false);
  // A language that was never loaded needs a connection.
  const speak = (code: Language) => rememberLanguage(code).then(() => setUnspoken(false), () => setUnspoken(true));
  const Choice = <K extends keyof Settings>(choice: { name: K; options: readonly Settings[K][] }) => (
    <fieldset>
      <legend>{t(`setting-${choice.name as keyof Settings}`)}</legend>
      <div class="choices across">
        <For each={choice.options}>
          {(option) => (
            <label class="choice center">
              <input type="radio" name={choice.name} checked={settings[choice.name] === option} onChange={() => setSettings(choice.name, option)} />
              <span>{t(`setting-${choice.name}-${option}` as `setting-${Setting}`)}</span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
  return (
    <div class="page narrow">
      <h1>{t("settings")}</h1>
      <div class="card stack">
        <fieldset>
          <legend>{t("language")}</legend>
          <div class="choices languages">
            <For each={LANGUAGES}>
              {(code) => (
                <label class="choice center" lang={code}>
                  <input type="radio" name="language" checked={language() === code} onChange={() => void speak(code)} />
                  <span>{OWN_NAMES[code]}</span>
                </label>
              )}
            </For>
          </div>
          <Show when={unspoken()}><p class="notice warning" role="alert">{t("error-part")}</p></Show>
        </fieldset>
        <Choice name="theme" options={["system", "light", "dark"]} />
        <Choice name="sound" options={["on", "off"]} />
        <Choice name="view" options={["standing", "lifted", "plan"]} />
        <Choice name="names" options={["hidden", "shown"]} />
        <Choice name="motion" options={["system", "off"]} />
        <Choice name="keys" options={["on", "off"]} />
        <p class="muted small">{t("setting-keys-note")}</p>
      </div>
      <OfflineSettings />
      <Show when={!SITE} fallback={<p class="muted small">{t("account-here-only")}</p>}><Account /></Show>
      <p class="muted small">{t("independent")}</p>
    </div>
  );
}

function Account(): JSX.Element {
  const loaded = createLoaded(() => api.me().then(({ player }) => player));
  const me = loaded.value;
  const [error, setError] = createSignal<string>();
  const attempt = async (what: () => Promise<unknown>) => {
    setError(undefined);
    try {
      await what();
      loaded.reload();
    } catch (failure) {
      setError(errorText(failure));
    }
  };
  return (
    <section class="card stack">
      <h2>{t("account")}</h2>
      <Show when={me()?.kind === "account"} fallback={<SignIn attempt={attempt} />}>
        <p class="row spread">
          <strong>{me()!.name}</strong>
          <button type="button" class="button" onClick={() => void attempt(() => api.signOut())}>{t("sign-out")}</button>
        </p>
        <For each={["pyramid", "equator"] as const}>
          {(game) => (
            <Show when={me()!.ratings?.[game]}>
              {(rating) => <p class="muted">{t(`game-${game}`)} · {t("rating", { rating: Math.round(rating().rating), games: rating().games })}</p>}
            </Show>
          )}
        </For>
      </Show>
      <Show when={error()}><p class="notice warning" role="alert">{error()}</p></Show>
    </section>
  );
}

/**
 * Two forms, one at a time: a password manager fills a known password into one
 * and offers a new one in the other.
 */
function SignIn(props: { attempt: (what: () => Promise<unknown>) => Promise<void> }): JSX.Element {
  const [known, setKnown] = createSignal(true);
  const [name, setName] = createSignal("");
  const [password, setPassword] = createSignal("");
  const submit = () => props.attempt(() => (known() ? api.signIn : api.register)(name(), password()));
  return (
    <form class="stack" onSubmit={(event) => { event.preventDefault(); void submit(); }}>
      <p class="muted">{t("account-text")}</p>
      <label class="field"><span>{t("name")}</span><input class="input" autocomplete="username" required value={name()} onInput={(event) => setName(event.currentTarget.value)} /></label>
      <label class="field">
        <span>{t("password")}</span>
        <Show
          when={known()}
          fallback={<input class="input" type="password" autocomplete="new-password" minlength="8" required value={password()} onInput={(event) => setPassword(event.currentTarget.value)} />}
        >
          <input class="input" type="password" autocomplete="current-password" required value={password()} onInput={(event) => setPassword(event.currentTarget.value)} />
        </Show>
      </label>
      <div class="row">
        <button class="button">{t(known() ? "sign-in" : "register")}</button>
        <button type="button" class="button quiet" onClick={() => setKnown(!known())}>{t(known() ? "account-none" : "account-known")}</button>
      </div>
    </form>
  );
}
