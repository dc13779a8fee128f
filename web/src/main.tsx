import { render } from "solid-js/web";
import "./style/tokens.css";
import "./style/base.css";
import "./style/layout.css";
import "./style/board.css";
import "./style/pages.css";
import "./style/live.css";
import "./style/short.css";
import { App } from "./app";
import { startLanguage } from "./i18n";
import "./settings";

await startLanguage();
render(() => <App />, document.getElementById("root")!);

// Nothing depends on it: where it cannot be kept, the page works online only.
if (import.meta.env.PROD && "serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js").catch(() => undefined);
