// What can be said: a dozen phrases, and faces, which have a drawing.

import { t } from "../i18n";
import type { Phrase } from "../net/wire";

/** How each is shown. A new one does not compile before it has its kind. */
const KINDS: Record<Phrase, "words" | "face"> = {
  hello: "words", "good-luck": "words", "you-too": "words", "well-played": "words", "nice-turn": "words", "thank-you": "words", oops: "words",
  thinking: "words", "one-moment": "words", "good-game": "words", "another-game": "words", "must-go": "words",
  smile: "face", surprise: "face", sorrow: "face", applause: "face",
};

const phrasesOf = (kind: "words" | "face") => (Object.keys(KINDS) as Phrase[]).filter((phrase) => KINDS[phrase] === kind);
export const WORDS: readonly Phrase[] = phrasesOf("words");
export const FACES: readonly Phrase[] = phrasesOf("face");

export const isFace = (phrase: Phrase): boolean => KINDS[phrase] === "face";

/** A phrase in the reader's language; of a face, what it shows. */
export const phraseText = (phrase: Phrase): string => t(`talk-${phrase}`);
