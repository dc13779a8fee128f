// Everything there is to solve, and how one is doing.

import { For, Show, createMemo, createSignal, type JSX } from "solid-js";
import { GlobeFigure } from "../equator/GlobeFigure";
import { errorText, rulesName } from "../game/words";
import { t } from "../i18n";
import { createLoaded, createLoader } from "../net/loader";
import { puzzles } from "../net/puzzles";
import { Figure } from "../pyramid/Figure";
import { link } from "../shell/router";
import { THEMES, chooseRules, chosenRules } from "./choice";
import { dayName, today } from "./days";
import { dayKey, keep, kept } from "./kept";
import { Rated } from "./Rated";
import { dueNow } from "./repetition";
import { Shared } from "./Shared";
import { account, whoKeeps } from "./solver";

export default function PuzzlesPage(): JSX.Element {
  const catalog = createLoaded(async () => puzzles.catalog(await whoKeeps()));
  const [rules, setRules] = createSignal(chosenRules());
  const set = createMemo(() => catalog.value()?.sets.find((one) => one.rules === rules()) ?? catalog.value()?.sets[0]);
  const choose = (chosen: string) => {
    chooseRules(chosen);
    setRules(chosen);
  };
  const date = today();
  // An ornament: where it cannot be had, the button says all there is to say.
  const daily = createLoader(rules, async (which) => puzzles.daily(await whoKeeps(), which, date));
  const to = (page: string, more: Record<string, string> = {}) => `/puzzles/${page}?${new URLSearchParams({ rules: rules(), ...more }).toString()}`;
  const themes = () => THEMES.flatMap((theme) => set()?.themes.find((one) => one.theme === theme) ?? []);
  const due = () => dueNow(kept().queue, Date.now()).length;
  const solved = () => kept().tried.filter(([, score]) => score === 1).length;
  return (
    <div class="page" aria-busy={catalog.loading()}>
      <header class="row spread">
        <div>
          <h1>{t("puzzles")}</h1>
          <p class="lead">{t("puzzle-page-lead")}</p>
        </div>
        <label class="field">
          <span>{t("choose-rules")}</span>
          <select class="input" onChange={(event) => choose(event.currentTarget.value)}>
            <For each={catalog.value()?.sets ?? []}>{(one) => <option value={one.rules} selected={one.rules === set()?.rules}>{rulesName(one.rules)}</option>}</For>
          </select>
        </label>
      </header>
      <Show when={catalog.error()}><p class="notice warning" role="alert">{errorText(catalog.error())}</p></Show>
      <div class="columns four">
        <section class="card stack">
          <h2>{t("puzzle-page-daily")}</h2>
          <p class="muted">{t("puzzle-page-daily-lead", { date: dayName(date) })}</p>
          <div class="daily-figure">
            <Show when={daily.value()}>
              {(puzzle) => <Show when={puzzle().game === "pyramid"} fallback={<GlobeFigure position={puzzle().position.text} />}><Figure position={puzzle().position.text} /></Show>}
            </Show>
          </div>
          <Show when={kept().days[dayKey(date, rules())]}>{(day) => <p>{t(day().solved ? "puzzle-page-share-solved" : "puzzle-page-share-missed")}</p>}</Show>
          <div class="row">
            <a class="button primary" href={link(to("daily"))}>{t(kept().days[dayKey(date, rules())] ? "puzzle-page-daily-again" : "puzzle-page-daily-solve")}</a>
            <Shared date={date} rules={rules()} />
          </div>
        </section>
        <section class="card stack">
          <h2>{t("puzzle-page-streak")}</h2>
          <p class="muted">{t("puzzle-page-streak-lead")}</p>
          <Show when={kept().streaks[rules()]}>{(best) => <p>{t("puzzle-page-streak-best", { best: best() })}</p>}</Show>
          <div class="row"><a class="button" href={link(to("streak"))}>{t("puzzle-page-streak-start")}</a></div>
        </section>
        <section class="card stack">
          <h2>{t("puzzle-page-again")}</h2>
          <p class="muted">{t("puzzle-page-again-lead")}</p>
          <label class="check">
            <input type="checkbox" checked={kept().bringsBack === "yes"} onChange={(event) => { const bringsBack = event.currentTarget.checked ? "yes" : "no"; keep(() => ({ bringsBack })); }} />
            <span>{t("puzzle-page-bring-back")}</span>
          </label>
          <p>{t("puzzle-page-due", { due: due(), waiting: kept().queue.length - due() })}</p>
          <div class="row"><Show when={due() > 0}><a class="button" href={link("/puzzles/again")}>{t("puzzle-page-again-start")}</a></Show></div>
        </section>
        <section class="card stack">
          <h2>{t("puzzle-page-progress")}</h2>
          <Show when={set()}>{(one) => <Rated game={one().game} />}</Show>
          <p>{t("puzzle-page-tried", { tried: account()?.attempted ?? kept().tried.length, solved: account()?.solved ?? solved() })}</p>
          <p class="muted small">{t(account() ? "puzzle-page-kept-account" : "puzzle-page-kept-device")}</p>
        </section>
      </div>
      <section class="card stack">
        <div class="row spread"><h2>{t("puzzle-page-themes")}</h2><a class="button" href={link(to("sheet"))}>{t("puzzle-page-sheet")}</a></div>
        <ul class="theme-list">
          <li><a href={link(to("next"))}><strong>{t("puzzle-page-any")}</strong><span class="muted small">{set()?.puzzles ?? ""}</span></a></li>
          <For each={themes()}>
            {({ theme, puzzles: count }) => <li><a href={link(to("next", { theme }))}><span>{t(`puzzle-theme-${theme}`)}</span><span class="muted small">{count}</span></a></li>}
          </For>
        </ul>
      </section>
    </div>
  );
}
