// A lesson: what the rule says, a position, and the learner's move. A wrong
// move is answered on the board and may be tried again; whoever asks is shown
// how it is done.

import { For, Show, createEffect, createMemo, createSignal, lazy, on, type JSX } from "solid-js";
import { t } from "../i18n";
import { api } from "../net/api";
import { createLoader } from "../net/loader";
import type { LegalTurn, Side } from "../net/wire";
import { blankView } from "../game/blank";
import { GameTable } from "../game/GameTable";
import { errorText } from "../game/words";
import { part } from "../offline/part";
import { goOnAt } from "../shell/reveal";
import { link } from "../shell/router";
import { playSound } from "../sound";
import { createAttempt, type Phase } from "./attempt";
import { FirstGame } from "./FirstGame";
import { isPlayed, lessonAfter, lessonById, type Lesson, type PlayedLesson } from "./lessons";
import { firstUnsolved, markSolved } from "./progress";

// Judging is another kind of lesson, loaded with all that it needs; even the
// list of that would be more than a lesson has room for.
const JudgeLesson = lazy(async () => (await part(() => import("./judging"))).judgeLesson());

export default function LessonPage(props: { id: string }): JSX.Element {
  return (
    <Show when={lessonById(props.id)} keyed fallback={<div class="page"><p>{t("not-found")}</p><p><a class="button" href={link("/learn")}>{t("learn")}</a></p></div>}>
      {(lesson) => (isPlayed(lesson) ? <Taught lesson={lesson} /> : <JudgeLesson lesson={lesson} onward={Onward} />)}
    </Show>
  );
}

function Taught(props: { lesson: PlayedLesson }): JSX.Element {
  const [number, setNumber] = createSignal(firstUnsolved(props.lesson));
  const [error, setError] = createSignal<string>();
  const [pending, setPending] = createSignal<LegalTurn>();
  const task = () => props.lesson.tasks[number()]!;
  const where = createMemo(() => ({ rules: props.lesson.rules, ...(task().position === undefined ? {} : { position: task().position! }) }));
  const here = createLoader(where, (place) => api.position(place));
  const { phase, play, show, arrange, again } = createAttempt(task, () => props.lesson.rules);
  const open = () => phase().is === "open";
  const start = () => here.value()?.position;
  const view = () => { const now = phase(); return now.is === "open" ? start() ?? blankView(props.lesson.game) : now.view; };
  const legal = createMemo(() => (open() && !here.loading() ? here.value()?.legal ?? [] : []));
  const trouble = () => error() ?? (here.error() ? errorText(here.error()) : undefined);
  const near = (): Side => (props.lesson.game === "pyramid" ? "light" : "red");
  const arranges = () => task().goal.want === "arrange";

  /** Does what was asked; what goes wrong is told, and can be tried again. */
  const attempt = async (work: () => Promise<void>) => {
    setError(undefined);
    try {
      await work();
    } catch (failure) {
      setError(errorText(failure));
    }
    setPending(undefined);
  };
  const onTurn = (text: string) => {
    const turn = legal().find((candidate) => candidate.turn === text);
    const before = start();
    if (!turn || !before) return;
    setPending(turn);
    void attempt(() => play(turn, before));
  };
  const showMe = () => {
    const before = start();
    if (before) void attempt(() => (arranges() ? arrange(task().solution, "shown") : show(before)));
  };

  // A turn that was made by keyboard goes on by keyboard: to the button that
  // comes next, and from there back to the board.
  let stage!: HTMLDivElement;
  let told!: HTMLDivElement;
  const toBoard = () => queueMicrotask(() => stage.querySelector<HTMLElement>('.cell[tabindex="0"]')?.focus({ preventScroll: true }));
  createEffect(on(() => phase().is, (now, before) => {
    if (now === "solved") {
      playSound("done");
      markSolved(task().id);
    }
    if (before !== undefined && now !== "open") goOnAt(told);
  }));
  const retry = () => {
    again();
    setError(undefined);
    if (!here.value()) here.reload();
    toBoard();
  };
  const next = () => {
    again();
    setNumber(number() + 1);
    toBoard();
  };

  return (
    <div class="table lesson">
      <div class="stage" ref={stage}>
        <GameTable
          view={view()} legal={legal()} near={near()} pending={pending()} label={t("board")} onTurn={onTurn}
          onArrange={arranges() && open() ? (arrangement) => void attempt(() => arrange(arrangement, "played")) : undefined}
        />
      </div>
      <aside class="panel">
        <p><a class="muted small" href={link("/learn")}>← {t("learn")}</a></p>
        <h1>{t(`lesson-title-${props.lesson.id}`)}</h1>
        <p class="row tight" aria-label={t("lesson-step", { step: number() + 1, of: props.lesson.tasks.length })} role="img">
          <For each={props.lesson.tasks}>{(_, i) => <i class="dot" classList={{ on: i() <= number() }} />}</For>
        </p>
        <p class="told-first">{t(`lesson-${task().id}`)}</p>
        <p class="task"><strong>{t(`lesson-${task().id}-task`)}</strong></p>
        <div class="stack" ref={told}>
          <div aria-live="polite" class="stack">
            <Show when={trouble()}><p class="notice warning">{trouble()}</p></Show>
            <Verdict phase={phase()} done={t(`lesson-${task().id}-done`)} />
          </div>
          <div class="row">
            <Show when={phase().is === "solved" || phase().is === "shown"}>
              <Onward lesson={props.lesson} last={number() === props.lesson.tasks.length - 1} onNext={next} />
            </Show>
            <Show when={phase().is === "wrong" || phase().is === "shown" || trouble()}>
              <button type="button" class="button" onClick={retry}>{t(phase().is === "shown" ? "lesson-now-you" : "try-again")}</button>
            </Show>
            <Show when={phase().is === "open" || phase().is === "wrong"}>
              <button type="button" class="button quiet" disabled={!start()} onClick={showMe}>{t("lesson-show-me")}</button>
            </Show>
          </div>
        </div>
        <p class="grow" />
        <p><a class="button" href={link(`/rules/${props.lesson.game}`)}>{t("rules-in-full")}</a></p>
      </aside>
    </div>
  );
}

/** What came of the try, in words. */
function Verdict(props: { phase: Phase; done: string }): JSX.Element {
  const lines = (): readonly string[] => {
    const { phase } = props;
    switch (phase.is) {
      case "open": return [];
      case "solved": return [props.done];
      case "shown": return [phase.how, props.done];
      case "wrong": return [phase.why, ...(phase.answer ? [phase.answer] : [])];
    }
  };
  return <Show when={lines().length > 0}><div class={`notice verdict-${props.phase.is}`}><For each={lines()}>{(line) => <p>{line}</p>}</For></div></Show>;
}

/** The next task, the next lesson, or the first game. */
function Onward(props: { lesson: Lesson; last: boolean; onNext: () => void }): JSX.Element {
  return (
    <Show when={props.last} fallback={<button type="button" class="button primary" onClick={props.onNext}>{t("next")}</button>}>
      <Show when={lessonAfter(props.lesson)} fallback={<FirstGame game={props.lesson.game} />}>
        {(following) => <a class="button primary" href={link(`/learn/${following().id}`)}>{t("next-lesson", { title: t(`lesson-title-${following().id}`) })}</a>}
      </Show>
    </Show>
  );
}
