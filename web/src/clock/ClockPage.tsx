// A large clock for the table: two halves to press, readable from both sides.
// It needs no server and no network, goes on through a reload, and keeps the
// screen awake where the browser can.

import { For, Show, createEffect, createSignal, on, onCleanup, onMount, type JSX } from "solid-js";
import { t } from "../i18n";
import { remembered } from "../play/remembered";
import type { GameKind } from "../net/wire";
import { clockText, sideName } from "../game/words";
import { playSound } from "../sound";
import { ClockFields, clockOf, type ClockWish } from "./ClockFields";
import { leftOf, lostOnTime, newClock, press, readClock, toggleBreak, type Half, type TableClock } from "./table-clock";

const KEY = "pylos.table-clock";
const WISH = "pylos.table-clock.wish";
const TICK_MS = 100;

type Wish = ClockWish & { game: GameKind };
const USUAL: Wish = { kind: "per_move", minutes: 10, seconds: 30, increment: 5, game: "pyramid" };

export default function ClockPage(): JSX.Element {
  const [wish, setWish] = createSignal<Wish>(remembered(WISH, USUAL));
  const [clock, setClock] = createSignal<TableClock | undefined>(readClock(localStorage.getItem(KEY)));
  const change = (next: TableClock | undefined) => {
    setClock(next);
    if (next) localStorage.setItem(KEY, JSON.stringify(next));
    else localStorage.removeItem(KEY);
  };
  const begin = () => {
    localStorage.setItem(WISH, JSON.stringify(wish()));
    const control = clockOf(wish());
    if (control.kind !== "none") change(newClock(control));
  };
  return (
    <Show
      when={clock()}
      fallback={
        <div class="page narrow">
          <header><h1>{t("tournaments-clock")}</h1><p class="lead">{t("tournaments-clock-lead")}</p></header>
          <form class="card stack" onSubmit={(event) => { event.preventDefault(); begin(); }}>
            <fieldset>
              <legend>{t("choose-game")}</legend>
              <div class="choices across">
                <For each={["pyramid", "equator"] as const}>
                  {(game) => <label class="choice center"><input type="radio" name="game" value={game} checked={wish().game === game} onChange={() => setWish({ ...wish(), game })} /><span>{t(`game-${game}`)}</span></label>}
                </For>
              </div>
            </fieldset>
            <ClockFields value={wish()} onChange={(fields) => setWish({ ...wish(), ...fields })} />
            <button class="button primary big">{t("tournaments-clock-set")}</button>
          </form>
        </div>
      }
    >
      {(known) => <Running clock={known()} game={wish().game} change={change} />}
    </Show>
  );
}

function Running(props: { clock: TableClock; game: GameKind; change: (clock: TableClock | undefined) => void }): JSX.Element {
  const [now, setNow] = createSignal(Date.now());
  const [sure, setSure] = createSignal(false);
  const timer = setInterval(() => setNow(Date.now()), TICK_MS);
  const sides = () => (props.game === "pyramid" ? (["light", "dark"] as const) : (["blue", "red"] as const));
  const lost = () => lostOnTime(props.clock, now());
  const act = (next: (clock: TableClock, now: number) => TableClock) => {
    const moment = Date.now();
    setNow(moment);
    props.change(next(props.clock, moment));
  };
  const hit = (half: Half) => act((clock, moment) => press(clock, half, moment));
  const keys = (event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "ArrowLeft" || event.key === "ArrowUp") hit(0);
    else if (event.key === "ArrowRight" || event.key === "ArrowDown") hit(1);
    else if (event.key === " " && props.clock.running) hit(props.clock.running.half);
    else if (event.key === "p" || event.key === "P") act(toggleBreak);
    else return;
    event.preventDefault();
  };
  document.addEventListener("keydown", keys);
  createEffect(on(lost, (half) => { if (half !== undefined) navigator.vibrate?.([200, 100, 200]); playSound("lost"); } , { defer: true }));
  let awake: WakeLockSentinel | undefined;
  const stayAwake = async () => {
    // Not everywhere, and not while nobody looks: the clock works without.
    if (!document.hidden) awake = await navigator.wakeLock?.request("screen").catch(() => undefined);
  };
  onMount(() => void stayAwake());
  const woken = () => void stayAwake();
  document.addEventListener("visibilitychange", woken);
  onCleanup(() => {
    clearInterval(timer);
    document.removeEventListener("keydown", keys);
    document.removeEventListener("visibilitychange", woken);
    void awake?.release();
  });
  const state = () => {
    if (lost() !== undefined) return t("tournaments-clock-lost", { side: sideName(sides()[lost()!]) });
    if (props.clock.running) return t("tournaments-clock-runs", { side: sideName(sides()[props.clock.running.half]) });
    return t(props.clock.paused === undefined ? "tournaments-clock-ready" : "tournaments-clock-break");
  };
  const Side = (side: { half: Half }) => (
    <button
      type="button" class="clock-half" data-side={sides()[side.half]} onClick={() => hit(side.half)}
      classList={{ runs: props.clock.running?.half === side.half && lost() === undefined, lost: lost() === side.half, across: side.half === 0 }}
    >
      <span class="clock-side">{sideName(sides()[side.half])}</span>
      <span class="clock-time">{clockText(leftOf(props.clock, side.half, now()))}</span>
      <span class="clock-turns">{t("tournaments-clock-turns", { turns: props.clock.turns[side.half] })}</span>
    </button>
  );
  return (
    <div class="table-clock">
      <h1 class="visually-hidden">{t("tournaments-clock")}</h1>
      <Side half={0} />
      <div class="clock-middle">
        <p role="status">{state()}</p>
        <Show when={props.clock.running || props.clock.paused !== undefined}>
          <button type="button" class="button" disabled={lost() !== undefined} onClick={() => act(toggleBreak)}>{t(props.clock.running ? "tournaments-clock-pause" : "tournaments-clock-go-on")}</button>
        </Show>
        <Show when={sure()} fallback={<button type="button" class="button" onClick={() => setSure(true)}>{t("tournaments-clock-again")}</button>}>
          <button type="button" class="button" onClick={() => { setSure(false); props.change(newClock(props.clock.control)); }}>{t("tournaments-clock-restart")}</button>
          <button type="button" class="button" onClick={() => props.change(undefined)}>{t("tournaments-clock-other")}</button>
          <button type="button" class="button quiet" onClick={() => setSure(false)}>{t("cancel")}</button>
        </Show>
      </div>
      <Side half={1} />
    </div>
  );
}
