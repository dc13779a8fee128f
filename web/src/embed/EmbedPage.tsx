// A game on one's own page: what it shows and how, seen at once, and the code.

import { For, Show, createEffect, createSignal, on, type JSX } from "solid-js";
import { language, t, type MessageId } from "../i18n";
import { LANGUAGES, OWN_NAMES } from "../i18n/languages";
import { errorText } from "../game/words";
import { copyText } from "../shell/copy";
import { SITE } from "../shell/mode";
import { address } from "../shell/router";
import { positionOf } from "../widget/source";
import { WORDS } from "../widget/wishes";
import { given } from "./from";
import { Choice } from "./Choice";
import { READER, SCRIPT, fileLink, snippet, type Attributes } from "./snippet";
import "../style/embed.css";

/** What the settings call the same choices. */
const NAMES = {
  theme: { auto: "setting-theme-system", light: "setting-theme-light", dark: "setting-theme-dark" },
  set: { wood: "setting-set-wood", marble: "setting-set-marble", "high-contrast": "setting-set-high-contrast", paper: "setting-set-paper" },
  view: { standing: "setting-view-standing", lifted: "setting-view-lifted", plan: "setting-view-plan" },
  names: { shown: "setting-names-shown", hidden: "setting-names-hidden" },
} as const satisfies { [Name in keyof typeof WORDS]: Record<(typeof WORDS)[Name][number], MessageId> };

const nameOf = (file: string) => file.split("/").at(-1)!;

export default function EmbedPage(): JSX.Element {
  const [text, setText] = createSignal("");
  const [rules, setRules] = createSignal<string>();
  const [ply, setPly] = createSignal(0);
  const [spoken, setSpoken] = createSignal<string>("auto");
  const [theme, setTheme] = createSignal<keyof typeof NAMES.theme>("auto");
  const [set, setSet] = createSignal<keyof typeof NAMES.set>("wood");
  const [view, setView] = createSignal<keyof typeof NAMES.view>("standing");
  const [names, setNames] = createSignal<keyof typeof NAMES.names>("shown");
  const [begun, setBegun] = createSignal(false);
  const [failure, setFailure] = createSignal<unknown>();
  const [unloaded, setUnloaded] = createSignal(false);
  const [copied, setCopied] = createSignal(false);

  const begin = async (query: URLSearchParams) => {
    setFailure(undefined);
    try {
      const found = await given(query);
      setRules(found.rules);
      setPly(found.ply);
      setText(found.text);
    } catch (refusal) {
      setFailure(refusal);
    }
    setBegun(true);
  };
  createEffect(on(() => address().search, (query) => void begin(new URLSearchParams(query))));

  const kind = () => positionOf(text().trim());
  const isGlobe = () => (kind() ?? (text().includes('[Game "equator"]') ? "equator" : "pyramid")) === "equator";
  const usual = <Value extends string>(name: string, value: Value, first: Value): Attributes => (value === first ? {} : { [name]: value });
  const attributes = (): Attributes => ({
    ...(kind() ? { position: text().trim(), ...(rules() === undefined ? {} : { rules: rules()! }) } : { record: text() }),
    ...(kind() || ply() === 0 ? {} : { ply: String(ply()) }),
    ...usual("language", spoken(), "auto"), ...usual("theme", theme(), "auto"), ...usual("set", set(), "wood"),
    ...usual("view", view(), "standing"), ...usual("names", names(), "shown"),
  });
  const code = () => snippet(fileLink(SCRIPT), SITE ? "unsaid" : "said", attributes());
  createEffect(on(code, () => setCopied(false)));

  return (
    <div class="page embed">
      <h1>{t("embed-title")}</h1>
      <p class="lead">{t("embed-lead")}</p>
      <Show when={failure()}><p class="notice warning" role="alert">{errorText(failure())}</p></Show>
      {/* All at once, and the board last: nothing moves when it comes. */}
      <Show when={begun()}>
        <div class="embed-columns">
          <div class="stack">
            <form class="card stack" onSubmit={(event) => event.preventDefault()}>
              <label class="field">
                <span>{t("embed-text")}</span>
                <textarea class="input" rows="10" spellcheck={false} value={text()} onInput={(event) => setText(event.currentTarget.value)} />
              </label>
              <Show when={!kind()}>
                <label class="field">
                  <span>{t("embed-ply")}</span>
                  <input class="input" type="number" min="0" max="999999" value={ply()} onInput={(event) => setPly(Math.max(0, Math.floor(event.currentTarget.valueAsNumber) || 0))} />
                </label>
              </Show>
              <Choice
                label={t("embed-language")} value={spoken()} onChange={setSpoken}
                options={[["auto", t("embed-language-auto")], ...LANGUAGES.map((code) => [code, OWN_NAMES[code]] as const)]}
              />
              <Choice label={t("setting-theme")} value={theme()} onChange={setTheme} options={WORDS.theme.map((one) => [one, t(NAMES.theme[one])] as const)} />
              <Choice label={t("setting-set")} value={set()} onChange={setSet} options={WORDS.set.map((one) => [one, t(NAMES.set[one])] as const)} />
              <Show when={!isGlobe()}><Choice label={t("setting-view")} value={view()} onChange={setView} options={WORDS.view.map((one) => [one, t(NAMES.view[one])] as const)} /></Show>
              <Choice label={t("setting-names")} value={names()} onChange={setNames} options={WORDS.names.map((one) => [one, t(NAMES.names[one])] as const)} />
            </form>
            <section class="stack tight">
              <label class="field">
                <span>{t("embed-code")}</span>
                <textarea class="input" rows="7" readonly value={code()} onFocus={(event) => event.currentTarget.select()} />
              </label>
              <p><button type="button" class="button primary" onClick={() => void copyText(code()).then(() => setCopied(true))}>{t(copied() ? "copied" : "copy")}</button></p>
              <p class="muted small">{t("embed-files")}</p>
              <p class="row">
                <For each={[SCRIPT, READER]}>{(file) => <a class="button" href={fileLink(file)} download={nameOf(file)}>{nameOf(file)}</a>}</For>
              </p>
            </section>
          </div>
          <section class="stack tight" aria-labelledby="embed-preview">
            <h2 id="embed-preview">{t("embed-preview")}</h2>
            <Show when={!unloaded()} fallback={<p class="notice warning" role="alert">{t("error-part")}</p>}>
              <Preview attributes={attributes()} onMissing={() => setUnloaded(true)} />
            </Show>
          </section>
        </div>
      </Show>
    </div>
  );
}

/** The element itself, as on any other page. */
function Preview(props: { attributes: Attributes; onMissing: () => void }): JSX.Element {
  if (!customElements.get("pylos-game")) {
    const script = document.createElement("script");
    script.src = fileLink(SCRIPT);
    script.addEventListener("error", () => {
      script.remove();
      props.onMissing();
    });
    document.head.append(script);
  }
  const element = document.createElement("pylos-game");
  createEffect<Attributes>((before) => {
    // Where the page's language is meant, the app's is.
    const now: Attributes = { language: language(), ...props.attributes };
    for (const name of Object.keys(before)) if (!(name in now)) element.removeAttribute(name);
    for (const [name, value] of Object.entries(now)) element.setAttribute(name, value);
    return now;
  }, {});
  return element;
}
