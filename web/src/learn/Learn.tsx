// The lessons of both games, and the way to the rules.

import { For, Show, type JSX } from "solid-js";
import { t, withTexts } from "../i18n";
import { createLoaded } from "../net/loader";
import type { GameKind } from "../net/wire";
import { LESSONS } from "./lessons";
import { learned } from "./progress";

export default function Learn(): JSX.Element {
  const ready = createLoaded(() => withTexts("lessons").then(() => true));
  const Part = (part: { game: GameKind }) => (
    <section class="card stack">
      <h2>{t(`game-${part.game}`)}</h2>
      <p class="muted">{t(`learn-${part.game}`)}</p>
      <ol class="lesson-list">
        <For each={LESSONS.filter(({ game }) => game === part.game)}>
          {({ id }, i) => (
            <li>
              <a href={`/learn/${id}`}>
                <span class="lesson-number" classList={{ done: learned().has(id) }} aria-hidden="true">{learned().has(id) ? "✓" : i() + 1}</span>
                <span>{t(`lesson-${id}`)}<Show when={learned().has(id)}><span class="visually-hidden"> {t("lesson-done")}</span></Show></span>
              </a>
            </li>
          )}
        </For>
      </ol>
      <p><a class="button" href={`/rules/${part.game}`}>{t("rules-in-full")}</a></p>
    </section>
  );
  return (
    <div class="page">
      <header>
        <h1>{t("learn")}</h1>
        <p class="lead">{t("learn-lead")}</p>
      </header>
      <Show when={ready.value()}>
        <div class="columns">
          <Part game="pyramid" />
          <Part game="equator" />
        </div>
      </Show>
    </div>
  );
}
