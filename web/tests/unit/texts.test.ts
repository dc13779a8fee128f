// No sentence is written into a component, and no message is left over. That
// none is asked for that does not exist is a matter of types: texts.types.ts.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import ts from "typescript";
import { expect, test } from "vitest";
import WEB_FILES from "../../tools/texts.json";

const ROOT = fileURLToPath(new URL("../../src", import.meta.url));
const TOOLS = fileURLToPath(new URL("../../tools", import.meta.url));
const LOCALES = fileURLToPath(new URL("../../../locales/en", import.meta.url));

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const SPOKEN = new Set(["aria-label", "title", "placeholder", "alt", "label"]);
const hasWord = (text: string) => /\p{L}{2,}/u.test(text);

/** Words in markup: text between tags, and attributes that are read aloud. */
function written(source: string): string[] {
  const file = ts.createSourceFile("source.tsx", source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && hasWord(node.text)) found.push(node.text.trim());
    if (ts.isJsxAttribute(node) && SPOKEN.has(node.name.getText()) && node.initializer) {
      const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
      if (value && ts.isStringLiteral(value) && hasWord(value.text)) found.push(value.text);
    }
    if (ts.isJsxExpression(node) && node.expression && ts.isStringLiteral(node.expression) && !ts.isJsxAttribute(node.parent) && hasWord(node.expression.text)) {
      found.push(node.expression.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

test("no component holds a sentence of its own", () => {
  const found = sources(ROOT).filter((path) => path.endsWith(".tsx")).flatMap((path) => written(readFileSync(path, "utf8")).map((text) => `${path}: ${text}`));
  expect(found).toEqual([]);
});

test("words in text, in attributes and in braces are all found", () => {
  const source = `const x = <p aria-label="Some words" class="not spoken">Hello there{"and here"}{t("key")}</p>;`;
  expect(written(source)).toEqual(["Some words", "Hello there", "and here"]);
});

test("every message is asked for", () => {
  const ids = new Set(
    WEB_FILES
      .flatMap((name) => new FluentResource(readFileSync(join(LOCALES, name), "utf8")).body.map(({ id }) => id)),
  );
  const patterns: RegExp[] = [];
  for (const path of [...sources(ROOT), ...sources(TOOLS)]) {
    const text = readFileSync(path, "utf8");
    for (const [, literal] of text.matchAll(/"([a-z][\w-]+)"/g)) if (ids.has(literal!)) patterns.push(new RegExp(`^${literal}$`));
    for (const [, template] of text.matchAll(/`([a-z][\w-]*-\$\{[^`]*)`/g)) {
      const pattern = new RegExp(`^${template!.replace(/\$\{[^}]*\}/g, "[\\w-]+")}$`);
      patterns.push(pattern);
    }
  }
  expect([...ids].filter((id) => !patterns.some((pattern) => pattern.test(id)))).toEqual([]);
});
