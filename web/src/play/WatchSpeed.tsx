// How fast two computers play for those who watch.

import type { JSX } from "solid-js";
import { language, t } from "../i18n";
import { setWatchMs, watchMs } from "./pace";
import { WATCH_MS } from "./pauses";

export function WatchSpeed(): JSX.Element {
  // To the right is faster, as everybody expects of a speed.
  const total = WATCH_MS.slowest + WATCH_MS.fastest;
  const seconds = () => new Intl.NumberFormat(language(), { minimumFractionDigits: 1 }).format(watchMs() / 1000);
  return (
    <label class="field watch-speed">
      <span>{t("watch-speed")}</span>
      <input
        type="range" min={WATCH_MS.fastest} max={WATCH_MS.slowest} step="100" value={total - watchMs()}
        aria-valuetext={t("watch-speed-value", { seconds: seconds() })}
        onInput={(event) => setWatchMs(total - Number(event.currentTarget.value))}
      />
      <small class="muted">{t("watch-speed-value", { seconds: seconds() })}</small>
    </label>
  );
}
