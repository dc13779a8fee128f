// The rules and the keys in a sheet beside the game.

import { For, Show, Suspense, lazy, type JSX } from "solid-js";
import { t, withTexts } from "../i18n";
import { isHere } from "../net/here";
import type { GameKind } from "../net/wire";
import { part } from "../offline/part";
import { Dialog } from "../shell/Dialog";
import { SITE } from "../shell/mode";
import { PAGES, plainPath } from "../shell/pages";
import { address, link } from "../shell/router";

const RuleChapters = lazy(async () => {
  const [{ RuleChapters: it }] = await Promise.all([part(() => import("../learn/Rules")), withTexts("rulebook")]);
  return { default: it };
});

const Report = lazy(() => part(() => import("./Report")));

/** The game that the page shows, if it is one that a host can look at. */
function hostedGame(): string | undefined {
  const id = PAGES.game.exec(plainPath(address().pathname))?.[1];
  return id !== undefined && !SITE && !isHere(id) ? id : undefined;
}

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
      <p><a class="button" target="_blank" href={link(`${address().pathname}?show=board`)}>{t("board-alone")}</a></p>
      <Suspense fallback={<p class="muted">{t("loading")}</p>}><RuleChapters game={props.game} /></Suspense>
      <Show when={hostedGame()}>{(game) => <Suspense><Report game={game()} /></Suspense>}</Show>
    </Dialog>
  );
}
