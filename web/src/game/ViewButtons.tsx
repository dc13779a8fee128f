// How to look at the pyramid: as it stands, lifted apart, or as a plan.

import { For, onCleanup, onMount, type JSX } from "solid-js";
import { t } from "../i18n";
import { setSettings, settings, singleKeys, type Settings } from "../settings";
import { Icon, type IconName } from "../shell/Icon";

const VIEWS: { view: Settings["view"]; icon: IconName; key: string }[] = [
  { view: "standing", icon: "pyramid", key: "s" },
  { view: "lifted", icon: "layers", key: "l" },
  { view: "plan", icon: "plan", key: "p" },
];

export function ViewButtons(): JSX.Element {
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !singleKeys()) return;
    if (event.target instanceof HTMLElement && event.target.closest("input, textarea, select")) return;
    const chosen = VIEWS.find(({ key }) => key === event.key);
    if (chosen) setSettings("view", chosen.view);
  };
  onMount(() => addEventListener("keydown", onKey));
  onCleanup(() => removeEventListener("keydown", onKey));
  return (
    <div class="view-buttons" role="group" aria-label={t("view")}>
      <For each={VIEWS}>
        {({ view, icon, key }) => (
          <button
            type="button" class="button square quiet" aria-pressed={settings.view === view}
            aria-label={t(`view-${view}`)} title={hinted(t(`view-${view}`), key)}
            onClick={() => setSettings("view", view)}
          >
            <Icon name={icon} />
          </button>
        )}
      </For>
      <NamesButton />
    </div>
  );
}

/** Names on the board, of either game. */
export function NamesButton(): JSX.Element {
  const change = () => setSettings("names", settings.names === "shown" ? "hidden" : "shown");
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !singleKeys()) return;
    if (event.target instanceof HTMLElement && event.target.closest("input, textarea, select")) return;
    if (event.key === "n") change();
  };
  onMount(() => addEventListener("keydown", onKey));
  onCleanup(() => removeEventListener("keydown", onKey));
  return (
    <button
      type="button" class="button square quiet" aria-pressed={settings.names === "shown"}
      aria-label={t("view-names")} title={hinted(t("view-names"), "n")}
      onClick={change}
    >
      <Icon name="names" />
    </button>
  );
}

/** What a button does, and its key if there is one. */
function hinted(what: string, key: string): string {
  return singleKeys() ? `${what} (${key})` : what;
}
