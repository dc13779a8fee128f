// The form for a new game: what is chosen is asked for, kept and shown;
// nothing covers anything; its drawings are positions that can be played.

import { expect, test } from "vitest";
import { PYRAMIDS } from "../../src/play/drawings";
import { GLOBE, PYRAMID } from "../../src/play/showpieces";
import type { LegalTurn } from "../../src/net/wire";
import { ask, expectNoProblems, settled, url, visitor, withBrowser } from "./support";

withBrowser();

test("a series and a repetition are chosen, asked for, and shown next time", async () => {
  const { page } = await visitor();
  await page.goto(url("/"));
  await page.check("input[name=opponent][value=friend]");
  await page.click(".readings summary");
  await page.check("input[name=take-back][value=must]");
  await page.selectOption("select[name=length]", "games");
  await page.getByRole("spinbutton", { name: "A number of games" }).fill("500");
  await page.selectOption("select[name=repetition]", "other");
  await page.getByRole("spinbutton", { name: "After another number of times" }).fill("5");
  const asked = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/games"));
  await page.click(".new-game button.big");
  const wish = (await asked).postDataJSON() as Record<string, unknown>;
  expect(wish).toMatchObject({ rules: "standard+must", series: { games: 100 }, repetition: 5 });
  await page.waitForURL(/\/game\//);
  await page.goto(url("/"));
  // Folded as it is, it says what is chosen.
  expect(await page.locator(".readings summary small").innerText()).toBe("must take back · 100 games · draw once a position has stood 5 times");
  await page.click(".readings summary");
  await page.selectOption("select[name=length]", "target");
  await page.selectOption("select[name=repetition]", "never");
  const again = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/games"));
  await page.click(".new-game button.big");
  expect((await again).postDataJSON()).toMatchObject({ series: { target: 50 }, repetition: null });
  expectNoProblems(page);
});

test.each([["phone", 390, 844], ["tablet", 820, 1180], ["desktop", 1280, 800]] as const)("on a %s no choice is covered", async (_, width, height) => {
  const { page, context } = await visitor({ viewport: { width, height } });
  await page.goto(url("/"));
  await settled(page);
  await page.click(".readings summary");
  for (const game of ["pyramid", "equator"]) {
    await page.check(`input[name=game][value=${game}]`);
    const covered = await page.$$eval(".new-game .choice, .new-game select", (all) =>
      all.filter((choice) => {
        choice.scrollIntoView({ block: "nearest" });
        const { x, y, width: w, height: h } = choice.getBoundingClientRect();
        return [0.15, 0.5, 0.85].some((part) => !choice.contains(document.elementFromPoint(x + w / 2, y + h * part)));
      }).map((choice) => choice.textContent));
    expect(covered, game).toEqual([]);
  }
  await context.close();
});

test("a drawing stays on its card", async () => {
  for (const [width, height] of [[820, 1180], [390, 844], [1280, 800]] as const) {
    const { page, context } = await visitor({ viewport: { width, height } });
    await page.goto(url("/"));
    await settled(page);
    const out = await page.$$eval(".rule-sets .choice", (cards) => cards.flatMap((card) => {
      const box = card.getBoundingClientRect();
      return [...card.querySelectorAll("svg path, svg circle, svg ellipse")].filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return part.checkVisibility() && (left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1);
      }).map((part) => part.outerHTML);
    }));
    expect(out, `${width}`).toEqual([]);
    await context.close();
  }
});

test("what is drawn for an empty reserve is one, and the raise is legal", async () => {
  const { position, arrows } = PYRAMIDS["empty-reserve-raise"]!;
  const { page } = await visitor();
  await page.goto(url("/"));
  const ask = (rules: string) => page.evaluate(async (body) => {
    const answer = await fetch("/api/v1/analysis/position", { method: "POST", headers: { "content-type": "application/json", "x-pylos": "1" }, body });
    return (await answer.json()) as { position: { reserve: number[] }; legal: { turn: string }[] };
  }, JSON.stringify({ rules, position }));
  const raising = await ask("standard+raise");
  expect(raising.position.reserve[0]).toBe(0);
  expect(raising.legal.map(({ turn }) => turn)).toContain(arrows![0]!.join("-"));
  // The same board under the usual reading: the game is lost.
  expect(PYRAMIDS["empty-reserve-loses"]!.position).toBe(position);
  expect((await ask("standard")).legal).toEqual([]);
});

test("without the singleton twenty points are played for", async () => {
  const { page } = await visitor();
  await page.goto(url("/analysis?rules=carpentier%2Bnosingleton&position=EDCBA/EDCBA/........./abcde/abcde+B+1.0+-+0+0:0"));
  await page.waitForFunction(() => document.querySelector(".battles")?.textContent?.includes("10 of 20"));
  await page.goto(url("/analysis?rules=carpentier&position=EDCBA/EDCBA/........./abcde/abcde+B+1.0+-+0+0:0"));
  await page.waitForFunction(() => document.querySelector(".battles")?.textContent?.includes("11 of 21"));
  expectNoProblems(page);
});

test("the board of the first page is painted, and its position can be played", async () => {
  const { page } = await visitor({ viewport: { width: 1440, height: 900 } });
  await page.goto(url("/"));
  for (const game of ["pyramid", "equator"]) {
    await page.check(`input[name=game][value=${game}]`);
    await page.waitForSelector(".showpiece.painted canvas");
    expect(await page.locator(".showpiece .figure").isVisible()).toBe(false);
  }
  const turns = async (rules: string, position: string) =>
    (await ask<{ legal: LegalTurn[] }>(page, "/analysis/position", { rules, position })).legal.map(({ turn }) => turn);
  // The ghost over the pyramid is the only turn that there is.
  expect(await turns("standard", PYRAMID)).toEqual(["j1"]);
  expect((await turns("carpentier", GLOBE)).length).toBeGreaterThan(5);
  expectNoProblems(page);
});

test("a phone has the form alone, with the sides side by side", async () => {
  const { page } = await visitor({ viewport: { width: 360, height: 740 }, locale: "hu-HU" });
  await page.goto(url("/"));
  await settled(page);
  const rows = await page.$$eval(".choices.sides .choice", (choices) => new Set(choices.map((choice) => choice.getBoundingClientRect().top)).size);
  expect(rows).toBe(1);
  expect(await page.locator(".showpiece canvas").count()).toBe(0);
  expectNoProblems(page);
});
