// What a player says, beside the name, for some seconds.

import { Show, type JSX } from "solid-js";
import type { Seat, State } from "../net/wire";
import { Spoken } from "./Face";
import { mutes } from "./mutes";
import { createWords, wordsOf } from "./said";
import "../style/talk.css";

export default function Bubble(props: { state: State; seat: Seat }): JSX.Element {
  const words = createWords(() => (props.state.said ? wordsOf(props.state, props.seat, mutes()) : undefined));
  return <Show when={words()}>{(phrase) => <span class="bubble"><Spoken phrase={phrase()} /></span>}</Show>;
}
