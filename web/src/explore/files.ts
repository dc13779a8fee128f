// Files that a node of the tree is taken along in.

import type { Line } from "../analysis/place";

const LONGEST_NAME = 60;

/** A name for a file: rules and turns, without what some disks refuse. */
export function fileName({ rules, turns, at }: Line): string {
  return ["pylos", rules, ...turns.slice(0, at)].join("-").replace(/[^\w+-]/g, "").slice(0, LONGEST_NAME);
}

export function save(content: Blob, name: string): void {
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(content);
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 60_000);
}
