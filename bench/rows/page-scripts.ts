/** The JavaScript that a page loads, as it is sent. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { openContext, type Visit, visits } from "../page-load/visits.ts";
import type { RunningServer } from "../running-server.ts";
import { limit, type Row } from "../table.ts";

const built = join(import.meta.dirname, "..", "..", "dist", "client");
/** Before the page ends its startup by itself and fetches more. */
const settleMs = 4_000;

/** Opens a page and adds up the gzip sizes of its scripts. */
async function scriptKilobytes(browser: Browser, running: RunningServer, visit: Visit): Promise<number> {
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

export async function scriptRows(browser: Browser, running: RunningServer): Promise<Row[]> {
  const kilobytes = new Map<Visit, number>();
  for (const visit of visits.filter(({ act }) => !act))
    kilobytes.set(visit, await scriptKilobytes(browser, running, visit));
  const heaviest = (chosen: (visit: Visit) => boolean) =>
    [...kilobytes]
      .filter(([visit]) => chosen(visit))
      .reduce((one, other) => (other[1] > one[1] ? other : one));
  const [, login] = heaviest(({ path }) => path === "/login");
  const [, home] = heaviest(({ path }) => path === "/");
  // Its charts and its worker.
  const [, insights] = heaviest(({ path }) => path === "/insights");
  const [other, otherKilobytes] = heaviest(({ path }) => path !== "/" && path !== "/insights");
  const what = "JavaScript on the wire, gzip:";
  return [
    limit(`${what} login`, login, "KB", { atMost: 135 }),
    limit(`${what} the heaviest other page on top (${other.name})`, otherKilobytes - login, "KB", {
      atMost: 30,
    }),
    limit(`${what} insights on top`, insights - login, "KB", { atMost: 90 }),
    limit(`${what} home with the sky`, home, "KB", { atMost: 190 }),
  ];
}
