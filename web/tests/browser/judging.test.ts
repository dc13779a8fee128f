// The lesson in judging positions: what is counted held against a plain count
// of the board and the legal turns, what is said of a position's worth against
// a search to its end, and the lesson itself by keyboard and in every language.

import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../src/i18n/languages";
import { JUDGED, winnerOf } from "../../src/learn/judged";
import { lessonById } from "../../src/learn/lessons";
import type { Evaluation, LegalTurn, PyramidView, ThumbAnswer, ThumbTerm } from "../../src/net/wire";
import { serious } from "./places";
import { expectNoProblems, settled, url, visitor, withBrowser } from "./support";

withBrowser();

async function ask<T>(path: string, body: object): Promise<T> {
  const answer = await fetch(url(`/api/v1${path}`), { method: "POST", headers: { "X-Pylos": "1", "Content-Type": "application/json" }, body: JSON.stringify(body) });
  const json = await answer.json();
  if (answer.status !== 200) throw new Error(`${JSON.stringify(body)}: ${json.message}`);
  return json as T;
}

const POSITIONS = Object.entries(JUDGED);
const SIDE = { L: "light", D: "dark" } as const;

/** What a side has, counted from the board and from its legal turns if it is to move. */
async function plainly(rules: string, position: string, side: "L" | "D") {
  const { position: view, legal } = await ask<{ position: PyramidView; legal: LegalTurn[] }>("/analysis/position", { rules, position: position.slice(0, -1) + side });
  const target = ({ turn }: LegalTurn) => turn.split("x")[0]!.split("-").at(-1)!;
  const from = ({ turn }: LegalTurn) => turn.split("x")[0]!.split("-").at(0)!;
  const distinct = (cells: string[]) => [...new Set(cells)].sort();
  return {
    reserve: 15 - position.split(side).length + 1 + (position.endsWith(side) ? 1 : 0),
    completions: distinct(legal.filter(({ completes }) => completes).map(target)),
    raisers: distinct(legal.filter(({ turn }) => turn.split("x")[0]!.includes("-")).map(from)),
    free: distinct(view.cells.filter(({ ball, free }) => ball === SIDE[side] && free).map(({ cell }) => cell)),
  };
}

describe.each(POSITIONS)("%s", (id, { rules, position, value }) => {
  test("is worth what the lesson says", async () => {
    const found = await ask<Evaluation>("/analysis/evaluate", { rules, position, turns: [], budget: 5_000 });
    expect(found.exact).toBe(true);
    expect(found.value).toEqual(value);
  });

  test("is counted right, and the rule of thumb is right or wrong as told", async () => {
    const { thumb } = await ask<ThumbAnswer>("/analysis/thumb", { rules, position });
    const mover = position.at(-1) as "L" | "D";
    const sides = { [SIDE[mover]]: await plainly(rules, position, mover), [SIDE[mover === "L" ? "D" : "L"]]: await plainly(rules, position, mover === "L" ? "D" : "L") };
    const of = ({ of: side }: ThumbTerm) => ({ mine: sides[side]!, theirs: sides[side === "light" ? "dark" : "light"]! });
    const counted = (term: ThumbTerm): { count: number; cells: string[]; points: number } => {
      const { mine, theirs } = of(term);
      const least = (cells: string[]) => ({ count: cells.length, cells, points: cells.length >= term.many! ? term.gives : 0 });
      switch (term.looks) {
        case "lead": return { count: mine.reserve - theirs.reserve, cells: [], points: term.gives * (mine.reserve - theirs.reserve) + 0 };
        case "not-behind": return { count: mine.reserve - theirs.reserve, cells: [], points: theirs.reserve - mine.reserve < term.many! ? term.gives : 0 };
        case "completions": return { count: mine.completions.length, cells: mine.completions, points: term.gives * mine.completions.length + 0 };
        case "completes": return least(mine.completions);
        case "raises": return least(mine.raisers);
        case "carry-nothing": return least(mine.free);
      }
    };
    for (const term of thumb!.terms) {
      const { count, cells, points } = counted(term);
      expect({ ...term, cells: [...term.cells].sort() }).toMatchObject({ count, cells, points });
    }
    expect(thumb!.points).toBe(thumb!.terms.reduce((sum, { points }) => sum + points, 0));
    expect(thumb!.wins).toBe(thumb!.points > thumb!.needed ? SIDE[mover] : SIDE[mover === "L" ? "D" : "L"]);
    // One position shows that it can be wrong.
    expect(thumb!.wins === winnerOf(JUDGED[id as keyof typeof JUDGED])).toBe(id !== "judge-wrong");
  });
});

test("what the lesson says of its positions is so", async () => {
  const at = async (id: keyof typeof JUDGED) => {
    const { rules, position } = JUDGED[id];
    const { thumb } = await ask<ThumbAnswer>("/analysis/thumb", { rules, position });
    return Object.fromEntries(thumb!.terms.map((term) => [`${term.looks} ${term.of} ${term.many ?? ""}`.trim(), term]));
  };
  expect((await at("judge-reserve"))["lead light"]!.count).toBe(3);
  const completions = await at("judge-completions");
  expect([completions["lead light"]!.count, completions["completions light"]!.count]).toEqual([0, 1]);
  const threats = await at("judge-threats");
  expect([threats["lead light"]!.count, threats["completions dark"]!.count]).toEqual([1, 2]);
  const free = await at("judge-free");
  expect(["lead dark", "completions dark", "completions light"].map((term) => free[term]!.count)).toEqual([0, 0, 0]);
  expect(Object.values(free).filter(({ points }) => points !== 0).every(({ looks, of }) => looks === "raises" && of === "dark")).toBe(true);
  const advanced = await at("judge-advanced");
  expect([advanced["lead dark"]!.count, advanced["carry-nothing light 5"]!.points]).toEqual([1, -3]);
  // Dark is two balls ahead, has three turns, and loses with each.
  expect((await at("judge-wrong"))["lead dark"]!.count).toBe(2);
  const { rules, position } = JUDGED["judge-wrong"];
  const { legal } = await ask<{ legal: LegalTurn[] }>("/analysis/position", { rules, position });
  expect(legal.length).toBe(3);
});

const steps = lessonById("judging")!.tasks;

test("who is wrong is told so, and what is counted lights up", async () => {
  const { page, context } = await visitor({ reducedMotion: "reduce" });
  await page.goto(url("/learn/judging"));
  await page.locator(".panel .button:not([disabled])", { hasText: "Dark" }).press("Enter");
  await page.waitForSelector(".thumb tbody tr");
  await page.getByRole("button", { name: "Count everything" }).press("Enter");
  await page.waitForSelector(".verdict-wrong");
  expect(await page.locator(".thumb tfoot td").textContent()).toBe("+3");
  expect(await page.locator(".verdict-wrong").textContent()).toContain("wins in 13 turns");
  // Who points at a rule sees on the board what it counts.
  await page.locator(".thumb-rule").last().focus();
  await page.waitForSelector(".board .hinted");
  await settled(page);
  expect(await serious(page)).toEqual([]);
  // The way on by keyboard leads to the next question.
  await page.locator(".panel .button.primary").press("Enter");
  await page.waitForFunction(() => document.activeElement?.matches(".panel .row .button") && document.activeElement.textContent === "Light");
  // The last position: the count is followed by whoever has learnt it, and is wrong.
  await page.evaluate((ids) => localStorage.setItem("pylos.lessons", JSON.stringify(ids)), steps.slice(0, -1).map(({ id }) => id));
  await page.reload();
  await page.locator(".panel .button:not([disabled])", { hasText: "Dark" }).click();
  await page.getByRole("button", { name: "Count everything" }).click();
  await page.waitForSelector(".verdict-wrong");
  expect(await page.locator(".verdict-wrong").textContent()).toContain("The rule of thumb is wrong here.");
  expect(await page.locator(".panel").textContent()).toContain("83.6");
  expectNoProblems(page);
  await context.close();
});

test("the analysis has the count beside the values", async () => {
  const { page, context } = await visitor({ reducedMotion: "reduce" });
  const { rules, position } = JUDGED["judge-reserve"];
  await page.goto(url(`/analysis?rules=${rules}&position=${encodeURIComponent(position)}`));
  await page.locator(".thumb-said summary", { hasText: "+3 for Light" }).click();
  expect(await page.locator(".thumb-said tbody tr").count()).toBe(7);
  await settled(page);
  expect(await serious(page)).toEqual([]);
  expectNoProblems(page);
  await context.close();
});

test.each(LANGUAGES.map((language) => [language]))("nothing spills on a phone in %s", async (language) => {
  const { page, context } = await visitor({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });
  await page.addInitScript((chosen) => localStorage.setItem("pylos.language", chosen), language);
  await page.goto(url("/learn/judging"));
  for (const [i] of steps.entries()) {
    await page.waitForFunction((done) => document.querySelectorAll(".dot.on").length === done, i + 1);
    await page.locator(".panel .row .button:not([disabled])").first().click();
    await page.locator(".panel .button.quiet").first().click();
    await page.waitForSelector(".thumb tfoot");
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    if (i + 1 < steps.length) await page.locator(".panel .button.primary").click();
  }
  expectNoProblems(page);
  await context.close();
});
