// What is known about offline use, for whoever shows it. keeper.ts finds out.

import { createSignal } from "solid-js";

/** How far the app is kept on this device. */
export type Kept =
  /** Being fetched, or not looked at yet. */
  | "keeping"
  /** Every file: the app opens without a connection. */
  | "kept"
  /** Not everything could be fetched; the next visit tries again. */
  | "incomplete"
  /** This browser keeps nothing here. */
  | "impossible";

export const [kept, setKept] = createSignal<Kept>("keeping");

/** How to change to a newer version that is ready; nothing if there is none. */
export const [newVersion, setNewVersion] = createSignal<{ take: () => void }>();
