// Texts come from the Fluent files in /locales, which the command line shares.
// A language is loaded when it is chosen; components that show a text follow.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createSignal } from "solid-js";
import type { Messages } from "./messages";
import { isLanguage, negotiate, type Language } from "./languages";

const FILES = import.meta.glob<string>("../../../locales/*/{game,rules,web}.ftl", { query: "?raw", import: "default" });
const LEARN_FILES = import.meta.glob<string>("../../../locales/*/learn.ftl", { query: "?raw", import: "default" });
const KEY = "pylos.language";

const [bundle, setBundle] = createSignal<FluentBundle>(new FluentBundle("en"));
const [language, setLanguageSignal] = createSignal<Language>("en");
let learning = false;

export { language };

export type MessageId = keyof Messages;

/** The variables of a message; of one among several, those of each of them. */
type Variables<Id extends MessageId> = (Id extends MessageId ? (needed: Messages[Id]) => void : never) extends (needed: infer Needed) => void ? Needed : never;

/** The text of a message in the chosen language. */
export function t<Id extends MessageId>(id: Id, ...[args]: keyof Variables<Id> extends never ? [] : [args: Variables<Id>]): string {
  const messages = bundle();
  const message = messages.getMessage(id);
  // Before the first language has loaded nothing is shown; afterwards types
  // hold that the message exists, and a test that it does in every language.
  if (!message?.value) return "";
  return messages.formatPattern(message.value, args as Record<string, string | number> | undefined);
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
