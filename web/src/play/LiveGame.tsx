// A game being played or watched.

import { Show, Suspense, createEffect, createMemo, createSignal, lazy, on, onCleanup, onMount, type JSX } from "solid-js";
import { t, withTexts } from "../i18n";
import { ApiError, api } from "../net/api";
import { followGame } from "../net/follow";
import type { Action, EquatorView, Side, State, View } from "../net/wire";
import { GameTable } from "../game/GameTable";
import { announceTurn, Announcer } from "../game/Announcer";
import { forgetArrangement } from "../game/memory";
import { resultText } from "../game/endings";
import type { Insight } from "../game/insight";
import { clockName, errorText, rulesName } from "../game/words";
import { canPlan } from "../net/plans";
import { part } from "../offline/part";
import { playSound } from "../sound";
import { settings } from "../settings";
import { address, go, link } from "../shell/router";
import { nameTab } from "../shell/title";
import { Actions } from "./Actions";
import { Afterwards } from "./Afterwards";
import { isCoached } from "./coached";
import { HandOver } from "./HandOver";
import { HelpButton } from "./Help";
import { Moves } from "./Moves";
import { Notes } from "./Notes";
import { OnDevice } from "./OnDevice";
import { Seats } from "./Seats";
import { WatchSpeed } from "./WatchSpeed";
import { createHistory, createViews } from "./history";
import { createPace } from "./pace";
import { isBetweenEngines } from "./pauses";
import { arrangingSide, isBetweenPeople, statusOf, titleOf } from "./status";

const Coach = lazy(async () => (await Promise.all([part(() => import("./Coach")), withTexts("coach")]))[0]);
// Only a game that waits for somebody has a seat to offer.
const FreeSeat = lazy(() => part(() => import("./FreeSeat")).then(({ FreeSeat: it }) => ({ default: it })));
const talking = <T,>(loaded: Promise<T>): Promise<T> => Promise.all([loaded, withTexts("talk")]).then(([it]) => it);
const Talk = lazy(() => talking(part(() => import("../talk/Talk"))));
const Bubble = lazy(() => talking(part(() => import("../talk/Bubble"))));
const Replay = lazy(async () => (await Promise.all([part(() => import("../watch/Replay")), withTexts("analysis"), withTexts("watching")]))[0]);
const BattlePanel = lazy(() => part(() => import("../game/BattlePanel")).then(({ BattlePanel: it }) => ({ default: it })));
const Plan = lazy(async () => (await Promise.all([part(() => import("./Plan")), withTexts("correspondence")]))[0]);
// Whoever wants no hint need not load any.
const Hint = lazy(() => part(() => import("./Hint")));

/** A turn that takes longer than this to be sent is spoken of. */
const LONG_MS = 800;

interface LiveGameProps {
  id: string;
  /** Shown within another page, to be looked at: it is told every state, and that there is no such game. */
  onState?: (state: State | undefined) => void;
}

export default function LiveGame(props: LiveGameProps): JSX.Element {
  // The board and the clocks alone, over nothing: for those who show it to others.
  createEffect(() => {
    const alone = address().searchParams.get("show") === "board";
    document.documentElement.toggleAttribute("data-alone", alone);
    if (alone) void part(() => import("../style/alone.css"));
  });
  onCleanup(() => document.documentElement.removeAttribute("data-alone"));
  return <Show when={props.id} keyed>{(id) => <Followed id={id} onState={props.onState} />}</Show>;
}

function Followed(props: { id: string; onState: LiveGameProps["onState"] }): JSX.Element {
  const { live, tell, leave } = followGame(props.id);
  const viewAt = createViews();
  const shown = createPace(() => live().state, viewAt);
  const [missing, setMissing] = createSignal<string>();
  // The socket cannot say why it was refused; the page asks once, and does not
  // knock again at a game that is not there.
  onMount(() => void api.game(props.id).catch((error) => {
    setMissing(errorText(error));
    if (!(error instanceof ApiError) || error.code !== "not_found") return;
    leave();
    props.onState?.(undefined);
  }));

  createEffect(() => { if (shown()) props.onState?.(shown()); });
  const past = createHistory(shown, () => live().reading, viewAt);
  const view = createMemo<View | undefined>((before) => (live().reading === undefined ? shown()?.position : past.value() ?? before));

  return (
    <Show
      when={view() && shown()}
      fallback={
        <div class="page">
          <Show when={missing()} fallback={<p class="muted">{t("loading")}</p>}>
            <p class="notice warning" role="alert">{missing()}</p>
            <p><a class="button" href={link("/")}>{t("new-game")}</a></p>
          </Show>
        </div>
      }
    >
      {(state) => <Table live={live()} tell={tell} state={state()} view={view()!} bare={props.onState !== undefined} />}
    </Show>
  );
}

interface TableProps extends Pick<ReturnType<typeof followGame>, "tell"> {
  live: ReturnType<ReturnType<typeof followGame>["live"]>;
  /** The state as it is shown, a moment after the server's word. */
  state: State;
  /** The position as it is shown: the state's, or one that is read back. */
  view: View;
  /** The board, who plays and the clocks alone. */
  bare: boolean;
}

function Table(props: TableProps): JSX.Element {
  const said = props.bare ? () => "" : createVoice(() => props.state);
  const following = () => props.live.reading === undefined;
  const legal = createMemo(() => (following() && !props.bare ? props.state.legal ?? [] : []));
  // A turn is on its way until the state that holds it is shown.
  const pending = createMemo(() => {
    const { ply, undos, you } = props.state;
    const { flight, state: newest } = props.live;
    const here = flight?.ply === ply && flight.undos === undos ? flight.turn : undefined;
    const played = newest?.undos === undos && newest.ply > ply && you.includes(newest.turns[ply]!.side) ? newest.turns[ply]!.turn : undefined;
    const text = here ?? played;
    return text === undefined ? undefined : legal().find(({ turn }) => turn === text);
  });
  const at = () => props.live.reading ?? props.state.ply;
  const read = (ply: number | undefined) => props.tell({ type: "read", ply });
  const act = (action: Action) => props.tell({ type: "act", action });

  const [late, setLate] = createSignal(false);
  createEffect(on(() => pending() !== undefined, (flying) => {
    setLate(false);
    if (!flying) return;
    const timer = setTimeout(() => setLate(true), LONG_MS);
    onCleanup(() => clearTimeout(timer));
  }));
  const status = createMemo(() => statusOf(props.state, { link: props.live.link, sent: pending() ? (late() ? "long ago" : "just now") : "no" }));
  createEffect(() => { if (!props.bare) nameTab(titleOf(props.state, status())); });

  // The secret setup. Two at one screen hand it over in between.
  const arranging = () => (following() ? arrangingSide(props.state) as "blue" | "red" | undefined : undefined);
  const [taken, setTaken] = createSignal<Side>();
  const handingOver = () => {
    const to = arranging();
    const from = props.state.arranging?.find(({ done }) => done)?.side;
    return to && from && props.state.you.length === 2 && taken() !== to ? { from, to } : undefined;
  };
  createEffect(() => {
    for (const side of props.state.sides) {
      if (props.state.arranging?.find((one) => one.side === side)?.done ?? true) forgetArrangement(props.state.game, side);
    }
  });
  const arranged = () => {
    const [you, both] = props.state.you;
    const own = both ? undefined : props.state.arranging?.find(({ side, arrangement }) => arrangement !== undefined && side === you);
    return own && following() ? { side: own.side as "blue" | "red", arrangement: own.arrangement! } : undefined;
  };
  const near = (): Side => {
    const { you, sides, kind } = props.state;
    return you.length === 1 ? you[0]! : arranging() ?? sides[kind === "pyramid" ? 0 : 1]!;
  };

  // Whoever agreed to another game is taken there, both at once.
  createEffect(on(() => [props.state.phase, props.state.next] as const, ([phase, next], before) => {
    if (before?.[0] === "finished" && before[1] === undefined && phase === "finished" && next && props.state.you.length > 0) go(`/game/${next}`);
  }));

  // Two people may have something to say to each other.
  const talk = () => settings.talk === "on" && !props.bare && isBetweenPeople(props.state);
  const [hint, setHint] = createSignal<Insight>();
  const [composing, setComposing] = createSignal(false);
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.target instanceof HTMLElement && event.target.closest("input, textarea, select, .cells")) return;
    if (event.key === "ArrowLeft") read(at() - 1);
    else if (event.key === "ArrowRight") read(at() + 1);
    else if (event.key === "Home") read(0);
    else if (event.key === "End") read(undefined);
    else return;
    event.preventDefault();
  };
  onMount(() => { if (!props.bare) addEventListener("keydown", onKey); });
  onCleanup(() => removeEventListener("keydown", onKey));

  return (
    <div class="table" classList={{ live: !props.bare }}>
      <Show when={!props.bare}><h1 class="visually-hidden">{t("game-title", { rules: rulesName(props.state.rules) })}</h1></Show>
      <div class="stage">
        <Show when={!handingOver()} fallback={<Show when={handingOver()}>{(hand) => <HandOver {...hand()} onTaken={() => setTaken(hand().to)} />}</Show>}>
          <Notes state={props.state} live={props.live} act={act} dismiss={() => props.tell({ type: "dismiss" })} />
          {/* A board for each arrangement: nothing of one is in the other. */}
          <Show when={arranging() ?? "everybody"} keyed>
            <GameTable
              view={props.view} legal={legal()} near={near()} pending={pending()} confirm={settings.confirm === "on"} label={t("board")} status={status()}
              moment={{ game: props.state.game, at: `${props.state.ply} ${props.state.undos}` }}
              onTurn={(turn) => props.tell({ type: "play", turn })}
              onArrange={arranging() ? (arrangement) => act({ type: "arrange", side: arranging()!, arrangement }) : undefined}
              insight={following() ? hint() : undefined} arranged={arranged()} onComposing={setComposing}
              buttons={
                <>
                  <Show when={props.state.phase === "finished" && following()}><Afterwards state={props.state} act={act} /></Show>
                  <HelpButton game={props.state.kind} />
                </>
              }
            />
          </Show>
        </Show>
      </div>
      <aside class="panel">
        <p class="muted small">{rulesName(props.state.rules)} · {clockName(props.state.clock?.control ?? { kind: "none" })}</p>
        <Seats state={props.live.state ?? props.state} view={props.view} near={near()} online={props.live.link === "online"} beside={(seat) => <Suspense><Show when={talk()}><Bubble state={props.live.state ?? props.state} seat={seat} /></Show></Suspense>} />
        <Suspense><Show when={talk()}><Talk state={props.live.state ?? props.state} /></Show></Suspense>
        <Show when={!props.bare}>
          <Show when={props.state.phase === "waiting"}><Suspense><FreeSeat state={props.state} /></Suspense></Show>
          <Suspense>
            <Show when={isCoached(props.state.game)} fallback={<Hint state={props.state} following={following()} onPoint={setHint} />}>
              <Coach state={props.state} onHint={setHint} />
            </Show>
          </Suspense>
        </Show>
        <Show when={props.view.game === "equator"}><Suspense><BattlePanel view={props.view as EquatorView} /></Suspense></Show>
        <Show when={!props.bare}>
          <Show when={!following()}>
            <p class="notice row">
              <span class="grow">{t("reading-back", { ply: at(), news: props.state.ply - at() })}</span>
              <button type="button" class="button" onClick={() => read(undefined)}>{t("go-last")}</button>
            </p>
          </Show>
          <Show when={props.state.phase !== "waiting"}>
            <Moves turns={props.state.turns} first={props.state.sides[0]!} at={at()} onRead={read} />
          </Show>
          <Show when={props.state.phase === "finished" && props.state.you.length === 0 && props.state.ply > 0}>
            <Suspense><Replay state={props.state} at={at()} onRead={read} /></Suspense>
          </Show>
          <Show when={isBetweenEngines(props.state) && props.state.phase === "playing"}><WatchSpeed /></Show>
          <OnDevice state={props.state} />
          <Show when={canPlan(props.state)}><Suspense><Plan state={props.state} near={near()} /></Suspense></Show>
          <Actions state={props.state} online={props.live.link === "online"} midTurn={composing() || pending() !== undefined} act={act} />
        </Show>
      </aside>
      <Announcer text={said()} />
    </div>
  );
}

/** What is heard: every turn when it is shown, and the end. */
function createVoice(state: () => State): () => string {
  const [said, setSaid] = createSignal("");
  createEffect(on(state, (now, before) => {
    if (!before) return;
    const fresh = now.undos === before.undos ? now.turns.slice(before.ply) : [];
    const ended = now.phase === "finished" && before.phase !== "finished";
    const words = [...fresh.map((turn) => announceTurn(turn)), ...(ended && now.result ? [resultText(now.result)] : [])];
    if (words.length > 0) setSaid(words.join(" "));
    if (ended) playSound(endSound(now));
    // Balls knock when they land; pawns slide without a sound.
    else if (fresh.length > 0 && now.kind === "equator") playSound("done");
  }));
  return said;
}

/** Nobody is cheered where nobody has won. */
function endSound({ result, you }: State): "won" | "lost" | "done" {
  if (!result?.winner) return "done";
  return you.length === 1 && !you.includes(result.winner) ? "lost" : "won";
}
