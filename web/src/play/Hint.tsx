// A hint in a game against the computer: what to try, and why.

import { Show, createEffect, createSignal, on, type JSX } from "solid-js";
import { t } from "../i18n";
import { api } from "../net/api";
import type { Evaluation, State } from "../net/wire";
import { sentencesLoaded } from "../game/because";
import type { Insight } from "../game/insight";
import { Reasons } from "../game/Reasons";
import { errorText } from "../game/words";
import { isEngine } from "./pauses";

/** How long the engine may look for one. */
const HINT_MS = 1_500;

interface HintProps {
  state: State;
  /** The position of the state is the one on the table. */
  following: boolean;
  /** What the hint speaks of is to be seen on the board; nothing again. */
  onPoint: (insight: Insight | undefined) => void;
}

/** Whether it is somebody's turn in a game against a level that counts for nothing. */
function mayAskForHint({ phase, rated, you, seats, legal }: State): boolean {
  return phase === "playing" && !rated && you.length === 1 && seats.some(isEngine) && (legal ?? []).length > 0;
}

/** For the position on the table, and for no other. */
export default function Hint(props: HintProps): JSX.Element {
  const [told, setTold] = createSignal<Evaluation>();
  const [trouble, setTrouble] = createSignal<string>();
  const [busy, setBusy] = createSignal(false);
  const here = () => (props.following ? props.state.position.text : undefined);
  const light = (places: readonly string[]) => {
    const pointed = new Set(places);
    props.onPoint(places.length === 0 ? undefined : { valuesAt: () => new Map(), best: () => undefined, pointed: () => pointed, onPoint: () => undefined });
  };
  createEffect(on(here, () => {
    setTold(undefined);
    setTrouble(undefined);
    light([]);
  }));
  const ask = async () => {
    const asked = here();
    if (asked === undefined) return;
    setBusy(true);
    try {
      const answer = await api.evaluate({ rules: props.state.rules, position: asked }, HINT_MS);
      if (here() === asked) setTold(answer);
    } catch (failure) {
      if (here() === asked) setTrouble(errorText(failure));
    }
    setBusy(false);
  };
  return (
    <Show when={props.following && mayAskForHint(props.state) && sentencesLoaded()}>
      <Show
        when={told()?.turns[0]}
        fallback={
          <>
            <button type="button" class="button" disabled={busy()} onClick={() => void ask()}>{t(busy() ? "teacher-hint-sought" : "teacher-hint")}</button>
            <Show when={trouble()}>{(text) => <p class="notice warning small" role="alert">{text()}</p>}</Show>
          </>
        }
      >
        {(best) => (
          <div class="notice small stack tight" role="status">
            <p><strong>{t("teacher-hint-told", { turn: best().turn })}</strong></p>
            <Reasons reasons={told()!.because} onShow={({ places }) => light(places)} onPoint={light} />
          </div>
        )}
      </Show>
    </Show>
  );
}
