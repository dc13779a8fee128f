// Texts come from the Fluent files in /locales, which the command line shares.
// A language is loaded when it is chosen; components that show a text follow.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createSignal } from "solid-js";
import { part } from "../offline/part";
import type { Messages } from "./messages";
import { isLanguage, negotiate, type Language } from "./languages";

type Files = Record<string, () => Promise<string>>;

const FILES: Files = import.meta.glob<string>("../../../locales/*/{game,web}.ftl", { query: "?raw", import: "default" });
/** Texts that are loaded when they are first needed: the analysis, lessons, the form for a new game, why a turn is good or bad, why something is refused. */
const MORE = {
  analysis: import.meta.glob<string>("../../../locales/*/analysis.ftl", { query: "?raw", import: "default" }) as Files,
  learn: import.meta.glob<string>("../../../locales/*/learn.ftl", { query: "?raw", import: "default" }) as Files,
  because: import.meta.glob<string>("../../../locales/*/because.ftl", { query: "?raw", import: "default" }) as Files,
  "new-game": import.meta.glob<string>("../../../locales/*/new-game.ftl", { query: "?raw", import: "default" }) as Files,
  refusals: import.meta.glob<string>("../../../locales/*/{rules,records}.ftl", { query: "?raw", import: "default" }) as Files,
};
/** Those of other pages, of which not even the names are needed before. */
type Later = keyof typeof import("./later").LATER;
const KEY = "pylos.language";

const [bundle, setBundle] = createSignal<FluentBundle>(new FluentBundle("en"));
const [language, setLanguageSignal] = createSignal<Language>("en");
const needed = new Map<Files, Promise<void>>();
let chosen: Language = "en";
let asked = 0;

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

/** Whether a text is there already, or comes with those that are loaded later. */
export function isLoaded(id: MessageId): boolean {
  return bundle().hasMessage(id);
}

async function load(wanted: Language): Promise<FluentBundle> {
  const here = (path: string) => path.includes(`/locales/${wanted}/`);
  const files = [FILES, ...needed.keys()];
  const loads = files.flatMap((group) => Object.entries(group).filter(([path]) => here(path)).map(([, get]) => part(get)));
  // Isolation marks are off here as on the Rust side: no language is written
  // from right to left, and the texts are compared in tests.
  const made = new FluentBundle(wanted, { useIsolating: false });
  for (const text of await Promise.all(loads)) made.addResource(new FluentResource(text));
  return made;
}

export async function setLanguage(wanted: Language): Promise<void> {
  chosen = wanted;
  const mine = ++asked;
  const made = await load(wanted).catch((failure) => {
    if (mine === asked) chosen = language();
    throw failure;
  });
  // Whoever asked later has asked for all of this and more.
  if (mine !== asked) return;
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

/** Loads further texts, unless they are there or on their way. */
export function withTexts(group: keyof typeof MORE | Later): Promise<void> {
  if (group in MORE) return withFiles(MORE[group as keyof typeof MORE]);
  return part(() => import("./later")).then(({ LATER }) => withFiles(LATER[group as Later]));
}

function withFiles(group: Files): Promise<void> {
  const known = needed.get(group);
  if (known) return known;
  // What is needed is known before it is asked for; it is asked for at once.
  const loading = Promise.resolve().then(() => setLanguage(chosen)).catch((failure) => {
    needed.delete(group);
    throw failure;
  });
  needed.set(group, loading);
  return loading;
}
