// Every text in every language, with the same variables; nothing left over.

import { readFileSync, readdirSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../src/i18n/languages";

const ROOT = new URL("../../../locales/", import.meta.url);

function resource(language: string): FluentResource {
  const files = readdirSync(new URL(`${language}/`, ROOT)).filter((name) => ["game.ftl", "records.ftl", "rules.ftl", "web.ftl", "learn.ftl", "offline.ftl", "rulebook.ftl", "settings.ftl", "analysis.ftl", "themes.ftl", "tournament-pages.ftl", "puzzle-pages.ftl", "because.ftl", "new-game.ftl", "club.ftl", "correspondence.ftl"].includes(name));
  return new FluentResource(files.map((name) => readFileSync(new URL(`${language}/${name}`, ROOT), "utf8")).join("\n"));
}

function entries(language: string): Map<string, unknown> {
  return new Map(resource(language).body.map(({ id, value }) => [id, value]));
}

/** The variables that a message mentions, wherever they stand. */
function variables(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) value.forEach((part) => variables(part, found));
  else if (value && typeof value === "object") {
    const node = value as Record<string, unknown>;
    if (node.type === "var") found.add(String(node.name));
    Object.values(node).forEach((part) => variables(part, found));
  }
  return found;
}

const english = entries("en");

describe.each(LANGUAGES.map((language) => [language]))("%s", (language) => {
  const here = entries(language);

  test("has exactly the messages of English", () => {
    expect([...here.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test("has no message twice", () => {
    const ids = resource(language).body.map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  test("uses the same variables as English", () => {
    // Which owner a pawn has may be told by another word form, never dropped.
    const differing = [...english].filter(([id, value]) => {
      const mine = [...variables(here.get(id))].sort().join();
      return mine !== [...variables(value)].sort().join();
    });
    expect(differing.map(([id]) => id)).toEqual([]);
  });

  test("every message formats without an error", () => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(resource(language));
    for (const [id, value] of here) {
      const names = [...variables(value)];
      for (const number of [0, 1, 2, 5, 21]) {
        const args = Object.fromEntries(names.map((name) => [name, name === "owner" ? "blue" : number]));
        const errors: Error[] = [];
        const text = bundle.formatPattern(bundle.getMessage(id)!.value!, args, errors);
        expect(errors, id).toEqual([]);
        expect(text.trim(), id).not.toBe("");
      }
    }
  });
});

test("plural forms are those of each language", () => {
  const say = (language: string, id: string, count: number) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(resource(language));
    return bundle.formatPattern(bundle.getMessage(id)!.value!, { count });
  };
  const balls = (language: string) => [1, 2, 5, 20].map((count) => say(language, "in-reserve", count));
  expect(balls("en")).toEqual(["1 ball in reserve", "2 balls in reserve", "5 balls in reserve", "20 balls in reserve"]);
  expect(balls("fr")).toEqual(["1 bille en réserve", "2 billes en réserve", "5 billes en réserve", "20 billes en réserve"]);
  expect(balls("ro")).toEqual(["1 bilă în rezervă", "2 bile în rezervă", "5 bile în rezervă", "20 de bile în rezervă"]);
  expect(balls("cs")).toEqual(["1 kulička v zásobníku", "2 kuličky v zásobníku", "5 kuliček v zásobníku", "20 kuliček v zásobníku"]);
  expect(balls("hu")).toEqual(["1 golyó a tárolóban", "2 golyó a tárolóban", "5 golyó a tárolóban", "20 golyó a tárolóban"]);
});
