// What there is to solve, once it is there.

import { Show, type JSX } from "solid-js";
import { errorText } from "../game/words";
import { t } from "../i18n";
import { ApiError } from "../net/api";
import { link } from "../shell/router";
import type { Exercise } from "./exercise";

/** Whether a puzzle is not there: what a game would be told is not meant. */
const isMissing = (error: unknown) => error instanceof ApiError && error.code === "not_found";

/** The exercise, or why there is none. */
export function Exercised(props: { exercise: Exercise | undefined; error: unknown; loading: boolean; none: string; children: (exercise: Exercise) => JSX.Element }): JSX.Element {
  return (
    <Show
      when={props.exercise} keyed
      fallback={
        <div class="page" aria-busy={props.loading}>
          <h1>{t("puzzles")}</h1>
          <Show when={!props.loading}><p class={props.error ? "notice warning" : "lead"}>{props.error && !isMissing(props.error) ? errorText(props.error) : props.none}</p></Show>
          <p><a class="button" href={link("/puzzles")}>← {t("puzzles")}</a></p>
        </div>
      }
    >
      {(exercise) => props.children(exercise)}
    </Show>
  );
}
