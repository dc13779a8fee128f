// What a teacher would say at the end of a game: the turns that decided it, and
// what each side should work on.

import { For, Show, type JSX } from "solid-js";
import { t } from "../i18n";
import type { Review } from "../net/wire";
import { becauseText, sentencesLoaded } from "../game/because";
import { sideName } from "../game/words";
import { numberedTurn } from "../play/rows";
import { link } from "../shell/router";
import "../style/reasons.css";

export function Takeaway(props: { review: Review; onRead: (ply: number) => void }): JSX.Element {
  const decided = () => props.review.lesson.decided.map((ply) => props.review.turns[ply - 1]!);
  /** Puzzles of the same game, whatever its reading. */
  const puzzles = (theme: string) => `/puzzles/next?${new URLSearchParams({ rules: props.review.rules.split("+")[0]!, theme }).toString()}`;
  return (
    <Show when={sentencesLoaded()}>
      <section class="takeaway stack tight" aria-labelledby="takeaway">
        <h2 id="takeaway">{t("teacher-title")}</h2>
        <Show when={decided().length > 0} fallback={<p class="muted">{t("teacher-flawless")}</p>}>
          <p>{t("teacher-decided")}</p>
          <ol class="decided">
            <For each={decided()}>
              {(turn) => (
                <li>
                  <button type="button" class="button quiet slim-text" onClick={() => props.onRead(turn.ply)}>
                    <span><span class="mono">{numberedTurn(props.review.turns, props.review.sides[0]!.side, turn)}</span> <span class="small">{sideName(turn.side)}</span></span>
                    <span class="muted small">{turn.because[0] ? becauseText(turn.because[0].because) : t(`mark-${turn.mark}`)}</span>
                  </button>
                </li>
              )}
            </For>
          </ol>
          <For each={props.review.lesson.habits}>
            {({ side, practice, times }) => (
              <p>
                {t("teacher-habit", { side: sideName(side), times, habit: t(`habit-${practice}`) })}{" "}
                <a href={link(puzzles(practice))}>{t("teacher-practise")}</a>
              </p>
            )}
          </For>
        </Show>
      </section>
    </Show>
  );
}
