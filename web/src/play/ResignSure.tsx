// The question before a game is given up.

import { createSignal, onCleanup, type JSX } from "solid-js";
import { t } from "../i18n";
import { Dialog } from "../shell/Dialog";

/** So long the button that ends the game does nothing. */
const CALM_MS = 600;

export default function ResignSure(props: { onClose: () => void; onResign: () => void }): JSX.Element {
  const [calm, setCalm] = createSignal(false);
  const timer = setTimeout(() => setCalm(true), CALM_MS);
  onCleanup(() => clearTimeout(timer));
  return (
    <Dialog kind="question" title={t("resign-sure")} onClose={props.onClose}>
      <p class="muted">{t("resign-means")}</p>
      <div class="row">
        <button type="button" class="button grow" onClick={props.onClose}>{t("play-on")}</button>
        <button type="button" class="button danger grow" disabled={!calm()} onClick={props.onResign}>{t("resign")}</button>
      </div>
    </Dialog>
  );
}
