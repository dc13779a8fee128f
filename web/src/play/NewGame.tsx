// The first page: choose a game, an opponent and the rules, and play.

import { For, Show, createMemo, createSignal, type JSX } from "solid-js";
import { createStore } from "solid-js/store";
import { t } from "../i18n";
import { api } from "../net/api";
import { createLoaded } from "../net/loader";
import type { GameKind } from "../net/wire";
import { errorText } from "../game/words";
import { Figure } from "../pyramid/Figure";
import { GlobeFigure } from "../equator/GlobeFigure";
import { Icon } from "../shell/Icon";
import { go, link } from "../shell/router";
import { MyGames } from "./MyGames";
import { Extras } from "./Extras";
import { EquatorRules, PyramidRules } from "./RulesChoice";
import { CLOCK_NAMES, LEVELS, OPPONENTS, lastWishes, wishOf, type ClockName, type Wishes } from "./wishes";

export default function NewGame(): JSX.Element {
  const [wishes, setWishes] = createStore<Wishes>(lastWishes());
  const [error, setError] = createSignal<string>();
  const [busy, setBusy] = createSignal(false);
  const catalog = createLoaded(() => api.catalog());
  const levels = createMemo(() => {
    const there = catalog.value()?.levels.filter(({ games }) => games.includes(wishes.game)).map(({ level }) => level);
    return LEVELS.filter((level) => there?.includes(level) ?? true);
  });
  const sides = () => (wishes.game === "pyramid" ? (["light", "dark"] as const) : (["blue", "red"] as const));

  const start = async () => {
    setBusy(true);
    setError(undefined);
    try {
      localStorage.setItem("pylos.wishes", JSON.stringify({ ...wishes }));
      const state = await api.create(wishOf(wishes));
      if (state.invite) sessionStorage.setItem(`pylos.invite.${state.game}`, state.invite);
      go(`/game/${state.game}`);
    } catch (failure) {
      setError(errorText(failure));
      setBusy(false);
    }
  };

  return (
    <div class="page new-game">
      <section class="hero">
        <Show
          when={wishes.game === "pyramid"}
          fallback={<GlobeFigure position="EDCBA/.DC.A/..A.b..../.bcd./abcde B 2.2 e3 1 3:0" />}
        >
          <Figure position="LLDLDDLLLDLDDLDL/LDLDDL.../LD../. L" targets={["h2", "i2"]} />
        </Show>
        <h1>{t(`hero-${wishes.game}`)}</h1>
        <p class="lead">{t(`hero-${wishes.game}-lead`)}</p>
        <p class="row"><a class="button" href={link(wishes.game === "pyramid" ? "/learn/place" : "/learn/slide")}>{t("hero-learn")}</a></p>
      </section>

      <form class="card stack" onSubmit={(event) => { event.preventDefault(); void start(); }}>
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
          <fieldset>
            <legend><strong>{t("level-name", { level: wishes.level })}</strong>, {t(`level-${wishes.level}`)}</legend>
            <div class="levels">
              <For each={levels()}>
                {(level) => (
                  <label class="choice level">
                    <input type="radio" name="level" value={level} checked={wishes.level === level} onChange={() => setWishes("level", level)} aria-label={t("level-name", { level })} />
                    <span aria-hidden="true">{level}</span>
                  </label>
                )}
              </For>
            </div>
          </fieldset>
        </Show>

        <Show when={wishes.opponent !== "screen"}>
          <fieldset>
            <legend>{t("choose-side")}</legend>
            <div class="choices across">
              <For each={["first", "lot", "second"] as const}>
                {(side) => (
                  <label class="choice center">
                    <input type="radio" name="side" value={side} checked={wishes.side === side} onChange={() => setWishes("side", side)} />
                    <span>{side === "lot" ? t("side-by-lot") : t(`side-${sides()[side === "first" ? 0 : 1]}`)}</span>
                  </label>
                )}
              </For>
            </div>
          </fieldset>
        </Show>

        <Show
          when={wishes.game === "pyramid"}
          fallback={<EquatorRules rules={wishes.equatorRules} onChange={(rules) => setWishes("equatorRules", rules)} />}
        >
          <PyramidRules rules={wishes.pyramidRules} onChange={(rules) => setWishes("pyramidRules", rules)} />
        </Show>

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
          <button class="button primary big" disabled={busy()}>{t(`start-${wishes.opponent}`)}</button>
        </div>
        <Extras wishes={wishes} change={(change) => setWishes(change)} />
      </form>

      <MyGames />
    </div>
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
