// The frame around the pages: which page, where one is, how to get elsewhere.

import { ErrorBoundary, For, Match, Show, Suspense, Switch, createEffect, createSignal, lazy, on, onCleanup, type JSX } from "solid-js";
import { BoardDefs } from "./pyramid/Defs";
import { t } from "./i18n";
import { reachable } from "./net/api";
import { Icon, type IconName } from "./shell/Icon";
import { address, followLinks } from "./shell/router";
import { Wordmark } from "./shell/Wordmark";

const NewGame = lazy(() => import("./play/NewGame"));
const LiveGame = lazy(() => import("./play/LiveGame"));
const PrintRecord = lazy(() => import("./play/PrintRecord"));
const Analysis = lazy(() => import("./analysis/Analysis"));
const Learn = lazy(() => import("./learn/Learn"));
const LessonPage = lazy(() => import("./learn/LessonPage"));
const Rules = lazy(() => import("./learn/Rules"));
const Watch = lazy(() => import("./watch/Watch"));
const SettingsPage = lazy(() => import("./shell/SettingsPage"));

const TABS: { path: string; name: "play" | "analysis" | "learn" | "watch"; icon: IconName; also: RegExp }[] = [
  { path: "/", name: "play", icon: "play", also: /^\/(game\/.*)?$/ },
  { path: "/analysis", name: "analysis", icon: "analysis", also: /^\/analysis/ },
  { path: "/learn", name: "learn", icon: "learn", also: /^\/(learn|rules)/ },
  { path: "/watch", name: "watch", icon: "watch", also: /^\/watch/ },
];

export function App(): JSX.Element {
  const path = () => address().pathname.replace(/(.)\/$/, "$1");
  const part = (pattern: RegExp) => pattern.exec(path())?.[1] ?? "";
  document.addEventListener("click", followLinks);
  onCleanup(() => document.removeEventListener("click", followLinks));

  // A new page is announced and keyboard focus starts at its top.
  let main!: HTMLElement;
  createEffect(on(path, () => main.focus({ preventScroll: true }), { defer: true }));
  createEffect(() => {
    const title = titleOf(path());
    if (title !== undefined) document.title = title;
  });

  const links = (icons: boolean) => (
    <For each={TABS}>
      {({ path: to, name, icon, also }) => (
        <a href={to} aria-current={also.test(path()) ? "page" : undefined}>
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
        <a class="wordmark" href="/"><Wordmark />{t("title")}</a>
        <nav aria-label={t("pages")}>{links(false)}</nav>
        <Offline />
        <a class="button square quiet" href="/settings" aria-label={t("settings")} aria-current={path() === "/settings" ? "page" : undefined}><Icon name="settings" /></a>
      </header>
      <main id="main" tabindex="-1" ref={main}>
        <ErrorBoundary fallback={() => <Broken />}>
          <Suspense fallback={<div class="page" aria-busy="true" />}>
            <Switch fallback={<NotFound />}>
              <Match when={path() === "/"}><NewGame /></Match>
              <Match when={part(/^\/game\/([\w-]+)$/)}>{(id) => <LiveGame id={id()} />}</Match>
              <Match when={part(/^\/print\/([\w-]+)$/)}>{(id) => <PrintRecord id={id()} />}</Match>
              <Match when={path() === "/analysis"}><Analysis /></Match>
              <Match when={path() === "/learn"}><Learn /></Match>
              <Match when={part(/^\/learn\/([\w-]+)$/)}>{(id) => <LessonPage id={id()} />}</Match>
              <Match when={part(/^\/rules\/(pyramid|equator)$/)}>{(game) => <Rules game={game() as "pyramid"} />}</Match>
              <Match when={path() === "/watch"}><Watch /></Match>
              <Match when={path() === "/settings"}><SettingsPage /></Match>
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
  if (/^\/game\//.test(path)) return undefined;
  const name = () => {
    const rules = /^\/rules\/(pyramid|equator)$/.exec(path)?.[1];
    if (rules) return `${t("rules-in-full")}, ${t(`game-${rules as "pyramid" | "equator"}`)}`;
    if (/^\/print\//.test(path)) return t("record");
    if (/^\/learn\//.test(path)) return t("learn");
    return ({ "/analysis": t("analysis"), "/learn": t("learn"), "/watch": t("watch"), "/settings": t("settings") } as Record<string, string>)[path] ?? t("not-found");
  };
  return `${name()} · ${t("title")}`;
}

function Offline(): JSX.Element {
  const [online, setOnline] = createSignal(navigator.onLine);
  const look = () => setOnline(navigator.onLine);
  addEventListener("online", look);
  addEventListener("offline", look);
  onCleanup(() => {
    removeEventListener("online", look);
    removeEventListener("offline", look);
  });
  return <Show when={!online() || !reachable()}><span class="offline-badge" role="status">{t("offline")}</span></Show>;
}

/** A part of the page that was never loaded, or our fault: say what to do. */
function Broken(): JSX.Element {
  return (
    <div class="page">
      <p class="notice warning" role="alert">{t(navigator.onLine && reachable() ? "error-internal" : "error-offline")}</p>
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
        <For each={TABS}>{({ path, name, icon }) => <li><a class="button" href={path}><Icon name={icon} />{t(name)}</a></li>}</For>
      </ul>
    </div>
  );
}
