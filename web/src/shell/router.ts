// Addresses of the pages: plain paths, so that every page can be linked.

import { createSignal } from "solid-js";

const [address, setAddress] = createSignal(new URL(location.href));
export { address };

addEventListener("popstate", () => setAddress(new URL(location.href)));

/** Goes to a page of this site. */
export function go(path: string, how: "push" | "replace" = "push"): void {
  const url = new URL(path, location.href);
  if (how === "push") history.pushState(null, "", url);
  else history.replaceState(null, "", url);
  const samePage = url.pathname === address().pathname;
  setAddress(url);
  if (!samePage) scrollTo(0, 0);
}

/** Lets ordinary links work without loading the page again. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api")) return;
  event.preventDefault();
  go(link.href);
}
