// Something fetched for as long as it is asked for. Unlike a suspending
// resource it never hides the page: the last value stays until the next one.

import { createComputed, createSignal, on, onCleanup } from "solid-js";

export interface Loader<T> {
  value: () => T | undefined;
  loading: () => boolean;
  error: () => unknown;
  reload: () => void;
}

/** Loads anew whenever `source` changes; an undefined source loads nothing. */
export function createLoader<S, T>(source: () => S | undefined, load: (source: S) => Promise<T>): Loader<T> {
  const [value, setValue] = createSignal<T>();
  const [loading, setLoading] = createSignal(false);
  const [error, setError] = createSignal<unknown>();
  let asked = 0;
  const run = async (wanted: S | undefined) => {
    const mine = ++asked;
    if (wanted === undefined) {
      setLoading(false);
      return;
    }
    setLoading(true);
    try {
      const loaded = await load(wanted);
      // A later question makes this answer old.
      if (mine !== asked) return;
      setError(undefined);
      setValue(() => loaded);
    } catch (failure) {
      if (mine !== asked) return;
      setError(failure);
    }
    setLoading(false);
  };
  createComputed(on(source, (wanted) => void run(wanted)));
  onCleanup(() => asked++);
  return { value, loading, error, reload: () => void run(source()) };
}

/** Loads once. */
export function createLoaded<T>(load: () => Promise<T>): Loader<T> {
  return createLoader(() => true, load);
}
