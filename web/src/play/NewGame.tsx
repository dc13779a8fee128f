// The first page: choose a game, an opponent and the rules, and play.

import { For, Show, Suspense, createMemo, createSignal, lazy, onMount, type JSX } from "solid-js";
import { createStore } from "solid-js/store";
import { createHome, isEmpty } from "../home/lists";
import { t, withTexts } from "../i18n";
import { ApiError, api } from "../net/api";
import { pair } from "../net/club";
import { createLoaded } from "../net/loader";
import type { GameKind, Side } from "../net/wire";
import { errorText, sideName } from "../game/words";
import { Figure } from "../pyramid/Figure";
import { GlobeFigure } from "../equator/GlobeFigure";
import { part } from "../offline/part";
import { Icon } from "../shell/Icon";
import { SITE } from "../shell/mode";
import { go, link } from "../shell/router";
import { CustomClock } from "./CustomClock";
import { Extras } from "./Extras";
import { EquatorRules, PyramidRules } from "./RulesChoice";
import type Showpiece from "./Showpiece";
import { GLOBE, PYRAMID } from "./showpieces";
import { CLOCK_NAMES, LEVELS, OPPONENTS, canBePaired, canBeRated, lastWishes, sideOf, watches, wishOf, type ClockName, type Level, type Wishes } from "./wishes";

/** What only those see, and load, who have been here before. */
const Home = lazy(async () => (await Promise.all([part(() => import("../home/Home")), withTexts("club")]))[0]);
const HandicapOffer = lazy(() => part(() => import("./HandicapOffer")));
const Lobby = lazy(() => part(() => import("../home/Lobby")));

export default function NewGame(): JSX.Element {
  const { home, reload } = createHome();
  const [wishes, setWishes] = createStore<Wishes>(lastWishes());
  const [error, setError] = createSignal<string>();
  const [busy, setBusy] = createSignal(false);
  const catalog = createLoaded(() => api.catalog());
  const levels = createMemo(() => {
    const there = catalog.value()?.levels.filter(({ games }) => games.includes(wishes.game)).map(({ level }) => level);
    return LEVELS.filter((level) => there?.includes(level) ?? true);
  });
  // Drawn in lines first, and painted where there is room for it, when the
  // page has nothing else to do.
  let piece: HTMLDivElement | undefined;
  const [Piece, setPiece] = createSignal<typeof Showpiece>();
  const [painted, setPainted] = createSignal(false);
  onMount(() => {
    const paint = () => void part(() => import("./Showpiece")).then((loaded) => setPiece(() => loaded.default), () => undefined);
    // Not every browser tells when it is idle.
    if (piece && piece.clientHeight > 0) (window.requestIdleCallback ?? setTimeout)(paint);
  });
  const sides = () => (wishes.game === "pyramid" ? (["light", "dark"] as const) : (["blue", "red"] as const));

  const start = async () => {
    setBusy(true);
    setError(undefined);
    try {
      localStorage.setItem("pylos.wishes", JSON.stringify({ ...wishes }));
      const state = await (canBePaired(wishes) ? pair(wishOf(wishes)) : api.create(wishOf(wishes)));
      if (state.invite) sessionStorage.setItem(`pylos.invite.${state.game}`, state.invite);
      go(`/game/${state.game}`);
    } catch (failure) {
      const nobody = wishes.opponent === "player" && failure instanceof ApiError && failure.code === "not_found";
      setError(nobody ? t("challenge-nobody") : errorText(failure));
      setBusy(false);
    }
  };

  return (
    <div class="page new-game">
      <Show when={isEmpty(home())} fallback={<Suspense fallback={<div class="home" />}><Home home={home()} reload={reload} /></Suspense>}>
      <section class="hero">
        <div class="showpiece" classList={{ painted: painted() }} ref={piece}>
          <Show when={wishes.game === "pyramid"} fallback={<GlobeFigure position={GLOBE} deciding="e5" />}>
            <Figure position={PYRAMID} targets={["j1"]} />
          </Show>
          <Show when={Piece()}>
            {(Loaded) => {
              const Piece = Loaded();
              return <Piece game={wishes.game} onPainted={setPainted} />;
            }}
          </Show>
        </div>
        <h1>{t(`hero-${wishes.game}`)}</h1>
        <p class="lead">{t(`hero-${wishes.game}-lead`)}</p>
        <p class="row"><a class="button" href={link(wishes.game === "pyramid" ? "/learn/aim" : "/learn/setup")}>{t("hero-learn")}</a></p>
      </section>
      </Show>

      <form id="new" class="card stack" onSubmit={(event) => { event.preventDefault(); void start(); }}>
        <h2 class="visually-hidden">{t("new-game")}</h2>
        <fieldset>
          <legend>{t("choose-game")}</legend>
          <div class="choices across game-cards">
            <For each={["pyramid", "equator"] as const}>
              {(game) => (
                <label class="choice">
                  <input type="radio" name="game" value={game} checked={wishes.game === game} onChange={() => setWishes("game", game)} />
                  <GameMark game={game} />
                  <span><strong>{t(`game-${game}`)}</strong><small>{t(`game-${game}-note`)}</small></span>
                </label>
              )}
            </For>
          </div>
        </fieldset>

        <fieldset>
          <legend>{t("choose-opponent")}</legend>
          <div class="choices two">
            <For each={OPPONENTS}>
              {({ opponent, icon }) => (
                <label class="choice">
                  <input type="radio" name="opponent" value={opponent} checked={wishes.opponent === opponent} onChange={() => setWishes("opponent", opponent)} />
                  <Icon name={icon} />
                  <span>{t(`opponent-${opponent}`)}</span>
                </label>
              )}
            </For>
          </div>
        </fieldset>

        <Show when={wishes.opponent === "computer"}>
          <Levels name="level" of={watches(wishes) ? sides()[0] : undefined} levels={levels()} chosen={wishes.level} onChoose={(level) => setWishes("level", level)} />
        </Show>

        <Show when={wishes.opponent !== "screen"}>
          <fieldset>
            <legend>{t("choose-side")}</legend>
            <div class="choices across sides">
              <For each={["first", "lot", "second", ...(wishes.opponent === "computer" ? ["none" as const] : [])] as const}>
                {(side) => (
                  <label class="choice center">
                    <input type="radio" name="side" value={side} checked={sideOf(wishes) === side} onChange={() => setWishes("side", side)} />
                    <span>{side === "lot" || side === "none" ? t(side === "lot" ? "side-by-lot" : "side-none") : t(`side-${sides()[side === "first" ? 0 : 1]}`)}</span>
                  </label>
                )}
              </For>
            </div>
          </fieldset>
        </Show>

        <Show when={wishes.opponent === "player"}>
          <label class="field">
            <span>{t("challenge-whom")}</span>
            <input class="input" name="player" autocomplete="off" required value={wishes.player} onInput={(event) => setWishes("player", event.currentTarget.value)} />
          </label>
          <Show when={wishes.game === "pyramid"}><Suspense><HandicapOffer wishes={wishes} change={setWishes} /></Suspense></Show>
        </Show>

        {/* Below the button that asks for it: nothing moves under the finger. */}
        <Show when={watches(wishes)}>
          <Levels name="other-level" of={sides()[1]} levels={levels()} chosen={wishes.otherLevel} onChoose={(level) => setWishes("otherLevel", level)} />
        </Show>

        <Show
          when={wishes.game === "pyramid"}
          fallback={<EquatorRules rules={wishes.equatorRules} onChange={(rules) => setWishes("equatorRules", rules)} />}
        >
          <PyramidRules rules={wishes.pyramidRules} onChange={(rules) => setWishes("pyramidRules", rules)} />
        </Show>

        <Show when={canBeRated(wishes)}>
          <label class="check">
            <input type="checkbox" name="rated" checked={wishes.rated} onChange={(event) => setWishes("rated", event.currentTarget.checked)} />
            <span>{t("rated-game")}</span>
          </label>
        </Show>
        <Show when={wishes.clock === "custom"}><CustomClock wishes={wishes} change={(change) => setWishes(change)} /></Show>
        <Show when={error()}><p class="notice warning" role="alert">{error()}</p></Show>
        <div class="go">
          <label class="field">
            <span>{t("choose-clock")}</span>
            <select class="input" name="clock" value={wishes.clock} onChange={(event) => setWishes("clock", event.currentTarget.value as ClockName)}>
              <For each={CLOCK_NAMES}>
                {(name) => <option value={name} selected={wishes.clock === name}>{t(`clock-${name}`)}</option>}
              </For>
            </select>
          </label>
          <button class="button primary big" disabled={busy()}>{t(watches(wishes) ? "start-watching" : `start-${wishes.opponent}`)}</button>
        </div>
        <Extras wishes={wishes} change={(change) => setWishes(change)} />
      </form>

      <Show when={!SITE}><Suspense fallback={<section class="wide" />}><Lobby /></Suspense></Show>
    </div>
  );
}

interface LevelsProps {
  name: string;
  /** Whose level it is, where that has to be said. */
  of: Side | undefined;
  levels: readonly Level[];
  chosen: Level;
  onChoose: (level: Level) => void;
}

function Levels(props: LevelsProps): JSX.Element {
  return (
    <fieldset>
      <legend><Show when={props.of} fallback={<><strong>{t("level-name", { level: props.chosen })}</strong>, {t(`level-${props.chosen}`)}</>}>{(side) => <>{sideName(side())} · <strong>{t("level-name", { level: props.chosen })}</strong></>}</Show></legend>
      <div class="levels">
        <For each={props.levels}>
          {(level) => (
            <label class="choice level">
              <input type="radio" name={props.name} value={level} checked={props.chosen === level} onChange={() => props.onChoose(level)} aria-label={t("level-name", { level })} />
              <span aria-hidden="true">{level}</span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
}

/** The sign of each game: three balls, and a globe. */
function GameMark(props: { game: GameKind }): JSX.Element {
  return (
    <svg viewBox="-1.2 -1.2 2.4 2.4" width="44" height="44" aria-hidden="true">
      <Show
        when={props.game === "pyramid"}
        fallback={
          <g>
            <circle r="1.05" fill="url(#globe)" stroke="#54401f" stroke-width="0.05" />
            <path d="M-1.05 0H1.05M0-1.05V1.05M-.55-.9A1.6 1.6 0 0 1-.55 .9M.55-.9A1.6 1.6 0 0 0 .55 .9" fill="none" stroke="#54401f" stroke-width="0.06" />
            <circle cx="-.35" r=".24" fill="url(#pawn-blue)" /><circle cx=".42" r=".32" fill="url(#pawn-red)" />
          </g>
        }
      >
        <g>
          <circle cx="-.52" cy=".5" r=".52" fill="url(#wood-light)" />
          <circle cx=".52" cy=".5" r=".52" fill="url(#wood-dark)" />
          <circle cy="-.38" r=".52" fill="url(#wood-light)" />
        </g>
      </Show>
    </svg>
  );
}
