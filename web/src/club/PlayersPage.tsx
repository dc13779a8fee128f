// The best players of each game at each pace, and the way to anybody by name.

import { For, Show, createMemo, createSignal, type JSX } from "solid-js";
import { errorText } from "../game/words";
import { t } from "../i18n";
import { createLoader } from "../net/loader";
import { people } from "../net/people";
import type { GameKind, Pace } from "../net/wire";
import { address, go, link } from "../shell/router";
import "../style/club.css";

const GAMES = ["pyramid", "equator"] as const satisfies readonly GameKind[];
export const PACES = ["fast", "slow", "days"] as const satisfies readonly Pace[];

export default function PlayersPage(): JSX.Element {
  const query = createMemo(() => address().search);
  const wanted = createMemo(() => {
    const asked = new URLSearchParams(query());
    return { game: GAMES.find((game) => game === asked.get("game")) ?? "pyramid", pace: PACES.find((pace) => pace === asked.get("pace")) ?? "slow" };
  });
  const best = createLoader(wanted, ({ game, pace }) => people.best(game, pace));
  const [name, setName] = createSignal("");
  const look = (change: Partial<{ game: string; pace: string }>) => go(`/players?${new URLSearchParams({ ...wanted(), ...change })}`, "replace");
  return (
    <div class="page narrow">
      <header><h1>{t("players")}</h1></header>
      <form class="row" role="search" onSubmit={(event) => { event.preventDefault(); go(`/player/${encodeURIComponent(name().trim())}`); }}>
        <label class="field grow"><span>{t("players-find")}</span><input class="input" type="search" autocomplete="off" required value={name()} onInput={(event) => setName(event.currentTarget.value)} /></label>
        <button class="button players-go">{t("players-show")}</button>
      </form>
      <div class="search">
        <label class="field">
          <span>{t("choose-game")}</span>
          <select class="input" name="game" value={wanted().game} onChange={(event) => look({ game: event.currentTarget.value })}>
            <For each={GAMES}>{(game) => <option value={game} selected={game === wanted().game}>{t(`game-${game}`)}</option>}</For>
          </select>
        </label>
        <label class="field">
          <span>{t("choose-pace")}</span>
          <select class="input" name="pace" value={wanted().pace} onChange={(event) => look({ pace: event.currentTarget.value })}>
            <For each={PACES}>{(pace) => <option value={pace} selected={pace === wanted().pace}>{t(`pace-${pace}`)}</option>}</For>
          </select>
        </label>
      </div>
      <Show when={best.error()}>{(failure) => <p class="notice warning" role="alert">{errorText(failure())}</p>}</Show>
      <Show when={best.value()?.length} fallback={<Show when={best.value()}><p class="muted">{t("players-empty")}</p></Show>}>
        <table class="figures">
          <thead><tr><th scope="col">{t("players-rank")}</th><th scope="col">{t("players-name")}</th><th scope="col">{t("players-rating")}</th><th scope="col">{t("players-games")}</th></tr></thead>
          <tbody>
            <For each={best.value()}>
              {(player, index) => {
                const rating = () => player.ratings?.[wanted().game];
                return <tr><td>{index() + 1}</td><th scope="row"><a href={link(`/player/${encodeURIComponent(player.name ?? "")}`)}>{player.name}</a></th><td>{rating()?.rating}</td><td>{rating()?.games}</td></tr>;
              }}
            </For>
          </tbody>
        </table>
      </Show>
    </div>
  );
}
