/** The JavaScript that a page loads, as it is sent. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import type { RunningServer } from "../running-server.ts";
import { openContext, type Visit } from "./visits.ts";

const built = join(import.meta.dirname, "..", "..", "dist", "client");
/** Pause before the page ends its startup by itself and fetches more. */
const settleMs = 4_000;

/** Opens a page and adds up the gzip sizes of its scripts, in KB. */
export async function scriptKilobytes(
  browser: Browser,
  running: RunningServer,
  visit: Visit,
): Promise<number> {
  const context = await openContext(browser, running, visit.stars);
  const page = await context.newPage();
  const paths = new Set<string>();
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") paths.add(new URL(response.url()).pathname);
  });
  await page.goto(visit.path);
  await page.waitForTimeout(settleMs);
  await context.close();
  const sizes = [...paths].map(
    async (path) => gzipSync(await readFile(join(built, path)), { level: 9 }).length,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024;
}
