/** The longest task of the journal's page while it opens in many ways and while a person moves in it, also with a heavy import. */

import type { Browser, Page } from "@playwright/test";
import { openBrowser } from "../browser.ts";
import { median } from "../measure.ts";
import { longestTaskDuring } from "../page-load/traced-tasks.ts";
import { openContext } from "../page-load/visits.ts";
import { type RunningServer, startServer } from "../running-server.ts";
import { limit, type Row } from "../table.ts";

const stars = 10_000;
const manyStars = 100_000;
const rounds = 3;
const settleMs = 1_500;

type Visit = {
  readonly name: string;
  readonly path: string;
  readonly act?: (page: Page) => Promise<unknown>;
};

const chooseYear = (page: Page) => page.getByRole("combobox", { name: "Year" }).selectOption("2016");

/** Stars are one per day, up to the end of 2025. */
const visits: readonly Visit[] = [
  { name: "journal", path: "/journal" },
  { name: "a day ten years ago", path: "/journal?view=days&day=2015-06-12" },
  { name: "month of ten years ago", path: "/journal?view=month&month=2015-06", act: chooseYear },
  { name: "year", path: "/journal?view=year&year=2025", act: chooseYear },
  {
    name: "search",
    path: "/journal",
    act: async (page) => {
      await page.locator("input[type=search]").click();
      await page.keyboard.type("the kettle", { delay: 150 });
    },
  },
  {
    name: "end of the list",
    path: "/journal",
    act: (page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight)),
  },
];

async function longestOf(browser: Browser, running: RunningServer, universe: number, visit: Visit) {
  const context = await openContext(browser, running, universe);
  const page = await context.newPage();
  const duration = await longestTaskDuring(browser, page, async () => {
    await page.goto(visit.path, { waitUntil: "commit" });
    await page.getByRole("article").or(page.getByRole("grid")).first().waitFor({ timeout: 60_000 });
    await page.waitForTimeout(settleMs);
    await visit.act?.(page);
    await page.waitForTimeout(settleMs);
  });
  await context.close();
  return duration;
}

/** The name of the visit with the longest task, and its median. */
async function worstVisit(browser: Browser, running: RunningServer, universe: number) {
  const measured: { name: string; duration: number }[] = [];
  for (const visit of visits) {
    const durations: number[] = [];
    for (let round = 0; round < rounds; round++)
      durations.push(await longestOf(browser, running, universe, visit));
    measured.push({ name: visit.name, duration: median(durations) });
    console.error(`  ${universe} stars, ${visit.name}: ${durations.map(Math.round).join(", ")} ms`);
  }
  return measured.reduce((one, other) => (other.duration > one.duration ? other : one));
}

export async function journalTaskRows(): Promise<Row[]> {
  const running = await startServer([stars, manyStars]);
  const browser = await openBrowser();
  try {
    const few = await worstVisit(browser, running, stars);
    const many = await worstVisit(browser, running, manyStars);
    return [
      limit(`Longest task of the journal of 10,000 stars (${few.name})`, few.duration, "ms", { atMost: 100 }),
      limit(`Longest task of the journal of 100,000 stars (${many.name})`, many.duration, "ms", {
        atMost: 200,
      }),
    ];
  } finally {
    await browser.close();
    await running.close();
  }
}
