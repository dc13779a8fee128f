// Either board, by the kind of position.

import { Show, type JSX } from "solid-js";
import type { EquatorView, LegalTurn, PyramidView, Side, View } from "../net/wire";
import type { Moment } from "./composer";
import { EquatorTable, type Arranged } from "./EquatorTable";
import type { Insight } from "./insight";
import type { Status } from "./Prompt";
import { PyramidTable } from "./PyramidTable";

/** What a table of a live game has and a board for study has not. */
export interface AtTheTable {
  /** Where things stand; with it, the prompt is over the board. */
  status?: Status | undefined;
  /** Keeps a half-made turn over a reload. */
  moment?: Moment | undefined;
  /** Told when a turn is begun, and when it is given up or sent. */
  onComposing?: ((composing: boolean) => void) | undefined;
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
        <EquatorTable
          {...props} view={props.view as EquatorView} near={props.near === "blue" ? "blue" : "red"}
        />
      }
    >
      <PyramidTable {...props} view={props.view as PyramidView} near={props.near === "dark" ? "dark" : "light"} />
    </Show>
  );
}
