// The pyramid painted and drawn in lines: the same board, the same buttons in
// the same places; what can be seen of marks, sets, threats and the best turn;
// the board alone.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ME, clickPlace, expectNoProblems, openGame, placeSelector, settled, untilMyMove, url, visitor, withBrowser } from "./support";
import { SHOTS, THEMES, inTheme, serious } from "./places";

withBrowser();

const MIDDLE = "LLDDLDLDDLLDLD.D/LDL.DL.../..../. L";
const THREE_OF_A_SQUARE = "LLD.L......D...D/........./..../. L";

/** A visitor whose browser has pictures, or whose network does not bring them. */
async function looker(way: "painted" | "in lines", settings?: Record<string, string>, reducedMotion: "reduce" | "no-preference" = "reduce"): Promise<Page> {
  const { page, context } = await visitor({ reducedMotion });
  if (settings) await context.addInitScript((kept) => localStorage.setItem("pylos.settings", JSON.stringify(kept)), settings);
  if (way === "in lines") await page.route("**/easel-*.wasm", (route) => route.abort());
  return page;
}

const painted = (page: Page) => page.waitForSelector(".board-fit.painted");

/** The pixels of the board as they are seen. */
const seen = (page: Page) => page.locator(".board-fit").screenshot();

/** How much of two pictures differs, worked out on a page without our rules about what may be loaded. */
async function differing(page: Page, a: Buffer, b: Buffer): Promise<number> {
  const blank = await page.context().newPage();
  const share = await blank.evaluate(async ([first, second]) => {
    const read = async (data: string) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const context = new OffscreenCanvas(image.width, image.height).getContext("2d")!;
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, image.width, image.height).data;
    };
    const [p, q] = [await read(first!), await read(second!)];
    let found = 0;
    for (let i = 0; i < p.length; i += 4) if (Math.abs(p[i]! - q[i]!) + Math.abs(p[i + 1]! - q[i + 1]!) + Math.abs(p[i + 2]! - q[i + 2]!) > 24) found++;
    return found / (p.length / 4);
  }, [a.toString("base64"), b.toString("base64")]);
  await blank.close();
  return share;
}

test("painted or in lines, every button is in the same place", async () => {
  const boxes = [];
  for (const way of ["painted", "in lines"] as const) {
    const page = await looker(way);
    await openGame(page, { rules: "standard", seats: [ME, ME], start: MIDDLE });
    await untilMyMove(page);
    if (way === "painted") await painted(page);
    else await page.waitForSelector(".piece.ball");
    expect(await page.locator(".piece.ball").count()).toBe(way === "painted" ? 0 : 20);
    boxes.push(await page.$$eval(".cell", (cells) => cells.map((cell) => { const { x, y, width } = cell.getBoundingClientRect(); return [x, y, width].map((n) => n.toFixed(2)).join(" "); })));
    await page.screenshot({ path: `${SHOTS}/board-${way.replace(" ", "-")}.png` });
    expect(await serious(page)).toEqual([]);
    expectNoProblems(page);
  }
  expect(boxes[0]).toEqual(boxes[1]);
  expect(boxes[0]).toHaveLength(30);
});

test.each(["painted", "in lines"] as const)("a ball is played by mouse, and seen where it was played (%s)", async (way) => {
  const page = await looker(way);
  await openGame(page, { rules: "standard", seats: [ME, ME] });
  await untilMyMove(page);
  if (way === "painted") await painted(page);
  const before = await seen(page);
  await clickPlace(page, "b2");
  await page.waitForFunction(() => document.querySelector('.cell[data-cell="b2"]')?.getAttribute("aria-label")?.includes("light ball"));
  await page.mouse.move(2, 2);
  // A ball's worth of pixels has changed, and not all of them.
  await expect.poll(async () => differing(page, before, await seen(page)), { timeout: 20_000 }).toBeGreaterThan(0.002);
  expect(await differing(page, before, await seen(page))).toBeLessThan(0.2);
  expectNoProblems(page);
});

test("the ball appears under the pointer, and the glints stay quiet", async () => {
  const page = await looker("in lines");
  await openGame(page, { rules: "standard", seats: [ME, ME] });
  await untilMyMove(page);
  expect([await page.locator(".piece.glint").count(), await page.locator(".piece.ghost").count()]).toEqual([16, 0]);
  const box = (await page.locator(placeSelector("c3")).boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForSelector(".piece.ghost");
  await page.mouse.move(2, 2);
  await page.waitForSelector(".piece.ghost", { state: "detached" });
  await page.locator(placeSelector("c3")).focus();
  await page.keyboard.press("ArrowLeft");
  await page.waitForSelector(".piece.ghost");
});

test("a set that is chosen is seen, and kept", async () => {
  const pictures: Buffer[] = [];
  const page = await looker("painted");
  for (const [i, set] of ["wood", "marble", "high-contrast", "paper"].entries()) {
    await page.goto(url("/settings"));
    await page.locator("input[name=set]").nth(i).check();
    expect(await page.evaluate(() => document.documentElement.dataset.set)).toBe(set);
    await openGame(page, { rules: "standard", seats: [ME, ME], start: MIDDLE });
    await painted(page);
    pictures.push(await seen(page));
    await page.screenshot({ path: `${SHOTS}/set-${set}.png` });
  }
  for (const other of pictures.slice(1)) expect(await differing(page, pictures[0]!, other)).toBeGreaterThan(0.1);
});

test("threats are shown to those who wish it: who completes a square where", async () => {
  const page = await looker("painted", { threats: "shown" });
  await openGame(page, { rules: "standard", seats: [ME, ME], start: THREE_OF_A_SQUARE });
  await untilMyMove(page);
  await page.waitForSelector(".threat");
  expect(await page.$$eval(".threat", (signs) => signs.map((sign) => `${(sign as SVGElement).dataset.cell} ${sign.classList[1]}`))).toEqual(["b2 light"]);
  const without = await looker("painted");
  await openGame(without, { rules: "standard", seats: [ME, ME], start: THREE_OF_A_SQUARE });
  await untilMyMove(without);
  await settled(without);
  expect(await without.locator(".threat").count()).toBe(0);
});

test("an analysis shows the best turn as an arrow, until a turn is begun", async () => {
  const page = await looker("painted");
  await page.goto(url("/analysis?rules=standard&position=LDLDDLDLLDLDDLD./DLDLDL.../..../.+L"));
  await page.waitForSelector(".turn-value");
  await page.waitForSelector(".arrow.best");
  await page.screenshot({ path: `${SHOTS}/best-turn.png` });
  expectNoProblems(page);
});

test("the board turns by keys and comes back with a double click on the table", async () => {
  const page = await looker("painted");
  await openGame(page, { rules: "standard", seats: [ME, ME], start: MIDDLE });
  await untilMyMove(page);
  const at = async () => (await page.locator(placeSelector("a1")).boundingBox())!.x.toFixed(1);
  const home = await at();
  await page.locator(placeSelector("a1")).focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press("Shift+ArrowLeft");
  expect(await at()).not.toBe(home);
  const box = (await page.locator(".board-fit").boundingBox())!;
  await page.mouse.dblclick(box.x + 8, box.y + 8);
  await expect.poll(at).toBe(home);
});

test.each(["no-preference", "reduce"] as const)("balls fly, boards roll on, and a board goes round at the end, unless nothing may move (%s)", async (motion) => {
  const page = await looker("in lines", undefined, motion);
  await openGame(page, { rules: "standard", seats: [ME, ME], start: "LDLDDLDLLDLDDLDL/DLDLDLDLD/LDDL/. L" });
  await untilMyMove(page);
  const at = async () => (await page.locator(placeSelector("a1")).boundingBox())!.x;
  const box = (await page.locator(".board-fit").boundingBox())!;
  // A throw, in one breath, however busy the machine is.
  const letGo = await page.evaluate(({ x, y }) => {
    const svg = document.querySelector(".board-fit > svg")!;
    const send = (type: string, dx: number) => svg.dispatchEvent(new PointerEvent(type, { clientX: x + dx, clientY: y, pointerId: 1, pointerType: "mouse", button: 0, bubbles: true }));
    send("pointerdown", 10);
    for (const dx of [30, 60, 90]) send("pointermove", dx);
    send("pointerup", 90);
    return document.querySelector('.cell[data-cell="a1"]')!.getBoundingClientRect().x;
  }, { x: box.x, y: box.y + 10 });
  if (motion === "reduce") {
    await page.waitForTimeout(300);
    expect(Math.abs((await at()) - letGo)).toBeLessThan(0.01);
  } else await expect.poll(async () => Math.abs((await at()) - letGo)).toBeGreaterThan(5);
  await page.mouse.dblclick(box.x + 8, box.y + 8);
  await page.waitForSelector(".board-fit.turning", { state: "detached" });
  const home = await at();
  // Everything that moves is noticed, however short.
  await page.evaluate(() => {
    const seen = Object.assign(globalThis, { flown: 0, turned: 0 });
    new MutationObserver(() => {
      if (document.querySelector(".piece.moving")) seen.flown++;
      if (document.querySelector(".board-fit.turning")) seen.turned++;
    }).observe(document.querySelector(".board-fit")!, { subtree: true, childList: true, attributes: true });
  });
  await page.locator(placeSelector("j1")).focus();
  await page.keyboard.press("Enter");
  await page.waitForSelector(".status.over");
  const moved = () => page.evaluate(() => { const { flown, turned } = globalThis as unknown as { flown: number; turned: number }; return [flown > 0, turned > 0]; });
  if (motion === "reduce") expect(await moved()).toEqual([false, false]);
  else {
    await expect.poll(moved, { timeout: 20_000 }).toEqual([true, true]);
    await expect.poll(async () => Math.abs((await at()) - home), { timeout: 20_000 }).toBeGreaterThan(40);
    await page.waitForSelector(".board-fit.turning", { state: "detached" });
    // A ball more: the eye may have sunk a little.
    expect(Math.abs((await at()) - home)).toBeLessThan(30);
  }
  expectNoProblems(page);
});

test("the board alone has clocks, and nothing behind it", async () => {
  const page = await looker("painted");
  const { game } = await openGame(page, { rules: "standard", seats: [ME, ME], start: MIDDLE, clock: { kind: "per_game", seconds: 300 } });
  await page.goto(url(`/game/${game}?show=board`));
  await painted(page);
  await page.waitForFunction(() => getComputedStyle(document.body).backgroundImage === "none");
  expect(await page.locator(".top, .prompt, .turn-bar, .actions").evaluateAll((parts) => parts.filter((part) => part.checkVisibility()).length)).toBe(0);
  expect(await page.locator(".clock:visible").count()).toBe(2);
  for (const theme of THEMES) {
    await inTheme(page, theme);
    expect(await serious(page), theme).toEqual([]);
  }
  const board = (await page.locator(".board-fit").boundingBox())!;
  expect([board.width, board.height]).toEqual([1280, 800]);
  await page.screenshot({ path: `${SHOTS}/alone.png`, omitBackground: true });
  await page.goto(url("/learn"));
  await page.waitForFunction(() => !document.documentElement.hasAttribute("data-alone"));
  expectNoProblems(page);
});
