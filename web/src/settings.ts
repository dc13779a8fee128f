// What the visitor likes: kept in the browser, applied at once.

import { createEffect, createRoot } from "solid-js";
import { createStore } from "solid-js/store";

export interface Settings {
  theme: "system" | "light" | "dark";
  sound: "on" | "off";
  /** How the pyramid is shown. */
  view: "standing" | "lifted" | "plan";
  /** Names of the cells on the board. */
  names: "shown" | "hidden";
  motion: "system" | "off";
  /** Keys of a single letter or sign, which speech input may press by mistake. */
  keys: "on" | "off";
}

/** `theme-dark` and so on. */
export type Setting = { [Name in keyof Settings]: `${Name}-${Settings[Name]}` }[keyof Settings];

const KEY = "pylos.settings";
const DEFAULTS: Settings = { theme: "system", sound: "on", view: "standing", names: "shown", motion: "system", keys: "on" };

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
  });
});

/** Whether things should move. */
export function motionWanted(): boolean {
  return settings.motion !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether a letter or a sign alone is a key (WCAG 2.1.4). */
export function singleKeys(): boolean {
  return settings.keys === "on";
}
