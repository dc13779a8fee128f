// The lessons: every position legal, every task solvable and solved, what is
// said about who wins proved; wrong answers answered on the board.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { wrongWith, type Played } from "../../src/learn/goals";
import { JUDGED, winnerOf } from "../../src/learn/judged";
import { LESSONS, isPlayed, lessonsOf, type PlayedLesson, type Task } from "../../src/learn/lessons";
import type { EquatorView, Evaluation, LegalTurn, View } from "../../src/net/wire";
import { serious } from "./places";
import { boardText, choose, clickPlace, expectNoProblems, makeTurn, settled, url, visitor, withBrowser } from "./support";

withBrowser();

interface Stand {
  position: View;
  legal: LegalTurn[];
}

async function ask<T>(path: string, body: object): Promise<T> {
  const answer = await fetch(url(`/api/v1${path}`), { method: "POST", headers: { "X-Pylos": "1", "Content-Type": "application/json" }, body: JSON.stringify(body) });
  const json = await answer.json();
  if (answer.status !== 200) throw new Error(`${JSON.stringify(body)}: ${json.message}`);
  return json as T;
}

const at = (lesson: PlayedLesson, task: Task, ...turns: string[]) =>
  ask<Stand>("/analysis/position", { rules: lesson.rules, turns, ...(task.position ? { position: task.position } : {}) });

/** Every legal turn of a task, and whether it is what is asked for. */
async function tried(lesson: PlayedLesson, task: Task): Promise<(Played & { solves: boolean })[]> {
  const { position: before, legal } = await at(lesson, task);
  return Promise.all(legal.map(async (turn) => {
    const { position: after, legal: replies } = await at(lesson, task, turn.turn);
    const played = { turn, before, after, replies };
    return { ...played, solves: wrongWith(task.goal, played) === undefined };
  }));
}

const TASKS = LESSONS.filter(isPlayed).flatMap((lesson) => lesson.tasks.map((task) => [task.id, lesson, task] as const));
const PLAYED = TASKS.filter(([, , { goal }]) => goal.want !== "arrange");

describe.each(PLAYED)("%s", (_, lesson, task) => {
  test("is solved by the turn that is shown", async () => {
    const shown = (await tried(lesson, task)).find(({ turn }) => turn.turn === task.solution);
    expect(shown?.solves).toBe(true);
  });

  test("has the learner to move", async () => {
    expect((await at(lesson, task)).position.to_move).toBe(lesson.game === "pyramid" ? "light" : "red");
  });
});

test.each(TASKS.filter(([, , { claims = [] }]) => claims.includes("only-wins")))("%s: its solutions win, everything else loses", async (_, lesson, task) => {
  for (const { turn, solves, after } of await tried(lesson, task)) {
    if (after.outcome) {
      expect([turn.turn, after.outcome.winner === "light"]).toEqual([turn.turn, solves]);
      continue;
    }
    // The game after the turn, searched to its end.
    const { value } = await ask<Evaluation>("/analysis/evaluate", { rules: lesson.rules, position: after.text, turns: [], budget: 20_000 });
    expect([turn.turn, value.kind]).toEqual([turn.turn, solves ? "loss" : "win"]);
  }
});

test.each(TASKS.filter(([, , { claims = [] }]) => claims.includes("stops")))("%s: only its solutions stop the square", async (_, lesson, task) => {
  for (const { turn, solves, replies } of await tried(lesson, task)) {
    expect([turn.turn, replies.some(({ completes }) => completes)]).toEqual([turn.turn, !solves]);
  }
});

test.each(TASKS.filter(([, , { claims = [] }]) => claims.includes("wins-battle")))("%s: only its solutions win the battle against every answer", async (_, lesson, task) => {
  for (const { turn, solves, replies } of await tried(lesson, task)) {
    const winners = await Promise.all(replies.map(async (reply) => ((await at(lesson, task, turn.turn, reply.turn)).position as EquatorView).battles.at(-1)!.winner));
    expect([turn.turn, winners.every((winner) => winner === "red")]).toEqual([turn.turn, solves]);
  }
});

test.each(TASKS.filter(([, , { answer }]) => answer))("%s: a turn that misses the goal can be answered as told", async (_, lesson, task) => {
  const missed = (await tried(lesson, task)).filter(({ solves }) => !solves);
  const answers = await Promise.all(missed.map(async ({ turn, after, replies }) => {
    for (const reply of replies) {
      const { position } = await at(lesson, task, turn.turn, reply.turn);
      if (!wrongWith(task.answer!, { turn: reply, before: after, after: position, replies: [] })) return true;
    }
    return false;
  }));
  expect(answers).toContain(true);
});

/** The turn as it would be clicked. */
async function make(page: Page, lesson: PlayedLesson, task: Task, turn: string): Promise<void> {
  if (task.goal.want === "arrange") {
    await page.getByRole("button", { name: "Fill up" }).press("Enter");
    return page.getByRole("button", { name: "Ready" }).press("Enter");
  }
  const set = /^(\d)@(\w+)$/.exec(turn);
  if (set) {
    await page.locator(".stock-size").nth(Number(set[1]) - 1).click();
    return choose(page, `red ${set[2]}`);
  }
  return makeTurn(page, turn, lesson.game === "equator" ? "red" : undefined);
}

/** Says who wins, and counts to the end, by keyboard. */
async function judge(page: Page, side: "light" | "dark"): Promise<void> {
  await page.locator(".panel .button:not([disabled])", { hasText: side === "light" ? "Light" : "Dark" }).press("Enter");
  // The next rule has the focus each time.
  for (let more = page.locator(".panel .button.primary", { hasText: "Next rule" }); await more.count(); ) {
    await page.waitForFunction(() => document.activeElement?.matches(".panel .button.primary"));
    const rules = await page.locator(".thumb tbody tr").count();
    await page.keyboard.press("Enter");
    await page.waitForFunction((before) => document.querySelectorAll(".thumb tbody tr").length > before, rules);
  }
  await page.waitForSelector(".verdict-solved");
}

const ready = (page: Page) => page.waitForSelector('.cells .cell[aria-disabled="false"], .turn-bar .button.primary');

describe.each(["pyramid", "equator"] as const)("%s", (game) => {
  test("every lesson is solved by keyboard, one after the other, to the first game", async () => {
    const { page, context } = await visitor({ reducedMotion: "reduce" });
    await page.goto(url(`/learn/${lessonsOf(game)[0]!.id}`));
    for (const lesson of lessonsOf(game)) {
      await page.waitForFunction((path) => location.pathname === path, `/learn/${lesson.id}`);
      for (const i of lesson.tasks.keys()) {
        await page.waitForFunction((done) => document.querySelectorAll(".dot.on").length === done, i + 1);
        if (isPlayed(lesson)) {
          await ready(page);
          await make(page, lesson, lesson.tasks[i]!, lesson.tasks[i]!.solution);
          await page.waitForSelector(".verdict-solved");
        } else {
          await judge(page, winnerOf(JUDGED[lesson.tasks[i]!.id]));
        }
        // The way on has the focus already.
        await page.waitForFunction(() => document.activeElement?.matches(".panel .button.primary"));
        if (lesson === lessonsOf(game).at(-1) && i === lesson.tasks.length - 1) break;
        await page.keyboard.press("Enter");
      }
    }
    await page.goto(url("/learn"));
    await page.waitForSelector(".lesson-number.done");
    expect(await page.locator(".lesson-number.done").count()).toBe(lessonsOf(game).length);
    await page.getByRole("button", { name: "Your first game" }).click();
    await page.waitForURL(/\/game\//);
    await page.waitForSelector(".cell");
    // Its hints say why, and light up on the board.
    await page.waitForSelector(".coach .button:not([disabled])");
    await page.locator(".coach .button").press("Enter");
    await page.waitForSelector(".coach .notice p + p");
    expectNoProblems(page);
    await context.close();
  });

  test("every wrong answer is answered, may be tried again, and the solution shown", async () => {
    const { page, context } = await visitor({ reducedMotion: "reduce" });
    for (const lesson of lessonsOf(game).filter(isPlayed)) {
      for (const task of lesson.tasks) {
        if (task.goal.want === "arrange") continue;
        const wrong = (await tried(lesson, task)).find(({ solves }) => !solves);
        await page.goto(url("/learn"));
        await page.evaluate((solved) => localStorage.setItem("pylos.lessons", JSON.stringify(solved)), lesson.tasks.slice(0, lesson.tasks.indexOf(task)).map(({ id }) => id));
        await page.goto(url(`/learn/${lesson.id}`));
        await ready(page);
        const start = await boardText(page);
        if (wrong) {
          await make(page, lesson, task, wrong.turn.turn);
          await page.waitForSelector(".verdict-wrong");
          // A battle that is over needs no answer; everything else gets one.
          if (wrong.after.last?.battle === undefined) await page.waitForSelector(".verdict-wrong p + p");
          await page.getByRole("button", { name: "Try again" }).press("Enter");
          await page.waitForFunction((text) => [...document.querySelectorAll(".cells .cell")].map((cell) => cell.getAttribute("aria-label") ?? "").join(";") === text, start);
        }
        await page.getByRole("button", { name: "Show me" }).press("Enter");
        await page.waitForSelector(".verdict-shown p + p");
        await page.getByRole("button", { name: "Now you" }).press("Enter");
        await ready(page);
        // Being shown is not solving.
        expect(await page.evaluate((id) => localStorage.getItem("pylos.lessons")!.includes(`"${id}"`), task.id)).toBe(false);
      }
    }
    expectNoProblems(page);
    await context.close();
  });
});

test("a secret setup is shown, and revealed with the opponent's", async () => {
  const { page, context } = await visitor({ reducedMotion: "reduce" });
  await page.goto(url("/learn/hidden"));
  await page.getByRole("button", { name: "Show me" }).click();
  await page.waitForSelector(".verdict-shown");
  expect(await page.locator('.cell[aria-label*="blue pawn of size"]').count()).toBe(10);
  await context.close();
});

test("progress is kept, and a lesson goes on where it was left", async () => {
  const { page, context } = await visitor({ reducedMotion: "reduce" });
  await page.goto(url("/learn/place"));
  await ready(page);
  await clickPlace(page, "b2");
  await page.waitForSelector(".verdict-solved");
  await page.goto(url("/learn"));
  await page.waitForFunction(() => document.querySelector(".lesson-list")?.textContent?.includes("1 of 2"));
  await page.goto(url("/learn/place"));
  await page.waitForFunction(() => document.querySelectorAll(".dot.on").length === 2);
  // What was learned before tasks were counted still counts.
  await page.evaluate(() => localStorage.setItem("pylos.lessons", JSON.stringify(["place"])));
  await page.goto(url("/learn"));
  await page.waitForSelector(".lesson-number.done");
  await context.close();
});

test("wrong answers and what is shown pass axe", async () => {
  const { page, context } = await visitor({ reducedMotion: "reduce" });
  await page.goto(url("/learn/stop"));
  await ready(page);
  await clickPlace(page, "d4");
  await page.waitForSelector(".verdict-wrong p + p");
  await settled(page);
  expect(await serious(page)).toEqual([]);
  await page.getByRole("button", { name: "Show me" }).click();
  await page.waitForSelector(".verdict-shown");
  expect(await serious(page)).toEqual([]);
  await context.close();
});
