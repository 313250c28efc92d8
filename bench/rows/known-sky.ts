/** The time to the first star of a sky that the browser has seen before, beside that of a cold first visit. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { browserOptions } from "../../e2e/browser.ts";
import { inTurn } from "../measure.ts";
import { nameOf, type RunningServer, startServer } from "../running-server.ts";
import { compare, type Row } from "../table.ts";

const sizes = [1_000, 10_000] as const;

/** A browser that keeps what it stores while it is closed. */
function openProfile({ server }: RunningServer, folder: string, offline = false): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    ...{ ...browserOptions, baseURL: server.url, viewport: { width: 1280, height: 800 } },
    ...{ colorScheme: "dark", reducedMotion: "reduce", offline },
  });
}

/** Milliseconds from navigation until stars are in view. */
async function firstStar(page: Page): Promise<number> {
  await page.goto("/", { waitUntil: "commit" });
  const seen = await page.waitForFunction(
    () => document.querySelector("canvas:is([data-dots], [data-frames])") && performance.now(),
  );
  return (await seen.jsonValue()) ?? Number.NaN;
}

/** Signs in, and stores the user's id as the page itself does. */
async function enter(browser: BrowserContext, stars: number) {
  const entered = await browser.request.get(`/api/users/by-universe/${encodeURIComponent(nameOf(stars))}`);
  const { id } = await entered.json();
  await browser.addInitScript((userId) => localStorage.setItem("mood-universe.user-id", userId), id);
}

/** The pages and the universe are in the browser. */
async function waitUntilKept(page: Page, stars: number) {
  await page.mouse.move(400, 300);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const storedStars = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open("mood-universe.copy");
          opening.onsuccess = () => {
            const database = opening.result;
            if (!database.objectStoreNames.contains("heads")) return resolve(0);
            const heads = database.transaction("heads").objectStore("heads").getAll();
            heads.onsuccess = () => {
              database.close();
              resolve(heads.result[0]?.stars ?? 0);
            };
          };
        }),
    );
  while ((await storedStars()) !== stars) await page.waitForTimeout(100);
}

async function knownSkyRow(running: RunningServer, stars: number): Promise<Row> {
  const folders: string[] = [];
  const newFolder = async () => {
    const folder = await mkdtemp(join(tmpdir(), "mood-universe-bench-"));
    folders.push(folder);
    return folder;
  };
  const known = await newFolder();
  const first = await openProfile(running, known);
  await enter(first, stars);
  const page = await first.newPage();
  await firstStar(page);
  await waitUntilKept(page, stars);
  await first.close();

  /** The browser is opened for each visit, so that nothing is in its memory. */
  const visit = async (folder: string, isKnown: boolean) => {
    // There is no network, so that a sky that waits for a call does not appear.
    const browser = await openProfile(running, folder, isKnown);
    if (!isKnown) await enter(browser, stars);
    const ms = await firstStar(await browser.newPage());
    await browser.close();
    return ms;
  };
  const [again, cold] = await inTurn(
    () => visit(known, true),
    async () => visit(await newFolder(), false),
  );
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
  return compare({
    what: `First star of a known sky without a network, ${stars.toLocaleString("en")} stars`,
    ...{ figure: again, peer: cold },
    ...{ against: "a cold first visit", goal: { atMost: 0.6 } },
  });
}

export async function knownSkyRows(): Promise<Row[]> {
  const running = await startServer(sizes);
  try {
    const rows: Row[] = [];
    for (const stars of sizes) rows.push(await knownSkyRow(running, stars));
    return rows;
  } finally {
    await running.close();
  }
}
