// For the screen of a room: the featured game as large as fits, and the next
// one when it is over. Nobody has to touch anything.

import { For, Show, createSignal, onCleanup, onMount, type JSX } from "solid-js";
import { t } from "../i18n";
import { createChannel } from "./channel";
import { Broadcast } from "./Broadcast";
import { playerName, rulesName } from "../game/words";
import { Wordmark } from "../shell/Wordmark";
import { link } from "../shell/router";
import { createWatched } from "./page";
import "../style/watch.css";

export default function Tv(): JSX.Element {
  const { loader, games, featured } = createWatched();
  const channel = createChannel(featured);
  const live = games("live");
  const others = () => live().filter(({ id }) => id !== channel.id()).slice(0, 6);
  onMount(() => document.documentElement.toggleAttribute("data-tv", true));
  onCleanup(() => document.documentElement.removeAttribute("data-tv"));
  keepAwake();
  const still = createStillness();
  return (
    <div class="tv" classList={{ still: still() }}>
      <h1 class="visually-hidden">{t("tv")}</h1>
      <p class="tv-buttons row no-print">
        <button type="button" class="button" onClick={() => void document.documentElement.requestFullscreen?.().catch(() => undefined)}>{t("tv-full-screen")}</button>
        <a class="button" href={link("/watch")}>{t("tv-back")}</a>
      </p>
      <Show when={loader.value() || loader.error()} fallback={<div aria-busy="true" />}>
        <Show
          when={channel.id()}
          fallback={<div class="tv-nothing"><Wordmark /><h2>{t("tv-nothing")}</h2><p class="lead">{t("tv-nothing-text")}</p></div>}
        >
          <Broadcast channel={channel} />
        </Show>
        <Show when={others().length > 0}>
          <aside class="tv-also" aria-label={t("tv-also")}>
            <h2>{t("tv-also")}</h2>
            <ul>
              <For each={others()}>
                {(game) => <li><a href={link(`/game/${game.id}`)}>{playerName(game.seats[0], [])} – {playerName(game.seats[1], [])}</a> <small class="muted">{rulesName(game.rules)}</small></li>}
              </For>
            </ul>
          </aside>
        </Show>
      </Show>
    </div>
  );
}

/** Asks the screen not to go dark, and again when the page comes back. */
function keepAwake(): void {
  let lock: WakeLockSentinel | undefined;
  const ask = () => {
    if (document.visibilityState !== "visible") return;
    navigator.wakeLock?.request("screen").then((held) => { lock = held; }, () => undefined);
  };
  ask();
  document.addEventListener("visibilitychange", ask);
  onCleanup(() => {
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  });
}

/** After so long without a hand the buttons make room. */
const STILL_MS = 4_000;

/** Whether nobody moves a pointer or presses a key. */
function createStillness(): () => boolean {
  const [still, setStill] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stir = () => {
    setStill(false);
    clearTimeout(timer);
    timer = setTimeout(() => setStill(true), STILL_MS);
  };
  const signs = ["pointermove", "pointerdown", "keydown", "focusin"] as const;
  for (const sign of signs) addEventListener(sign, stir);
  stir();
  onCleanup(() => {
    clearTimeout(timer);
    for (const sign of signs) removeEventListener(sign, stir);
  });
  return still;
}
