/** The cost of one star that is added to a sky with many stars, edited, removed, or inserted for an earlier moment. */

import { bundle } from "../bundle.ts";
import { median, runs } from "../measure.ts";
import { openMeteredPage } from "../metered-page.ts";
import type { Change, ChangingPage } from "../pages/changing.ts";
import { makeStars } from "../stars.ts";
import { compare, type Row } from "../table.ts";

declare const changing: ChangingPage;

const names: readonly (readonly [Change, string])[] = [
  ["add", "Adding one star to 10,000"],
  ["edit", "Editing one star of 10,000"],
  ["remove", "Removing one star of 10,000"],
  ["insert", "Inserting one star among 10,000"],
];

/** One change is so short that many of them are measured together. */
const changes = 200;

type Measured = Readonly<Record<Change | "first", number>>;

/** Milliseconds of CPU time on the main thread: of the first load, and of one change of each kind. */
async function measure(): Promise<Measured> {
  const { page, cost, close } = await openMeteredPage(await bundle("pages/changing.ts"));
  await page.evaluate(([stars, spare]) => changing.open(stars, spare), [
    makeStars(10_000 + changes),
    changes,
  ] as const);
  const { main: first } = await cost(() => page.evaluate(() => changing.showAll()));
  const measured: Record<Change | "first", number> = { first, add: 0, edit: 0, remove: 0, insert: 0 };
  for (const [kind] of names) {
    const { main } = await cost(() =>
      page.evaluate(([change, count]) => changing.change(change, count), [kind, changes] as const),
    );
    measured[kind] = main / changes;
  }
  await close();
  return measured;
}

export async function changingRows(): Promise<Row[]> {
  const measured: Measured[] = [];
  for (let run = 0; run < runs; run++) measured.push(await measure());
  const peer = median(measured.map(({ first }) => first));
  return names.map(([kind, what]) =>
    compare({
      ...{ what, figure: median(measured.map((run) => run[kind])) },
      ...{ against: "first load of 10,000", peer, goal: { atMost: 0.01 } },
    }),
  );
}
