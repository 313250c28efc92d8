/** The page of a shown sky, as a guest on a phone opens it: its scripts and its Lighthouse score. */

import { openBrowser } from "../browser.ts";
import { scoreOf } from "../page-load/lighthouse.ts";
import { scriptKilobytes } from "../page-load/scripts.ts";
import { startServer } from "../running-server.ts";
import { createLink } from "../shown-link.ts";
import { limit, type Row } from "../table.ts";

/** A year with a star each day. */
const stars = 365;
const goal = { atLeast: 90 };

export async function shownPageRows(): Promise<Row[]> {
  const running = await startServer([stars]);
  const browser = await openBrowser();
  try {
    const { path } = await createLink(running, await running.signIn(stars));
    const visit = { name: "a shown sky", path, stars: null };
    const kilobytes = await scriptKilobytes(browser, running, visit);
    const { score } = await scoreOf(running, visit, { goal: goal.atLeast });
    return [
      limit("JavaScript on the wire, gzip: a shown sky", kilobytes, "KB", { atMost: 120 }),
      limit(`Lighthouse mobile score of a shown sky of ${stars} stars`, score, "points", goal),
    ];
  } finally {
    await browser.close();
    await running.close();
  }
}
