/** The cost of loading a page and of keeping it open. */

import { openBrowser } from "../browser.ts";
import { universes } from "../page-load/visits.ts";
import { startServer } from "../running-server.ts";
import type { Row } from "../table.ts";
import { idleRows } from "./page-at-rest.ts";
import { lighthouseRows } from "./page-lighthouse.ts";
import { requestRows } from "./page-requests.ts";
import { scriptRows } from "./page-scripts.ts";
import { taskRows } from "./page-tasks.ts";

export async function pageRows(): Promise<Row[]> {
  const running = await startServer([...universes]);
  try {
    const rows: Row[] = [];
    // A browser for each, because the trace of one holds all pages that it has opened.
    for (const measure of [scriptRows, requestRows, idleRows, taskRows]) {
      const browser = await openBrowser();
      rows.push(...(await measure(browser, running).finally(() => browser.close())));
    }
    return [...rows, ...(await lighthouseRows(running))];
  } finally {
    await running.close();
  }
}
