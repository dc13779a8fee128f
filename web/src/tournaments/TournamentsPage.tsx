// Tournaments: those one has to do with, those one can enter, others.

import { For, Show, createMemo, onCleanup, type JSX } from "solid-js";
import { language, t } from "../i18n";
import { createLoader } from "../net/loader";
import type { TournamentListName, TournamentSummary } from "../net/wire";
import { clockName, errorText, rulesName } from "../game/words";
import { SITE } from "../shell/mode";
import { link } from "../shell/router";
import { tournaments } from "./calls";
import { roundOf } from "./words";

const LISTS = ["mine", "entry", "running", "over"] as const satisfies readonly TournamentListName[];
const REFRESH_MS = 10_000;

export default function TournamentsPage(): JSX.Element {
  const lists = createLoader(() => (SITE ? undefined : true), async () => {
    const all = await Promise.all(LISTS.map((list) => tournaments.list(list)));
    return Object.fromEntries(LISTS.map((list, i) => [list, all[i]!.tournaments])) as Record<TournamentListName, TournamentSummary[]>;
  });
  const timer = setInterval(() => { if (!document.hidden) lists.reload(); }, REFRESH_MS);
  onCleanup(() => clearInterval(timer));

  const Section = (section: { list: TournamentListName }) => {
    const all = createMemo(() => lists.value()?.[section.list] ?? [], [], { equals: (a, b) => JSON.stringify(a) === JSON.stringify(b) });
    return (
      <section class="stack">
        <h2>{t(`tournaments-list-${section.list}`)}</h2>
        <ul class="tournament-list">
          <For each={all()} fallback={<li class="muted">{t(`tournaments-list-${section.list}-empty`)}</li>}>{(it) => <li><Card it={it} /></li>}</For>
        </ul>
      </section>
    );
  };

  return (
    <div class="page">
      <header>
        <h1>{t("tournaments")}</h1>
        <p class="lead">{t(SITE ? "error-no_server" : "tournaments-lead")}</p>
        <p class="row">
          <Show when={!SITE}><a class="button primary" href={link("/tournaments/new")}>{t("tournaments-new")}</a></Show>
          <a class="button" href={link("/clock")}>{t("tournaments-clock")}</a>
        </p>
      </header>
      <Show when={lists.error()}><p class="notice warning" role="alert">{errorText(lists.error())}</p></Show>
      <Show when={!SITE}><For each={LISTS}>{(list) => <Section list={list} />}</For></Show>
    </div>
  );
}

function Card(props: { it: TournamentSummary }): JSX.Element {
  const when = () => (props.it.starts && props.it.phase === "entry" ? t("tournaments-starts", { time: new Date(props.it.starts).toLocaleString(language(), { dateStyle: "medium", timeStyle: "short" }) }) : props.it.date);
  return (
    <a class="card stack tight" href={link(`/tournaments/${props.it.id}`)}>
      <strong>{props.it.name}</strong>
      <small class="muted">{[t(`tournaments-format-${props.it.format}`), rulesName(props.it.rules), clockName(props.it.clock)].join(" · ")}</small>
      <small class="muted">
        {[t("tournaments-players-count", { count: props.it.entered }), props.it.round > 0 ? roundOf(props.it.round, props.it.planned) : undefined, props.it.site, when()].filter(Boolean).join(" · ")}
      </small>
    </a>
  );
}
