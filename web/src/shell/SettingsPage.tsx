// Language, looks, sound, offline use, account.

import { For, Show, createSignal, type JSX } from "solid-js";
import { language, rememberLanguage, t } from "../i18n";
import { LANGUAGES, OWN_NAMES, type Language } from "../i18n/languages";
import { OfflineSettings } from "./OfflineSettings";
import { SITE } from "./mode";
import { link } from "./router";
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
        <Choice name="set" options={["wood", "marble", "high-contrast", "paper"]} />
        <Choice name="sound" options={["on", "off"]} />
        <Choice name="view" options={["standing", "lifted", "plan"]} />
        <Choice name="names" options={["hidden", "shown"]} />
        <Choice name="threats" options={["hidden", "shown"]} />
        <Choice name="motion" options={["system", "off"]} />
        <Choice name="confirm" options={["off", "on"]} />
        <Choice name="talk" options={["on", "off"]} />
        <Show when={!SITE}><Choice name="turns" options={["off", "on"]} /></Show>
        <Choice name="keys" options={["on", "off"]} />
        <p class="muted small">{t("setting-keys-note")}</p>
      </div>
      <OfflineSettings />
      <Show when={!SITE} fallback={<p class="muted small">{t("account-here-only")}</p>}>
        <p><a class="button" href={link("/account")}>{t("account")}</a></p>
      </Show>
      <p><a class="button" href={link("/embed")}>{t("embed-link")}</a></p>
      <p class="muted small">{t("independent")}</p>
    </div>
  );
}
