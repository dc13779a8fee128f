// A lesson in judging: a position, the learner's word on who stands better,
// then the count of the rule of thumb, rule by rule, and what the position is
// worth with best play.

import { For, Match, Show, Switch, createEffect, createMemo, createSignal, on, type JSX } from "solid-js";
import { t } from "../i18n";
import { api } from "../net/api";
import { createLoader } from "../net/loader";
import { blankView } from "../game/blank";
import { GameTable } from "../game/GameTable";
import type { Insight } from "../game/insight";
import { ThumbTable, rateText, sayingText } from "../game/ThumbTable";
import { errorText, rulesName, sideName, valueText } from "../game/words";
import { writeLine } from "../analysis/place";
import { reveal } from "../shell/reveal";
import { link } from "../shell/router";
import { playSound } from "../sound";
import { JUDGED, winnerOf } from "./judged";
import type { JudgedLesson } from "./lessons";
import { firstUnsolved, markSolved } from "./progress";

const SIDES = ["light", "dark"] as const;

interface JudgeLessonProps {
  lesson: JudgedLesson;
  /** The way to the next position, lesson or game. */
  onward: (props: { lesson: JudgedLesson; last: boolean; onNext: () => void }) => JSX.Element;
}

export default function JudgeLesson(props: JudgeLessonProps): JSX.Element {
  const [number, setNumber] = createSignal(firstUnsolved(props.lesson));
  const [said, setSaid] = createSignal<(typeof SIDES)[number]>();
  const [counted, setCounted] = createSignal(0);
  const id = () => props.lesson.tasks[number()]!.id;
  const task = createMemo(() => JUDGED[id()]);
  const here = createLoader(task, async ({ rules, position }) => {
    const [{ position: view }, { thumb }] = await Promise.all([api.position({ rules, position }), api.thumb({ rules, position })]);
    return { task: task(), view, thumb };
  });
  const shown = () => { const known = here.value(); return known?.task === task() ? known : undefined; };
  const count = () => shown()?.thumb;
  const whole = () => counted() === count()?.terms.length;
  const mover = () => (task().position.endsWith("L") ? "light" : "dark");

  // What the rule counts that has just come; or the one that is pointed at.
  const [pointed, setPointed] = createSignal<readonly string[]>([]);
  const counting = () => (whole() ? [] : count()?.terms[counted() - 1]?.cells ?? []);
  const lit = createMemo(() => new Set(pointed().length > 0 ? pointed() : counting()));
  const insight: Insight = { valuesAt: () => new Map(), best: () => undefined, pointed: lit, onPoint: () => undefined };

  let onward!: HTMLDivElement;
  createEffect(on(counted, (now) => {
    if (now === 0) return;
    if (whole()) {
      playSound("done");
      markSolved(id());
    }
    // The way on, and with it what has just been counted or said.
    queueMicrotask(() => {
      onward.querySelector<HTMLElement>(".button")?.focus({ preventScroll: true });
      reveal(onward);
    });
  }, { defer: true }));
  // Whoever went on by keyboard can answer by keyboard, as soon as there is
  // something to be judged.
  let goesOn = false;
  createEffect(on(count, (known) => {
    if (!known || !goesOn) return;
    goesOn = false;
    queueMicrotask(() => onward.querySelector<HTMLElement>(".button")?.focus({ preventScroll: true }));
  }, { defer: true }));
  const answer = (side: (typeof SIDES)[number]) => {
    setSaid(side);
    setCounted(1);
  };
  const next = () => {
    setSaid(undefined);
    setCounted(0);
    setPointed([]);
    setNumber(number() + 1);
    goesOn = true;
  };

  const exact = () => t("value-for", { side: sideName(mover()), value: valueText(task().value) });
  const winner = () => winnerOf(task());
  return (
    <div class="table lesson">
      <div class="stage">
        <GameTable view={shown()?.view ?? blankView("pyramid")} legal={[]} near="light" label={t("board")} insight={insight} onTurn={() => undefined} />
      </div>
      <aside class="panel">
        <p><a class="muted small" href={link("/learn")}>← {t("learn")}</a></p>
        <h1>{t(`lesson-title-${props.lesson.id}`)}</h1>
        <p class="row tight" aria-label={t("lesson-step", { step: number() + 1, of: props.lesson.tasks.length })} role="img">
          <For each={props.lesson.tasks}>{(_, i) => <i class="dot" classList={{ on: i() <= number() }} />}</For>
        </p>
        <Show when={said() === undefined}><p>{t(`told-${id()}`)}</p></Show>
        <p class="task"><strong>{t("judge-question", { rules: rulesName(task().rules), mover: sideName(mover()) })}</strong></p>
        <Show when={here.error()}>{(error) => <p class="notice warning" role="alert">{errorText(error())}</p>}</Show>
        <Show when={shown()}>
          {(known) => <p class="muted">{t("judge-reserves", { light: (known().view as { reserve: number[] }).reserve[0]!, dark: (known().view as { reserve: number[] }).reserve[1]! })}</p>}
        </Show>
        <div class="stack">
          <div aria-live="polite" class="stack">
            <Show when={said() && count()}>
              {(known) => (
                <>
                  <ThumbTable count={known()} shown={counted()} onPoint={setPointed} />
                  <Show when={whole()}>
                    <p>{sayingText(known())}</p>
                    <div class={`notice ${said() === winner() ? "verdict-solved" : "verdict-wrong"}`}>
                      <p>{t("judge-exact", { exact: exact(), said: said() === winner() ? "right" : "wrong" })}</p>
                      <p>{t(known().wins === winner() ? "judge-thumb-right" : "judge-thumb-wrong")}</p>
                      <p>{t(`done-${id()}`)}</p>
                    </div>
                    <p class="muted small">{rateText(known(), rulesName)}</p>
                  </Show>
                </>
              )}
            </Show>
          </div>
          <div class="row" ref={onward}>
            <Switch>
              <Match when={said() === undefined}>
                <For each={SIDES}>{(side) => <button type="button" class="button" disabled={!count()} onClick={() => answer(side)}>{sideName(side)}</button>}</For>
              </Match>
              <Match when={!whole()}>
                <button type="button" class="button primary" onClick={() => setCounted(counted() + 1)}>{t("judge-next-rule", { number: counted() + 1, of: count()?.terms.length ?? 0 })}</button>
                <button type="button" class="button quiet" onClick={() => setCounted(count()?.terms.length ?? 0)}>{t("judge-all-rules")}</button>
              </Match>
              <Match when={whole()}>
                <props.onward lesson={props.lesson} last={number() === props.lesson.tasks.length - 1} onNext={next} />
                <a class="button quiet" href={link(`/analysis?${writeLine({ rules: task().rules, position: task().position, turns: [], at: 0 })}`)}>{t("judge-look")}</a>
              </Match>
            </Switch>
          </div>
        </div>
        <p class="grow" />
        <p><a class="button" href={link(`/rules/${props.lesson.game}`)}>{t("rules-in-full")}</a></p>
      </aside>
    </div>
  );
}
