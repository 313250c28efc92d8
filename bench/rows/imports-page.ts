/** A file of another journal, from the choice of the file to the finished sky, and the longest task of its pages meanwhile. */

import type { Page } from "@playwright/test";
import { openBrowser } from "../browser.ts";
import { timed } from "../measure.ts";
import { longestTaskDuring } from "../page-load/traced-tasks.ts";
import { openContext } from "../page-load/visits.ts";
import { startServer } from "../running-server.ts";
import { limit, type Row } from "../table.ts";

const rows = 10_000;
const stars = 10;
const hourMs = 3_600_000;
const moods = ["rad", "good", "meh", "bad", "awful"];

/** One entry for every seven hours before 2026. */
function daylioTable(): string {
  const lines = Array.from({ length: rows }, (_, at) => {
    const [date, time = ""] = new Date(Date.UTC(2026, 0, 1) - at * 7 * hourMs).toISOString().split("T");
    const mood = moods[at % moods.length];
    return `${date},January 1,Monday,${time.slice(0, 5)},${mood},"family | work | long walk",,"An ordinary note, at ${at}"`;
  });
  return ["full_date,date,weekday,time,mood,activities,note_title,note", ...lines].join("\n");
}

async function importTable(page: Page, table: string) {
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await page
    .locator("input[data-import-file]")
    .setInputFiles({ name: "daylio.csv", mimeType: "text/csv", buffer: Buffer.from(table) });
  await press("Choose feelings");
  await press("See the sky to come");
  await press("Import");
  await page.getByRole("link", { name: "See them in the sky" }).click();
  await page
    .getByLabel(`Star map, ${(rows + stars).toLocaleString("en")} stars`)
    .waitFor({ timeout: 120_000 });
}

export async function importsPageRows(): Promise<Row[]> {
  const running = await startServer([stars]);
  const browser = await openBrowser();
  try {
    const page = await (await openContext(browser, running, stars)).newPage();
    await page.goto("/your-data/import");
    await page.getByRole("button", { name: "Choose a file" }).waitFor();
    const table = daylioTable();
    let duration = 0;
    const longest = await longestTaskDuring(browser, page, async () => {
      duration = await timed(() => importTable(page, table));
    });
    return [
      limit("10,000 rows of Daylio, from the file to the finished sky", duration / 1000, "s", { atMost: 20 }),
      limit("The longest task of the page meanwhile", longest, "ms", { atMost: 100 }),
    ];
  } finally {
    await browser.close();
    await running.close();
  }
}
