// Every link goes through the router, and every late part through `part`, so
// that both hold in a site and after a deploy.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { invitation } from "../../src/play/invitation";
import { isPage } from "../../src/shell/pages";

const ROOT = fileURLToPath(new URL("../../src", import.meta.url));
const SOURCES = readdirSync(ROOT, { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name)).map((name) => ({ name, text: readFileSync(join(ROOT, name), "utf8") }));

/** The lines of all sources that match one pattern and not the other. */
function lines(pattern: RegExp, except: RegExp): string[] {
  return SOURCES.flatMap(({ name, text }) => text.split("\n").filter((line) => pattern.test(line) && !except.test(line)).map((line) => `${name}: ${line.trim()}`));
}

test("no component writes a path into a link", () => {
  // A fragment of the drawing or of the page itself is no page.
  expect(lines(/\bhref=/, /href=\{(link|fileLink)\(|href="#/)).toEqual([]);
});

test("only the router knows the browser's address", () => {
  const elsewhere = lines(/\blocation\.(pathname|search|hash)\b|\bhistory\.(push|replace)State/, /^\s*\/\//);
  expect(elsewhere.filter((line) => !line.startsWith("shell/router.ts"))).toEqual([]);
});

test("whatever is loaded late is loaded as a part", () => {
  expect(lines(/\bimport\("/, /\bpart\(\(\) => import\("|ReturnType|typeof import/)).toEqual([]);
});

test.each(["/", "/index.html", "/analysis", "/analysis/", "/game/abc-1", "/print/abc-1", "/learn/square", "/rules/equator", "/watch", "/settings", "/embed"])("%s is a page", (path) => {
  expect(isPage(path)).toBe(true);
});

test.each(["/no/such/page", "/game", "/game/", "/game/a/b", "/Analysis", "/rules", "/rules/chess", "/api/openapi.json", "/metrics"])("%s is none", (path) => {
  expect(isPage(path)).toBe(false);
});

test.each([
  ["https://example.org/game/Zk3f#join=secret", "secret"],
  ["https://example.org/game/Zk3f?join=old", "old"],
  ["https://example.org/game/Zk3f?join=old#join=new", "new"],
  ["https://example.org/game/Zk3f#moves", undefined],
  ["https://example.org/game/Zk3f", undefined],
])("the invitation of %s", (address, secret) => {
  expect(invitation(new URL(address))).toBe(secret);
});
