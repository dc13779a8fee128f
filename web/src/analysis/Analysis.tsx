// Any position, its exact value, the value of every turn, and what a game
// looked like in that light.

import { For, Show, createEffect, createMemo, createSignal, on, onCleanup, onMount, type JSX } from "solid-js";
import { t } from "../i18n";
import { api } from "../net/api";
import { createLoader } from "../net/loader";
import type { EquatorView, Review, View } from "../net/wire";
import { blankView } from "../game/blank";
import { BattlePanel } from "../game/BattlePanel";
import { GameTable } from "../game/GameTable";
import { errorText, gameOf, rulesName } from "../game/words";
import { address, go } from "../shell/router";
import { Moves, type ListedTurn } from "../play/Moves";
import { Editor } from "./Editor";
import { EquatorEditor } from "./EquatorEditor";
import { Graph, ReviewSummary } from "./Graph";
import { Exchange } from "./Exchange";
import { TablebaseNotice } from "./TablebaseNotice";
import { Values } from "./Values";
import { goTo, placeOf, playOn, readLine, writeLine, type Line } from "./place";

/** How long the server may think, and how long it may solve the equator game once the pawns are set. */
const BUDGET_MS = 1500;
const SOLVING_MS = 5000;
const RULES = ["standard", "advanced", "children", "standard+must", "standard+raise", "standard+must+raise", "advanced+must", "advanced+raise",
  "advanced+must+raise", "children+raise", "carpentier", "jeux-et-strategie"];

const solvable = (view: View | undefined) => view?.game === "equator" && (view as EquatorView).battle > 0;

type Tab = "values" | "review" | "edit" | "exchange";

export default function Analysis(): JSX.Element {
  const line = createMemo(() => readLine(address().searchParams));
  const show = (next: Line, how: "push" | "replace" = "replace") => go(`/analysis?${writeLine(next)}`, how);
  const [tab, setTab] = createSignal<Tab>("values");
  const [error, setError] = createSignal<string>();

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
    } catch (failure) {
      setError(errorText(failure));
    }
  }));

  const place = createMemo(() => placeOf(line()), undefined, { equals: (a, b) => JSON.stringify(a) === JSON.stringify(b) });
  const opening = () => address().searchParams.has("game");
  const here = createLoader(() => (opening() ? undefined : place()), (where) => api.position(where));
  const view = () => here.value()?.position;
  /** What stands on the table: the empty board until the first answer. */
  const shownView = createMemo<View>(() => {
    const known = view();
    return known && known.game === gameOf(line().rules) ? known : blankView(gameOf(line().rules));
  });
  const evaluation = createLoader(
    () => (here.value() && !here.loading() && !here.error() && tab() === "values" ? place() : undefined),
    (where) => api.evaluate(where, solvable(view()) ? SOLVING_MS : BUDGET_MS),
  );
  const trouble = () => error() ?? (here.error() ? errorText(here.error()) : evaluation.error() ? errorText(evaluation.error()) : undefined);

  const [review, setReview] = createSignal<{ key: string; review: Review }>();
  const lineKey = () => JSON.stringify([line().rules, line().position, line().turns]);
  const known = () => (review()?.key === lineKey() ? review()!.review : undefined);
  const [reviewing, setReviewing] = createSignal(false);
  createEffect(on([tab, lineKey], async () => {
    if (tab() !== "review" || known() || line().turns.length === 0 || opening()) return;
    const key = lineKey();
    setReviewing(true);
    try {
      const { rules, position, turns } = line();
      setReview({ key, review: await api.review({ rules, turns: [...turns], ...(position === undefined ? {} : { position }) }) });
    } catch (failure) {
      setError(errorText(failure));
    }
    setReviewing(false);
  }));

  const sides = () => (gameOf(line().rules) === "pyramid" ? (["light", "dark"] as const) : (["blue", "red"] as const));
  const listed = createMemo<ListedTurn[]>(() => {
    const turns = known()?.turns;
    const [a, b] = sides();
    // Without a review nobody but the server knows who moved; the side to move
    // now tells it for the pyramid, where turns alternate.
    const last = view()?.to_move ?? a;
    return line().turns.map((turn, i) => {
      const seen = turns?.[i];
      const even = (line().at - i) % 2 === 0;
      return { ply: i + 1, turn, side: seen?.side ?? (even ? last : last === a ? b : a), mark: seen?.mark };
    });
  });

  // The perfect line played out, one turn every second.
  const [playing, setPlaying] = createSignal<readonly string[]>([]);
  createEffect(() => {
    const rest = playing();
    if (rest.length === 0 || here.loading()) return;
    const timer = setTimeout(() => {
      setPlaying(rest.slice(1));
      show(playOn(line(), rest[0]!));
    }, 900);
    onCleanup(() => clearTimeout(timer));
  });

  const read = (ply: number | undefined) => {
    setPlaying([]);
    show(goTo(line(), ply ?? line().turns.length));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.target instanceof HTMLElement && event.target.closest("input, textarea, select, .cells")) return;
    const to = { ArrowLeft: line().at - 1, ArrowRight: line().at + 1, Home: 0, End: line().turns.length }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    read(to);
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
            <Show when={shownView().game === "pyramid"} fallback={<EquatorEditor start={shownView().text} onDone={edited} />}>
              <Editor start={shownView().text} onDone={edited} />
            </Show>
          }
        >
          <GameTable
            view={shownView()} legal={here.loading() ? [] : here.value()?.legal ?? []} near={sides()[gameOf(line().rules) === "pyramid" ? 0 : 1]}
            label={t("board")} onTurn={(turn) => { setPlaying([]); show(playOn(line(), turn)); }}
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
        <Show when={trouble()}><p class="notice warning" role="alert">{trouble()}</p></Show>
        <Show when={tab() === "values"}>
          <Show when={shownView().game === "equator"}><BattlePanel view={shownView() as EquatorView} /></Show>
          <Values
            evaluation={evaluation.value()} loading={evaluation.loading() || here.loading()}
            side={view()?.to_move ?? "light"}
            onTurn={(turn) => show(playOn(line(), turn))}
            onLine={(turns) => setPlaying(turns)} playing={playing().length > 0} onStop={() => setPlaying([])}
          />
          <Show when={gameOf(line().rules) === "pyramid" && evaluation.value()?.source === "engine"}>
            <TablebaseNotice rules={line().rules} onReady={() => evaluation.reload()} />
          </Show>
        </Show>
        <Show when={tab() === "review"}>
          <Show when={line().turns.length > 0} fallback={<p class="muted">{t("review-empty")}</p>}>
            <Show when={!reviewing()} fallback={<p class="muted" role="status">{t("reviewing")}</p>}>
              <Show when={known()}>
                {(seen) => (
                  <>
                    <Graph review={seen()} at={line().at} onRead={read} />
                    <ReviewSummary review={seen()} at={line().at} onPlay={(turn) => show({ ...line(), turns: [...line().turns.slice(0, line().at - 1), turn], at: line().at })} />
                  </>
                )}
              </Show>
            </Show>
          </Show>
        </Show>
        <Show when={tab() !== "exchange" && tab() !== "edit"}>
          <Moves turns={listed()} first={sides()[0]} at={line().at} onRead={read} />
        </Show>
        <Show when={tab() === "edit"}><p class="muted">{t(gameOf(line().rules) === "pyramid" ? "edit-text" : "edit-text-equator")}</p></Show>
        <Show when={tab() === "exchange"}>
          <Exchange line={line()} position={view()?.text ?? ""} onOpen={(next) => { show(next, "push"); setTab(next.turns.length > 0 ? "review" : "values"); }} />
        </Show>
      </aside>
    </div>
  );
}
