/** The cost of finding the star under a pointer while the sky does not move. */

import { bundle } from "../bundle.ts";
import { inTurn } from "../measure.ts";
import { openMeteredPage } from "../metered-page.ts";
import type { PickingPage } from "../pages/picking.ts";
import { makeStars } from "../stars.ts";
import { compare, type Row } from "../table.ts";

declare const picking: PickingPage;

/** A pick is so short that many of them are measured together. */
const [picks, casts] = [20_000, 400];

export async function pickingRows(): Promise<Row[]> {
  const { page, cost, close } = await openMeteredPage(await bundle("pages/picking.ts"));
  await page.evaluate((stars) => picking.load(stars), makeStars(10_000));
  const found = { pick: 0, cast: 0 };
  /** Microseconds per pick. */
  const pick = async () => {
    const { main } = await cost(async () => {
      found.pick = await page.evaluate((places) => picking.pick(places), picks);
    });
    return (main * 1000) / picks;
  };
  const cast = async () => {
    const { main } = await cost(async () => {
      found.cast = await page.evaluate((places) => picking.cast(places), casts);
    });
    return (main * 1000) / casts;
  };
  const [figure, peer] = await inTurn(pick, cast);
  await close();
  if (found.pick < picks / 10 || found.cast < casts / 10) throw new Error("Hardly a star was found.");
  return [
    compare({
      ...{ what: "Pick under the pointer at rest, 10,000 stars", figure },
      ...{ against: "three's raycaster on the same points", peer, goal: { atMost: 0.05 } },
    }),
  ];
}
