// Any position, its exact value, the value of every turn, and what a game
// looked like in that light.

import { For, Show, Suspense, createEffect, createMemo, createSignal, lazy, on, onCleanup, onMount, type JSX } from "solid-js";
import { t, withTexts } from "../i18n";
import { api } from "../net/api";
import { canThink } from "../net/here";
import { createLoader } from "../net/loader";
import type { EquatorView, Explanation, View } from "../net/wire";
import { blankView } from "../game/blank";
import { sentencesLoaded } from "../game/because";
import { GameTable } from "../game/GameTable";
import { errorText, gameOf, rulesName } from "../game/words";
import { part } from "../offline/part";
import { SITE } from "../shell/mode";
import { Progress } from "../shell/Progress";
import { address, go } from "../shell/router";
import { Moves } from "../play/Moves";
import type { ListedTurn } from "../play/rows";
import { lighting, linkValues } from "./insight";
import { draftOf } from "./draft";
import { createMovers } from "./movers";
import { createPlayout } from "./playout";
import { createReview, mistakeFrom } from "./reviewed";
import { createValues } from "./values";
import { Values } from "./Values";
import { goTo, placeOf, playOn, readLine, writeLine, type Line } from "./place";

// What stands behind the other tabs is loaded with them, and what is said of
// tablebases when there are values to speak of.
const Editor = lazy(() => part(() => import("./Editor")));
const EquatorEditor = lazy(() => part(() => import("./EquatorEditor")));
const Exchange = lazy(() => part(() => import("./Exchange")));
const TablebaseNotice = lazy(() => part(() => import("./TablebaseNotice")));
const Solving = lazy(() => part(() => import("./Solving")));
const TableFile = lazy(() => part(() => import("./TableFile")));
const Thumb = lazy(async () => (await Promise.all([part(() => import("./Thumb")), withTexts("judging")]))[0]);
const BattlePanel = lazy(() => part(() => import("../game/BattlePanel")).then(({ BattlePanel: it }) => ({ default: it })));
const ReviewPanel = lazy(() => part(() => import("./Graph")));

const RULES = ["standard", "advanced", "children", "standard+must", "standard+raise", "standard+must+raise", "advanced+must", "advanced+raise",
  "advanced+must+raise", "children+raise", "carpentier", "jeux-et-strategie"];

const solvable = (view: View | undefined) => view?.game === "equator" && (view as EquatorView).battle > 0;

type Tab = "values" | "review" | "edit" | "exchange";

export default function Analysis(): JSX.Element {
  const line = createMemo(() => readLine(address().searchParams));
  const show = (next: Line, how: "push" | "replace" = "replace") => go(`/analysis?${writeLine(next)}`, how);
  const [tab, setTab] = createSignal<Tab>(draftOf(writeLine(line())) === undefined ? "values" : "edit");
  const [failure, setFailure] = createSignal<unknown>();

  // A finished game opens by its id: its record becomes the line.
  createEffect(on(() => address().searchParams.get("game"), async (id) => {
    if (!id) return;
    try {
      const { games } = await api.readRecord(await api.record(id));
      const game = games[0];
      if (!game) return;
      const turns = game.turns.map(({ turn }) => turn);
      show({ rules: game.rules, position: game.position, turns, at: turns.length });
      setTab("review");
    } catch (refusal) {
      setFailure(refusal);
    }
  }));

  const place = createMemo(() => placeOf(line()), undefined, { equals: (a, b) => JSON.stringify(a) === JSON.stringify(b) });
  const opening = () => address().searchParams.has("game");
  const here = createLoader(() => (opening() ? undefined : place()), async (where) => ({ where, ...(await api.position(where)) }));
  const view = () => here.value()?.position;
  /** What stands on the table: the empty board until the first answer. */
  const shownView = createMemo<View>(() => {
    const known = view();
    return known && known.game === gameOf(line().rules) ? known : blankView(gameOf(line().rules));
  });
  const values = createValues(
    () => (here.value() && !here.loading() && !here.error() && tab() === "values" ? place() : undefined), () => solvable(view()),
  );
  const trouble = () => {
    const refused = failure() ?? here.error() ?? values.error();
    return refused === undefined ? undefined : errorText(refused);
  };

  const legal = createMemo(() => (here.loading() ? [] : here.value()?.legal ?? []));
  /** The values of this position, and of no other. */
  const valued = createMemo(() => (values.loading() || here.loading() ? undefined : values.evaluation()));
  const link = linkValues(legal, () => valued()?.turns ?? []);

  // What a reason speaks of lights up, and its line is played; the game that
  // was reviewed is there to come back to.
  const [lit, setLit] = createSignal<readonly string[]>([]);
  const [left, setLeft] = createSignal<Line>();

  // Where a tablebase answers, a review costs nothing: mistakes are marked at once.
  const { review, busy: reviewing, done: reviewed } = createReview(
    () => left() ?? line(), () => !opening() && (tab() === "review" || values.evaluation()?.source === "tablebase"), setFailure,
  );

  const sides = () => (gameOf(line().rules) === "pyramid" ? (["light", "dark"] as const) : (["blue", "red"] as const));
  const movers = createMovers(line, here.value);
  // A line that leaves the game has marks as far as it is the game.
  const shared = createMemo(() => {
    const game = left()?.turns;
    const parts = game ? line().turns.findIndex((turn, i) => turn !== game[i]) : -1;
    return parts < 0 ? line().turns.length : parts;
  });
  const listed = createMemo<ListedTurn[]>(() =>
    line().turns.map((turn, i) => ({ ply: i + 1, turn, side: movers()[i] ?? sides()[0], mark: i < shared() ? review()?.turns[i]?.mark : undefined })),
  );

  const playout = createPlayout(line, () => !here.loading(), show);
  createEffect(on(tab, playout.stop, { defer: true }));

  const study = createMemo(() => [line().rules, line().position].join(" "));
  createEffect(on(study, () => setLeft(undefined), { defer: true }));
  createEffect(on(() => [tab(), study()].join(" "), () => setLit([]), { defer: true }));
  const insight = lighting(lit, link.insight, () => tab() === "values");
  /** Plays a turn; a game that was reviewed and went on otherwise is kept. */
  const play = (from: Line, turn: string) => {
    const next = playOn(from, turn);
    if (review() && from.at < from.turns.length && next.turns !== from.turns) setLeft(left() ?? line());
    show(next);
  };
  /** Before the turn of the game that is looked at. */
  const beforeIt = () => {
    const game = left() ?? line();
    return goTo(game, game.at - 1);
  };
  const showReason = ({ line: turns, places }: Explanation) => {
    const from = beforeIt();
    setLeft(left() ?? line());
    show(from);
    setLit(places);
    playout.start(turns);
  };
  const showLine = (turns: readonly string[]) => {
    if (review() && line().at < line().turns.length) setLeft(left() ?? line());
    playout.start(turns);
  };
  const readGame = (ply: number) => {
    const game = left() ?? line();
    setLeft(undefined);
    setLit([]);
    show(goTo(game, ply));
  };

  const read = (ply: number | undefined) => show(goTo(line(), ply ?? line().turns.length));
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLElement && event.target.closest("input, textarea, select, .cells")) return;
    const mistake = (way: 1 | -1) => mistakeFrom(review(), (left() ?? line()).at, way);
    const to = event.shiftKey ? { ArrowLeft: mistake(-1), ArrowRight: mistake(1) }[event.key] : { ArrowLeft: line().at - 1, ArrowRight: line().at + 1, Home: 0, End: line().turns.length }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (event.shiftKey) readGame(to);
    else read(to);
  };
  onMount(() => addEventListener("keydown", onKey));
  onCleanup(() => removeEventListener("keydown", onKey));

  const edited = (position: string) => {
    show({ ...line(), position, turns: [], at: 0 }, "push");
    setTab("values");
  };

  return (
    <div class="table analysis">
      <h1 class="visually-hidden">{t("analysis")}</h1>
      <div class="stage">
        <Show
          when={tab() !== "edit"}
          fallback={
            <Suspense fallback={<div class="grow" aria-busy="true" />}>
              <Show when={shownView().game === "pyramid"} fallback={<EquatorEditor at={writeLine(line())} start={shownView().text} onDone={edited} />}>
                <Editor at={writeLine(line())} start={shownView().text} onDone={edited} />
              </Show>
            </Suspense>
          }
        >
          <GameTable
            view={shownView()} legal={legal()} near={sides()[gameOf(line().rules) === "pyramid" ? 0 : 1]}
            label={t("board")} insight={tab() === "values" || tab() === "review" ? insight : undefined} onTurn={(turn) => play(line(), turn)}
          />
        </Show>
      </div>
      <aside class="panel">
        <label class="field">
          <span class="visually-hidden">{t("choose-rules")}</span>
          <select class="input" value={line().rules} onChange={(event) => {
            const rules = event.currentTarget.value;
            const keep = gameOf(rules) === gameOf(line().rules);
            show({ rules, position: keep ? view()?.text : undefined, turns: [], at: 0 }, "push");
          }}>
            <For each={RULES.includes(line().rules) ? RULES : [line().rules, ...RULES]}>
              {(rules) => <option value={rules} selected={rules === line().rules}>{rulesName(rules)}</option>}
            </For>
          </select>
        </label>
        <div class="tablist" role="group" aria-label={t("analysis")}>
          <For each={["values", "review", "edit", "exchange"] as const}>
            {(name) => (
              <button type="button" class="button quiet" aria-pressed={tab() === name} onClick={() => setTab(name)}>{t(`tab-${name}`)}</button>
            )}
          </For>
        </div>
        <div class="panel-body">
          <Show when={trouble()}><p class="notice warning" role="alert">{trouble()}</p></Show>
          <Show when={tab() === "values"}>
            <Show when={shownView().game === "equator"}><Suspense><BattlePanel view={shownView() as EquatorView} /></Suspense></Show>
            <Show when={values.solving() !== undefined || values.stopped()}><Suspense><Solving values={values} /></Suspense></Show>
            <Values
              evaluation={values.evaluation()} loading={values.loading() || here.loading()}
              game={gameOf(line().rules)} side={view()?.to_move ?? "light"} link={link}
              onTurn={(turn) => play(line(), turn)}
              onLine={showLine} playing={playout.playing()} onStop={playout.stop} onLight={setLit}
            />
            <Show when={gameOf(line().rules) === "pyramid" && values.evaluation()}>
              <Suspense><Thumb place={place()} onLight={setLit} /></Suspense>
            </Show>
            <Show when={gameOf(line().rules) === "pyramid" && values.evaluation()?.turns.some(({ value }) => value.kind === "estimate")}>
              <Show when={!SITE}><Suspense><TablebaseNotice rules={line().rules} onReady={values.reload} /></Suspense></Show>
            </Show>
            <Show when={canThink && gameOf(line().rules) === "pyramid" && values.evaluation()}>
              <Suspense><TableFile rules={line().rules} onChange={values.reload} line={line()} /></Suspense>
            </Show>
          </Show>
          <Show when={tab() === "review"}>
            <Show when={line().turns.length > 0} fallback={<p class="muted">{t("review-empty")}</p>}>
              <Show when={!reviewing()} fallback={<><p class="muted" role="status">{t("reviewing")}</p><Progress done={reviewed()} label={t("reviewing")} /></>}>
                <Show when={review()}>
                  {(seen) => (
                    <Suspense fallback={<p class="muted" aria-busy="true">{t("loading")}</p>}>
                      <ReviewPanel
                        review={seen()} line={left() ?? line()} at={(left() ?? line()).at} onRead={readGame}
                        onPlay={(turn) => play(beforeIt(), turn)}
                        onShow={showReason} onPoint={setLit}
                      />
                    </Suspense>
                  )}
                </Show>
              </Show>
            </Show>
          </Show>
          <Show when={tab() === "edit"}><p class="muted">{t(gameOf(line().rules) === "pyramid" ? "edit-text" : "edit-text-equator")}</p></Show>
          <Show when={tab() === "exchange"}>
            <Suspense fallback={<p class="muted" aria-busy="true">{t("loading")}</p>}>
              <Exchange line={line()} position={view()?.text ?? ""} onOpen={(next) => { show(next, "push"); setTab(next.turns.length > 0 ? "review" : "values"); }} />
            </Suspense>
          </Show>
        </div>
        <Show when={tab() !== "exchange" && tab() !== "edit"}>
          <Show when={sentencesLoaded() && left()}>
            {(game) => <button type="button" class="button primary back" onClick={() => readGame(game().at)}>{t("teacher-back")}</button>}
          </Show>
          <Moves turns={listed()} first={sides()[0]} at={line().at} onRead={read} />
        </Show>
      </aside>
    </div>
  );
}
