/** Told to the window when the app cannot begin; boot.ts listens. */
export const TROUBLE = "pylos-trouble";
