// Which language to speak.

export const LANGUAGES = ["en", "fr", "ro", "cs", "hu"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words, for the chooser. */
export const OWN_NAMES: Record<Language, string> = {
  en: "English",
  fr: "Français",
  ro: "Română",
  cs: "Čeština",
  hu: "Magyar",
};

export function isLanguage(text: string | null | undefined): text is Language {
  return (LANGUAGES as readonly string[]).includes(text ?? "");
}

/** The first language of the visitor's list that there is; English otherwise. */
export function negotiate(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split("-")[0];
    if (isLanguage(language)) return language;
  }
  return "en";
}
