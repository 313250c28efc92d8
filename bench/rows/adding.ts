/** The cost of one more star in a sky with many stars. */

import { bundle } from "../bundle.ts";
import { median, runs } from "../measure.ts";
import { openMeteredPage } from "../metered-page.ts";
import type { Added, measureAdding as measureInPage } from "../pages/adding.ts";
import { makeStars } from "../stars.ts";
import { compare, type Row } from "../table.ts";

declare const measureAdding: typeof measureInPage;

export async function addingRows(): Promise<Row[]> {
  const [code, entries] = [await bundle("pages/adding.ts"), makeStars(10_001)];
  const measured: Added[] = [];
  for (let run = 0; run < runs; run++) {
    const { page, close } = await openMeteredPage(code);
    measured.push(await page.evaluate((stars) => measureAdding(stars), entries));
    await close();
  }
  return [
    compare({
      ...{
        what: "Adding one star to 10,000",
        figure: median(measured.map(({ added }) => added)),
        unit: "ms",
      },
      ...{ against: "first load of 10,000", peer: median(measured.map(({ first }) => first)) },
      goal: { atMost: 0.01 },
    }),
  ];
}
