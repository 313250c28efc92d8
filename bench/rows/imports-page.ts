/** A file of another journal, from the choice of the file to the finished sky, and the longest task of its page meanwhile. */

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
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

async function importFile(page: Page, path: string) {
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await page.locator("input[data-import-file]").setInputFiles(path);
  await press("Choose feelings");
  await press("See the sky to come");
  await press("Import");
  await page.getByRole("heading", { name: "They are in your sky" }).waitFor({ timeout: 120_000 });
}

async function seeTheSky(page: Page) {
  await page.getByRole("link", { name: "See them in the sky" }).click();
  await page.getByLabel(`Star map, ${(rows + stars).toLocaleString("en")} stars`).waitFor();
}

/** Written to a file, because handing over the content of one would be work of the page. */
async function writeTable(folder: string) {
  const path = join(folder, "daylio.csv");
  await writeFile(path, daylioTable());
  return path;
}

export async function importsPageRows(): Promise<Row[]> {
  const running = await startServer([stars]);
  const browser = await openBrowser();
  try {
    const path = await writeTable(running.dataDir);
    const page = await (await openContext(browser, running, stars)).newPage();
    await page.goto("/your-data/import");
    await page.getByRole("button", { name: "Choose a file" }).waitFor();
    let duration = 0;
    const longest = await longestTaskDuring(browser, page, async () => {
      duration = await timed(() => importFile(page, path));
    });
    duration += await timed(() => seeTheSky(page));
    return [
      limit("10,000 rows of Daylio, from the file to the finished sky", duration / 1000, "s", { atMost: 20 }),
      limit("The longest task of the page of imports meanwhile", longest, "ms", { atMost: 100 }),
    ];
  } finally {
    await browser.close();
    await running.close();
  }
}
