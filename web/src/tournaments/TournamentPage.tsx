// One tournament. What is shown is asked for every few seconds, and drawn anew
// only when something has changed.

import { Match, Show, Switch, createSignal, lazy, onCleanup, type JSX } from "solid-js";
import { ApiError } from "../net/api";
import { part } from "../offline/part";
import { address } from "../shell/router";
import type { TournamentPage as Page } from "../net/wire";
import { tournaments } from "./calls";
import { refusedText } from "./words";

const Overview = lazy(() => part(() => import("./Overview")));
const Beamer = lazy(() => part(() => import("./Beamer")));
const Paper = lazy(() => part(() => import("./Paper")));
const ReportResult = lazy(() => part(() => import("./ReportResult")));

const REFRESH_MS = 3_000;

/** Whoever shows a tournament: what it is, and how to change it. */
export interface Shown {
  readonly page: () => Page;
  /** Does something that answers with the tournament afterwards; whether it could be done. */
  readonly change: (what: () => Promise<Page>) => Promise<boolean>;
  readonly error: () => string | undefined;
}

export default function TournamentPage(props: { id: string }): JSX.Element {
  const [page, setPage] = createSignal<Page>();
  const [missing, setMissing] = createSignal<string>();
  const [error, setError] = createSignal<string>();
  const look = async (changed?: number) => {
    try {
      const news = await tournaments.show(props.id, changed);
      if (news && news.tournament.changed >= (page()?.tournament.changed ?? 0)) setPage(news);
      setMissing(undefined);
    } catch (failure) {
      // What was known stays in sight while there is no connection.
      if (!page()) setMissing(refusedText(failure));
    }
  };
  void look();
  const timer = setInterval(() => { if (!document.hidden) void look(page()?.tournament.changed); }, REFRESH_MS);
  const woken = () => { if (!document.hidden) void look(page()?.tournament.changed); };
  document.addEventListener("visibilitychange", woken);
  onCleanup(() => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", woken);
  });
  const change = async (what: () => Promise<Page>) => {
    setError(undefined);
    try {
      setPage(await what());
      return true;
    } catch (failure) {
      setError(refusedText(failure));
      if (failure instanceof ApiError && failure.code === "stale") await look();
      return false;
    }
  };
  const show = () => address().searchParams.get("show");
  return (
    <Show when={page()} fallback={<div class="page" aria-busy={missing() ? undefined : "true"}><Show when={missing()}><h1 class="notice warning" role="alert">{missing()}</h1></Show></div>}>
      {(known) => {
        const shown: Shown = { page: known, change, error };
        return (
          <Switch fallback={<Overview {...shown} />}>
            <Match when={show() === "beamer"}><Beamer {...shown} /></Match>
            <Match when={show() === "print" || show() === "slips"}><Paper {...shown} what={show() === "slips" ? "slips" : "tables"} /></Match>
            <Match when={show() === "report"}><ReportResult {...shown} /></Match>
          </Switch>
        );
      }}
    </Show>
  );
}
