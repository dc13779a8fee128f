// What the second script hands over to the first.

import type { TextsByLanguage } from "./texts";

/** The detail of an event at the script itself. */
export interface Brought {
  /** The program: WebAssembly, compressed by gzip, in base64. */
  readonly program: string;
  readonly texts: TextsByLanguage;
}

export const BROUGHT = "pylos-reader";
