/** What the journal's page does while nobody touches it, beside its polls. */

import { openBrowser } from "../browser.ts";
import { median, runs } from "../measure.ts";
import { meterOf } from "../page-load/thread-time.ts";
import { openContext } from "../page-load/visits.ts";
import { startServer } from "../running-server.ts";
import { limit, type Row } from "../table.ts";

const stars = 10_000;
const restMs = 15_000;
/** Milliseconds of four polls. */
const idleMs = 12_000;

export async function journalIdleRows(): Promise<Row[]> {
  const running = await startServer([stars]);
  const browser = await openBrowser();
  try {
    const page = await (await openContext(browser, running, stars)).newPage();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await page.goto("/journal");
    await page.getByRole("article").first().waitFor();
    await page.mouse.move(2, 2);
    // Code that is fetched ahead of need has arrived.
    await page.waitForTimeout(restMs);
    const cost = await meterOf(page);
    requests.length = 0;
    const costs: number[] = [];
    for (let run = 0; run < runs; run++) costs.push(await cost(async () => {}, idleMs));
    const others = requests.filter((path) => path !== "/api/changes");
    return [
      limit(
        "Thread time of an idle journal with 10,000 stars, per second",
        median(costs) / (idleMs / 1000),
        "ms",
        {
          atMost: 5,
        },
      ),
      limit("Requests of an idle journal beside its polls, in a minute", others.length, "requests", {
        atMost: 0,
      }),
    ];
  } finally {
    await browser.close();
    await running.close();
  }
}
