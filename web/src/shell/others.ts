// Addresses that others can use. Who came by the name of this machine asks the
// server for one that means the same elsewhere.

import { api } from "../net/api";
import { createLoader } from "../net/loader";

/** A name of one's own machine, which means something else on any other. */
function isOwnMachine(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);
}

export interface Others {
  /** The same link as others can follow it. */
  readonly link: (link: string) => string;
  /** Whether nobody else can reach this server at all. */
  readonly hereOnly: () => boolean;
}

export function createOthers(): Others {
  const reach = createLoader(() => (isOwnMachine(location.hostname) ? true : undefined), () => api.reach());
  return {
    link: (link) => {
      const address = reach.value()?.address;
      return address ? link.replace(location.origin, address) : link;
    },
    hereOnly: () => reach.value()?.open_to === "this_machine",
  };
}
