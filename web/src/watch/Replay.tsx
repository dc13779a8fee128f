// A finished game played again, with the value of every turn.

import { Show, createEffect, createSignal, on, onCleanup, type JSX } from "solid-js";
import { t } from "../i18n";
import { Graph } from "../analysis/Graph";
import { api } from "../net/api";
import { createLoaded } from "../net/loader";
import type { State } from "../net/wire";
import { errorText, sideName, valueText } from "../game/words";
import { MARK_SIGNS } from "../play/Moves";
import { motionWanted } from "../settings";
import { Icon } from "../shell/Icon";
import { Progress } from "../shell/Progress";
import "../style/watch.css";

/** How long each turn is looked at. */
const STEP_MS = 1_600;

interface ReplayProps {
  state: State;
  /** The ply that is shown. */
  at: number;
  onRead: (ply: number | undefined) => void;
}

export default function Replay(props: ReplayProps): JSX.Element {
  const [done, setDone] = createSignal(0);
  const asking = new AbortController();
  onCleanup(() => asking.abort());
  const reviewed = createLoaded(async () => {
    const { game, rules, turns } = props.state;
    // The record knows where the game began.
    const position = (await api.readRecord(await api.record(game))).games[0]?.position;
    const line = { rules, turns: turns.map(({ turn }) => turn), ...(position ? { position } : {}) };
    return api.review(line, { signal: asking.signal, onProgress: (part) => setDone(part.done / part.all) });
  });
  const review = reviewed.value;
  const [playing, setPlaying] = createSignal(false);
  const last = () => props.state.ply;
  const start = () => {
    if (props.at >= last()) props.onRead(0);
    setPlaying(true);
  };
  createEffect(on([playing, () => props.at], ([plays, at]) => {
    if (!plays) return;
    if (at >= last()) return void setPlaying(false);
    const timer = setTimeout(() => props.onRead(at + 1 >= last() ? undefined : at + 1), motionWanted() ? STEP_MS : 2 * STEP_MS);
    onCleanup(() => clearTimeout(timer));
  }));
  const turn = () => review()?.turns[props.at - 1];
  return (
    <section class="replay stack tight" aria-label={t("replay")}>
      <button type="button" class="button" onClick={() => (playing() ? setPlaying(false) : start())}>
        <Icon name={playing() ? "pause" : "forward"} />{t(playing() ? "replay-pause" : "replay-play")}
      </button>
      <Show when={reviewed.error()}>{(failure) => <p class="notice warning small" role="alert">{errorText(failure())}</p>}</Show>
      <Show when={reviewed.loading()}><p class="muted small" role="status">{t("replay-looking")}</p><Progress done={done()} label={t("replay-looking")} /></Show>
      <Show when={review()}>
        {(seen) => (
          <>
            <Graph review={seen()} at={props.at} onRead={props.onRead} />
            <p class="small replay-value" aria-live={playing() ? "off" : "polite"}>
              <Show when={turn()} fallback={t("replay-start")}>
                {(it) => (
                  <>
                    <strong class="mono">{it().turn}</strong><Show when={MARK_SIGNS[it().mark]}>{(sign) => <b class="sign" aria-hidden="true">{sign()}</b>}</Show>{" "}
                    {t("value-for", { side: sideName(it().side), value: valueText(it().after) })} <span class="muted">{t(`mark-${it().mark}`)}</span>
                  </>
                )}
              </Show>
            </p>
            <p class="muted small">{t(seen().exact ? "replay-exact" : "replay-estimate")}</p>
          </>
        )}
      </Show>
    </section>
  );
}
