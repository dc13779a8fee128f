// The texts of <pylos-game>, in all five languages at once: several of them on
// a page may speak different ones. The app's own sentences about sides, turns
// and results are told with this in the place of src/i18n/index.ts, so a
// language is chosen for as long as something is told.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { TEXTS } from "virtual:widget-texts";
import type { MessageId } from "../i18n";
import type { Language } from "../i18n/languages";
import type { Messages } from "../i18n/messages";

export type TextsByLanguage = Readonly<Record<Language, string>>;

const groups: TextsByLanguage[] = [TEXTS];
const bundles = new Map<Language, FluentBundle>();
let speaking: Language = "en";

/** Further texts, which come with what needs them. */
export function addTexts(texts: TextsByLanguage): void {
  if (groups.includes(texts)) return;
  groups.push(texts);
  bundles.clear();
}

/** Whatever is told within is told in this language. */
export function inLanguage<T>(wanted: Language, tell: () => T): T {
  const before = speaking;
  speaking = wanted;
  try {
    return tell();
  } finally {
    speaking = before;
  }
}

export const language = (): Language => speaking;

function bundle(): FluentBundle {
  const known = bundles.get(speaking);
  if (known) return known;
  const made = new FluentBundle(speaking, { useIsolating: false });
  for (const texts of groups) made.addResource(new FluentResource(texts[speaking]));
  bundles.set(speaking, made);
  return made;
}

/** The text of a message, as in the app. */
export function t<Id extends MessageId>(id: Id, ...[args]: keyof Messages[Id] extends never ? [] : [args: Messages[Id]]): string {
  const messages = bundle();
  const message = messages.getMessage(id);
  return message?.value ? messages.formatPattern(message.value, args as Record<string, string | number> | undefined) : "";
}

export const isLoaded = (id: MessageId): boolean => bundle().hasMessage(id);

/** All that there is comes by itself. */
export const withTexts = (): Promise<void> => Promise.resolve();
