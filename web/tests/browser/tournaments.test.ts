// Tournaments in the pages: an evening on wooden boards from the names to the
// table, results by the codes of the slips, a round that is played here, two
// organisers at once, the beamer, paper, the clock for the table.

import { expect, test } from "vitest";
import type { Locator, Page } from "playwright-core";
import type { State, TournamentPage } from "../../src/net/wire";
import { SHOTS, SIZES, THEMES, inTheme, serious, spilt } from "./places";
import { scanned } from "./qr";
import { act, ask, expectNoProblems, settled, url, visitor, withBrowser } from "./support";

withBrowser();

/** What every page must bear: every size, both themes, axe. */
async function looksRight(page: Page, name: string): Promise<void> {
  await settled(page);
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    await page.setViewportSize({ width, height });
    expect(await spilt(page), `${name} ${size}`).toEqual([]);
    for (const theme of THEMES) {
      await inTheme(page, theme);
      if (size !== "tablet") await page.screenshot({ path: `${SHOTS}${name}-${size}-${theme}.png`, fullPage: size === "phone" });
      if (size === "desktop") expect(await serious(page), `${name} ${theme}`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Makes a tournament by the form, and writes names down. */
async function evening(page: Page, names: readonly string[]): Promise<string> {
  await page.goto(url("/tournaments"));
  await page.getByRole("link", { name: "New tournament" }).click();
  await page.getByLabel("Name of the tournament").fill("Club evening");
  await page.getByLabel("Place").fill("Brno");
  await page.getByLabel("Rounds").fill("3");
  await page.getByRole("button", { name: "Create the tournament" }).click();
  await page.waitForURL(/\/tournaments\/[\w-]{12}$/);
  await page.getByLabel(/^Names, one on a line/).fill(names.join("\n"));
  await page.getByRole("button", { name: "Add these players" }).click();
  await page.getByRole("heading", { name: `Players: ${names.length}` }).waitFor();
  return new URL(page.url()).pathname.split("/").at(-1)!;
}

const board = (page: Page, number: number): Locator => page.locator(".pairings li").nth(number - 1);

async function report(page: Page, number: number, result: string): Promise<void> {
  await page.getByLabel(`Result of board ${number}`, { exact: true }).fill(result);
  await page.getByLabel(`Result of board ${number}`, { exact: true }).press("Enter");
}

test("an evening on wooden boards: names in, pairings out, results, the table", async () => {
  const { page } = await visitor();
  await page.goto(url("/tournaments"));
  await looksRight(page, "tournaments");
  await page.goto(url("/tournaments/new"));
  await looksRight(page, "tournament-new");
  const id = await evening(page, ["Ada 1850", "Charles 1700", "Dora", "Emil Zátopek", "Fanny"]);
  // Somebody who is there already is named, and nothing is lost of what was typed.
  await page.getByLabel(/^Names, one on a line/).fill("ada");
  await page.getByRole("button", { name: "Add these players" }).click();
  await page.getByRole("alert").getByText("“Ada” takes part already.").waitFor();
  expect(await page.getByLabel(/^Names, one on a line/).inputValue()).toBe("ada");
  await page.getByRole("button", { name: "Start with the first round" }).click();
  await page.getByRole("heading", { name: "Round 1", exact: true }).waitFor();
  expect(await page.locator(".pairings li").count()).toBe(3); // two boards and a bye
  await report(page, 1, "3-0");
  await page.getByRole("alert").getByText(/3-0 cannot be the score here/).waitFor();
  await report(page, 1, "1-0");
  await board(page, 1).getByText("1 – 0").waitFor();
  await report(page, 2, "1/2-1/2");
  await board(page, 2).getByText("½ – ½").waitFor();
  // A mistake is mended.
  await board(page, 1).getByRole("button", { name: /^Correct/ }).click();
  await report(page, 1, "0-1");
  await board(page, 1).getByText("0 – 1").waitFor();
  await page.getByRole("button", { name: "Pair the next round" }).click();
  await page.getByRole("heading", { name: "Round 2", exact: true }).waitFor();
  // How a tie-break comes about, for whoever asks.
  await page.locator(".standings").first().getByRole("button", { name: "Dora" }).click();
  await page.locator(".explained dt").first().waitFor();
  await looksRight(page, "tournament");
  // By keyboard alone: the menu of a player.
  await page.getByLabel("What to do about Fanny").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.locator(".player-list li.gone").getByText("Fanny").waitFor();
  // Files.
  const [csv] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Table as CSV" }).click()]);
  expect(csv.suggestedFilename()).toBe(`${id}.csv`);
  const [trf] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "TRF file" }).click()]);
  expect(trf.suggestedFilename()).toBe(`${id}.trf`);
  await page.goto(url(`/tournaments/${id}?show=beamer`));
  await page.locator(".beamer li").first().waitFor();
  await looksRight(page, "tournament-beamer");
  await page.goto(url(`/tournaments/${id}?show=print`));
  await page.locator(".sheet").nth(2).waitFor();
  await looksRight(page, "tournament-print");
  expectNoProblems(page);
});

test("the codes of a slip report a result: when both say the same, it counts", async () => {
  const { page } = await visitor();
  const id = await evening(page, ["Ada", "Charles"]);
  await page.getByRole("button", { name: "Start with the first round" }).click();
  await page.getByRole("link", { name: "Slips with codes" }).click();
  await page.locator(".slip .qr").nth(1).waitFor();
  await looksRight(page, "tournament-slips");
  const links: string[] = [];
  for (const i of [0, 1]) {
    const code = page.locator(".slip .qr").nth(i);
    await code.scrollIntoViewIfNeeded();
    links.push((await scanned(code))!);
  }
  expect(links[0]).not.toBe(links[1]);
  for (const [i, link] of links.entries()) {
    expect(new URL(link).hash).toMatch(new RegExp(`^#1\\.1\\.${i === 0 ? "first" : "second"}\\.\\w{24}$`));
    const phone = await visitor({ viewport: { width: 360, height: 740 } });
    const { pathname, search, hash } = new URL(link);
    await phone.page.goto(url(`${pathname}${search}${hash}`));
    await phone.page.getByRole("button", { name: "A draw" }).waitFor();
    if (i === 0) await looksRight(phone.page, "tournament-report");
    await phone.page.getByRole("button", { name: "A draw" }).click();
    await phone.page.getByRole("status").getByText(i === 0 ? /It counts when/ : "The result is ½ – ½.").waitFor();
    expectNoProblems(phone.page);
    await phone.context.close();
  }
  await page.goto(url(`/tournaments/${id}`));
  await board(page, 1).getByText("½ – ½").waitFor();
  expectNoProblems(page);
});

test("a round is played here: my game, its result, and the second of two organisers is told", async () => {
  const { page, context } = await visitor();
  const { tournament } = await ask<TournamentPage>(page, "/tournaments", {
    name: "Online cup", rules: "standard", format: "round_robin", venue: "online", pairing: "by_hand", visibility: "public",
  });
  const guests = [];
  for (const name of ["Blaise", "Émilie"]) {
    const guest = await visitor();
    await guest.page.goto(url("/tournaments"));
    await guest.page.getByRole("link", { name: /Online cup/ }).first().click();
    await guest.page.getByLabel(/^Your name/).fill(name);
    await guest.page.getByRole("button", { name: "Enter" }).click();
    await guest.page.getByText(`You take part as ${name}.`).waitFor();
    guests.push(guest);
  }
  // The same organiser in two windows.
  const second = await context.newPage();
  await second.goto(url(`/tournaments/${tournament.id}`));
  await second.getByRole("button", { name: "Start with the first round" }).waitFor();
  await second.route("**/api/v1/tournaments/*?changed=*", (route) => route.abort());
  await page.goto(url(`/tournaments/${tournament.id}`));
  await page.getByRole("button", { name: "Start with the first round" }).click();
  await page.getByRole("heading", { name: "Round 1", exact: true }).waitFor();
  await second.getByRole("button", { name: "Start with the first round" }).click();
  await second.getByRole("alert").getByText(/Somebody else has changed the tournament meanwhile/).waitFor();
  await second.getByRole("heading", { name: "Round 1", exact: true }).waitFor();
  // Both find their game, and its end is the result.
  for (const { page: own } of guests) {
    await own.getByRole("link", { name: "To my game" }).click();
    await own.waitForURL(/\/game\//);
    await own.waitForSelector(".cell");
  }
  const id = new URL(guests[0]!.page.url()).pathname.split("/").at(-1)!;
  const states = await Promise.all(guests.map(async ({ page: own }) => (await (await own.request.get(url(`/api/v1/games/${id}`))).json()) as State));
  const light = states.findIndex(({ you }) => you?.includes("light"));
  const begun = await act(guests[light]!.page, states[light]!, { type: "turn", turn: "a1" } as never);
  const replied = await act(guests[1 - light]!.page, begun, { type: "turn", turn: "b1" } as never);
  await act(guests[light]!.page, replied, { type: "resign" } as never);
  await board(page, 1).getByText("0 – 1").waitFor();
  await page.getByRole("heading", { name: "Crosstable" }).waitFor();
  expectNoProblems(page);
  for (const { page: own, context: theirs } of guests) {
    expectNoProblems(own);
    await theirs.close();
  }
});

test("openings by lot, teams with made-up names, tie-breaks in an order of one's own", async () => {
  const { page } = await visitor();
  await page.goto(url("/"));
  await page.getByRole("navigation").getByRole("link", { name: "Tournaments" }).click();
  await page.getByRole("link", { name: "New tournament" }).click();
  await page.getByLabel("Name of the tournament").fill("Schools");
  await page.getByText("What decides between equal scores").first().click();
  // By keyboard: what is raised keeps the focus until it is first.
  await page.getByRole("button", { name: "Ask earlier: Sonneborn–Berger" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.getByRole("checkbox", { name: /Buchholz, lowest cut/ }).uncheck();
  await page.getByText("S.–B. · Buchholz · Direct · Wins").waitFor();
  await page.getByLabel("Openings").selectOption("balanced");
  await page.getByText("Teams and schools").click();
  await page.getByLabel("How many of a team count (0: all)").fill("2");
  await page.getByLabel(/^Do not pair team mates/).check();
  await looksRight(page, "tournament-new-open");
  await page.getByRole("button", { name: "Create the tournament" }).click();
  await page.waitForURL(/\/tournaments\/[\w-]{12}$/);
  const id = new URL(page.url()).pathname.split("/").at(-1)!;
  for (const [i, team] of ["North", "South"].entries()) {
    await page.getByLabel("How many made-up names").fill("3");
    await page.getByRole("button", { name: "Fill in made-up names" }).click();
    await page.getByLabel(/^Team of these players/).fill(team);
    await page.getByRole("button", { name: "Add these players" }).click();
    await page.getByRole("heading", { name: `Players: ${3 * (i + 1)}` }).waitFor();
  }
  await page.getByRole("button", { name: "Start with the first round" }).click();
  await page.getByRole("heading", { name: "Round 1", exact: true }).waitFor();
  const { tournament } = (await (await page.request.get(url(`/api/v1/tournaments/${id}`))).json()) as TournamentPage;
  expect(tournament.tie_breaks).toEqual(["sonneborn_berger", "buchholz", "direct_encounter", "wins"]);
  expect(tournament.players.map(({ team }) => team)).toEqual(["North", "North", "North", "South", "South", "South"]);
  for (const { players } of tournament.rounds[0]!.boards) expect(new Set(players.map((player) => tournament.players[player]!.team)).size).toBe(2);
  // What wooden boards are set up by.
  const { turns } = tournament.rounds[0]!.boards[0]!.ballots![0]!;
  await board(page, 1).getByText(`Opening: ${turns}`).click();
  await board(page, 1).getByRole("img", { name: turns }).waitFor();
  expect(await page.getByRole("region", { name: "Teams" }).locator("tbody tr").count()).toBe(2);
  // Somebody changes the team.
  const name = tournament.players[0]!.name;
  await page.getByLabel(`What to do about ${name}`, { exact: true }).click();
  await page.locator(".player-list").getByLabel("Team").fill("East");
  await page.locator(".player-list form").getByRole("button", { name: "Save" }).first().click();
  await page.getByRole("region", { name: "Teams" }).getByRole("rowheader", { name: "East" }).waitFor();
  await looksRight(page, "tournament-teams");
  const [csv] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Teams as CSV" }).click()]);
  expect(csv.suggestedFilename()).toBe(`${id}-teams.csv`);
  await page.goto(url(`/tournaments/${id}?show=print`));
  await page.locator(".ballots li").nth(2).waitFor();
  await looksRight(page, "tournament-openings-print");
  expectNoProblems(page);
});

test("the clock for the table: two halves, a break, the keyboard, a reload, time that is up", async () => {
  const { page } = await visitor();
  await page.goto(url("/clock"));
  await looksRight(page, "clock-set");
  await page.getByLabel("Seconds for a move").fill("2");
  await page.getByRole("button", { name: "Set the clock" }).click();
  const [first, second] = [page.locator(".clock-half").first(), page.locator(".clock-half").last()];
  await page.getByText("Whoever does not begin presses first.").waitFor();
  await looksRight(page, "clock");
  await second.click();
  await page.locator(".clock-half.runs").first().waitFor();
  await page.getByRole("button", { name: "Break" }).click();
  // It goes on where it was, also after a reload.
  const left = await first.locator(".clock-time").textContent();
  await page.reload();
  expect(await first.locator(".clock-time").textContent()).toBe(left);
  await page.keyboard.press("p");
  await page.keyboard.press("Space");
  await page.getByText("Turns: 1").waitFor();
  await page.getByRole("status").getByText("Dark: the time is up").waitFor();
  expect(await second.evaluate((half) => half.classList.contains("lost"))).toBe(true);
  await page.getByRole("button", { name: "New game" }).click();
  await page.getByRole("button", { name: "Other times" }).click();
  await page.getByLabel("Per game").check();
  await page.getByLabel("Minutes for each").fill("10");
  await page.getByRole("button", { name: "Set the clock" }).click();
  expect(await first.locator(".clock-time").textContent()).toBe("10:00");
  expectNoProblems(page);
});

test("all pages in every language on a phone: nothing is cut off", async () => {
  const { page, context } = await visitor({ viewport: { width: 360, height: 740 } });
  const { tournament } = await ask<TournamentPage>(page, "/tournaments", { name: "Words", rules: "carpentier", format: "swiss", venue: "table", pairing: "by_hand", visibility: "private" });
  const path = `/tournaments/${tournament.id}`;
  const entered = await ask<TournamentPage>(page, `${path}/acts`, { revision: 0, what: { type: "enter", players: [{ name: "Ada" }, { name: "Charles" }] } });
  await ask(page, `${path}/acts`, { revision: entered.tournament.revision, what: { type: "pair" } });
  for (const language of ["fr", "ro", "cs", "hu"]) {
    await page.addInitScript((wanted) => localStorage.setItem("pylos.language", wanted), language);
    for (const [name, at] of Object.entries({ list: "/tournaments", new: "/tournaments/new", one: path, report: `${path}?show=report&board=1.1`, clock: "/clock" })) {
      await page.goto(url(at));
      await settled(page);
      expect(await spilt(page), `${name} ${language}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
      await page.screenshot({ path: `${SHOTS}tournament-${name}-${language}.png`, fullPage: true });
    }
  }
  await context.close();
});
