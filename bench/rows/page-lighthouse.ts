/**
 * Lighthouse's mobile scores of all pages. Home has two: with the pixels of its sky, which the processor draws where
 * there is no graphics card, and with a canvas that draws nothing.
 */

import type { Browser } from "@playwright/test";
import { type Scored, type Scoring, scoreOf } from "../page-load/lighthouse.ts";
import { type Visit, visits } from "../page-load/visits.ts";
import type { RunningServer } from "../running-server.ts";
import { limit, type Row } from "../table.ts";

const goals = { forms: 92, others: 90, firstPaintS: 1.5 };
const mobile = "Lighthouse mobile score";

const isForm = ({ name }: Visit) => name === "login" || name === "register";
const isHome = ({ path }: Visit) => path === "/";

type Measured = readonly (Scored & { readonly name: string })[];

async function scoreAll(
  running: RunningServer,
  chosen: (visit: Visit) => boolean,
  scoring: Scoring,
): Promise<Measured> {
  const measured: (Scored & { name: string })[] = [];
  for (const visit of visits.filter((one) => !one.act && chosen(one))) {
    const scored = await scoreOf(running, visit, scoring);
    console.error(`  ${visit.name}: ${scored.score}, first paint ${Math.round(scored.firstPaintMs)} ms`);
    measured.push({ ...scored, name: visit.name });
  }
  return measured;
}

const lowestOf = (measured: Measured) =>
  measured.reduce((one, other) => (other.score < one.score ? other : one));

const lowest = (what: string, measured: Measured, goal: number): Row => {
  const { name, score } = lowestOf(measured);
  return limit(`${what} (${name})`, score, "points", { atLeast: goal });
};

export async function lighthouseRows(_: Browser, running: RunningServer): Promise<Row[]> {
  try {
    const forms = await scoreAll(running, isForm, { goal: goals.forms });
    const others = await scoreAll(running, (visit) => !isForm(visit) && !isHome(visit), {
      goal: goals.others,
    });
    const bare = await scoreAll(running, isHome, { goal: goals.others, drawsNothing: true });
    const drawn = await scoreAll(running, isHome, { goal: goals.others });
    const firstPaintS = Math.max(...forms.map(({ firstPaintMs }) => firstPaintMs)) / 1000;
    return [
      lowest(`${mobile}, login and registration`, forms, goals.forms),
      limit("First paint of these two on the same phone", firstPaintS, "s", { atMost: goals.firstPaintS }),
      lowest(`${mobile}, lowest of all other pages except home`, others, goals.others),
      lowest(`${mobile}, home with a canvas that draws nothing`, bare, goals.others),
      // No goal depends on the speed of a processor that draws every pixel.
      {
        ...lowest(`${mobile}, home with the pixels of its sky`, drawn, 0),
        ...{ against: "drawn by the processor", goal: "–" },
      },
    ];
  } catch (error) {
    // Lighthouse comes from the network.
    console.error(error);
    return [{ what: mobile, figure: "not measured", against: "–", goal: "90 points or more", isMet: false }];
  }
}
