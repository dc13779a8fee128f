// When a part of the app cannot be loaded, its files have most likely left the
// server after a deploy. Loading the page again brings the version that is
// there, and what is half made is kept in the tab's storage.

const KEY = "pylos.reloaded";
const FOLLOWED = "pylos.followed";

/** The version of this page, which its file carries; see tools/service-worker.ts. */
export function pageVersion(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="pylos-version"]')?.content ?? "";
}

/**
 * Loads the page again, once in a tab for each version, so that nothing goes
 * round in circles. Whether it does: not where nothing would be gained, and
 * never into the browser's own page of errors.
 */
export async function reloadOnce(): Promise<boolean> {
  try {
    if (sessionStorage.getItem(KEY) === pageVersion()) return false;
    const answer = await fetch(location.href, { cache: "no-store" });
    if (!answer.ok) return false;
    sessionStorage.setItem(KEY, pageVersion());
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** Loads the page again to change to this version, once in a tab; whether it does. */
export function followOnce(version: string): boolean {
  try {
    if (sessionStorage.getItem(FOLLOWED) === version) return false;
    sessionStorage.setItem(FOLLOWED, version);
  } catch {
    return false;
  }
  location.reload();
  return true;
}
