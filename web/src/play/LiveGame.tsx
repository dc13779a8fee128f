// A game being played or watched.

import { Show, createEffect, createMemo, createSignal, on, onCleanup, onMount, type JSX } from "solid-js";
import { t } from "../i18n";
import { ApiError, api } from "../net/api";
import { followGame } from "../net/follow";
import type { EquatorView, Side, State, View } from "../net/wire";
import { GameTable } from "../game/GameTable";
import { announceTurn, Announcer } from "../game/Announcer";
import { BattlePanel } from "../game/BattlePanel";
import { clockName, errorText, refusalText, resultText, rulesName, sideName } from "../game/words";
import { playSound } from "../sound";
import { Actions } from "./Actions";
import { Invite } from "./Invite";
import { Moves } from "./Moves";
import { Seats } from "./Seats";
import { createHistory } from "./history";
import { address, go } from "../shell/router";

export default function LiveGame(props: { id: string }): JSX.Element {
  return <Show when={props.id} keyed>{(id) => <Followed id={id} />}</Show>;
}

function Followed(props: { id: string }): JSX.Element {
  const [said, setSaid] = createSignal("");
  const { live, tell, leave } = followGame(props.id, (turns) => {
    setSaid(turns.map((turn) => announceTurn(turn)).join(" "));
    playSound("done");
  });
  const state = () => live().state;
  const [missing, setMissing] = createSignal<string>();
  // The socket cannot say why it was refused; the page asks once, and does not
  // knock again at a game that is not there.
  onMount(() => void api.game(props.id).catch((error) => {
    setMissing(errorText(error));
    if (error instanceof ApiError && error.code === "not_found") leave();
  }));

  const [arrived, setArrived] = createSignal(performance.now());
  createEffect(on(state, () => setArrived(performance.now())));
  createEffect(
    on(() => state()?.result, (result, before) => {
      if (result && before === undefined && state()!.ply > 0) setSaid(resultText(result));
    }, { defer: true }),
  );
  createEffect(on(() => state()?.phase, (phase, before) => {
    if (phase === "finished" && before === "playing") playSound("alert");
  }));

  const past = createHistory(state, () => live().reading);
  const view = createMemo<View | undefined>((shown) => (live().reading === undefined ? state()?.position : past.value() ?? shown));
  const following = () => live().reading === undefined;
  const legal = createMemo(() => (following() ? state()?.legal ?? [] : []));
  const pending = createMemo(() => (following() && live().flight ? state()?.legal?.find(({ turn }) => turn === live().flight!.turn) : undefined));
  const near = (): Side => {
    const game = state();
    if (!game) return "light";
    if (game.you.length === 1) return game.you[0]!;
    if (arranging()) return arranging()!;
    return game.sides[game.kind === "pyramid" ? 0 : 1]!;
  };
  const at = () => live().reading ?? state()?.ply ?? 0;
  const arranging = () => {
    const game = state();
    return following() && game?.phase === "playing" ? game.arranging?.find(({ side, done }) => !done && game.you.includes(side))?.side : undefined;
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.target instanceof HTMLElement && event.target.closest("input, textarea, select, .cells")) return;
    const last = state()?.ply ?? 0;
    if (event.key === "ArrowLeft") tell({ type: "read", ply: at() - 1 });
    else if (event.key === "ArrowRight") tell({ type: "read", ply: at() + 1 });
    else if (event.key === "Home") tell({ type: "read", ply: 0 });
    else if (event.key === "End") tell({ type: "read", ply: last });
    else return;
    event.preventDefault();
  };
  onMount(() => addEventListener("keydown", onKey));
  onCleanup(() => removeEventListener("keydown", onKey));

  return (
    <Show
      when={view()}
      fallback={
        <div class="page">
          <Show when={missing()} fallback={<p class="muted">{t("loading")}</p>}>
            <p class="notice warning" role="alert">{missing()}</p>
            <p><a class="button" href="/">{t("new-game")}</a></p>
          </Show>
        </div>
      }
    >
      {(shown) => (
        <div class="table live">
          <h1 class="visually-hidden">{t("game-title", { rules: rulesName(state()!.rules) })}</h1>
          <div class="stage">
            <GameTable
              view={shown()} legal={legal()} near={near()} pending={pending()} label={t("board")}
              onTurn={(turn) => tell({ type: "play", turn })}
              onArrange={arranging() ? (arrangement) => tell({ type: "act", action: { type: "arrange", side: arranging()!, arrangement } }) : undefined}
            />
          </div>
          <aside class="panel">
            <p class="muted small">{rulesName(state()!.rules)} · {clockName(state()!.clock?.control ?? { kind: "none" })}</p>
            <Seats state={state()!} view={shown()} arrived={arrived()} near={near()} />
            <Status state={state()!} sending={live().flight !== undefined} link={live().link} />
            <Show when={live().refusal}>
              {(refusal) => (
                <p class="notice warning row" role="alert">
                  <span class="grow">{refusalText(refusal())}</span>
                  <button type="button" class="button quiet" onClick={() => tell({ type: "dismiss" })}>{t("close")}</button>
                </p>
              )}
            </Show>
            <FreeSeat state={state()!} />
            <Show when={shown().game === "equator"}><BattlePanel view={shown() as EquatorView} /></Show>
            <Show when={!following()}>
              <p class="notice row">
                <span class="grow">{t("reading-back", { ply: at(), news: state()!.ply - at() })}</span>
                <button type="button" class="button" onClick={() => tell({ type: "read", ply: undefined })}>{t("go-last")}</button>
              </p>
            </Show>
            <Show when={state()!.phase !== "waiting"}>
              <Moves turns={state()!.turns} first={state()!.sides[0]!} at={at()} onRead={(ply) => tell({ type: "read", ply })} />
            </Show>
            <Actions state={state()!} online={live().link === "online"} act={(action) => tell({ type: "act", action })} />
          </aside>
          <Announcer text={said()} />
        </div>
      )}
    </Show>
  );
}

/** One line that says where things stand; the accent means: your move. */
function Status(props: { state: State; sending: boolean; link: string }): JSX.Element {
  const text = () => {
    const { state } = props;
    if (props.link === "offline") return t("offline-notice");
    if (state.result) return resultText(state.result);
    if (state.phase === "waiting") return t("waiting-for-opponent");
    if (props.sending) return t("sending");
    if (state.arranging) return t(moving() ? "your-turn" : "their-turn");
    const side = state.position.turn;
    if (state.you.length === 2) return t("side-to-move", { side: sideName(side) });
    if (state.you.includes(side)) return t("your-turn");
    return state.you.length === 1 ? t("their-turn") : t("side-to-move", { side: sideName(side) });
  };
  const moving = () => props.state.arranging?.some(({ side, done }) => !done && props.state.you.includes(side)) ?? props.state.you.includes(props.state.position.turn);
  const yours = () => props.link !== "offline" && props.state.phase === "playing" && !props.sending && moving();
  return <p class="status" classList={{ yours: yours(), offline: props.link === "offline", over: !!props.state.result }} role="status">{text()}</p>;
}

/** An empty seat: the invitation for whoever made the game, a chair for others. */
function FreeSeat(props: { state: State }): JSX.Element {
  const [error, setError] = createSignal<string>();
  const code = () => address().searchParams.get("join") ?? undefined;
  const invite = () => props.state.invite ?? (props.state.you.length > 0 ? sessionStorage.getItem(`pylos.invite.${props.state.game}`) ?? undefined : undefined);
  const free = () => props.state.seats.find((seat) => seat.free);
  const sit = async () => {
    try {
      await api.join(props.state.game, code());
      go(`/game/${props.state.game}`, "replace");
      location.reload();
    } catch (failure) {
      setError(errorText(failure));
    }
  };
  return (
    <Show when={props.state.phase === "waiting" && free()}>
      {(seat) => (
        <Show
          when={props.state.you.length === 0}
          fallback={
            <Show when={invite()} fallback={<p class="muted">{t("waiting-in-lobby")}</p>}>
              {(secret) => <Invite link={`${location.origin}/game/${props.state.game}?join=${secret()}`} />}
            </Show>
          }
        >
          <Show when={seat().free === "anyone" || code()} fallback={<p class="muted">{t("seat-by-invitation")}</p>}>
            <p>{t("invited", { side: sideName(seat().side) })}</p>
            <button type="button" class="button primary big" onClick={() => void sit()}>{t("sit-down")}</button>
            <Show when={error()}><p class="notice warning" role="alert">{error()}</p></Show>
          </Show>
        </Show>
      )}
    </Show>
  );
}

