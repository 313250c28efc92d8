/** The cost of opening the journal, beside that of home without its sky, and the scripts of Your data. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { openBrowser } from "../browser.ts";
import { inTurn, timed } from "../measure.ts";
import { openContext } from "../page-load/visits.ts";
import { type RunningServer, startServer } from "../running-server.ts";
import { compare, limit, type Row } from "../table.ts";

const stars = 10_000;
const built = join(import.meta.dirname, "..", "..", "dist", "client");

type Opening = { readonly path: string; readonly seen: (page: Page) => Promise<unknown> };

/** The newest star can be read. */
const journal: Opening = { path: "/journal", seen: (page) => page.getByRole("article").first().waitFor() };
/** The stars are counted. Their list, which replaces the sky, is there, too. */
const home: Opening = { path: "/", seen: (page) => page.getByText("10,000").first().waitFor() };

/** The page is seen when its files can be saved. */
const yourData: Opening = {
  path: "/your-data",
  seen: (page) => page.getByRole("button", { name: "Save everything as JSON" }).waitFor(),
};

/** The code of its dialogs is not the journal's alone. */
const homeWithDialog: Opening = {
  path: "/",
  seen: async (page) => {
    await page.getByRole("button", { name: "Add Mood" }).click();
    await page.getByRole("dialog").waitFor();
  },
};

/** Opens a page in a browser with an empty cache, without the code that draws the sky. */
async function open(browser: Browser, running: RunningServer, { path, seen }: Opening) {
  const context = await openContext(browser, running, stars);
  const page = await context.newPage();
  await page.route(/\/assets\/sky-/, (route) => route.abort());
  const scripts = new Set<string>();
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.add(new URL(response.url()).pathname);
  });
  const duration = await timed(async () => {
    await page.goto(path, { waitUntil: "commit" });
    await seen(page);
  });
  await context.close();
  return { duration, scripts };
}

async function gzipKilobytes(paths: Iterable<string>): Promise<number> {
  const sizes = [...paths].map(
    async (path) => gzipSync(await readFile(join(built, path)), { level: 9 }).length,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024;
}

export async function journalPageRows(): Promise<Row[]> {
  const running = await startServer([stars]);
  const browser = await openBrowser();
  try {
    const { scripts: shared } = await open(browser, running, homeWithDialog);
    const ownScripts = async (opening: Opening) =>
      gzipKilobytes([...(await open(browser, running, opening)).scripts].filter((path) => !shared.has(path)));
    const durationOf = async (opening: Opening) => (await open(browser, running, opening)).duration;
    const [ofJournal, ofHome] = await inTurn(
      () => durationOf(journal),
      () => durationOf(home),
    );
    return [
      limit(
        "JavaScript of the journal, gzip, that home and Add Mood do not load",
        await ownScripts(journal),
        "KB",
        { atMost: 30 },
      ),
      limit(
        "JavaScript of Your data, gzip, that home and Add Mood do not load",
        await ownScripts(yourData),
        "KB",
        { atMost: 30 },
      ),
      compare({
        what: "Opening the journal of 10,000 stars",
        ...{ figure: ofJournal, against: "home without the sky", peer: ofHome, goal: { atMost: 1.5 } },
      }),
    ];
  } finally {
    await browser.close();
    await running.close();
  }
}
