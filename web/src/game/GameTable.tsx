// Either board, by the kind of position.

import { Show, Suspense, lazy, type JSX } from "solid-js";
import { part } from "../offline/part";
import type { EquatorView, LegalTurn, PyramidView, Side, View } from "../net/wire";
import type { Moment } from "./composer";
import type { Arranged } from "./EquatorTable";
import type { Insight } from "./insight";
import type { Status } from "./Prompt";
import { PyramidTable } from "./PyramidTable";

// Whoever plays on the pyramid does not load the globe.
const EquatorTable = lazy(() => part(() => import("./EquatorTable")).then(({ EquatorTable: it }) => ({ default: it })));

/** What a table of a live game has and a board for study has not. */
export interface AtTheTable {
  /** Where things stand; with it, the prompt is over the board. */
  status?: Status | undefined;
  /** Keeps a half-made turn over a reload. */
  moment?: Moment | undefined;
  /** Told when a turn is begun, and when it is given up or sent. */
  onComposing?: ((composing: boolean) => void) | undefined;
  /** A turn is sent only when it is confirmed. */
  confirm?: boolean | undefined;
  /** More buttons below the board. */
  buttons?: JSX.Element;
}

interface GameTableProps extends AtTheTable {
  view: View;
  legal: readonly LegalTurn[];
  near: Side;
  onTurn: (turn: string) => void;
  pending?: LegalTurn | undefined;
  onArrange?: ((arrangement: string) => void) | undefined;
  arranged?: Arranged | undefined;
  label: string;
  /** In an analysis: values on the board, linked with the list. */
  insight?: Insight | undefined;
}

export function GameTable(props: GameTableProps): JSX.Element {
  return (
    <Show
      when={props.view.game === "pyramid"}
      fallback={
        <Suspense fallback={<Room prompt={props.status !== undefined} />}>
          <EquatorTable {...props} view={props.view as EquatorView} near={props.near === "blue" ? "blue" : "red"} />
        </Suspense>
      }
    >
      <PyramidTable {...props} view={props.view as PyramidView} near={props.near === "dark" ? "dark" : "light"} />
    </Show>
  );
}

/** As much room as the globe will take, so that nothing moves when it comes. */
function Room(props: { prompt: boolean }): JSX.Element {
  return (
    <div class="game-table" aria-busy="true">
      <Show when={props.prompt}><div class="prompt" /></Show>
      <div class="board globe"><div class="board-fit whole" /></div>
      <div class="turn-bar" />
    </div>
  );
}
