// The organiser's tools: names in, rounds out, the end.

import { Show, createSignal, type JSX } from "solid-js";
import { language, t } from "../i18n";
import type { TournamentAct } from "../net/wire";
import { link } from "../shell/router";
import { tournaments } from "./calls";
import { Menu } from "./Menu";
import { madeUpNames } from "./madeUp";
import type { Shown } from "./TournamentPage";

/** Names as they are typed: one on a line, a rating after it if there is one. */
export function readNames(text: string): { name: string; rating?: number }[] {
  return text.split(/[\n,;]/).map((line) => line.trim()).filter(Boolean).map((line) => {
    const rated = /^(.*\S)\s+(\d{3,4})$/.exec(line);
    return rated ? { name: rated[1]!, rating: Number(rated[2]) } : { name: line };
  });
}

export function Organise(props: Shown): JSX.Element {
  const it = () => props.page().tournament;
  const act = (what: TournamentAct) => props.change(() => tournaments.act(it(), what));
  const [names, setNames] = createSignal("");
  const [team, setTeam] = createSignal("");
  const [many, setMany] = createSignal(8);
  const fill = () => {
    const typed = names().split("\n").filter((line) => line.trim());
    const taken = [...it().players.map(({ name }) => name), ...readNames(names()).map(({ name }) => name)];
    setNames([...typed, ...madeUpNames(language(), many(), taken)].join("\n"));
  };
  const [busy, setBusy] = createSignal(false);
  const open = () => it().phase === "entry" || it().format === "swiss" || it().format === "arena";
  const missing = () => it().rounds.at(-1)?.boards.filter(({ result }) => !result).length ?? 0;
  const mayPair = () => it().phase === "entry" ? it().players.length > 1 : it().phase === "between" || (it().format === "arena" && it().phase === "playing");
  const enter = async () => {
    if (await act({ type: "enter", players: readNames(names()).map((entry) => ({ ...entry, team: team().trim() || null })) })) setNames("");
  };
  const pair = async () => {
    setBusy(true);
    await act({ type: "pair" });
    setBusy(false);
  };
  return (
    <section class="card stack organise">
      <h2>{t("tournaments-organise")}</h2>
      <Show when={it().phase !== "over"} fallback={<p>{t("tournaments-phase-over")}</p>}>
        <p class="row">
          <button type="button" class="button primary" disabled={!mayPair() || busy()} onClick={() => void pair()}>
            {t(it().phase === "entry" ? "tournaments-start" : "tournaments-pair")}
          </button>
          <Show when={it().phase === "playing" && missing() > 0}><span class="muted">{t("tournaments-missing", { count: missing() })}</span></Show>
        </p>
        <Show when={it().phase === "entry" && it().venue === "online"}><Start {...props} /></Show>
        <Show when={open()}>
          <form class="stack tight" onSubmit={(event) => { event.preventDefault(); void enter(); }}>
            <label class="field"><span>{t("tournaments-names")}</span><textarea class="input" name="names" rows="3" value={names()} onInput={(event) => setNames(event.currentTarget.value)} /></label>
            <p class="row tight">
              <input class="input short" type="number" name="many" min="1" max="300" aria-label={t("tournaments-made-up-many")} value={many()} onInput={(event) => setMany(Math.max(1, Math.min(300, Math.round(event.currentTarget.valueAsNumber) || 1)))} />
              <button type="button" class="button quiet" onClick={fill}>{t("tournaments-made-up")}</button>
            </p>
            <label class="field"><span>{t("tournaments-team-of-these")}</span><input class="input" name="team" maxlength="60" value={team()} onInput={(event) => setTeam(event.currentTarget.value)} /></label>
            <p><button class="button" disabled={!names().trim()}>{t("tournaments-add")}</button></p>
          </form>
        </Show>
      </Show>
      <div class="row">
        <a class="button" href={link(`/tournaments/${it().id}?show=beamer`)}>{t("tournaments-beamer")}</a>
        <a class="button" href={link(`/tournaments/${it().id}?show=print`)}>{t("tournaments-print")}</a>
        <Show when={it().rounds.length > 0}><a class="button" href={link(`/tournaments/${it().id}?show=slips`)}>{t("tournaments-slips")}</a></Show>
        <a class="button" href={link("/clock")}>{t("tournaments-clock")}</a>
        <Show when={it().phase !== "over"}>
          <Menu class="danger" text={t("tournaments-close")}>
            <p>{t("tournaments-close-sure")}</p>
            <button type="button" class="button danger" onClick={() => void act({ type: "close" })}>{t("tournaments-close-yes")}</button>
          </Menu>
        </Show>
      </div>
    </section>
  );
}

/** When it starts by itself, as long as it has not begun. */
function Start(props: Shown): JSX.Element {
  const it = () => props.page().tournament;
  // What the field of a browser holds: local time, to the minute.
  const local = (at: number | undefined) => (at === undefined ? "" : new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16));
  const [starts, setStarts] = createSignal(local(it().starts));
  const save = () => props.change(() => tournaments.act(it(), { type: "schedule", starts: starts() ? new Date(starts()).getTime() : null }));
  return (
    <form class="stack tight" onSubmit={(event) => { event.preventDefault(); void save(); }}>
      <label class="field"><span>{t("tournaments-start-time")}</span><input class="input" name="starts" type="datetime-local" value={starts()} onInput={(event) => setStarts(event.currentTarget.value)} /></label>
      <p><button class="button" disabled={starts() === local(it().starts)}>{t("tournaments-save")}</button></p>
    </form>
  );
}
