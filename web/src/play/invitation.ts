// The secret of an invitation. It stands in the fragment of the address, which
// browsers keep to themselves: no server, no proxy and no log ever sees it.

/** The invitation that an address carries; those of old have it in the query. */
export function invitation(address: URL): string | undefined {
  const fragment = new URLSearchParams(address.hash.replace(/^#/, ""));
  return fragment.get("join") ?? address.searchParams.get("join") ?? undefined;
}
