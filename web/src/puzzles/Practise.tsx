// From the review of a game: one's mistakes are put among what comes back.

import { For, Show, createSignal, type JSX } from "solid-js";
import { isMistake } from "../analysis/reviewed";
import type { Line } from "../analysis/place";
import { sideName, errorText } from "../game/words";
import { t } from "../i18n";
import { api } from "../net/api";
import type { Review, ReviewedTurn, Side } from "../net/wire";
import { link } from "../shell/router";
import { keep } from "./kept";
import { queued, type Missed } from "./repetition";

/** The positions before these turns, with what would have been better. */
async function missedIn({ rules, position, turns }: Line, mistakes: readonly ReviewedTurn[]): Promise<Missed[]> {
  const before = (ply: number) => api.position({ rules, turns: turns.slice(0, ply - 1), ...(position === undefined ? {} : { position }) });
  return Promise.all(mistakes.map(async ({ ply, turn, best }) => ({ kind: "mistake", rules, position: (await before(ply)).position.text, played: turn, best })));
}

export default function Practise(props: { review: Review; line: Line }): JSX.Element {
  const [done, setDone] = createSignal<readonly Side[]>([]);
  const [error, setError] = createSignal<string>();
  const mistakesOf = (side: Side) => props.review.turns.filter((turn) => turn.side === side && isMistake(turn) && turn.best.length > 0);
  const add = async (side: Side) => {
    try {
      const missed = await missedIn(props.line, mistakesOf(side));
      // They can be tried at once, and come back from then on.
      keep(({ queue }) => ({ queue: missed.reduce<readonly (typeof queue)[number][]>((all, one) => queued(all, one, Date.now()), queue) }));
      setDone([...done(), side]);
    } catch (failure) {
      setError(errorText(failure));
    }
  };
  return (
    <div class="stack tight">
      <For each={props.review.sides}>
        {({ side }) => (
          <Show when={mistakesOf(side).length > 0 && !done().includes(side)}>
            <button type="button" class="button slim-text" onClick={() => void add(side)}>{t("practise-mistakes", { side: sideName(side), count: mistakesOf(side).length })}</button>
          </Show>
        )}
      </For>
      <div aria-live="polite">
        <Show when={error()}><p class="notice warning">{error()}</p></Show>
        <Show when={done().length > 0}><p class="small">{t("practise-queued")} <a href={link("/puzzles/again")}>{t("practise-go")}</a></p></Show>
      </div>
    </div>
  );
}
