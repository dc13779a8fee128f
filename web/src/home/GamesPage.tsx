// All of one's own games, to be looked through and searched. What is looked
// for stands in the address.

import { For, Show, createEffect, createMemo, createSignal, on, type JSX } from "solid-js";
import { errorText, rulesName } from "../game/words";
import { t } from "../i18n";
import { api } from "../net/api";
import { deviceGames, serverGames, type Against, type Mine, type Part, type Score, type Search } from "../net/club";
import { createLoaded } from "../net/loader";
import type { GameKind, Summary } from "../net/wire";
import { address, go } from "../shell/router";
import "../style/home.css";
import { Entry } from "./Entry";
import { createNow } from "./time-left";

const LISTS = ["finished", "waiting", "running"] as const satisfies readonly Mine[];
const GAMES = ["pyramid", "equator"] as const satisfies readonly GameKind[];
const AGAINST = ["people", "computer"] as const satisfies readonly Against[];
const RESULTS = ["won", "lost", "drawn", "aborted"] as const satisfies readonly Score[];
const PAGE = 20;
const TYPING_MS = 300;

/** One of these words, if it is one. */
const among = <T extends string>(words: readonly T[], word: string | null): T | undefined => words.find((known) => known === word);

function wanted(query: URLSearchParams): { list: Mine; search: Search } {
  return {
    list: among(LISTS, query.get("list")) ?? "finished",
    search: {
      game: among(GAMES, query.get("game")), against: among(AGAINST, query.get("against")), result: among(RESULTS, query.get("result")),
      opponent: query.get("opponent") ?? undefined, rules: query.get("rules") ?? undefined,
    },
  };
}

export default function GamesPage(): JSX.Element {
  const now = createNow();
  const catalog = createLoaded(() => api.catalog());
  const asked = createMemo(() => address().search);
  const query = () => wanted(new URLSearchParams(asked()));
  const [theirs, setTheirs] = createSignal<Part>();
  const [own, setOwn] = createSignal<readonly Summary[]>([]);
  const [error, setError] = createSignal<unknown>();
  const [busy, setBusy] = createSignal(false);
  let turn = 0;

  /** The list from its beginning, or what comes after what is there. */
  const load = async (more: boolean) => {
    const mine = ++turn;
    const { list, search } = query();
    setBusy(true);
    setError(undefined);
    const here = deviceGames(list, search);
    try {
      const before = more ? theirs()?.before : undefined;
      const next = await serverGames(list, search, PAGE, before);
      if (mine !== turn) return;
      setTheirs({ ...next, games: [...(more ? theirs()?.games ?? [] : []), ...next.games] });
    } catch (failure) {
      if (mine !== turn) return;
      setError(failure);
      if (!more) setTheirs({ games: [] });
    }
    setOwn(await here);
    setBusy(false);
  };
  createEffect(on(asked, () => void load(false)));

  /** Both together, as far as the server's have been asked for. */
  const games = createMemo(() => {
    const { games: listed, before } = theirs() ?? { games: [] };
    const last = before ? listed.at(-1)?.created ?? 0 : 0;
    return [...listed, ...own().filter(({ created }) => created >= last)].sort((a, b) => b.created - a.created);
  });

  const look = (change: Record<string, string>) => {
    const next = new URLSearchParams(address().search);
    for (const [name, value] of Object.entries(change)) value ? next.set(name, value) : next.delete(name);
    go(`/games${next.size > 0 ? `?${next}` : ""}`, "replace");
  };
  let typing: ReturnType<typeof setTimeout> | undefined;
  const Select = (select: { name: keyof Search | "list"; label: string; value: string; options: readonly (readonly [string, string])[] }) => (
    <label class="field">
      <span>{select.label}</span>
      <select class="input" name={select.name} value={select.value} onChange={(event) => look({ [select.name]: event.currentTarget.value })}>
        <For each={select.options}>{([value, text]) => <option value={value} selected={value === select.value}>{text}</option>}</For>
      </select>
    </label>
  );
  const any = ["", t("search-any")] as const;
  const rules = () => catalog.value()?.games.filter(({ game }) => (query().search.game ?? game) === game).flatMap((game) => game.rules) ?? [];

  return (
    <div class="page">
      <header><h1>{t("all-your-games")}</h1></header>
      <form class="search card" role="search" onSubmit={(event) => event.preventDefault()}>
        <Select name="list" label={t("search-list")} value={query().list} options={LISTS.map((list) => [list, t(`home-${list}`)] as const)} />
        <label class="field">
          <span>{t("search-opponent")}</span>
          <input
            class="input" type="search" name="opponent" autocomplete="off" value={query().search.opponent ?? ""}
            onInput={(event) => {
              const text = event.currentTarget.value;
              clearTimeout(typing);
              typing = setTimeout(() => look({ opponent: text }), TYPING_MS);
            }}
          />
        </label>
        <Select name="against" label={t("search-against")} value={query().search.against ?? ""} options={[any, ...AGAINST.map((it) => [it, t(`search-against-${it}`)] as const)]} />
        <Select name="game" label={t("choose-game")} value={query().search.game ?? ""} options={[any, ...GAMES.map((it) => [it, t(`game-${it}`)] as const)]} />
        <Select name="rules" label={t("choose-rules")} value={query().search.rules ?? ""} options={[any, ...rules().map((it) => [it, rulesName(it)] as const)]} />
        <Select name="result" label={t("search-result")} value={query().search.result ?? ""} options={[any, ...RESULTS.map((it) => [it, t(`score-${it}`)] as const)]} />
      </form>
      <Show when={error()}>{(failure) => <p class="notice warning" role="alert">{errorText(failure())}</p>}</Show>
      <ul class="game-list" aria-busy={busy()}>
        <For each={games()} fallback={<li class="muted"><Show when={!busy()}>{t("search-nothing")}</Show></li>}>
          {(game) => <li><Entry game={game} now={now()} onChange={() => void load(false)} /></li>}
        </For>
      </ul>
      <Show when={theirs()?.before}><p class="row"><button type="button" class="button" disabled={busy()} onClick={() => void load(true)}>{t("show-more")}</button></p></Show>
    </div>
  );
}
