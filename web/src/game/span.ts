// A span of time as people say it.

import { language } from "../i18n";

const UNITS = [["day", 86_400_000], ["hour", 3_600_000], ["minute", 60_000], ["second", 1_000]] as const;

/** "2 days", "5 hours", "40 seconds": the largest unit of which there are two, or the last. */
export function spanText(ms: number): string {
  const [unit, length] = UNITS.find(([, length]) => ms >= 2 * length) ?? UNITS[3];
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "long" }).format(Math.max(0, Math.floor(ms / length)));
}
