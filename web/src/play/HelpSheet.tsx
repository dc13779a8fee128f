// The rules and the keys in a sheet beside the game.

import { For, Suspense, lazy, type JSX } from "solid-js";
import { t, withTexts } from "../i18n";
import type { GameKind } from "../net/wire";
import { part } from "../offline/part";
import { Dialog } from "../shell/Dialog";

const RuleChapters = lazy(async () => {
  const [{ RuleChapters: it }] = await Promise.all([part(() => import("../learn/Rules")), withTexts("learn")]);
  return { default: it };
});

type KeyWords = "arrows" | "level" | "next" | "choose" | "cancel" | "back" | "type" | "rotate" | "views" | "names" | "history";

/** What is pressed, as it is written on a keyboard. */
const KEYS: Record<KeyWords, string> = {
  arrows: "← ↑ ↓ →", level: "Page ↑ ↓", next: ". ,", choose: "Enter", cancel: "Esc", back: "⌫", type: "a1", rotate: "⇧ ← ↑ ↓ →",
  views: "S L P", names: "N", history: "← → Home End",
};
const KEYS_OF: Record<GameKind, readonly KeyWords[]> = {
  pyramid: ["arrows", "level", "next", "choose", "cancel", "back", "type", "rotate", "views", "names", "history"],
  equator: ["arrows", "next", "choose", "cancel", "history"],
};

export default function HelpSheet(props: { game: GameKind; onClose: () => void }): JSX.Element {
  return (
    <Dialog kind="sheet" title={t("help")} onClose={props.onClose}>
      <details class="keys" open={matchMedia("(hover: hover)").matches}>
        <summary>{t("keys")}</summary>
        <dl>
          <For each={KEYS_OF[props.game]}>{(name) => <><dt><kbd>{KEYS[name]}</kbd></dt><dd>{t(`key-${name}`)}</dd></>}</For>
        </dl>
      </details>
      <Suspense fallback={<p class="muted">{t("loading")}</p>}><RuleChapters game={props.game} /></Suspense>
    </Dialog>
  );
}
