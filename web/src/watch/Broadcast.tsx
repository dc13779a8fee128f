// The game on the screen: the board, who plays, the clocks and the last turn.

import { Suspense, lazy, type JSX } from "solid-js";
import { t } from "../i18n";
import { sideName } from "../game/words";
import { part } from "../offline/part";
import type { Channel } from "./channel";
import "../style/watch.css";

const LiveGame = lazy(() => part(() => import("../play/LiveGame")));

export function Broadcast(props: { channel: Channel }): JSX.Element {
  const lastTurn = () => {
    const last = props.channel.state()?.turns.at(-1);
    return last && t("tv-turn", { side: sideName(last.side), turn: last.turn });
  };
  return (
    <div class="broadcast">
      <Suspense fallback={<div aria-busy="true" />}>
        <LiveGame id={props.channel.id() ?? ""} onState={props.channel.tell} />
      </Suspense>
      <p class="last-turn">{lastTurn()}</p>
    </div>
  );
}
