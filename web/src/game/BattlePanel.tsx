// The race for the points, and the battles in words.

import { For, Show, type JSX } from "solid-js";
import { t } from "../i18n";
import type { EquatorView } from "../net/wire";
import { battleText, standingText } from "./words";

const LAST_BATTLE = 5;

/** All points of a game, and how many win it (E12); without the singleton 10 : 10 is decided by the last battle (E11). */
export function raceOf({ singleton }: Pick<EquatorView, "singleton">): { all: number; goal: number } {
  return singleton ? { all: 21, goal: 11 } : { all: 20, goal: 10 };
}

export function BattlePanel(props: { view: EquatorView }): JSX.Element {
  const share = (side: number) => `${((props.view.score[side] ?? 0) / race().all) * 100}%`;
  const race = () => raceOf(props.view);
  const goalAt = () => `${(race().goal / race().all) * 100}%`;
  /** What the winner of the last battle takes besides its pawns. */
  const stake = () => {
    const { pile, singleton, battle } = props.view;
    if (battle > LAST_BATTLE) return "";
    return [...(pile > 0 ? [t("stake-pile", { pile })] : []), ...(singleton ? [t("stake-singleton")] : [])].join(", ");
  };
  return (
    <section class="battles" aria-label={t("score")}>
      <p class="row spread score">
        <span class="blue-text">{t("score-of", { side: t("side-blue"), points: props.view.score[0] ?? 0 })}</span>
        <span class="red-text">{t("score-of", { side: t("side-red"), points: props.view.score[1] ?? 0 })}</span>
      </p>
      <div class="race" aria-hidden="true">
        <div class="blue" style={{ width: share(0) }} />
        <div class="red" style={{ width: share(1) }} />
        <i class="goal" style={{ left: goalAt() }} />
        <i class="goal" style={{ right: goalAt() }} />
      </div>
      <p class="muted small">{t(props.view.singleton ? "race-note" : "race-note-even", race())}<Show when={stake()}>{(what) => <> {t("stake", { what: what() })}</>}</Show></p>
      <p class="standing">{standingText(props.view)}</p>
      <Show when={props.view.battles.length > 0}>
        <ol class="reports">
          <For each={[...props.view.battles].reverse()}>
            {(report) => <li classList={{ "blue-text": report.winner === "blue", "red-text": report.winner === "red" }}>{battleText(report)}</li>}
          </For>
        </ol>
      </Show>
    </section>
  );
}
