// The ways through a record: buttons, and a slider for the whole of it.

import type { JSX } from "solid-js";
import { t } from "../i18n";
import type { Language } from "../i18n/languages";
import { inLanguage } from "./texts";

interface ControlsProps {
  language: Language;
  ply: number;
  all: number;
  playing: boolean;
  /** What the slider says of where one is. */
  sentence: string;
  onGo: (ply: number) => void;
  onPlay: () => void;
}

const SHAPES = {
  first: "M5 5V19M19 5L8 12L19 19Z", back: "M16 5L6 12L16 19Z", forward: "M8 5L18 12L8 19Z", last: "M19 5V19M5 5L16 12L5 19Z",
  play: "M7 4L20 12L7 20Z", pause: "M8 5V19M16 5V19",
};

export function Controls(props: ControlsProps): JSX.Element {
  const say = (tell: () => string) => inLanguage(props.language, tell);
  const Way = (way: { shape: keyof typeof SHAPES; label: string; off?: boolean; onPress: () => void }) => (
    // One that cannot be used now keeps the focus: the keys go on from there.
    <button type="button" aria-label={way.label} title={way.label} aria-disabled={way.off ?? false} on:click={() => way.onPress()}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d={SHAPES[way.shape]} /></svg>
    </button>
  );
  return (
    <div class="controls">
      <Way shape="first" label={say(() => t("go-first"))} off={props.ply === 0} onPress={() => props.onGo(0)} />
      <Way shape="back" label={say(() => t("go-back"))} off={props.ply === 0} onPress={() => props.onGo(props.ply - 1)} />
      <Way shape={props.playing ? "pause" : "play"} label={say(() => t(props.playing ? "widget-pause" : "widget-play"))} off={props.all === 0} onPress={props.onPlay} />
      <Way shape="forward" label={say(() => t("go-forward"))} off={props.ply === props.all} onPress={() => props.onGo(props.ply + 1)} />
      <Way shape="last" label={say(() => t("go-last"))} off={props.ply === props.all} onPress={() => props.onGo(props.all)} />
      <input
        type="range" min="0" max={props.all} value={props.ply} aria-label={say(() => t("record"))} aria-valuetext={props.sentence}
        on:input={(event) => props.onGo(Number(event.currentTarget.value))}
      />
    </div>
  );
}
