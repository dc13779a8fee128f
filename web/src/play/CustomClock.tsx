// A clock of one's own: so long for each turn, or for all of them together.

import { Show, type JSX } from "solid-js";
import { t } from "../i18n";
import { Choice, Count } from "./Extras";
import { LIMITS, type CustomClockKind, type Wishes } from "./wishes";

export function CustomClock(props: { wishes: Wishes; change: (change: Partial<Wishes>) => void }): JSX.Element {
  return (
    <div class="stack tight">
      <Choice
        name="custom-clock" label={t("custom-clock")} words={(kind) => t(`custom-clock-${kind}`)} value={props.wishes.customClock} options={["turn", "game"] satisfies CustomClockKind[]}
        onChange={(customClock) => props.change({ customClock })}
      >
        <Show
          when={props.wishes.customClock === "turn"}
          fallback={<Count label={t("custom-minutes")} limits={LIMITS.minutes} value={props.wishes.minutes} onChange={(minutes) => props.change({ minutes })} />}
        >
          <Count label={t("custom-seconds")} limits={LIMITS.seconds} value={props.wishes.seconds} onChange={(seconds) => props.change({ seconds })} />
        </Show>
      </Choice>
      <Show when={props.wishes.customClock === "game"}>
        <label class="field">
          <span>{t("custom-increment")}</span>
          <Count label={t("custom-increment")} limits={LIMITS.increment} value={props.wishes.increment} onChange={(increment) => props.change({ increment })} />
        </label>
      </Show>
    </div>
  );
}
