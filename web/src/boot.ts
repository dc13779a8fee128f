// Before the app: a small script of its own, no module, that speaks when the
// app itself cannot be loaded. tools/boot.ts puts it into the page.

import { negotiate, type Language } from "./i18n/languages";
import { TROUBLE } from "./offline/trouble";
import { reloadOnce } from "./offline/reload-once";
import { SITE } from "./shell/mode";

/** The sentences of one language. */
export interface BootTexts {
  /** Only a site is ever opened from a disk. */
  disk: string;
  part: string;
  again: string;
}

/** Filled in by tools/boot.ts. */
declare const TEXTS: Record<Language, BootTexts>;

const language = negotiate(navigator.languages);
const texts = TEXTS[language];

/** Says something in place of the app; its style sheet may be missing too. */
function say(text: string, button?: HTMLElement): void {
  const sentence = document.createElement("p");
  sentence.setAttribute("role", "alert");
  sentence.textContent = text;
  const main = document.createElement("main");
  Object.assign(main.style, { maxWidth: "34em", margin: "15vh auto", padding: "0 1.5em", font: "1.1em/1.5 system-ui, sans-serif" });
  main.append(sentence, ...(button ? [button] : []));
  document.documentElement.lang = language;
  document.documentElement.style.colorScheme = "light dark";
  document.body.replaceChildren(main);
}

async function trouble(): Promise<void> {
  if (await reloadOnce()) return;
  const again = document.createElement("button");
  Object.assign(again.style, { font: "inherit", padding: "0.5em 1em", color: "CanvasText", background: "Canvas", border: "1px solid" });
  again.textContent = texts.again;
  again.onclick = () => location.reload();
  say(texts.part, again);
}

const whenParsed = (then: () => void) => (document.body ? then() : addEventListener("DOMContentLoaded", then));

if (SITE && location.protocol === "file:") {
  whenParsed(() => say(texts.disk));
} else {
  addEventListener(TROUBLE, () => void trouble());
  // Of what the page itself names: without a script there is no app, without a
  // style sheet it would be there, but not as it should.
  addEventListener("error", ({ target }) => {
    if (target instanceof HTMLScriptElement) whenParsed(() => void trouble());
    else if (target instanceof HTMLLinkElement && target.rel === "stylesheet") void reloadOnce();
  }, true);
}
