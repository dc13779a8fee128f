// Parts of the app that are loaded when they are needed. Whatever is loaded
// late is loaded through here.

import { reloadOnce } from "./reload-once";

/** A part that cannot be had, not even after loading the page again. */
export class PartMissing extends Error {}

export async function part<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    // While the page goes away, nothing is shown for its last moment.
    if (await reloadOnce()) return new Promise(() => undefined);
    throw new PartMissing("a part of the app could not be loaded", { cause });
  }
}
