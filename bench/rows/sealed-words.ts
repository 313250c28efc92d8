/** What sealed words cost: sealing, unlocking and searching 10,000 of them. */

import type { Page } from "@playwright/test";
import { passphrase } from "../../testing/sealed.ts";
import { openBrowser } from "../browser.ts";
import { median, timed } from "../measure.ts";
import { withLongNotes } from "../notes.ts";
import { longestTaskDuring } from "../page-load/traced-tasks.ts";
import { openContext } from "../page-load/visits.ts";
import { startServer } from "../running-server.ts";
import { sealUniverse } from "../sealing.ts";
import { limit, type Row } from "../table.ts";
import { measurePresses } from "./journal-search.ts";

const stars = 10_000;
const rounds = 3;
/** A word of the first star, which is opened last. */
const lastWord = "firstnightofall";

/** Put on the window: how long the worker that opens words took, with its start. */
declare const openingMs: number;

function meterWorkers() {
  globalThis.Worker = class extends Worker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      const startedAt = performance.now();
      super(...given);
      if (!String(given[0]).includes("open-worker")) return;
      this.addEventListener("message", () => {
        Object.assign(globalThis, { openingMs: performance.now() - startedAt });
      });
    }
  };
}

async function unlock(page: Page) {
  await page.getByLabel("Passphrase or recovery kit", { exact: true }).fill(passphrase);
  await page.getByRole("button", { name: "Unlock", exact: true }).click();
  await page.getByRole("article").filter({ hasText: lastWord }).waitFor();
}

export async function sealedWordsRows(): Promise<Row[]> {
  const running = await startServer([stars], (entries) =>
    withLongNotes(entries).map((entry, at) => (at === 0 ? { ...entry, note: lastWord } : entry)),
  );
  const browser = await openBrowser();
  try {
    const sealing = await sealUniverse(running, stars);
    const unlocking: number[] = [];
    const opening: number[] = [];
    const tasks: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const context = await openContext(browser, running, stars);
      const page = await context.newPage();
      await page.addInitScript(meterWorkers);
      await page.goto(`/journal?words=${lastWord}`);
      const open = async () => unlocking.push(await timed(() => unlock(page)));
      tasks.push(await longestTaskDuring(browser, page, open));
      opening.push(await page.evaluate(() => openingMs));
      await context.close();
    }
    const presses = await measurePresses(browser, running, async (page) => {
      await page.goto(`/journal?words=${lastWord}`);
      await unlock(page);
      await page.locator("input[type=search]").fill("");
    });
    return [
      limit("Sealing 10,000 notes, without sending them", sealing / 1_000, "s", { atMost: 5 }),
      limit("Opening 10,000 notes in the worker, with its start", median(opening) / 1_000, "s", {
        atMost: 1.5,
      }),
      limit(
        "Unlocking them, from the passphrase to the last one on the page",
        median(unlocking) / 1_000,
        "s",
        {
          atMost: 3,
        },
      ),
      limit("Longest task of the page meanwhile", median(tasks), "ms", { atMost: 200 }),
      limit(
        "A key press of a search in 10,000 sealed notes, thread time of the page",
        median(presses),
        "ms",
        {
          atMost: 16,
        },
      ),
    ];
  } finally {
    await browser.close();
    await running.close();
  }
}
