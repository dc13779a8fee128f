// Giving up takes two steps in two places: a second click in the same place,
// or one in the heat of the moment, does not end a game.

import { Show, Suspense, createSignal, lazy, type JSX } from "solid-js";
import { t } from "../i18n";
import { part } from "../offline/part";

const ResignSure = lazy(() => part(() => import("./ResignSure")));

export function Resign(props: { disabled: boolean; onResign: () => void }): JSX.Element {
  const [asking, setAsking] = createSignal(false);
  return (
    <>
      <button type="button" class="button" disabled={props.disabled} aria-haspopup="dialog" onClick={() => setAsking(true)}>{t("resign")}</button>
      <Show when={asking()}>
        <Suspense><ResignSure onClose={() => setAsking(false)} onResign={() => { setAsking(false); props.onResign(); }} /></Suspense>
      </Show>
    </>
  );
}
