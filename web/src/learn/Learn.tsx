// The lessons of both games, and the way to the rules.

import { For, Show, type JSX } from "solid-js";
import { t } from "../i18n";
import type { GameKind } from "../net/wire";
import { link } from "../shell/router";
import { FirstGame } from "./FirstGame";
import { lessonsOf } from "./lessons";
import { isLearned, solvedOf } from "./progress";

export default function Learn(): JSX.Element {
  const Part = (part: { game: GameKind }) => (
    <section class="card stack">
      <h2>{t(`game-${part.game}`)}</h2>
      <p class="muted">{t(`learn-${part.game}`)}</p>
      <ol class="lesson-list">
        <For each={lessonsOf(part.game)}>
          {(lesson, i) => (
            <li>
              <a href={link(`/learn/${lesson.id}`)}>
                <span class="lesson-number" classList={{ done: isLearned(lesson) }} aria-hidden="true">{isLearned(lesson) ? "✓" : i() + 1}</span>
                <span>
                  {t(`lesson-title-${lesson.id}`)}
                  <Show when={isLearned(lesson)}><span class="visually-hidden"> {t("lesson-done")}</span></Show>
                  <Show when={solvedOf(lesson) > 0 && !isLearned(lesson)}><span class="muted small"> {t("lesson-solved", { solved: solvedOf(lesson), of: lesson.tasks.length })}</span></Show>
                </span>
              </a>
            </li>
          )}
        </For>
      </ol>
      <div class="row">
        <Show when={lessonsOf(part.game).every(isLearned)}><FirstGame game={part.game} /></Show>
        <a class="button" href={link(`/rules/${part.game}`)}>{t("rules-in-full")}</a>
        <Show when={part.game === "pyramid"}><a class="button" href={link("/explore")}>{t("explore-all")}</a></Show>
      </div>
    </section>
  );
  return (
    <div class="page">
      <header>
        <h1>{t("learn")}</h1>
        <p class="lead">{t("learn-lead")}</p>
      </header>
      <div class="columns">
        <Part game="pyramid" />
        <Part game="equator" />
      </div>
    </div>
  );
}
