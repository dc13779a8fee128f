// The texts as types: every message of locales/en with the variables that it
// takes, so that a text that does not exist, or lacks a variable, does not
// compile. Written before the types are checked, never kept in the repository;
// that the other languages have the same messages is held by a test.

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";

const ENGLISH = new URL("../../locales/en/", import.meta.url);
const TYPES = new URL("../src/i18n/messages.d.ts", import.meta.url);
/** What the pages load; other files are the terminal's. */
const FILES = ["analysis.ftl", "because.ftl", "club.ftl", "correspondence.ftl", "game.ftl", "learn.ftl", "new-game.ftl", "offline.ftl", "puzzle-pages.ftl", "records.ftl", "rulebook.ftl", "rules.ftl", "settings.ftl", "themes.ftl", "tournament-pages.ftl", "web.ftl"];

/** The variables that a message mentions, wherever they stand. */
function variables(value, found = new Set()) {
  if (Array.isArray(value)) for (const part of value) variables(part, found);
  else if (value && typeof value === "object") {
    if (value.type === "var") found.add(value.name);
    for (const part of Object.values(value)) variables(part, found);
  }
  return found;
}

const lines = readdirSync(ENGLISH).filter((name) => FILES.includes(name)).flatMap((name) =>
  new FluentResource(readFileSync(new URL(name, ENGLISH), "utf8")).body.map(({ id, value }) => {
    const fields = [...variables(value)].sort().map((field) => `${field}: string | number`);
    return `  "${id}": {${fields.length === 0 ? "" : ` ${fields.join("; ")} `}};`;
  }));
const types = `// Written by tools/messages.mjs from locales/en; do not edit.

/** Every text of the pages, and the variables that it takes. */
export interface Messages {
${lines.join("\n")}
}
`;
writeFileSync(TYPES, types);
