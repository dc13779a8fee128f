declare module "virtual:pylos-wasm" {
  /** Where the engine for the browser is; undefined if the app was built without it. */
  export const wasmUrl: string | undefined;
  /** Where the pictures of boards are; undefined if the app was built without them. */
  export const easelUrl: string | undefined;
}

/** The version as people call it; see vite.config.ts. */
declare const VERSION_NAME: string;

declare module "*.pack?url" {
  /** Where the puzzles are that come with the app. */
  const url: string;
  export default url;
}

declare module "virtual:widget-texts" {
  import type { TextsByLanguage } from "./widget/texts";
  /** The texts that are in the script of <pylos-game>, as Fluent text. */
  export const TEXTS: TextsByLanguage;
}

declare module "virtual:widget-reader" {
  import type { TextsByLanguage } from "./widget/texts";
  /** What reads records: WebAssembly, compressed by gzip, in base64. */
  export const PROGRAM: string;
  /** The texts that only records need. */
  export const TEXTS: TextsByLanguage;
}
