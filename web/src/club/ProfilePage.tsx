// A player as others see him: ratings and how they went, how he fares, whom
// he has beaten.

import { For, Show, createSignal, type JSX } from "solid-js";
import { errorText, nameOf, rulesName, sideName } from "../game/words";
import { t } from "../i18n";
import { ApiError, call } from "../net/api";
import { createLoaded, createLoader } from "../net/loader";
import { people } from "../net/people";
import type { Profile, Summary } from "../net/wire";
import { link } from "../shell/router";
import { GameCard } from "../watch/GameCard";
import "../style/club.css";
import { dayText } from "./days";
import { RatingGraph } from "./RatingGraph";

export default function ProfilePage(props: { name: string }): JSX.Element {
  const profile = createLoader(() => props.name, people.profile);
  const games = createLoader(() => props.name, (name) => call<{ games: Summary[] }>("GET", `/players/${encodeURIComponent(name)}/games?limit=12`));
  const me = createLoaded(people.me);
  const missing = () => profile.error() instanceof ApiError && (profile.error() as ApiError).code === "not_found";
  return (
    <div class="page">
      <Show
        when={profile.value()}
        fallback={
          <>
            <h1>{props.name}</h1>
            <Show when={profile.error()} fallback={<p class="muted" aria-busy="true">{t("loading")}</p>}>
              <p class="notice warning" role="alert">{missing() ? t("player-missing") : errorText(profile.error())}</p>
            </Show>
          </>
        }
      >
        {(known) => (
          <>
            <header class="row spread">
              <div>
                <h1>{nameOf(known().player)}</h1>
                <p class="muted">{t("profile-since", { date: dayText(known().since) })}</p>
              </div>
              <Show when={me.value()?.id !== known().player.id}>
                <Ties profile={known()} onChange={profile.reload} />
              </Show>
            </header>
            <Show when={met(known().against_you)}>
              {(score) => <p>{t("profile-against-you", { won: score().lost, lost: score().won, drawn: score().drawn })}</p>}
            </Show>
            <Ratings profile={known()} />
            <Record profile={known()} />
            <Best profile={known()} />
            <Show when={known().accuracy}>
              {(accuracy) => <p>{t("profile-accuracy", { percent: Math.round(accuracy().mean * 100), games: accuracy().games })}</p>}
            </Show>
            <Show when={games.value()?.games.length}>
              <section class="stack">
                <h2>{t("profile-games")}</h2>
                <ul class="game-list"><For each={games.value()?.games}>{(game) => <li><GameCard game={game} /></li>}</For></ul>
              </section>
            </Show>
          </>
        )}
      </Show>
    </div>
  );
}

/** The score of those who have played each other; nothing of strangers. */
const met = (score: Profile["against_you"]) => (score && score.won + score.drawn + score.lost > 0 ? score : undefined);

/** Challenging, following, and hearing somebody again whom one has muted. */
function Ties(props: { profile: Profile; onChange: () => void }): JSX.Element {
  const [trouble, setTrouble] = createSignal<unknown>();
  const tie = (work: Promise<void>) => void work.then(() => setTrouble(undefined), setTrouble).then(props.onChange);
  const name = () => props.profile.player.name ?? "";
  return (
    <div class="stack tight">
      <p class="row">
        <a class="button primary" href={link(`/?challenge=${encodeURIComponent(name())}`)}>{t("challenge")}</a>
        <button type="button" class="button" onClick={() => tie(people.follow(name(), !props.profile.followed))}>{t(props.profile.followed ? "unfollow" : "follow")}</button>
        <Show when={props.profile.muted}><button type="button" class="button" onClick={() => tie(people.unmute(props.profile.player.id ?? ""))}>{t("unmute-player")}</button></Show>
      </p>
      <Show when={trouble()}><p class="notice warning small" role="alert">{errorText(trouble())}</p></Show>
      <Show when={props.profile.followed}><p class="muted small">{t("follow-note")}</p></Show>
    </div>
  );
}

function Ratings(props: { profile: Profile }): JSX.Element {
  const way = (rating: Profile["ratings"][number]) =>
    props.profile.history.filter(({ game, pace }) => game === rating.game && pace === rating.pace).map((moment) => moment.rating);
  return (
    <section class="stack">
      <h2>{t("profile-ratings")}</h2>
      <div class="columns">
        <For each={props.profile.ratings} fallback={<p class="muted">{t("profile-unrated")}</p>}>
          {(rating) => (
            <article class="card stack tight">
              <h3>{t(`game-${rating.game}`)} · {t(`pace-${rating.pace}`)}</h3>
              <p><strong class="rating">{rating.rating}</strong> <span class="muted">± {2 * rating.deviation} · {t("rated-games", { games: rating.games })}<Show when={rating.deviation > PROVISIONAL}> · {t("rating-provisional")}</Show></span></p>
              <Show when={way(rating).length > 0}><RatingGraph game={rating.game} pace={rating.pace} ratings={way(rating)} /></Show>
            </article>
          )}
        </For>
      </div>
    </section>
  );
}

/** A rating that is less sure than this rests on too few games. */
const PROVISIONAL = 110;

function Record(props: { profile: Profile }): JSX.Element {
  return (
    <Show when={props.profile.record.length > 0}>
      <section class="stack">
        <h2>{t("profile-record")}</h2>
        <div class="wide-table" tabindex="0" role="region" aria-label={t("profile-record")}>
          <table class="figures">
            <thead><tr><th scope="col">{t("choose-rules")}</th><th scope="col">{t("profile-side")}</th><th scope="col">{t("score-won")}</th><th scope="col">{t("score-drawn")}</th><th scope="col">{t("score-lost")}</th></tr></thead>
            <tbody>
              <For each={props.profile.record}>
                {(line) => <tr><th scope="row">{rulesName(line.rules)}</th><td>{sideName(line.side)}</td><td>{line.won}</td><td>{line.drawn}</td><td>{line.lost}</td></tr>}
              </For>
            </tbody>
          </table>
        </div>
      </section>
    </Show>
  );
}

function Best(props: { profile: Profile }): JSX.Element {
  return (
    <Show when={props.profile.best.length > 0}>
      <section class="stack">
        <h2>{t("profile-best")}</h2>
        <ul class="stack tight">
          <For each={props.profile.best}>
            {(win) => {
              const text = () => t("best-win", { opponent: win.opponent ?? t("guest"), rating: String(win.rating), rules: rulesName(win.rules), date: dayText(win.at) });
              return <li><Show when={win.id} fallback={text()}>{(id) => <a href={link(`/game/${id()}`)}>{text()}</a>}</Show></li>;
            }}
          </For>
        </ul>
      </section>
    </Show>
  );
}
