// Games that anybody may watch: the featured one, those of whom one follows,
// and the rest.

import { For, Show, createMemo, type JSX } from "solid-js";
import { t } from "../i18n";
import { api } from "../net/api";
import { errorText } from "../game/words";
import { SITE } from "../shell/mode";
import { go, link } from "../shell/router";
import { Broadcast } from "./Broadcast";
import { createChannel } from "./channel";
import { GameCard } from "./GameCard";
import { createWatched } from "./page";

export default function Watch(): JSX.Element {
  const { loader, games, featured } = createWatched();
  const channel = createChannel(featured);

  // The featured game stands over the lists and takes its room when it is there:
  // until then they wait, so that they do not move under a finger.
  const inPlace = createMemo((was: boolean) => was || (loader.value() !== undefined && (!channel.id() || channel.state() !== undefined)), false);

  const engines = async () => {
    const level = () => 2 + Math.floor(Math.random() * 8);
    const state = await api.create({
      rules: "standard", visibility: "public",
      seats: [{ kind: "engine", level: level() }, { kind: "engine", level: level() }],
    });
    go(`/game/${state.game}`);
  };

  const Section = (section: { list: "followed" | "finals" | "live" | "finished" }) => {
    const shown = games(section.list);
    // What is played and what is over has a place even where there is nothing.
    const empty = () => (section.list === "live" || section.list === "finished" ? t(`watch-${section.list}-empty`) : undefined);
    return (
      <Show when={empty() || shown().length > 0}>
        <section class="stack">
          <h2>{t(`watch-${section.list}`)}</h2>
          <ul class="game-list">
            <For each={shown()} fallback={<li class="muted">{empty()}</li>}>
              {(game) => <li><GameCard game={game} /></li>}
            </For>
          </ul>
        </section>
      </Show>
    );
  };

  return (
    <div class="page">
      <header>
        <h1>{t("watch")}</h1>
        <p class="lead">{t(SITE ? "watch-here-only" : "watch-lead")}</p>
        <p class="row">
          <button type="button" class="button" onClick={() => void engines()}>{t("watch-engines")}</button>
          <Show when={!SITE}><a class="button" href={link("/tv")}>{t("watch-tv")}</a></Show>
          <a class="button" href={link("/tournaments")}>{t("tournaments")}</a>
          <Show when={!SITE}><a class="button" href={link("/players")}>{t("players")}</a></Show>
        </p>
      </header>
      <Show when={loader.error()}><p class="notice warning" role="alert">{errorText(loader.error())}</p></Show>
      {/* Not before it is known how long they are: what stands there stays. */}
      <Show when={loader.value()} fallback={<div aria-busy={loader.loading()} />}>
        <Show when={channel.id()}>
          {(id) => (
            <section class="stack featured">
              <div class="row spread"><h2>{t("watch-featured")}</h2><a class="button" href={link(`/game/${id()}`)}>{t("watch-open")}</a></div>
              <Broadcast channel={channel} />
            </section>
          )}
        </Show>
        <Show when={inPlace()} fallback={<div aria-busy="true" />}>
          <Section list="followed" />
          <Section list="finals" />
          <Section list="live" />
          <Section list="finished" />
        </Show>
      </Show>
    </div>
  );
}
