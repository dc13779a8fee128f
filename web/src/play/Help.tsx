// The rules and the keys, one click away in every game.

import { Show, Suspense, createSignal, lazy, type JSX } from "solid-js";
import { t, withTexts } from "../i18n";
import type { GameKind } from "../net/wire";
import { part } from "../offline/part";
import { Icon } from "../shell/Icon";

const HelpSheet = lazy(async () => (await Promise.all([part(() => import("./HelpSheet")), withTexts("settings")]))[0]);

export function HelpButton(props: { game: GameKind }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  return (
    <>
      <button type="button" class="button square quiet help-button" aria-label={t("help")} title={t("help")} aria-haspopup="dialog" onClick={() => setOpen(true)}><Icon name="help" /></button>
      <Show when={open()}><Suspense><HelpSheet game={props.game} onClose={() => setOpen(false)} /></Suspense></Show>
    </>
  );
}
