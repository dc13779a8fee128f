// What must not compile: `npm run check` fails if one of these does.

import { t } from "../../src/i18n";
import type { EndedBy } from "../../src/net/wire";

export function texts(by: EndedBy, anything: string): string[] {
  return [
    t("level-name", { level: 3 }),
    t("play"),
    // @ts-expect-error there is no such text
    t("no-such-text"),
    // @ts-expect-error its variable is missing
    t("level-name"),
    // @ts-expect-error it has no variables
    t("play", { level: 3 }),
    // @ts-expect-error draws have no such text
    t(`won-${by}`, { winner: "", score: "" }),
    // @ts-expect-error any string may be no text at all
    t(`won-${anything}`, { winner: "", score: "" }),
  ];
}
