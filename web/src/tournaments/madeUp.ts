// Made-up names, for schools and for evenings on which nobody has to say who
// they are: invented from the sounds of each language, pleasant to call out,
// and nobody's.

import type { Language } from "../i18n/languages";

interface Sounds {
  readonly starts: string;
  readonly ends: string;
}

const SOUNDS: Record<Language, Sounds> = {
  en: { starts: "Al Bren Cal Cor Dar El Fen Gil Hal Jor Kel Lin Mer Nor Pel Quin Ros Sel Tam Wil", ends: "by den dina fern la lan ley lin mer mond na nor ric rose sey ton vin wen wick wyn" },
  fr: { starts: "Al Au Bel Cla Dau Flo Gas Hé Jo Li Mar Mi No Or Pau Ro Sa Thi Val Vi", ends: "bert bine deau dine gnan lain laine lie line lon loup mie mond nel nette rin rine ron tin velle" },
  ro: { starts: "Al Bra Cos Da Dori Flo Geo Ili La Lu Ma Mi Ni Ro San Sori Ște Ti Vi Vla", ends: "ban dan dora dru lea lian lina mar mina nel nia reș ria rin riță san sela tea vina zar" },
  cs: { starts: "Bo Čest Da Dob Há Hro Ja Jar Kve Li Lu Mi Mo Ra Sta Svě Ti Vlas Zde Ži", ends: "ben dan dana dek dora hor lan lena lík mil mila mír na něk rad rana slav ška ta vin" },
  hu: { starts: "Al Ara Bo Csi Da Ede Fü Gyö Ha Il Ka Le Mi No Pi Ró So Szi Ti Vi", ends: "bor da dor fia gó ka lán lina mér na ni nos ra ré rin rka sa tán vér zsó" },
};

/** So many names, none of which is taken; fewer when the language has no more. */
export function madeUpNames(language: Language, many: number, taken: readonly string[], chance: () => number = Math.random): string[] {
  const [starts, ends] = [SOUNDS[language].starts.split(" "), SOUNDS[language].ends.split(" ")];
  const used = new Set(taken.map((name) => name.toLowerCase()));
  const free = starts.flatMap((start) => ends.map((end) => start + end)).filter((name) => !used.has(name.toLowerCase()));
  const names: string[] = [];
  while (names.length < many && free.length > 0) names.push(...free.splice(Math.floor(chance() * free.length), 1));
  return names;
}
