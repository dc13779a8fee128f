// Seats that wait for anyone.

import { For, Show, createMemo, onCleanup, type JSX } from "solid-js";
import { clockName } from "../game/words";
import { t } from "../i18n";
import { api } from "../net/api";
import { createLoaded } from "../net/loader";
import { GameCard } from "../watch/GameCard";

const REFRESH_MS = 5_000;

export default function Lobby(): JSX.Element {
  const open = createLoaded(async () => (await api.games("open", 12)).games);
  const timer = setInterval(() => { if (!document.hidden) open.reload(); }, REFRESH_MS);
  onCleanup(() => clearInterval(timer));
  // Asked every few seconds, but drawn anew only when something is new.
  const games = createMemo(() => open.value() ?? [], [], { equals: (a, b) => JSON.stringify(a) === JSON.stringify(b) });
  return (
    <section class="stack wide lobby">
      <h2>{t("lobby")}</h2>
      <ul class="game-list">
        <For each={games()} fallback={<li class="muted"><Show when={open.value()}>{t("lobby-empty")}</Show></li>}>
          {(game) => <li><GameCard game={game} note={clockName(game.clock)} /></li>}
        </For>
      </ul>
    </section>
  );
}
