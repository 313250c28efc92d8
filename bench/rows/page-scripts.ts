/** The JavaScript that a page loads, as it is sent. */

import type { Browser } from "@playwright/test";
import { scriptKilobytes } from "../page-load/scripts.ts";
import { type Visit, visits } from "../page-load/visits.ts";
import type { RunningServer } from "../running-server.ts";
import { limit, type Row } from "../table.ts";

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
  // Insights include their worker; their charts load when they are opened.
  const [, insights] = heaviest(({ path }) => path === "/insights");
  const [other, otherKilobytes] = heaviest(({ path }) => path !== "/" && path !== "/insights");
  const what = "JavaScript on the wire, gzip:";
  // Login no longer loads what all other pages share, so that the others have goals of their own.
  return [
    limit(`${what} login`, login, "KB", { atMost: 110 }),
    limit(`${what} the heaviest other page (${other.name})`, otherKilobytes, "KB", { atMost: 208 }),
    limit(`${what} insights`, insights, "KB", { atMost: 212 }),
    limit(`${what} home with the sky`, home, "KB", { atMost: 225 }),
  ];
}
