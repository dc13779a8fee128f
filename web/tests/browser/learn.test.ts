// The lessons.

import { expect, test } from "vitest";
import { LESSONS } from "../../src/learn/lessons";
import { clickPlace, url, visitor, withBrowser } from "./support";

withBrowser();

test("every lesson's position is legal, and its task can be solved", async () => {
  for (const lesson of LESSONS) {
    for (const task of lesson.tasks) {
      const ask = async (turns: string[]) => {
        const answer = await fetch(url("/api/v1/analysis/position"), {
          method: "POST",
          headers: { "X-Pylos": "1", "Content-Type": "application/json" },
          body: JSON.stringify({ rules: lesson.rules, turns, ...(task.position ? { position: task.position } : {}) }),
        });
        const json = await answer.json();
        expect(answer.status, `${lesson.id}: ${json.message}`).toBe(200);
        return json;
      };
      const { legal } = await ask([]);
      let solved = false;
      for (const turn of legal) solved ||= task.solved(turn, (await ask([turn.turn])).position);
      expect(solved, lesson.id).toBe(true);
    }
  }
});

test("a lesson is done by making its move", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await page.goto(url("/learn/apex"));
  await page.waitForSelector('.cell[data-cell="j1"][aria-disabled="false"]');
  await clickPlace(page, "j1");
  await page.waitForFunction(() => document.querySelector(".panel .notice")?.textContent?.includes("You have won"));
  await page.goto(url("/learn"));
  await page.waitForSelector(".lesson-number.done");
});
