// The explorer: the tree of the pyramid game from the empty board, turned and
// mirrored positions being one. Every position has an address, the line of
// turns that leads there.

import { For, Show, Suspense, createEffect, createMemo, createSignal, lazy, on, onCleanup, onMount, type JSX } from "solid-js";
import { t } from "../i18n";
import { api } from "../net/api";
import { canThink } from "../net/here";
import { createLoader } from "../net/loader";
import type { ExploredTurn, PyramidView, View } from "../net/wire";
import { goTo, placeOf, playOn, readLine, type Line } from "../analysis/place";
import { linkValues } from "../analysis/insight";
import { blankView } from "../game/blank";
import { GameTable } from "../game/GameTable";
import { errorText, gameOf, rulesName, sideName } from "../game/words";
import { part } from "../offline/part";
import { SITE } from "../shell/mode";
import { address, go } from "../shell/router";
import { Branches, CertainSign } from "./Branches";
import { Crumbs, pathOf } from "./Crumbs";
import { createTree, exactTurns, placesOf, turnsOf } from "./tree";
import { certainText } from "./words";
import "../style/explorer.css";

// What stands below the turns comes after them.
const Curiosities = lazy(() => part(() => import("./Curiosities")));
const TakeAlong = lazy(() => part(() => import("./TakeAlong")));
const TablebaseNotice = lazy(() => part(() => import("../analysis/TablebaseNotice")));
const TableFile = lazy(() => part(() => import("../analysis/TableFile")));

const RULES = ["standard", "advanced", "children", "standard+must", "standard+raise", "standard+must+raise", "advanced+must", "advanced+raise", "advanced+must+raise", "children+raise"];

/** Where the focus goes when another position is there than this one. */
interface Aim {
  readonly turn: string | undefined;
  readonly from: string | undefined;
}

export default function Explorer(): JSX.Element {
  let page!: HTMLDivElement;
  const line = createMemo(() => {
    const read = readLine(address().searchParams);
    return gameOf(read.rules) === "pyramid" ? read : { ...read, rules: "standard", position: undefined, turns: [], at: 0 };
  });
  const show = (next: Line) => go(pathOf(next));
  const place = createMemo(() => placeOf(line()), undefined, { equals: (a, b) => JSON.stringify(a) === JSON.stringify(b) });
  const here = createLoader(place, async (where) => ({ where, ...(await api.position(where)) }));
  const isHere = () => !here.loading() && !here.error();
  const shownView = createMemo<View>(() => here.value()?.position ?? blankView("pyramid"));
  const legal = createMemo(() => (isHere() ? here.value()?.legal ?? [] : []));
  const tree = createTree(place);
  const explored = () => (isHere() ? tree.explored() : undefined);
  const next = () => line().turns[line().at];

  const [pointed, setPointed] = createSignal<ExploredTurn>();
  const linked = linkValues(legal, () => exactTurns(explored()));
  const insight = { ...linked.insight, pointed: createMemo(() => placesOf(pointed(), legal())) };

  // Going on and back by keyboard keeps the focus in the list.
  const [aim, setAim] = createSignal<Aim>();
  const aimAt = (turn: string | undefined) => setAim({ turn, from: explored()?.position });
  const entries = () => [...page.querySelectorAll<HTMLAnchorElement>(".branch")];
  const focusOn = (turn: string | undefined) => {
    const entry = explored()?.turns.find((one) => turn !== undefined && turnsOf(one).includes(turn));
    const all = entries();
    (all.find((anchor) => anchor.dataset.turn === entry?.turn) ?? all[0] ?? page.querySelector<HTMLElement>('.crumb[aria-current="page"]'))?.focus();
  };
  createEffect(on(() => [aim(), explored()] as const, ([wanted, there]) => {
    if (!wanted || !there || there.position === wanted.from) return;
    setAim(undefined);
    queueMicrotask(() => focusOn(wanted.turn));
  }));
  const goUp = () => {
    if (line().at === 0) return;
    aimAt(line().turns[line().at - 1]);
    show(goTo(line(), line().at - 1));
  };
  const goDown = (turn: string | undefined) => {
    if (turn === undefined) return;
    const on = playOn(line(), turn);
    aimAt(on.turns[on.at]);
    show(on);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !(event.target instanceof HTMLElement)) return;
    if (event.target.closest("input, textarea, select, .cells, .moves, dialog")) return;
    const focused = event.target.closest<HTMLAnchorElement>(".branch");
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      // Elsewhere these keys scroll the page.
      if (!focused) return;
      const all = entries();
      all[Math.max(0, Math.min(all.length - 1, all.indexOf(focused) + step))]?.focus();
    } else if (event.key === "ArrowRight") {
      goDown(focused ? (focused.classList.contains("next") ? next() : focused.dataset.turn) : next() ?? explored()?.turns[0]?.turn);
    } else if (event.key === "ArrowLeft") goUp();
    else if (event.key === "Home") show(goTo(line(), 0));
    else if (event.key === "Enter" && focused) {
      aimAt(undefined);
      return; // the link itself is followed
    } else return;
    event.preventDefault();
  };
  onMount(() => addEventListener("keydown", onKey));
  onCleanup(() => removeEventListener("keydown", onKey));

  const trouble = () => {
    const refused = here.error() ?? tree.error();
    return refused === undefined ? undefined : errorText(refused);
  };
  const begun = createMemo((was: boolean) => was || explored() !== undefined || trouble() !== undefined, false);
  const side = () => (shownView() as PyramidView).to_move;
  const isProof = () => explored()?.source === "proof";
  return (
    <div class="table analysis explore" ref={page}>
      <h1 class="visually-hidden">{t("explorer")}</h1>
      <div class="stage">
        <GameTable view={shownView()} legal={legal()} near="light" label={t("board")} insight={insight} onTurn={(turn) => show(playOn(line(), turn))} />
      </div>
      <aside class="panel">
        <label class="field">
          <span class="visually-hidden">{t("choose-rules")}</span>
          <select class="input" onChange={(event) => show({ rules: event.currentTarget.value, position: undefined, turns: [], at: 0 })}>
            <For each={RULES.includes(line().rules) ? RULES : [line().rules, ...RULES]}>
              {(rules) => <option value={rules} selected={rules === line().rules}>{rulesName(rules)}</option>}
            </For>
          </select>
        </label>
        <Crumbs line={line()} />
        <div class="panel-body">
          <Show when={trouble()}><p class="notice warning" role="alert">{trouble()}</p></Show>
          <div aria-live="polite" class="verdict-place">
            <Show when={explored()} fallback={<Show when={!trouble()}><p class="muted" aria-busy="true">{t("evaluating")}</p></Show>}>
              {(known) => (
                <p class="verdict">
                  <CertainSign value={known().value} />
                  <span>
                    <strong>{t("value-for", { side: sideName(side()), value: certainText(known().value) })}</strong>
                    <small>{t(known().source === "tablebase" ? "source-exact" : known().source === "rules" ? "source-rules" : "explore-proof")}</small>
                  </span>
                </p>
              )}
            </Show>
          </div>
          <Show when={explored()}>
            {(known) => (
              <Show when={known().turns.length > 0}>
                <Branches tree={tree} explored={known()} pathOf={(turn) => pathOf(playOn(line(), turn))} next={next()} lit={linked.lit} onPoint={setPointed} />
              </Show>
            )}
          </Show>
          {/* Not before it is known how many turns stand above; and all of it at once. */}
          <Show when={begun()}>
            <Suspense>
              <Show when={here.value()}>
                {(there) => <TakeAlong line={line()} position={there().position.text} record={explored()?.record} />}
              </Show>
              <Curiosities rules={line().rules} />
              <Show when={isProof() && !SITE}><TablebaseNotice rules={line().rules} onReady={tree.reload} /></Show>
              <Show when={canThink && explored() && explored()!.source !== "rules"}><TableFile rules={line().rules} onChange={tree.reload} /></Show>
            </Suspense>
          </Show>
          <p class="muted small keys">{t("explore-keys")}</p>
        </div>
      </aside>
    </div>
  );
}
