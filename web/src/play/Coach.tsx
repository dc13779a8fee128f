// Help in a first game: the turn that the engine would play, lit up on the
// board, and why.

import { For, Show, createEffect, createSignal, on, onCleanup, type JSX } from "solid-js";
import { becauseText } from "../game/because";
import type { Insight } from "../game/insight";
import { errorText, valueText } from "../game/words";
import { t, withTexts } from "../i18n";
import { api } from "../net/api";
import type { EquatorView, Evaluation, State } from "../net/wire";

/** How long the engine may think. */
const THINK_MS = 1_200;
/** How many reasons are told at once. */
const REASONS = 2;

interface CoachProps {
  state: State;
  onHint: (hint: Insight | undefined) => void;
}

/** A turn with what speaks for it. */
function explained({ turns, because }: Evaluation, { position }: State): string[] {
  const best = turns[0]!;
  const reasons = because.slice(0, REASONS).map((reason) => becauseText(reason.because));
  const inSetup = position.game === "equator" && (position as EquatorView).battle === 0;
  const otherwise = inSetup ? t("coach-setup") : t("coach-quiet", { value: valueText(best.value) });
  return [t("coach-try", { turn: best.turn }), ...(reasons.length > 0 ? reasons : [otherwise])];
}

export default function Coach(props: CoachProps): JSX.Element {
  const [told, setTold] = createSignal<readonly string[]>([]);
  const [busy, setBusy] = createSignal(false);
  const mine = () => props.state.phase === "playing" && props.state.you.includes(props.state.position.to_move);
  let asking = new AbortController();
  const forget = () => {
    asking.abort();
    asking = new AbortController();
    setTold([]);
    setBusy(false);
    props.onHint(undefined);
  };
  // A hint is about one position.
  createEffect(on(() => `${props.state.ply} ${props.state.undos}`, forget, { defer: true }));
  onCleanup(() => asking.abort());

  const ask = async () => {
    const { signal } = asking;
    const { rules, position, legal = [] } = props.state;
    setBusy(true);
    try {
      const [evaluation] = await Promise.all([api.evaluate({ rules, position: position.text }, THINK_MS, { signal }), withTexts("because")]);
      if (signal.aborted) return;
      const steps = legal.find(({ turn }) => turn === evaluation.turns[0]?.turn)?.ways[0] ?? [];
      const places = new Set(steps.flatMap(({ at }) => at ?? []));
      props.onHint({ valuesAt: () => new Map(), best: () => steps, pointed: () => places, onPoint: () => undefined });
      setTold(explained(evaluation, props.state));
    } catch (failure) {
      if (!signal.aborted) setTold([errorText(failure)]);
    }
    if (!signal.aborted) setBusy(false);
  };

  return (
    <section class="stack tight coach" aria-label={t("coach")}>
      <Show when={told().length === 0}><p class="muted small">{t("coach-lead")}</p></Show>
      <div aria-live="polite"><Show when={told().length > 0}><div class="notice"><For each={told()}>{(line) => <p>{line}</p>}</For></div></Show></div>
      <button type="button" class="button" disabled={!mine() || busy()} onClick={() => void ask()}>{t("coach-hint")}</button>
    </section>
  );
}
