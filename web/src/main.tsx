import "./storage";
import { createEffect, createRoot } from "solid-js";
import { render } from "solid-js/web";
import "./style/tokens.css";
import "./style/base.css";
import "./style/layout.css";
import "./style/board.css";
import "./style/globe.css";
import "./style/pages.css";
import "./style/live.css";
import "./style/short.css";
import { App } from "./app";
import { startLanguage } from "./i18n";
import { part } from "./offline/part";
import { TROUBLE } from "./offline/trouble";
import { settings } from "./settings";
import { SITE } from "./shell/mode";

/** When the page itself has all that it needs. */
function whenLoaded(then: () => void): void {
  if (document.readyState === "complete") then();
  else addEventListener("load", then);
}

startLanguage().then(
  () => {
    render(() => <App />, document.getElementById("root")!);
    // Whoever does not want it loads none of it.
    if (!SITE) createRoot(() => createEffect(() => { if (settings.turns === "on") void part(() => import("./shell/turns")).then(({ countTurns }) => countTurns(), () => undefined); }));
    if (!import.meta.env.PROD) return;
    whenLoaded(() => void part(() => import("./offline/keeper")).then(({ keepOffline }) => keepOffline(), () => undefined));
  },
  () => dispatchEvent(new Event(TROUBLE)),
);
