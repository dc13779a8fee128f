// The board for other people's pages: a page of another origin, one that is
// strict, one from a disk; by keyboard, in every language, with broken records.
// And the page of the app that writes its code.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SHOTS, THEMES, inTheme, serious } from "./places";
import { expectNoProblems, settled, url, visitor, withBrowser } from "./support";

withBrowser();

const RECORD = `[Game "pyramid"]
[Rules "standard"]
[Date "2026-11-15"]
[Light "Ada"]
[Dark "Charles"]
[Reason "resignation"]

1. b2 c3
2. b3 c2 {the centre is shared}
3. a2 d2
4. a3xa3 {a square} d3xd2
1-0
`;
const POSITION = "LLDDLDLDDLLDLD.D/LDL.DL.../..../. L";
const GLOBE = "EDCBA/EDCBA/....A.b../abcde/abcd. B 1.2 e3 0 0:0";
const SCRIPT = () => `<script src="${url("/widget/v1/pylos-game.js")}" defer crossorigin></script>`;

/** Somebody else's site: pages under their paths, each with what it allows. */
const pages = new Map<string, { body: string; policy?: string; kind?: string }>();
let elsewhere: { url: (path: string) => string; stop: () => void };
beforeAll(async () => {
  const server = createServer((request, response) => {
    const page = pages.get(request.url!);
    if (!page) return void response.writeHead(404).end("nothing");
    response.writeHead(200, { "Content-Type": page.kind ?? "text/html; charset=utf-8", ...(page.policy ? { "Content-Security-Policy": page.policy } : {}) }).end(page.body);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  elsewhere = { url: (path) => `http://127.0.0.1:${port}${path}`, stop: () => server.close() };
});
afterAll(() => elsewhere.stop());

const html = (body: string, head = SCRIPT()) => `<!doctype html><html lang="en"><head><title>A club</title><meta name="viewport" content="width=device-width">${head}</head><body><main><h1>A club</h1>${body}</main></body></html>`;

async function put(page: Page, path: string, body: string, policy?: string, head?: string): Promise<void> {
  pages.set(path, { body: html(body, head), ...(policy ? { policy } : {}) });
  await page.goto(elsewhere.url(path));
}

/** Where one is, as the list of turns has it: none at the beginning. */
const turnAt = async (page: Page, nth = 0): Promise<string> => {
  const current = page.locator("pylos-game").nth(nth).locator(".turns [aria-current]");
  return (await current.count()) === 0 ? "" : current.innerText();
};
const said = (page: Page, nth = 0) => page.locator("pylos-game").nth(nth).locator(".said").innerText();

test("a page of another origin shows a game, by keyboard alone", async () => {
  const { page, context } = await visitor();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await put(page, "/game", `<pylos-game>${RECORD}</pylos-game><p>After it</p>`);
  await page.waitForSelector("pylos-game .turns");
  expect(asked).toEqual([elsewhere.url("/game"), url("/widget/v1/pylos-game.js"), url("/widget/v1/pylos-reader.js")]);

  expect(await page.locator("pylos-game .heading").innerText()).toMatch(/Ada – Charles\s+Standard · 2026-11-15/);
  expect(await said(page)).toBe("The beginning.");
  await page.keyboard.press("Tab");
  for (const [key, turn, words] of [
    ["ArrowRight", "b2", "Turn 1 of 8. Light places a ball on b2."],
    ["End", "d3xd2", "Turn 8 of 8. Dark places a ball on d3. Dark takes back one ball: d2. Light wins: the opponent resigned."],
    ["ArrowRight", "d3xd2", "Turn 8 of 8."], // there is nothing behind the last
    ["ArrowLeft", "a3xa3", "Turn 7 of 8. Light places a ball on a3. Light takes back one ball: a3."],
    ["Home", "", "The beginning."],
    ["ArrowLeft", "", "The beginning."],
  ] as const) {
    await page.keyboard.press(key);
    expect(await turnAt(page), key).toBe(turn);
    expect(await said(page), key).toContain(words);
  }
  // The space bar plays them, and stops; it does not scroll the page.
  await page.keyboard.press("Space");
  await page.waitForSelector('pylos-game button[aria-label="Pause"]');
  await page.waitForSelector('pylos-game .turns [data-ply="2"][aria-current]');
  await page.keyboard.press("Space");
  await page.waitForSelector('pylos-game button[aria-label="Play the turns"]');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // Every button can be reached and says what it does; the slider too.
  const names: string[] = [];
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press("Tab");
    names.push(await page.evaluate(() => document.querySelector("pylos-game")!.shadowRoot!.activeElement!.getAttribute("aria-label")!));
  }
  expect(names).toEqual(["To the start", "One turn back", "Play the turns", "One turn on", "To the latest turn", "Turns"]);
  await page.keyboard.press("End");
  expect(await page.locator('pylos-game input[type="range"]').getAttribute("aria-valuetext")).toContain("Turn 8 of 8. Dark places a ball on d3.");
  expect(await page.locator('pylos-game input[type="range"]').inputValue()).toBe("8");
  // A click on a turn goes there, and its comment is read.
  await page.locator('pylos-game .turns [data-ply="4"]').click();
  expect(await page.locator("pylos-game .remark").innerText()).toBe("the centre is shared");
  expectNoProblems(page);
  await context.close();
});

test("what lies where is told in words, as the server tells it", async () => {
  const { page, context } = await visitor();
  await put(page, "/words", `<pylos-game ply="7">${RECORD}</pylos-game>`);
  await page.waitForSelector("pylos-game .turns");
  const turns = ["b2", "c3", "b3", "c2", "a2", "d2", "a3xa3"];
  const answer = await page.request.post(url("/api/v1/analysis/position"), { headers: { "X-Pylos": "1" }, data: { rules: "standard", turns } });
  const { position } = await answer.json() as { position: { cells: { cell: string; ball?: string }[]; reserve: [number, number] } };
  const cells = await page.locator("pylos-game section li").allInnerTexts();
  expect(cells).toEqual(position.cells.map(({ cell, ball }) => `${cell}: ${ball ? `${ball} ball` : "empty"}`));
  expect(await page.locator("pylos-game .drawn").getAttribute("aria-label")).toBe(`Board. Light: ${position.reserve[0]} balls in reserve, Dark: ${position.reserve[1]} balls in reserve`);
  await context.close();
});

test("a strict page has to allow the script, and for records its program", async () => {
  const { page, context } = await visitor();
  const origin = new URL(url()).origin;
  const game = `<pylos-game>${RECORD}</pylos-game><pylos-game position="${POSITION}"></pylos-game>`;
  await put(page, "/strict", game, `default-src 'none'; script-src ${origin} 'wasm-unsafe-eval'`);
  await page.waitForSelector("pylos-game .turns");
  expect(await page.locator("pylos-game").nth(0).locator(".frame").evaluate((frame) => getComputedStyle(frame).borderTopLeftRadius)).toBe("14px");
  expectNoProblems(page);
  // Without it the record can still be read, and the position is whole.
  await put(page, "/stricter", game, `default-src 'none'; script-src ${origin}`);
  await page.waitForSelector("pylos-game .notice");
  expect(await page.locator("pylos-game").nth(0).locator(".notice").innerText()).toMatch(/^The turns cannot be played through: /);
  expect(await page.locator("pylos-game").nth(0).locator("pre").innerText()).toContain("1. b2 c3");
  expect(await page.locator("pylos-game").nth(1).locator(".drawn .piece").count()).toBeGreaterThan(25);
  await context.close();
});

test("a page that knows its scripts by a word hands it on", async () => {
  const { page, context } = await visitor();
  const head = SCRIPT().replace("<script ", '<script nonce="of-today" ');
  await put(page, "/nonce", `<pylos-game>${RECORD}</pylos-game>`, "default-src 'none'; script-src 'nonce-of-today' 'wasm-unsafe-eval'", head);
  await page.waitForSelector("pylos-game .turns");
  expectNoProblems(page);
  await context.close();
});

test("a record at an address is fetched, and what cannot be had is said", async () => {
  const { page, context } = await visitor();
  pages.set("/games/first.pylos", { body: `${RECORD}\n${RECORD.replace("Ada", "Grace").replaceAll("1-0", "0-1")}`, kind: "text/plain" });
  pages.set("/games/large", { body: " ".repeat((1 << 20) + 1), kind: "text/plain" });
  await put(page, "/addresses", `
    <pylos-game src="games/first.pylos" ply="end"></pylos-game><pylos-game src="games/first.pylos" game="2"></pylos-game><pylos-game src="games/first.pylos" game="3"></pylos-game>
    <pylos-game src="games/none.pylos"></pylos-game><pylos-game src="http://127.0.0.1:1/x"></pylos-game><pylos-game src="http://"></pylos-game><pylos-game src="games/large"></pylos-game>`);
  await page.waitForFunction(() => [...document.querySelectorAll("pylos-game")].every((one) => one.shadowRoot!.querySelector(".frame")?.getAttribute("aria-busy") === "false"));
  expect(await turnAt(page)).toBe("d3xd2");
  expect(await page.locator("pylos-game").nth(1).locator("strong").innerText()).toBe("Grace – Charles");
  const notice = (nth: number) => page.locator("pylos-game").nth(nth).locator(".notice").innerText();
  expect(await notice(2)).toBe("The record has no game number 3.");
  expect(await notice(3)).toBe("The record could not be loaded from games/none.pylos");
  expect(await notice(4)).toBe("The record could not be loaded from http://127.0.0.1:1/x");
  expect(await notice(5)).toBe("The record could not be loaded from http://");
  expect(await notice(6)).toBe("That is too large.");
  await context.close();
});

test("broken records and hostile texts are told in the reader's language, and harm nothing", async () => {
  const { page, context } = await visitor();
  const hostile = '"><img src=x onerror="window.harmed=1"><script>window.harmed=1</script>';
  await put(page, "/broken", `
    <pylos-game language="ro">${RECORD.replace("d2\n4", "e1\n4")}</pylos-game>
    <pylos-game language="fr" record="nonsense"></pylos-game>
    <pylos-game language="cs" position="${hostile.replaceAll('"', "&quot;")}"></pylos-game>
    <pylos-game theme="blue" position="${POSITION}"></pylos-game>
    <pylos-game language="hu"></pylos-game>
    <pylos-game id="late"></pylos-game><p id="after">After</p>`);
  await page.evaluate((text) => { document.getElementById("late")!.setAttribute("record", text); }, RECORD.replace("Ada", hostile.replaceAll('"', "'")).replace("a square", hostile));
  await page.waitForSelector("#late .turns");
  const notice = (nth: number) => page.locator("pylos-game").nth(nth).locator(".notice").innerText();
  expect(await notice(0)).toMatch(/^Aceasta nu este fișa unei partide\. .*e1 nu are sprijin.* \(P1\)$/);
  expect(await notice(1)).toMatch(/^Ce n’est pas une feuille de partie\. Ligne 1, colonne 9.: la feuille finit sans résultat/);
  expect(await notice(2)).toBe(`Toto není text pozice: ${hostile}`);
  expect(await notice(3)).toBe("“blue” is no theme that is known here. There are: auto, light, dark");
  expect(await page.locator("pylos-game").nth(3).locator(".drawn").count()).toBe(1);
  expect(await notice(4)).toBe("Nincs mit mutatni: se jegyzőkönyv, se állás.");
  expect(await page.locator("#late strong").innerText()).toContain("<img src=x");
  expect(await page.evaluate(() => (window as unknown as { harmed?: number }).harmed)).toBeUndefined();
  expect(await page.locator("pylos-game img, pylos-game script").count()).toBe(0);
  expectNoProblems(page);
  await context.close();
});

test("nothing leaks: no style in or out, no name but the element's, and several do not disturb each other", async () => {
  const { page, context } = await visitor();
  const style = "<style>* { letter-spacing: 7px !important; } body { font: italic 30px serif; color: rgb(1, 2, 3); } button, p, svg { display: none !important; } :root { --text: red; }</style>";
  await put(page, "/plain", "<p>Nothing</p>", undefined, style);
  const before = await page.evaluate(() => ({ names: Object.getOwnPropertyNames(window).sort(), sheets: document.styleSheets.length }));
  await put(page, "/leaks", `<pylos-game ply="3">${RECORD}</pylos-game><pylos-game language="fr" theme="light">${RECORD}</pylos-game>${SCRIPT()}`, undefined, style + SCRIPT());
  await page.waitForFunction(() => [...document.querySelectorAll("pylos-game")].every((one) => one.shadowRoot!.querySelector(".turns")));
  expect(await page.evaluate(() => ({ names: Object.getOwnPropertyNames(window).sort(), sheets: document.styleSheets.length }))).toEqual(before);
  expect(await page.evaluate(() => document.querySelectorAll("script").length)).toBe(2); // the two of the page itself
  const inside = await page.locator("pylos-game .said").first().evaluate((one) => {
    const { fontStyle, letterSpacing, display, color } = getComputedStyle(one);
    return { fontStyle, letterSpacing, display, color };
  });
  expect(inside).toEqual({ fontStyle: "normal", letterSpacing: "normal", display: "block", color: "rgb(240, 235, 226)" });
  await page.locator("pylos-game").nth(1).locator('button[aria-label="Au dernier coup"]').click();
  expect([await turnAt(page, 0), await turnAt(page, 1)]).toEqual(["b3", "d3xd2"]);
  // It can be taken away and put back, and changed while it is there.
  await page.evaluate(() => {
    const one = document.querySelector("pylos-game")!;
    one.remove();
    document.querySelector("main")!.append(one);
    one.setAttribute("ply", "5");
  });
  await page.waitForFunction(() => document.querySelectorAll("pylos-game")[1]!.shadowRoot!.querySelector("[aria-current]")?.textContent === "a2");
  expectNoProblems(page);
  await context.close();
});

test("it opens from a disk", async () => {
  const folder = mkdtempSync(join(tmpdir(), "pylos-disk-"));
  const web = fileURLToPath(new URL("../../", import.meta.url));
  cpSync(join(web, "dist/widget"), join(folder, "web/dist/widget"), { recursive: true });
  cpSync(join(web, "../docs/widget.html"), join(folder, "docs/widget.html"));
  writeFileSync(join(folder, "mine.html"), html(`<pylos-game>${RECORD}</pylos-game>`, '<script src="web/dist/widget/v1/pylos-game.js"></script>'));
  const { page, context } = await visitor();
  await page.goto(pathToFileURL(join(folder, "mine.html")).href);
  await page.waitForSelector("pylos-game .turns");
  // The example of the documentation.
  await page.goto(pathToFileURL(join(folder, "docs/widget.html")).href);
  await page.waitForFunction(() => [...document.querySelectorAll("pylos-game")].filter((one) => one.shadowRoot!.querySelector(".drawn")).length === 3);
  expect(await page.locator("pylos-game .notice").count()).toBe(0);
  expect(await said(page, 2)).toMatch(/^Coup 2 sur 3\. Rouge glisse i2 vers e2\./);
  expectNoProblems(page);
  await context.close();
  rmSync(folder, { recursive: true });
});

test("every language, size and theme: readable, nothing spills, nothing serious for axe", async () => {
  const { page, context } = await visitor({ reducedMotion: "reduce" });
  const boards = (language: string) => `<pylos-game language="${language}" ply="7">${RECORD}</pylos-game><pylos-game language="${language}" position="${POSITION}" view="plan"></pylos-game><pylos-game language="${language}" position="${GLOBE}"></pylos-game><pylos-game language="${language}" record="?"></pylos-game>`;
  for (const language of ["en", "fr", "ro", "cs", "hu"]) {
    await put(page, `/in-${language}`, boards(language));
    await page.waitForFunction(() => [...document.querySelectorAll("pylos-game")].every((one) => one.shadowRoot!.querySelector(".frame")?.getAttribute("aria-busy") === "false"));
    for (const [size, width, height] of [["phone", 360, 740], ["desktop", 1280, 900]] as const) {
      await page.setViewportSize({ width, height });
      for (const theme of THEMES) {
        await inTheme(page, theme);
        const spilt = await page.evaluate(() => [document.documentElement, ...[...document.querySelectorAll("pylos-game")].map((one) => one.shadowRoot!.querySelector(".frame")!)].filter((one) => one.scrollWidth > one.clientWidth + 1).length);
        expect(spilt, `${language} ${size}`).toBe(0);
        if (size === "phone") expect(await serious(page), `${language} ${theme}`).toEqual([]);
        if (size === "phone" || language === "en") await page.screenshot({ path: `${SHOTS}widget-${language}-${size}-${theme}.png`, fullPage: true });
      }
    }
  }
  await context.close();
});

test("on paper it is the board and all turns with their comments", async () => {
  const { page, context } = await visitor();
  await put(page, "/paper", `<pylos-game ply="end">${RECORD}</pylos-game>`);
  await page.waitForSelector("pylos-game .turns");
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("pylos-game .controls").isVisible()).toBe(false);
  expect(await page.locator("pylos-game .turns em").first().isVisible()).toBe(true);
  await context.close();
});

test("the app writes the code: from an analysis to somebody else's page", async () => {
  const { page, context } = await visitor({ permissions: ["clipboard-read", "clipboard-write"] });
  await page.goto(url("/embed?rules=standard&turns=b2,c3,b3,c2,a2,d2,a3xa3&at=3"));
  await settled(page);
  await page.waitForSelector("pylos-game .turns");
  expect(await turnAt(page)).toBe("b3");
  const [, , theme] = await page.locator(".embed select").all();
  await page.locator(".embed select").nth(0).selectOption("cs");
  expect(theme).toBeDefined();
  await page.locator(".embed select").nth(1).selectOption("light");
  await page.waitForFunction(() => document.querySelector("pylos-game")!.shadowRoot!.querySelector(".frame")!.getAttribute("lang") === "cs");
  await page.getByRole("button", { name: "Copy" }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toMatch(/^<script src="http:\/\/127\.0\.0\.1:\d+\/widget\/v1\/pylos-game\.js" defer crossorigin><\/script>\n<pylos-game ply="3" language="cs" theme="light">\n\[Game "pyramid"\]/);
  expect(await serious(page)).toEqual([]);
  expectNoProblems(page);
  await put(page, "/pasted", code, undefined, "");
  await page.waitForSelector("pylos-game .turns");
  expect(await turnAt(page)).toBe("b3");
  expect(await said(page)).toMatch(/^3\. tah z 7\./);
  expectNoProblems(page);

  // A finished line gets its result, a position stays one, and nonsense is told.
  await page.goto(url("/embed?rules=carpentier&position=E..BA/EDCBA/..DaC..../.bcde/abcde+B+1.3+e3+0+0:0"));
  await page.waitForSelector("pylos-game .drawn");
  expect(await page.locator(".embed textarea").nth(1).inputValue()).toContain('<pylos-game position="E..BA/EDCBA/..DaC..../.bcde/abcde B 1.3 e3 0 0:0" rules="carpentier"></pylos-game>');
  await page.goto(url("/embed?game=nobody-knows"));
  await page.waitForSelector(".embed .notice");
  await context.close();
});

test("both scripts are as small as they are said to be", () => {
  const size = (name: string) => readFileSync(new URL(`../../dist/widget/v1/${name}.br`, import.meta.url)).length;
  expect(size("pylos-game.js")).toBeLessThan(40_000);
  expect(size("pylos-reader.js")).toBeLessThan(100_000);
});
