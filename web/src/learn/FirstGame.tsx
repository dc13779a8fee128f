// After the last lesson: a game against the gentlest level, with hints that
// explain themselves.

import { Show, createSignal, type JSX } from "solid-js";
import { errorText } from "../game/words";
import { t } from "../i18n";
import { api } from "../net/api";
import type { GameKind, NewGame } from "../net/wire";
import { coach } from "../play/coached";
import { go } from "../shell/router";

const COMPUTER = { kind: "engine", level: 1 } as const;
const ME = { kind: "me" } as const;

/** The learner sits where the lessons were played from: light, and red. */
const GAMES: Record<GameKind, NewGame> = {
  pyramid: { rules: "standard", seats: [ME, COMPUTER], lot: false, visibility: "private" },
  equator: { rules: "carpentier", seats: [COMPUTER, ME], lot: false, visibility: "private" },
};

export function FirstGame(props: { game: GameKind }): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const [error, setError] = createSignal<string>();
  const start = async () => {
    setBusy(true);
    try {
      const { game } = await api.create(GAMES[props.game]);
      coach(game);
      go(`/game/${game}`);
    } catch (failure) {
      setError(errorText(failure));
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" class="button primary" disabled={busy()} onClick={() => void start()}>{t("first-game")}</button>
      <Show when={error()}><p class="notice warning" role="alert">{error()}</p></Show>
    </>
  );
}
