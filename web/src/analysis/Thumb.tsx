// What the rule of thumb says of a position, beside what it is really worth.

import { Show, type JSX } from "solid-js";
import { t } from "../i18n";
import { api, type Place } from "../net/api";
import { createLoader } from "../net/loader";
import { ThumbTable, rateText, sayingText, signedPoints } from "../game/ThumbTable";
import { rulesName, sideName } from "../game/words";

export default function Thumb(props: { place: Place; onLight: (cells: readonly string[]) => void }): JSX.Element {
  // Where it cannot be had (a rated game is being played), nothing is missing.
  const said = createLoader(() => props.place, async (place) => (await api.thumb(place)).thumb);
  return (
    <Show when={!said.error() && said.value()}>
      {(count) => (
        <details class="thumb-said" onToggle={({ currentTarget }) => { if (currentTarget.open) currentTarget.scrollIntoView({ block: "nearest" }); }}>
          <summary>{t("thumb-short", { points: signedPoints(count().points), side: sideName(count().side), wins: sideName(count().wins) })}</summary>
          <ThumbTable count={count()} onPoint={props.onLight} />
          <p class="small">{sayingText(count())}</p>
          <p class="muted small">{rateText(count(), rulesName)}</p>
        </details>
      )}
    </Show>
  );
}
