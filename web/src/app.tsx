// The frame around the pages: which page, where one is, how to get elsewhere.

import { ErrorBoundary, For, Match, Show, Suspense, Switch, createEffect, createMemo, createSignal, lazy, on, onCleanup, type JSX } from "solid-js";
import { BoardDefs } from "./pyramid/Defs";
import { t, withTexts } from "./i18n";
import { reachable } from "./net/api";
import { NewVersion } from "./offline/NewVersion";
import { PartMissing, part } from "./offline/part";
import { Icon, type IconName } from "./shell/Icon";
import { SITE } from "./shell/mode";
import { PAGES, nameIn, plainPath } from "./shell/pages";
import { address, followLinks, link } from "./shell/router";
import { nameTab } from "./shell/title";
import { Wordmark } from "./shell/Wordmark";

const NewGame = lazy(() => telling("new-game", part(() => import("./play/NewGame"))));
const LiveGame = lazy(() => part(() => import("./play/LiveGame")));
const PrintRecord = lazy(() => part(() => import("./play/PrintRecord")));
const Analysis = lazy(() => telling("analysis", part(() => import("./analysis/Analysis"))));
const Explorer = lazy(() => part(() => import("./explore/Page")));
const Learn = lazy(() => telling("learn", part(() => import("./learn/Learn"))));
const LessonPage = lazy(() => telling("learn", part(() => import("./learn/LessonPage"))));
const PuzzlesPage = lazy(() => telling("puzzles", part(() => import("./puzzles/PuzzlesPage"))));
const PuzzlePage = lazy(() => telling("puzzles", part(() => import("./puzzles/PuzzlePage"))));
const Rules = lazy(() => telling("rulebook", part(() => import("./learn/Rules"))));
const GamesPage = lazy(() => telling("club", part(() => import("./home/GamesPage"))));
const Tournaments = lazy(() => part(() => import("./tournaments/Tournaments")));
const AccountPage = lazy(() => telling("settings", telling("club", telling("correspondence", part(() => import("./club/AccountPage"))))));
const StopPage = lazy(() => telling("correspondence", part(() => import("./club/StopPage"))));
const PlayersPage = lazy(() => telling("club", part(() => import("./club/PlayersPage"))));
const ProfilePage = lazy(() => telling("club", part(() => import("./club/ProfilePage"))));
const Watch = lazy(() => telling("watching", part(() => import("./watch/Watch"))));
const Tv = lazy(() => telling("watching", part(() => import("./watch/Tv"))));
const EmbedPage = lazy(() => telling("settings", telling("widget", part(() => import("./embed/EmbedPage")))));
const SettingsPage = lazy(() => telling("settings", telling("offline", part(() => import("./shell/SettingsPage")))));

/** A page with further texts, when both are there. */
async function telling<T>(texts: Parameters<typeof withTexts>[0], page: Promise<T>): Promise<T> {
  const [it] = await Promise.all([page, withTexts(texts)]);
  return it;
}

const TOURNAMENTS = { path: "/tournaments", name: "tournaments", icon: "trophy", also: /^\/(tournaments|clock)/ } as const;

const TABS: { path: string; name: "play" | "analysis" | "learn" | "puzzles" | "watch" | "tournaments"; icon: IconName; also: RegExp }[] = [
  { path: "/", name: "play", icon: "play", also: /^\/(games|game\/.*)?$/ },
  { path: "/analysis", name: "analysis", icon: "analysis", also: /^\/(analysis|explore)/ },
  { path: "/learn", name: "learn", icon: "learn", also: /^\/(learn|rules)/ },
  { path: "/puzzles", name: "puzzles", icon: "puzzle", also: /^\/puzzles/ },
  { path: "/watch", name: "watch", icon: "watch", also: /^\/(watch|tv$|player)/ },
  TOURNAMENTS,
];

export function App(): JSX.Element {
  const path = createMemo(() => plainPath(address().pathname));
  const which = (pattern: RegExp) => pattern.exec(path())?.[1] ?? "";
  document.addEventListener("click", followLinks);
  onCleanup(() => document.removeEventListener("click", followLinks));

  // A new page is announced and keyboard focus starts at its top.
  let main!: HTMLElement;
  createEffect(on(path, () => main.focus({ preventScroll: true }), { defer: true }));
  createEffect(() => {
    const title = titleOf(path());
    if (title !== undefined) nameTab(title);
  });

  // Five tabs are what a phone has room for; tournaments stand above them, as a sign.
  const links = (icons: boolean) => (
    <For each={icons ? TABS.filter((tab) => tab !== TOURNAMENTS) : TABS}>
      {({ path: to, name, icon, also }) => (
        <a href={link(to)} aria-current={also.test(path()) ? "page" : undefined}>
          <Show when={icons}><Icon name={icon} /></Show>
          <span>{t(name)}</span>
        </a>
      )}
    </For>
  );

  return (
    <>
      <BoardDefs />
      <a class="skip" href="#main" onClick={(event) => { event.preventDefault(); main.focus(); }}>{t("skip-to-content")}</a>
      <header class="top">
        <a class="wordmark" href={link("/")}><Wordmark />{t("title")}</a>
        <nav aria-label={t("pages")}>{links(false)}</nav>
        <Offline />
        <NewVersion />
        <a class="button square quiet instead-of-tab" href={link(TOURNAMENTS.path)} aria-label={t("tournaments")} aria-current={TOURNAMENTS.also.test(path()) ? "page" : undefined}><Icon name="trophy" /></a>
        <Show when={!SITE}><a class="button square quiet" href={link("/account")} aria-label={t("account")} aria-current={path() === "/account" ? "page" : undefined}><Icon name="person" /></a></Show>
        <a class="button square quiet" href={link("/settings")} aria-label={t("settings")} aria-current={path() === "/settings" ? "page" : undefined}><Icon name="settings" /></a>
      </header>
      <main id="main" tabindex="-1" ref={main}>
        <ErrorBoundary fallback={(error, retry) => <Broken error={error} page={path()} retry={retry} />}>
          <Suspense fallback={<div class="page" aria-busy="true" />}>
            <Switch fallback={<NotFound />}>
              <Match when={PAGES.play.test(path())}><NewGame /></Match>
              <Match when={PAGES.games.test(path())}><GamesPage /></Match>
              <Match when={which(PAGES.game)}>{(id) => <LiveGame id={id()} />}</Match>
              <Match when={which(PAGES.print)}>{(id) => <PrintRecord id={id()} />}</Match>
              <Match when={PAGES.analysis.test(path())}><Analysis /></Match>
              <Match when={PAGES.explore.test(path())}><Explorer /></Match>
              <Match when={PAGES.learn.test(path())}><Learn /></Match>
              <Match when={which(PAGES.lesson)}>{(id) => <LessonPage id={id()} />}</Match>
              <Match when={PAGES.puzzles.test(path())}><PuzzlesPage /></Match>
              <Match when={which(PAGES.puzzle)}>{(name) => <PuzzlePage which={name()} />}</Match>
              <Match when={which(PAGES.rules)}>{(game) => <Rules game={game() as "pyramid"} />}</Match>
              <Match when={PAGES.watch.test(path())}><Watch /></Match>
              <Match when={PAGES.tv.test(path())}><Tv /></Match>
              <Match when={PAGES.tournaments.test(path()) || PAGES.clock.test(path()) || which(PAGES.tournament)}><Tournaments path={path()} /></Match>
              <Match when={PAGES.account.test(path())}><AccountPage /></Match>
              <Match when={which(PAGES.stop)}>{(link) => <StopPage link={link()} />}</Match>
              <Match when={PAGES.players.test(path())}><PlayersPage /></Match>
              <Match when={which(PAGES.player)}>{(name) => <ProfilePage name={nameIn(name())} />}</Match>
              <Match when={PAGES.embed.test(path())}><EmbedPage /></Match>
              <Match when={PAGES.settings.test(path())}><SettingsPage /></Match>
            </Switch>
          </Suspense>
        </ErrorBoundary>
      </main>
      <nav class="tabs no-print" aria-label={t("pages")}>{links(true)}</nav>
    </>
  );
}

/** The title of a page; a game tells its own, which changes with every turn. */
function titleOf(path: string): string | undefined {
  if (path === "/") return t("title");
  if (PAGES.game.test(path)) return undefined;
  const name = () => {
    const rules = PAGES.rules.exec(path)?.[1];
    if (rules) return `${t("rules-in-full")}, ${t(`game-${rules as "pyramid" | "equator"}`)}`;
    if (PAGES.print.test(path)) return t("record");
    const player = PAGES.player.exec(path)?.[1];
    if (player) return nameIn(player);
    if (PAGES.stop.test(path)) return t("account");
    if (PAGES.lesson.test(path)) return t("learn");
    if (PAGES.puzzle.test(path)) return t("puzzles");
    if (path.startsWith("/tournaments")) return t("tournaments");
    return ({ "/games": t("your-games"), "/account": t("account"), "/players": t("players"), "/analysis": t("analysis"), "/explore": t("explorer"), "/learn": t("learn"), "/puzzles": t("puzzles"), "/watch": t("watch"), "/tv": t("watch"), "/clock": t("choose-clock"), "/settings": t("settings"), "/embed": t("embed-link") } as Record<string, string>)[path] ?? t("not-found");
  };
  return `${name()} · ${t("title")}`;
}

/** Without a connection; a site has nothing to connect to. */
function Offline(): JSX.Element {
  const [online, setOnline] = createSignal(navigator.onLine);
  const look = () => setOnline(navigator.onLine);
  addEventListener("online", look);
  addEventListener("offline", look);
  onCleanup(() => {
    removeEventListener("online", look);
    removeEventListener("offline", look);
  });
  return <Show when={!SITE && (!online() || !reachable())}><span class="offline-badge" role="status">{t("offline")}</span></Show>;
}

/** A part of the page that cannot be had, or our fault: say what to do. */
function Broken(props: { error: unknown; page: string; retry: () => void }): JSX.Element {
  // Another page may be whole.
  createEffect(on(() => props.page, () => props.retry(), { defer: true }));
  return (
    <div class="page">
      <p class="notice warning" role="alert">{t(props.error instanceof PartMissing ? "error-part" : "error-internal")}</p>
      <p><button type="button" class="button" onClick={() => location.reload()}>{t("try-again")}</button></p>
    </div>
  );
}

function NotFound(): JSX.Element {
  return (
    <div class="page">
      <h1>{t("not-found")}</h1>
      <p class="lead">{t("not-found-text")}</p>
      <ul class="row">
        <For each={TABS}>{({ path, name, icon }) => <li><a class="button" href={link(path)}><Icon name={icon} />{t(name)}</a></li>}</For>
      </ul>
    </div>
  );
}
