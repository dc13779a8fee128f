// One's own running games, so that nothing gets lost.

import { For, Show, type JSX } from "solid-js";
import { t } from "../i18n";
import { api } from "../net/api";
import { createLoaded } from "../net/loader";
import { GameCard } from "../watch/GameCard";

export function MyGames(): JSX.Element {
  const games = createLoaded(async () => (await api.games("mine", 12)).games.filter(({ result }) => !result));
  return (
    <Show when={games.value()?.length}>
      <section class="stack wide">
        <h2>{t("your-games")}</h2>
        <ul class="game-list">
          <For each={games.value()}>{(game) => <li><GameCard game={game} /></li>}</For>
        </ul>
      </section>
    </Show>
  );
}
