// What there is to say of a game on this device: it may not outlive the page,
// and once it is over a server can have it. None of it is worth a game that
// does not open: where this part cannot be loaded, the game goes without.

import { Show, Suspense, lazy, type JSX } from "solid-js";
import { withTexts } from "../i18n";
import { isHere } from "../net/here";
import type { State } from "../net/wire";
import { part } from "../offline/part";

const DeviceGame = lazy(async () => {
  try {
    const [it] = await Promise.all([part(() => import("./DeviceGame")), withTexts("offline")]);
    return it;
  } catch {
    return { default: () => undefined };
  }
});

export function OnDevice(props: { state: State }): JSX.Element {
  return <Show when={isHere(props.state.game)}><Suspense><DeviceGame state={props.state} /></Suspense></Show>;
}
