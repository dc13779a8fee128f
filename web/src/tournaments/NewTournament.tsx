// A new tournament: what is agreed.

import { For, Show, createSignal, type JSX } from "solid-js";
import { createStore } from "solid-js/store";
import { t } from "../i18n";
import type { GameKind, TournamentFormat, TournamentOpenings, TournamentScoring, TournamentTieBreak, TournamentWish } from "../net/wire";
import { rulesName } from "../game/words";
import { EquatorReadings, EquatorRules, PyramidReadings, PyramidRules } from "../play/RulesChoice";
import { knowsBallots } from "../play/wishes";
import { SITE } from "../shell/mode";
import { go } from "../shell/router";
import { ClockFields, type ClockWish, clockOf } from "../clock/ClockFields";
import { tournaments } from "./calls";
import { TIE_BREAKS, TieBreakChoice } from "./TieBreakChoice";
import { refusedText } from "./words";

const FORMATS = ["swiss", "round_robin", "double_round_robin", "knockout", "arena"] as const satisfies readonly TournamentFormat[];

/** For how many minutes somebody who does not come is waited for. */
const NO_SHOWS = [0, 2, 5, 10, 15, 30] as const;

export default function NewTournament(): JSX.Element {
  // Swedish dates are those of ISO, in local time.
  const [wish, setWish] = createStore({
    name: "", site: "", date: new Date().toLocaleDateString("sv"), game: "pyramid" as GameKind, pyramid: "standard", equator: "carpentier",
    clock: { kind: "per_move", minutes: 5, seconds: 30, increment: 5 } as ClockWish,
    format: "swiss" as TournamentFormat, rounds: 5, third: false, games: 1, openings: "usual" as TournamentOpenings, ties: [...TIE_BREAKS] as TournamentTieBreak[], scoring: "matches" as TournamentScoring,
    venue: "table" as TournamentWish["venue"], public: false, rated: false, automatic: false, starts: "", noShow: 0, teamCounts: 0, apart: false,
  });
  const [error, setError] = createSignal<string>();
  const [busy, setBusy] = createSignal(false);
  const countsMatches = () => wish.format === "arena" || wish.format === "knockout";
  const scorings = () => (wish.game === "equator" ? (["matches", "games", "points"] as const) : (["matches", "games"] as const));
  const readings = () => (wish.game === "pyramid" ? wish.pyramid : wish.equator).split("+").slice(1);
  const balanced = () => wish.openings === "balanced" && knowsBallots(wish.game, wish.pyramid);
  // In the other formats the pairings are fixed.
  const keepsApart = () => wish.format === "swiss" || wish.format === "arena";
  const create = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const online = wish.venue === "online";
      const { tournament } = await tournaments.create({
        name: wish.name, site: wish.site || null, date: wish.date || null,
        rules: wish.game === "pyramid" ? wish.pyramid : wish.equator,
        clock: clockOf(wish.clock), format: wish.format, rounds: wish.format === "swiss" ? wish.rounds : null,
        third_place: wish.format === "knockout" && wish.third, games: wish.games, openings: balanced() ? "balanced" : "usual", tie_breaks: wish.format === "knockout" ? null : wish.ties,
        scoring: countsMatches() ? "matches" : wish.scoring, venue: wish.venue,
        visibility: wish.public ? "public" : "private", rated: online && wish.rated,
        pairing: online && wish.automatic ? "automatic" : "by_hand",
        no_show: online && wish.noShow > 0 ? wish.noShow * 60 : null,
        team_counts: wish.teamCounts || null, mates_apart: keepsApart() && wish.apart,
        starts: online && wish.starts ? new Date(wish.starts).getTime() : null,
      });
      go(`/tournaments/${tournament.id}`, "replace");
    } catch (failure) {
      setError(refusedText(failure));
      setBusy(false);
    }
  };
  const number = (event: { currentTarget: HTMLInputElement }, usual: number) => Math.round(event.currentTarget.valueAsNumber) || usual;
  const Check = (check: { name: "third" | "public" | "rated" | "automatic" | "apart"; text: string }) => (
    <label class="check"><input type="checkbox" name={check.name} checked={wish[check.name]} onChange={(event) => setWish(check.name, event.currentTarget.checked)} /><span>{check.text}</span></label>
  );
  return (
    <div class="page narrow">
      <h1>{t("tournaments-new")}</h1>
      <Show when={!SITE} fallback={<p class="notice">{t("error-no_server")}</p>}>
        <form class="card stack" onSubmit={(event) => { event.preventDefault(); void create(); }}>
          <label class="field"><span>{t("tournaments-name")}</span><input class="input" name="name" required maxlength="100" value={wish.name} onInput={(event) => setWish("name", event.currentTarget.value)} /></label>
          <div class="pair-of-fields">
            <label class="field"><span>{t("tournaments-site")}</span><input class="input" name="site" maxlength="100" value={wish.site} onInput={(event) => setWish("site", event.currentTarget.value)} /></label>
            <label class="field"><span>{t("tournaments-date")}</span><input class="input" name="date" maxlength="100" value={wish.date} onInput={(event) => setWish("date", event.currentTarget.value)} /></label>
          </div>
          <fieldset>
            <legend>{t("tournaments-venue")}</legend>
            <div class="choices two">
              <For each={["table", "online"] as const}>
                {(venue) => (
                  <label class="choice">
                    <input type="radio" name="venue" value={venue} checked={wish.venue === venue} onChange={() => setWish("venue", venue)} />
                    <span><strong>{t(`tournaments-venue-${venue}`)}</strong><small>{t(`tournaments-venue-${venue}-note`)}</small></span>
                  </label>
                )}
              </For>
            </div>
          </fieldset>
          <fieldset>
            <legend>{t("choose-game")}</legend>
            <div class="choices two">
              <For each={["pyramid", "equator"] as const}>
                {(game) => (
                  <label class="choice">
                    <input type="radio" name="game" value={game} checked={wish.game === game} onChange={() => setWish({ game, scoring: "matches" })} />
                    <span>{t(`game-${game}`)}</span>
                  </label>
                )}
              </For>
            </div>
          </fieldset>
          <Show when={wish.game === "pyramid"} fallback={<EquatorRules rules={wish.equator} onChange={(rules) => setWish("equator", rules)} />}>
            <PyramidRules rules={wish.pyramid} onChange={(rules) => setWish("pyramid", rules)} />
          </Show>
          <details class="readings">
            <summary><span>{t("tournaments-readings")}</span><small>{readings().length > 0 ? readings().map(rulesName).join(" · ") : t("all-as-usual")}</small></summary>
            <div class="stack">
              <Show when={wish.game === "pyramid"} fallback={<EquatorReadings rules={wish.equator} onChange={(rules) => setWish("equator", rules)} />}>
                <PyramidReadings rules={wish.pyramid} onChange={(rules) => setWish("pyramid", rules)} />
                <p class="muted small">{t("tournaments-handicap-note")}</p>
              </Show>
            </div>
          </details>
          <fieldset>
            <legend>{t("choose-clock")}</legend>
            <ClockFields value={wish.clock} none onChange={(change) => setWish("clock", change)} />
          </fieldset>
          <div class="pair-of-fields">
            <label class="field">
              <span>{t("tournaments-format")}</span>
              <select class="input" name="format" value={wish.format} onChange={(event) => setWish("format", event.currentTarget.value as TournamentFormat)}>
                <For each={FORMATS}>{(format) => <option value={format} selected={wish.format === format}>{t(`tournaments-format-${format}`)}</option>}</For>
              </select>
            </label>
            <Show when={wish.format === "swiss"}>
              <label class="field"><span>{t("tournaments-rounds")}</span><input class="input" name="rounds" type="number" min="1" max="99" value={wish.rounds} onInput={(event) => setWish("rounds", number(event, 5))} /></label>
            </Show>
          </div>
          <p class="muted small">{t(`tournaments-format-${wish.format}-note`)}</p>
          <Show when={wish.format === "knockout"}><Check name="third" text={t("tournaments-third")} /></Show>
          <div class="pair-of-fields">
            <label class="field"><span>{t("tournaments-games")}</span><input class="input" name="games" type="number" min="1" max="99" value={wish.games} onInput={(event) => setWish("games", number(event, 1))} /></label>
            <Show when={!countsMatches()}>
              <label class="field">
                <span>{t("tournaments-scoring")}</span>
                <select class="input" name="scoring" onChange={(event) => setWish("scoring", event.currentTarget.value as TournamentScoring)}>
                  <For each={scorings()}>{(scoring) => <option value={scoring} selected={wish.scoring === scoring}>{t(`tournaments-scoring-${scoring}`)}</option>}</For>
                </select>
              </label>
            </Show>
          </div>
          <Show when={wish.format !== "knockout"}>
            <details class="readings">
              <summary><span>{t("tournaments-ties")}</span><small>{wish.ties.map((tie) => t(`tournaments-tie-${tie}`)).join(" · ") || t("tournaments-ties-none")}</small></summary>
              <TieBreakChoice chosen={wish.ties} onChange={(ties) => setWish("ties", ties)} />
            </details>
          </Show>
          <Show when={knowsBallots(wish.game, wish.pyramid)}>
            <label class="field">
              <span>{t("tournaments-openings")}</span>
              <select class="input" name="openings" onChange={(event) => setWish("openings", event.currentTarget.value as TournamentOpenings)}>
                <For each={["usual", "balanced"] as const}>{(openings) => <option value={openings} selected={wish.openings === openings}>{t(`tournaments-openings-${openings}`)}</option>}</For>
              </select>
              <Show when={balanced()}><small class="muted">{t("tournaments-openings-note")}</small></Show>
            </label>
          </Show>
          <Show when={wish.venue === "online"}>
            <label class="field"><span>{t("tournaments-start-time")}</span><input class="input" name="starts" type="datetime-local" value={wish.starts} onInput={(event) => setWish("starts", event.currentTarget.value)} /></label>
            <label class="field">
              <span>{t("tournaments-no-show")}</span>
              <select class="input" name="no-show" onChange={(event) => setWish("noShow", Number(event.currentTarget.value))}>
                <For each={NO_SHOWS}>{(minutes) => <option value={minutes} selected={wish.noShow === minutes}>{minutes > 0 ? t("tournaments-no-show-after", { minutes }) : t("tournaments-no-show-never")}</option>}</For>
              </select>
            </label>
            <Check name="automatic" text={t("tournaments-automatic")} />
            <Check name="rated" text={t("tournaments-rated")} />
          </Show>
          <details class="readings">
            <summary><span>{t("tournaments-teams-wish")}</span><small>{[wish.teamCounts > 0 ? t("tournaments-team-counts-note", { many: wish.teamCounts }) : t("tournaments-team-counts-all"), wish.apart && keepsApart() ? t("tournaments-mates-apart") : ""].filter(Boolean).join(" · ")}</small></summary>
            <div class="stack">
              <label class="field"><span>{t("tournaments-team-counts")}</span><input class="input" name="team-counts" type="number" min="0" max="99" value={wish.teamCounts} onInput={(event) => setWish("teamCounts", Math.max(0, Math.min(99, number(event, 0))))} /></label>
              <Show when={keepsApart()}><Check name="apart" text={t("tournaments-mates-apart")} /></Show>
            </div>
          </details>
          <Check name="public" text={t("tournaments-public")} />
          <Show when={error()}><p class="notice warning" role="alert">{error()}</p></Show>
          <button class="button primary big" disabled={busy()}>{t("tournaments-create")}</button>
        </form>
      </Show>
    </div>
  );
}
