// Why something cannot be played, in the reader's words. The table has a line
// for every reason the rules can give.

import { t } from "../i18n";
import type { Reason } from "../net/wire";

type Told = { readonly [Kind in Reason["kind"]]: (reason: Extract<Reason, { kind: Kind }>) => string };

const REASONS: Told = {
  "game-over": () => t("illegal-game-over"),
  "empty-reserve": () => t("illegal-empty-reserve"),
  occupied: ({ at }) => t("illegal-occupied", { at }),
  unsupported: ({ at, empty }) => t("illegal-unsupported", { at, empty }),
  "not-own": ({ at }) => t("illegal-not-own", { at }),
  "raises-carrier": ({ at, above }) => t("illegal-raises-carrier", { at, above }),
  "not-higher": ({ at, to }) => t("illegal-not-higher", { at, to }),
  "carries-itself": ({ at, to }) => t("illegal-carries-itself", { at, to }),
  "nothing-higher": ({ at }) => t("illegal-nothing-higher", { at }),
  "no-take-backs": () => t("illegal-no-take-backs"),
  "no-square": ({ at, taken }) => t("illegal-no-square", { at, taken }),
  "no-square-no-line": ({ at, taken }) => t("illegal-no-square-no-line", { at, taken }),
  "must-take-back": () => t("illegal-must-take-back"),
  "takes-not-own": ({ at }) => t("illegal-takes-not-own", { at }),
  "takes-carrier": ({ at, above }) => t("illegal-takes-carrier", { at, above }),
  "too-many-taken-back": () => t("illegal-too-many-taken-back"),
  "setup-over": () => t("illegal-setup-over"),
  "setup-not-over": ({ placed }) => t("illegal-setup-not-over", { placed }),
  "own-hemisphere": () => t("illegal-own-hemisphere"),
  "third-of-size": ({ size }) => t("illegal-third-of-size", { size }),
  "not-the-reflection": ({ size, at }) => t("illegal-not-the-reflection", { size, at }),
  "no-such-point": ({ at }) => t("illegal-no-such-point", { at }),
  "no-pawn": ({ at }) => t("illegal-no-pawn", { at }),
  "choose-pawn": () => t("illegal-choose-pawn"),
  blocked: ({ at, to, by }) => t("illegal-blocked", { at, to, by }),
  "not-straight": ({ at, to }) => t("illegal-not-straight", { at, to }),
  "not-designated": ({ at, last, designated }) => t("illegal-not-designated", { at, last, designated }),
  "can-move": ({ at }) => t("illegal-can-move", { at }),
};

/** "h1 is not supported: f1 is empty." */
export function reasonText(reason: Reason): string {
  const tell = REASONS[reason.kind] as (reason: Reason) => string;
  return tell(reason);
}
