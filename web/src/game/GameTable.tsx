// Either board, by the kind of position.

import { Show, type JSX } from "solid-js";
import type { EquatorView, LegalTurn, PyramidView, Side, View } from "../net/wire";
import { EquatorTable } from "./EquatorTable";
import { PyramidTable } from "./PyramidTable";

interface GameTableProps {
  view: View;
  legal: readonly LegalTurn[];
  near: Side;
  onTurn: (turn: string) => void;
  pending?: LegalTurn | undefined;
  onArrange?: ((arrangement: string) => void) | undefined;
  label: string;
}

export function GameTable(props: GameTableProps): JSX.Element {
  return (
    <Show
      when={props.view.game === "pyramid"}
      fallback={
        <EquatorTable
          view={props.view as EquatorView} legal={props.legal} near={props.near === "blue" ? "blue" : "red"}
          onTurn={props.onTurn} pending={props.pending} onArrange={props.onArrange} label={props.label}
        />
      }
    >
      <PyramidTable
        view={props.view as PyramidView} legal={props.legal} near={props.near === "dark" ? "dark" : "light"}
        onTurn={props.onTurn} pending={props.pending} label={props.label}
      />
    </Show>
  );
}
