// Addresses of the pages. Before a server every page has a plain path, so that
// it can be linked and answered; a site is one file under any path of any host,
// and the page stands in the fragment (`index.html#/analysis?rules=standard`).
// Only this file knows which of the two it is: pages name each other by paths.

import { createSignal } from "solid-js";
import { SITE } from "./mode";

/** Path and query of the page that the browser's address names. */
function read(): URL {
  if (!SITE) return new URL(location.href);
  return new URL(location.hash.startsWith("#/") ? location.hash.slice(1) : "/", location.origin);
}

const [address, setAddress] = createSignal(read());
export { address };

addEventListener("popstate", () => setAddress(read()));
if (SITE) addEventListener("hashchange", () => setAddress(read()));

/** The page at this path as a link has it. */
export function link(path: string): string {
  return SITE ? `#${path}` : path;
}

/** The page at this path as others are sent it: a whole address. */
export function shareLink(path: string): string {
  return new URL(link(path), location.href).href;
}

/** Goes to a page of this site. */
export function go(path: string, how: "push" | "replace" = "push"): void {
  const url = new URL(path, address());
  const shown = link(url.pathname + url.search + url.hash);
  if (how === "push") history.pushState(null, "", shown);
  else history.replaceState(null, "", shown);
  const samePage = url.pathname === address().pathname;
  setAddress(url);
  if (!samePage) scrollTo(0, 0);
}

/** Lets ordinary links work without loading the page again. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const anchor = (event.target as Element).closest?.("a");
  if (!anchor || anchor.target || anchor.hasAttribute("download") || anchor.origin !== location.origin) return;
  const page = SITE ? pageInFragment(anchor) : pageInPath(anchor);
  if (page === undefined) return;
  event.preventDefault();
  go(page);
}

function pageInPath({ pathname, search, hash }: HTMLAnchorElement): string | undefined {
  return pathname.startsWith("/api") ? undefined : pathname + search + hash;
}

/** The page that a link of a site names, if it leads to this very file. */
function pageInFragment({ hash, pathname }: HTMLAnchorElement): string | undefined {
  return pathname === location.pathname && hash.startsWith("#/") ? hash.slice(1) : undefined;
}
