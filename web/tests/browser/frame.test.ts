// The frame for every reader: phones on their side, large type, single keys
// that can be switched off, titles, wrong addresses, passwords, invitations.

import { expect, test } from "vitest";
import { PAGES, spilt } from "./places";
import { choose, expectNoProblems, newGame, settled, url, visitor, withBrowser } from "./support";

withBrowser();

test.each([[844, 390], [667, 375]])("a phone on its side (%i × %i) shows board and panel side by side, whole", async (width, height) => {
  const { page, context } = await visitor({ viewport: { width, height }, reducedMotion: "reduce" });
  const sideBySide = async () => {
    const board = (await page.locator(".board-fit").boundingBox())!;
    const panel = (await page.locator(".panel").boundingBox())!;
    expect(board.x + board.width).toBeLessThanOrEqual(panel.x + 1);
    for (const box of [board, panel]) {
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(height + 1);
    }
    expect(await spilt(page)).toEqual([]);
  };
  await page.goto(url(PAGES.analysis!));
  await page.waitForSelector(".turn-value");
  await sideBySide();
  for (const game of ["pyramid", "equator"] as const) {
    await newGame(page, { game, opponent: "screen" });
    await sideBySide();
  }
  await context.close();
});

test.each(["en-GB", "fr-FR", "hu-HU"])("on its side a phone shows what came of a try, and how to go on (%s)", async (locale) => {
  const { page, context } = await visitor({ viewport: { width: 844, height: 390 }, locale, reducedMotion: "reduce" });
  const inSight = async (selector: string) => {
    const [panel, box] = [(await page.locator(".panel").boundingBox())!, (await page.locator(selector).boundingBox())!];
    expect(box.y, selector).toBeGreaterThanOrEqual(panel.y);
    expect(box.y + box.height, selector).toBeLessThanOrEqual(panel.y + panel.height);
  };
  await page.goto(url("/learn/square"));
  await page.waitForSelector('.cell[data-cell="d4"][aria-disabled="false"]');
  await choose(page, "d4");
  await page.waitForSelector(".notice.verdict-wrong");
  await page.waitForSelector(".panel .button:focus");
  await inSight(".notice");
  await inSight(".panel .button:focus");
  await page.goto(url(PAGES.puzzle!));
  await page.locator(".panel .button.quiet").first().click();
  await page.waitForSelector(".panel .button:focus");
  await inSight(".panel .button:focus");
  expectNoProblems(page);
  await context.close();
});

test.each([360, 390])("at %i pixels no Hungarian word is broken in two", async (width) => {
  const { page, context } = await visitor({ locale: "hu-HU", viewport: { width, height: 740 } });
  for (const path of [PAGES.play!, PAGES.settings!, PAGES.analysis!, PAGES.watch!]) {
    await page.goto(url(path));
    await settled(page);
    const broken = await page.evaluate(() => {
      const found: string[] = [];
      const walk = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        if (!node.parentElement?.closest(".choice, .button, legend, h1, h2, label")) continue;
        for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
        }
      }
      return found;
    });
    expect(broken, path).toEqual([]);
  }
  await context.close();
});

test("a letter alone is no key once that is switched off", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await page.goto(url("/settings"));
  await page.check("input[name=keys] >> nth=1");
  await page.goto(url("/analysis"));
  await page.waitForSelector('.cell[aria-disabled="false"]');
  await page.locator('.cell[tabindex="0"]').focus();
  for (const key of ["p", "n", ".", "b", "2"]) await page.keyboard.press(key);
  expect(await page.locator(".view-buttons [aria-pressed=true]").first().getAttribute("title")).toBe("Pyramid");
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.cell)).toBe("a1");
  expect(await page.locator(".cell-name").count()).toBeGreaterThan(0);
  expect(new URL(page.url()).searchParams.get("turns")).toBe(null);
  // Arrows and Enter are keys as before.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => location.search.includes("turns=b1"));
});

test("every page has a title of its own", async () => {
  const { page } = await visitor();
  const titles: Record<string, string> = {};
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(url(path));
    await settled(page);
    titles[name] = await page.title();
  }
  expect(titles).toMatchObject({
    play: "Pylos", analysis: "Analysis · Pylos", learn: "Learn · Pylos", watch: "Watch · Pylos", settings: "Settings · Pylos",
    missing: "There is no such page · Pylos",
  });
  expect(titles.rules).not.toBe(titles["rules-equator"]);
});

test("a wrong address is answered with 404 and a page that helps; a right one with 200", async () => {
  const { page } = await visitor();
  for (const [name, path] of Object.entries(PAGES)) {
    const answer = await page.goto(url(path));
    expect(answer!.status(), name).toBe(name === "missing" ? 404 : 200);
  }
  await page.goto(url("/no/such/page"));
  await page.waitForSelector("main h1");
  await page.locator("main a", { hasText: "Analysis" }).click();
  await page.waitForSelector(".panel");
});

test("who links to a page shows what it is", async () => {
  const html = await (await fetch(url("/"))).text();
  for (const tag of ["og:title", "og:description", "og:image", "og:type"]) expect(html).toMatch(new RegExp(`property="${tag}" content="[^"]+"`));
});

test("a new password is asked for as one", async () => {
  const { page } = await visitor();
  await page.goto(url("/account"));
  await settled(page);
  expect(await page.locator("input[type=password]").getAttribute("autocomplete")).toBe("current-password");
  await page.locator("button", { hasText: "No account yet?" }).click();
  expect(await page.locator("input[type=password]").getAttribute("autocomplete")).toBe("new-password");
  await page.fill("input[autocomplete=username]", `frame-${Date.now() % 1e6}`);
  await page.fill("input[type=password]", "correct horse");
  await page.locator("button", { hasText: /^Register$/ }).click();
  await page.waitForSelector("button:has-text('Sign out')");
  expectNoProblems(page);
});

test("whoever has lost the password gets back in by the code that was shown", async () => {
  const { page } = await visitor();
  await page.goto(url("/account"));
  await settled(page);
  const name = `lost-${Date.now() % 1e6}`;
  await page.locator("button", { hasText: "No account yet?" }).click();
  await page.fill("input[autocomplete=username]", name);
  await page.fill("input[type=password]", "correct horse");
  await page.locator("button", { hasText: /^Register$/ }).click();
  const code = await page.locator("[role=status] strong.mono").innerText();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.locator("button", { hasText: "Forgot your password?" }).click();
  await page.fill("input[autocomplete=username]", name);
  await page.getByLabel("Recovery code").fill(code.toLowerCase());
  await page.fill("input[type=password]", "battery staple");
  await page.locator("button", { hasText: "Set password" }).click();
  await page.waitForSelector("button:has-text('Sign out')");
  expect(await page.locator("[role=status] strong.mono").innerText()).not.toBe(code);
  expectNoProblems(page);
});

test("a game is reported to the host from its help", async () => {
  const { page } = await visitor();
  await newGame(page, { opponent: "friend" });
  await page.locator(".help-button").click();
  await page.locator("summary", { hasText: "Report to the host" }).click();
  await page.getByLabel("What it is about").selectOption("other");
  await page.getByLabel("In your own words").fill("Nobody comes.");
  await page.locator("dialog button", { hasText: /^Send$/ }).click();
  await page.waitForSelector("dialog [role=status]:has-text('The host will look at it.')");
  expectNoProblems(page);
});

test("an invitation from a server that only this machine can reach says how to open it", async () => {
  const { page } = await visitor();
  await newGame(page, { opponent: "friend" });
  await page.waitForSelector(".invite .notice");
  expect(await page.locator(".invite .notice").innerText()).toContain("pylos serve --listen 0.0.0.0:");
});

test("an invitation carries the address of the network where there is one", async () => {
  const { page } = await visitor();
  await page.route("**/api/v1/reach", (route) => route.fulfill({ json: { open_to: "network", address: "http://192.168.1.5:8080" } }));
  await newGame(page, { opponent: "friend" });
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>(".invite input")?.value.startsWith("http://192.168.1.5:8080/game/"));
  expect(await page.locator(".invite .notice").count()).toBe(0);
});
