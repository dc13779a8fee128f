// Texts come from the Fluent files in /locales, which the command line shares.
// A language is loaded when it is chosen; components that show a text follow.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { createSignal } from "solid-js";
import { isLanguage, negotiate, type Language } from "./languages";

const FILES = import.meta.glob<string>("../../../locales/*/{game,web}.ftl", { query: "?raw", import: "default" });
const LEARN_FILES = import.meta.glob<string>("../../../locales/*/learn.ftl", { query: "?raw", import: "default" });
const KEY = "pylos.language";

const [bundle, setBundle] = createSignal<FluentBundle>(new FluentBundle("en"));
const [language, setLanguageSignal] = createSignal<Language>("en");
let learning = false;

export { language };

/** The text of a message in the chosen language. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const messages = bundle();
  const message = messages.getMessage(id);
  // Before the first language has loaded nothing is shown; afterwards a test
  // holds that every message exists in every language.
  if (!message?.value) return "";
  return messages.formatPattern(message.value, args);
}

async function load(wanted: Language): Promise<FluentBundle> {
  const here = (path: string) => path.includes(`/locales/${wanted}/`);
  const files = [FILES, ...(learning ? [LEARN_FILES] : [])];
  const loads = files.flatMap((group) => Object.entries(group).filter(([path]) => here(path)).map(([, get]) => get()));
  // Isolation marks are off here as on the Rust side: no language is written
  // from right to left, and the texts are compared in tests.
  const made = new FluentBundle(wanted, { useIsolating: false });
  for (const text of await Promise.all(loads)) made.addResource(new FluentResource(text));
  return made;
}

export async function setLanguage(wanted: Language): Promise<void> {
  const made = await load(wanted);
  setBundle(made);
  setLanguageSignal(wanted);
  document.documentElement.lang = wanted;
}

export function rememberLanguage(wanted: Language): Promise<void> {
  localStorage.setItem(KEY, wanted);
  return setLanguage(wanted);
}

/** The language chosen earlier, or the browser's. */
export function startLanguage(): Promise<void> {
  const kept = localStorage.getItem(KEY);
  return setLanguage(isLanguage(kept) ? kept : negotiate(navigator.languages));
}

/** Loads the longer texts of the lessons and the rules. */
export async function withLessons(): Promise<void> {
  if (learning) return;
  learning = true;
  await setLanguage(language());
}
