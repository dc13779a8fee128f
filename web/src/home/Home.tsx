// What whoever comes back finds first: games that wait for one, those that
// run, the last that are over.

import { For, Show, type JSX } from "solid-js";
import { t } from "../i18n";
import { link } from "../shell/router";
import "../style/home.css";
import { Challenge } from "./Challenge";
import { Entry } from "./Entry";
import type { Home as Lists } from "./lists";
import { createNow } from "./time-left";

export default function Home(props: { home: Lists; reload: () => Promise<void> }): JSX.Element {
  const now = createNow();
  return (
    <div class="home stack">
      <h1>{t(props.home.waiting.length > 0 ? "home-waiting-title" : "home-title")}</h1>
      <p class="home-new"><a class="button" href={link("/#new")} onClick={(event) => { event.preventDefault(); document.getElementById("new")?.scrollIntoView(); document.querySelector<HTMLElement>("#new input:checked")?.focus(); }}>{t("new-game")}</a></p>
      <Show when={props.home.challenges.length > 0}>
        <section class="stack tight" aria-labelledby="home-challenges">
          <h2 id="home-challenges">{t("home-challenges")}</h2>
          <ul class="game-list">
            <For each={props.home.challenges}>{(game) => <li><Challenge game={game} onChange={() => void props.reload()} /></li>}</For>
          </ul>
        </section>
      </Show>
      <For each={["waiting", "running", "finished"] as const}>
        {(list) => (
          <Show when={props.home[list].length > 0}>
            <section class="stack tight" aria-labelledby={`home-${list}`}>
              <h2 id={`home-${list}`}>{t(`home-${list}`)}</h2>
              <ul class="game-list">
                <For each={props.home[list]}>{(game) => <li><Entry game={game} now={now()} onChange={() => void props.reload()} /></li>}</For>
              </ul>
            </section>
          </Show>
        )}
      </For>
      <p><a class="button" href={link("/games")}>{t("all-your-games")}</a></p>
    </div>
  );
}
