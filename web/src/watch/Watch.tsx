// Games that anybody may watch.

import { For, Show, createMemo, onCleanup, type JSX } from "solid-js";
import { t } from "../i18n";
import { api } from "../net/api";
import { createLoader } from "../net/loader";
import { errorText } from "../game/words";
import { SITE } from "../shell/mode";
import { go, link } from "../shell/router";
import { GameCard } from "./GameCard";

type List = "live" | "finished";
const REFRESH_MS = 5_000;

export default function Watch(): JSX.Element {
  const lists = createLoader(() => (SITE ? undefined : true), async () => {
    const load = async (list: List) => (await api.games(list, 12)).games;
    const [live, finished] = await Promise.all([load("live"), load("finished")]);
    return { live, finished };
  });
  const timer = setInterval(() => { if (!document.hidden) lists.reload(); }, REFRESH_MS);
  onCleanup(() => clearInterval(timer));

  const engines = async () => {
    const level = () => 2 + Math.floor(Math.random() * 8);
    const state = await api.create({
      rules: "standard", visibility: "public",
      seats: [{ kind: "engine", level: level() }, { kind: "engine", level: level() }],
    });
    go(`/game/${state.game}`);
  };

  const Section = (section: { list: List }) => {
    // Asked every few seconds, but drawn anew only when something is new.
    const games = createMemo(() => lists.value()?.[section.list] ?? [], [], { equals: (a, b) => JSON.stringify(a) === JSON.stringify(b) });
    return (
      <section class="stack">
        <h2>{t(`watch-${section.list}`)}</h2>
        <ul class="game-list">
          <For each={games()} fallback={<li class="muted">{t(`watch-${section.list}-empty`)}</li>}>
            {(game) => <li><GameCard game={game} /></li>}
          </For>
        </ul>
      </section>
    );
  };

  return (
    <div class="page">
      <header>
        <h1>{t("watch")}</h1>
        <p class="lead">{t(SITE ? "watch-here-only" : "watch-lead")}</p>
        <p class="row"><button type="button" class="button" onClick={() => void engines()}>{t("watch-engines")}</button><a class="button" href={link("/tournaments")}>{t("tournaments")}</a><Show when={!SITE}><a class="button" href={link("/players")}>{t("players")}</a></Show></p>
      </header>
      <Show when={lists.error()}><p class="notice warning" role="alert">{errorText(lists.error())}</p></Show>
      {/* Not before it is known how long they are: what stands there stays. */}
      <Show when={lists.value()} fallback={<div aria-busy={lists.loading()} />}>
        <Section list="live" />
        <Section list="finished" />
      </Show>
    </div>
  );
}
