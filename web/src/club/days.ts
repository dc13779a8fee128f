// Moments as days.

import { language } from "../i18n";

export function dayText(at: number): string {
  return new Date(at).toLocaleDateString(language(), { dateStyle: "medium" });
}
