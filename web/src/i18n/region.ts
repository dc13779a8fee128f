// How the reader's own region writes the chosen language: dates differ between
// London and Boston.

import { language } from "./index";

export function region(): string {
  const wanted = language();
  return navigator.languages.find((one) => one.split("-")[0] === wanted) ?? wanted;
}
