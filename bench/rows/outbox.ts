/** How long the outbox takes to send what a person wrote without a network. */

import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { NewMoodEntry } from "#domain/records/star/mood-entry.ts";
import type { Item } from "../../client/outbox/item.ts";
import { openBrowser } from "../browser.ts";
import { median, runs } from "../measure.ts";
import { openContext } from "../page-load/visits.ts";
import { startServer } from "../running-server.ts";
import { limit, type Row } from "../table.ts";

const stars = 10_000;
const waiting = 100;

/** Stars of an hour each before the present. */
function waitingStars(userId: string): Item[] {
  return Array.from({ length: waiting }, (_, at) => {
    const moment = new Date(Date.now() - (waiting - at) * 3_600_000).toISOString();
    const id = randomUUID();
    const body: NewMoodEntry = {
      id,
      emotion: "joy",
      intensity: 7,
      note: `On a train, star ${at}`,
      timestamp: moment,
    };
    return { id, userId, kind: "star", body, createdAt: moment, refusal: null };
  });
}

/** Puts items where the outbox of the browser keeps them. */
const keepInBrowser = (page: Page, items: readonly Item[]) =>
  page.evaluate(async (items) => {
    const opening = indexedDB.open("mood-universe");
    await new Promise((resolve) => opening.addEventListener("success", resolve));
    const writing = opening.result.transaction("outbox", "readwrite");
    for (const item of items) writing.objectStore("outbox").add(item);
    await new Promise((resolve) => writing.addEventListener("complete", resolve));
    opening.result.close();
  }, items);

const hasOutbox = async () => (await indexedDB.databases()).some(({ name }) => name === "mood-universe");

/** Milliseconds from the first call to the last reply. */
async function sendAll(page: Page, items: readonly Item[]): Promise<number> {
  // The outbox itself creates it.
  while (!(await page.evaluate(hasOutbox))) await page.waitForTimeout(100);
  await keepInBrowser(page, items);
  const times: number[] = [];
  let sent = 0;
  const allSent = new Promise<void>((resolve) => {
    page.on("request", (request) => request.method() === "POST" && times.push(performance.now()));
    page.on("response", (response) => {
      if (response.request().method() !== "POST") return;
      if (response.status() !== 201) throw new Error(`The server answered ${response.status()}.`);
      if (++sent === items.length) resolve();
    });
  });
  await page.reload();
  await allSent;
  return performance.now() - (times[0] ?? Number.NaN);
}

export async function outboxRows(): Promise<Row[]> {
  const running = await startServer([stars]);
  const browser = await openBrowser();
  try {
    const durations: number[] = [];
    for (let run = 0; run <= runs; run++) {
      const context = await openContext(browser, running, stars);
      const page = await context.newPage();
      await page.goto("/journal");
      await page.getByRole("article").first().waitFor();
      const userId = await page.evaluate(() => localStorage.getItem("mood-universe.user-id") ?? "");
      durations.push(await sendAll(page, waitingStars(userId)));
      await context.close();
    }
    console.error(`  ${durations.map(Math.round).join(", ")} ms`);
    return [
      limit(
        "The outbox sends 100 waiting stars to a universe of 10,000",
        median(durations.slice(1)) / 1000,
        "s",
        {
          atMost: 3,
        },
      ),
    ];
  } finally {
    await browser.close();
    await running.close();
  }
}
