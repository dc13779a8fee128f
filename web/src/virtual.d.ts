declare module "virtual:pylos-wasm" {
  /** Where the engine for the browser is; undefined if the app was built without it. */
  export const wasmUrl: string | undefined;
}

/** The version as people call it; see vite.config.ts. */
declare const VERSION_NAME: string;
