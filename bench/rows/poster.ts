/** A poster of 8,000 pixels of 5,000 stars, as a person makes it: its time, its memory, and whether it is always the same. */

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { openBrowser } from "../browser.ts";
import { type BrowserCost, costDuring } from "../browser-cost.ts";
import { median } from "../measure.ts";
import { openContext } from "../page-load/visits.ts";
import { startServer } from "../running-server.ts";
import { limit, type Row } from "../table.ts";

const stars = 5_000;
const rounds = Number(process.env.POSTERS ?? 3);
const longest = 300_000;

async function openPosters(page: Page) {
  await page.goto("/");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Keep your sky" }).click();
  await page.getByText("Largest", { exact: true }).click();
  await page.getByRole("img", { name: "Preview of your poster" }).waitFor({ timeout: longest });
  // The preview of the other size.
  await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"), null, { timeout: longest });
}

async function savePoster(page: Page): Promise<string> {
  const download = page.waitForEvent("download", { timeout: longest });
  await page.getByRole("button", { name: "Save poster" }).click();
  return (await download).path();
}

const digestOf = async (path: string) =>
  createHash("sha256")
    .update(await readFile(path))
    .digest("hex");

export async function posterRows(): Promise<Row[]> {
  const running = await startServer([stars]);
  const browser = await openBrowser();
  const costs: BrowserCost[] = [];
  const digests = new Set<string>();
  try {
    const context = await openContext(browser, running, stars);
    const page = await context.newPage();
    await openPosters(page);
    for (let round = 0; round < rounds; round++) {
      let path = "";
      costs.push(
        await costDuring(browser, async () => {
          path = await savePoster(page);
        }),
      );
      digests.add(await digestOf(path));
    }
  } finally {
    await browser.close();
    await running.close();
  }
  const what = `Poster of 8,000 pixels of ${stars.toLocaleString("en")} stars`;
  const seconds = costs.map(({ milliseconds }) => milliseconds / 1_000);
  return [
    limit(`${what}: time`, median(seconds), "s", { atMost: 15 }),
    limit(`${what}: processor time`, median(costs.map(({ processorSeconds }) => processorSeconds)), "s", {
      atMost: 30,
    }),
    limit(`${what}: more memory`, Math.max(...costs.map(({ megabytes }) => megabytes)), "MB", {
      atMost: 400,
    }),
    limit(`${what}: different files of ${rounds}`, digests.size, "", { atMost: 1 }),
  ];
}
