// A lesson: what the rule says, a position, and the learner's move.

import { For, Show, createMemo, createSignal, type JSX } from "solid-js";
import { t, withTexts } from "../i18n";
import { api } from "../net/api";
import { createLoaded, createLoader } from "../net/loader";
import type { LegalTurn, Side, View } from "../net/wire";
import { blankView } from "../game/blank";
import { GameTable } from "../game/GameTable";
import { errorText } from "../game/words";
import { playSound } from "../sound";
import { lessonAfter, lessonById, type Lesson } from "./lessons";
import { markLearned } from "./progress";

export default function LessonPage(props: { id: string }): JSX.Element {
  const ready = createLoaded(() => withTexts("lessons").then(() => true));
  return (
    <Show when={ready.value()}>
      <Show when={lessonById(props.id)} keyed fallback={<div class="page"><p>{t("not-found")}</p><p><a class="button" href="/learn">{t("learn")}</a></p></div>}>
        {(lesson) => <Taught lesson={lesson} />}
      </Show>
    </Show>
  );
}

function Taught(props: { lesson: Lesson }): JSX.Element {
  const [task, setTask] = createSignal(0);
  const [after, setAfter] = createSignal<{ view: View; solved: boolean }>();
  const [error, setError] = createSignal<string>();
  const [pending, setPending] = createSignal<LegalTurn>();
  const current = () => props.lesson.tasks[task()]!;
  const where = createMemo(() => ({ rules: props.lesson.rules, ...(current().position === undefined ? {} : { position: current().position! }) }));
  const here = createLoader(where, (place) => api.position(place));
  const trouble = () => error() ?? (here.error() ? errorText(here.error()) : undefined);
  const view = () => after()?.view ?? here.value()?.position ?? blankView(props.lesson.game);
  const legal = createMemo(() => (after() || here.loading() ? [] : here.value()?.legal ?? []));
  const last = () => task() === props.lesson.tasks.length - 1;
  // The learner sits where the turn is.
  const near = (): Side => (props.lesson.game === "pyramid" ? "light" : here.value()?.position.to_move ?? "red");

  const play = async (text: string) => {
    const turn = legal().find((candidate) => candidate.turn === text);
    if (!turn) return;
    setPending(turn);
    try {
      const { position } = await api.position({ ...where(), turns: [text] });
      const solved = current().solved(turn, position);
      setAfter({ view: position, solved });
      if (solved) playSound("done");
      if (solved && last()) markLearned(props.lesson.id);
    } catch (failure) {
      setError(errorText(failure));
    }
    setPending(undefined);
  };
  const again = () => {
    setAfter(undefined);
    setError(undefined);
    if (!here.value()) here.reload();
  };
  const next = () => {
    setAfter(undefined);
    setTask(task() + 1);
  };

  return (
    <div class="table lesson">
      <div class="stage">
        <GameTable view={view()} legal={legal()} near={near()} pending={pending()} label={t("board")} onTurn={(turn) => void play(turn)} />
      </div>
      <aside class="panel">
        <p><a class="muted small" href="/learn">← {t("learn")}</a></p>
        <h1>{t(`lesson-${props.lesson.id}`)}</h1>
        <p class="row tight" aria-label={t("lesson-step", { step: task() + 1, of: props.lesson.tasks.length })} role="img">
          <For each={props.lesson.tasks}>{(_, i) => <i class="dot" classList={{ on: i() <= task() }} />}</For>
        </p>
        <p>{t(`lesson-${current().id}`)}</p>
        <p class="task"><strong>{t(`lesson-${current().id}-task`)}</strong></p>
        <div aria-live="polite" class="stack">
          <Show when={trouble()}><p class="notice warning">{trouble()}</p></Show>
          <Show when={after()}>
            {(result) => (
              <Show
                when={result().solved}
                fallback={
                  <>
                    <p class="notice">{t("lesson-not-quite")}</p>
                    <button type="button" class="button" onClick={again}>{t("try-again")}</button>
                  </>
                }
              >
                <p class="notice">{t(`lesson-${current().id}-done`)}</p>
                <Show
                  when={last()}
                  fallback={<button type="button" class="button primary" onClick={next}>{t("next")}</button>}
                >
                  <Show when={lessonAfter(props.lesson.id)} fallback={<a class="button primary" href="/">{t("play")}</a>}>
                    {(following) => <a class="button primary" href={`/learn/${following().id}`}>{t("next-lesson", { title: t(`lesson-${following().id}`) })}</a>}
                  </Show>
                </Show>
              </Show>
            )}
          </Show>
        </div>
        <p class="grow" />
        <p><a class="button" href={`/rules/${props.lesson.game}`}>{t("rules-in-full")}</a></p>
      </aside>
    </div>
  );
}
