/** What a key press of a search costs the page of the journal: all work of its main thread, from the key to the frame. */

import type { Browser, Page } from "@playwright/test";
import { openBrowser } from "../browser.ts";
import { median, runs } from "../measure.ts";
import { withLongNotes } from "../notes.ts";
import { type Cost, meterOf } from "../page-load/thread-time.ts";
import { openContext } from "../page-load/visits.ts";
import { giveReadings } from "../readings.ts";
import { type RunningServer, startServer } from "../running-server.ts";
import { limit, type Row } from "../table.ts";

const stars = 10_000;
/** Words of many, some and no notes, also in another script. */
const searches = ["the soup", "kitchen and", "telefon", "雨が降っ"];
/** A quick typist: the results of one key are there before the next, and the URL is not written in between. */
const paceMs = 150;
const restMs = 800;

/** The costs of typing a search and of removing it again, without the first key. */
async function keyPresses(page: Page, cost: Cost, search: string): Promise<number[]> {
  const keys = [...search, ...[...search].map(() => "Backspace")];
  const costs: number[] = [];
  for (const key of keys)
    costs.push(
      await cost(() => (key.length > 1 ? page.keyboard.press(key) : page.keyboard.insertText(key)), paceMs),
    );
  await page.waitForTimeout(restMs);
  return costs.slice(1);
}

/** The medians of all key presses but the first of each search. `prepare` is what the person does before. */
export async function measurePresses(
  browser: Browser,
  running: RunningServer,
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<number[]> {
  const context = await openContext(browser, running, stars);
  try {
    const page = await context.newPage();
    await page.goto("/journal");
    await page.getByRole("article").first().waitFor();
    await prepare(page);
    const cost = await meterOf(page);
    await page.locator("input[type=search]").click();
    // The first search folds all notes; the first of each form compiles its code.
    for (const search of searches) await keyPresses(page, cost, search);
    const rounds: number[][] = [];
    for (let run = 0; run < runs; run++) {
      const round: number[] = [];
      for (const search of searches) round.push(...(await keyPresses(page, cost, search)));
      rounds.push(round);
    }
    const presses = (rounds[0] ?? []).map((_, press) => median(rounds.map((round) => round[press] ?? 0)));
    console.error(`  ${presses.map((each) => each.toFixed(1)).join(" ")}`);
    return presses;
  } finally {
    await context.close();
  }
}

export async function journalSearchRows(): Promise<Row[]> {
  const running = await startServer([stars], withLongNotes);
  const browser = await openBrowser();
  try {
    const presses = await measurePresses(browser, running);
    await giveReadings(running, stars);
    const beside = await measurePresses(browser, running);
    const what = "A key press of a search in the journal of 10,000 long notes";
    return [
      limit(`${what}, thread time of the page`, median(presses), "ms", { atMost: 16 }),
      limit("The slowest key press of these searches, after the first", Math.max(...presses), "ms", {
        atMost: 16,
      }),
      limit("The same key press beside 18,000 readings", median(beside), "ms", { atMost: 16 }),
      limit("The slowest one beside 18,000 readings", Math.max(...beside), "ms", { atMost: 16 }),
    ];
  } finally {
    await browser.close();
    await running.close();
  }
}
