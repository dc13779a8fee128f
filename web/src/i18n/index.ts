// Texts come from the Fluent files in /locales, which the command line shares.
// A language is loaded when it is chosen; components that show a text follow.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createSignal } from "solid-js";
import type { Messages } from "./messages";
import { isLanguage, negotiate, type Language } from "./languages";

const FILES = import.meta.glob<string>("../../../locales/*/{game,web}.ftl", { query: "?raw", import: "default" });
/** Texts that not every visit needs. */
const MORE = {
  lessons: import.meta.glob<string>("../../../locales/*/learn.ftl", { query: "?raw", import: "default" }),
  reasons: import.meta.glob<string>("../../../locales/*/{rules,records}.ftl", { query: "?raw", import: "default" }),
};
export type More = keyof typeof MORE;
const KEY = "pylos.language";

const [bundle, setBundle] = createSignal<FluentBundle>(new FluentBundle("en"));
const [language, setLanguageSignal] = createSignal<Language>("en");
/** What has been asked for beyond the usual, and when it is there. */
const asked = new Map<More, Promise<void>>();
let latest: Promise<void> | undefined;

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
  const files = [FILES, ...[...asked.keys()].map((more) => MORE[more])];
  const loads = files.flatMap((group) => Object.entries(group).filter(([path]) => here(path)).map(([, get]) => get()));
  // Isolation marks are off here as on the Rust side: no language is written
  // from right to left, and the texts are compared in tests.
  const made = new FluentBundle(wanted, { useIsolating: false });
  for (const text of await Promise.all(loads)) made.addResource(new FluentResource(text));
  return made;
}

export function setLanguage(wanted: Language): Promise<void> {
  const mine: Promise<void> = load(wanted).then((made) => {
    // Something newer was asked for meanwhile, and has all that this has.
    if (latest !== mine) return latest;
    setBundle(made);
    setLanguageSignal(wanted);
    document.documentElement.lang = wanted;
  });
  latest = mine;
  return mine;
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

/** Loads texts that not every visit needs: of the lessons and the rules, of refusals. */
export function withTexts(more: More): Promise<void> {
  const known = asked.get(more);
  if (known) return known;
  // What could not be loaded is asked for again when it is next needed.
  const loads = Promise.resolve().then(() => setLanguage(language())).catch((error: unknown) => {
    asked.delete(more);
    throw error;
  });
  asked.set(more, loads);
  return loads;
}
