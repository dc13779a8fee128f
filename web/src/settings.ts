// What the visitor likes: kept in the browser, applied at once.

import { createEffect, createRoot, createSignal } from "solid-js";
import { createStore } from "solid-js/store";
import { part } from "./offline/part";

export interface Settings {
  theme: "system" | "light" | "dark";
  /** What boards and balls are made of. */
  set: "wood" | "marble" | "high-contrast" | "paper";
  sound: "on" | "off";
  /** How the pyramid is shown. */
  view: "standing" | "lifted" | "plan";
  /** Names of the cells on the board. */
  names: "shown" | "hidden";
  /** Who completes a square where, for those who learn to see it. */
  threats: "shown" | "hidden";
  motion: "system" | "off";
  /** Whether a turn is sent only when it is confirmed. */
  confirm: "off" | "on";
  /** What players say to each other. */
  talk: "on" | "off";
  /** Keys of a single letter or sign, which speech input may press by mistake. */
  keys: "on" | "off";
  /** Whether the tab and the app's icon say that it is one's turn somewhere. */
  turns: "off" | "on";
}

/** `theme-dark` and so on. */
export type Setting = { [Name in keyof Settings]: `${Name}-${Settings[Name]}` }[keyof Settings];

const KEY = "pylos.settings";
const DEFAULTS: Settings = { theme: "system", set: "wood", sound: "on", view: "standing", names: "shown", threats: "hidden", motion: "system", confirm: "off", talk: "on", keys: "on", turns: "off" };

function kept(): Settings {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return DEFAULTS;
  }
}

export const [settings, setSettings] = createStore<Settings>(kept());

createRoot(() => {
  createEffect(() => {
    localStorage.setItem(KEY, JSON.stringify({ ...settings }));
    document.documentElement.dataset.theme = settings.theme;
    document.documentElement.dataset.set = settings.set;
    if (settings.set !== "wood") void part(() => import("./style/sets.css")).catch(() => undefined);
  });
});

const night = matchMedia("(prefers-color-scheme: dark)");
const [isNight, setNight] = createSignal(night.matches);
night.addEventListener("change", () => setNight(night.matches));

/** The theme that is seen. */
export function theme(): "light" | "dark" {
  return settings.theme === "system" ? (isNight() ? "dark" : "light") : settings.theme;
}

/** Whether things should move. */
export function motionWanted(): boolean {
  return settings.motion !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether a letter or a sign alone is a key (WCAG 2.1.4). */
export function singleKeys(): boolean {
  return settings.keys === "on";
}
