/** The lowest score of all pages except home, whose sky is drawn by the processor where there is no graphics card. */

import type { Browser } from "@playwright/test";
import { scoreOf } from "../page-load/lighthouse.ts";
import { visits } from "../page-load/visits.ts";
import type { RunningServer } from "../running-server.ts";
import { limit, type Row } from "../table.ts";

const what = "Lowest Lighthouse mobile score of all pages except home";
const goal = { atLeast: 90 };

export async function lighthouseRows(_: Browser, running: RunningServer): Promise<Row[]> {
  try {
    let lowest = { name: "", score: 100 };
    for (const visit of visits.filter(({ path, act }) => path !== "/" && !act)) {
      const score = await scoreOf(running, visit, goal.atLeast);
      console.error(`  ${visit.name}: ${score}`);
      if (score <= lowest.score) lowest = { name: visit.name, score };
    }
    return [limit(`${what} (${lowest.name})`, lowest.score, "points", goal)];
  } catch (error) {
    // Lighthouse comes from the network.
    console.error(error);
    return [{ what, figure: "not measured", against: "–", goal: "90 points or more", isMet: false }];
  }
}
