/** The cost of moving a full sky through time, and whether its layouts keep every star where a person expects it. */

import { layoutIds } from "#domain/layouts/layout-ids.ts";
import { bundle } from "../bundle.ts";
import { inTurn } from "../measure.ts";
import { openMeteredPage } from "../metered-page.ts";
import type { SkyInTimePage } from "../pages/sky-in-time.tsx";
import { makeStars } from "../stars.ts";
import { compare, limit, type Row } from "../table.ts";

declare const skyInTime: SkyInTimePage;

const [scrubbingMs, turningMs] = [5_000, 2_000];
const picked = 20;

export async function skyInTimeRows(): Promise<Row[]> {
  const { page, cost, close } = await openMeteredPage(await bundle("pages/sky-in-time.tsx"));
  // Without twinkling, pictures can be compared.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate((stars) => skyInTime.open(stars), makeStars(10_000));
  let uploads = 0;
  /** Milliseconds of the main thread for each frame. */
  const perFrame = async (draw: () => Promise<{ frames: number; uploads?: number }>) => {
    let drawn = 0;
    const { main } = await cost(async () => {
      const done = await draw();
      drawn = done.frames;
      uploads += done.uploads ?? 0;
    });
    return main / drawn;
  };
  const [scrubbing, turning] = await inTurn(
    () => perFrame(() => page.evaluate((duration) => skyInTime.scrub(duration), scrubbingMs)),
    () => perFrame(() => page.evaluate((duration) => skyInTime.turn(duration), turningMs)),
  );
  const hits = await page.evaluate((stars) => skyInTime.pickInLayouts(stars), picked);
  const changed = await page.evaluate(() => skyInTime.returnToSky());
  await close();
  const expected = picked * layoutIds.length;
  return [
    limit("Main-thread CPU for each frame while scrubbing for 5 s, 10,000 stars", scrubbing, "ms", {
      atMost: 3,
    }),
    compare({
      ...{
        what: "The same, beside a frame of the turning sky",
        figure: scrubbing,
        peer: turning,
      },
      ...{ against: "turning", goal: { atMost: 1 } },
    }),
    limit("Uploads of vertices in those frames", uploads, "uploads", { atMost: 0 }),
    limit(`Clicks in five layouts that find the star of the list, of ${expected}`, hits, "clicks", {
      atLeast: expected,
    }),
    limit("Bytes of the picture that differ after four layouts and back", changed, "bytes", { atMost: 0 }),
  ];
}
