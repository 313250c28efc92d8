/** The cost of opening and turning a sky, compared with plain WebGL 2 and with 3d-force-graph. */

import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { type Bundle, bundle } from "../bundle.ts";
import { median, runs } from "../measure.ts";
import { openMeteredPage } from "../metered-page.ts";
import type { SubjectPage } from "../pages/subject.ts";
import { makeStars } from "../stars.ts";
import { compare, type Row } from "../table.ts";

/** CPU milliseconds per frame, milliseconds until the first frame, and megabytes. */
type Turned = { main: number; raster: number; ready: number; memory: number };
type Contender = { page: Bundle; entries: readonly MoodEntry[]; frames: number; warmUp?: number };

declare const subject: SubjectPage;

/** The first frames compile shaders and upload the stars, and the browser compiles the code; they do not count. */
const warmUpFrames = 20;

async function turn({ page: code, entries, frames, warmUp = warmUpFrames }: Contender): Promise<Turned> {
  const { page, cost, memory, close } = await openMeteredPage(code);
  await page.evaluate((stars) => subject.load(stars), entries as MoodEntry[]);
  const before = await memory();
  const ready = await page.evaluate(() => subject.open());
  await page.evaluate((count) => subject.turn(count), warmUp);
  const held = (await memory()) - before;
  const drawn = () => page.evaluate(() => subject.frames());
  const first = await drawn();
  const { main, raster } = await cost(() => page.evaluate((count) => subject.turn(count), frames));
  const count = (await drawn()) - first;
  await close();
  return { main: main / count, raster: raster / count, ready, memory: held };
}

const middle = (turned: readonly Turned[]): Turned => ({
  main: median(turned.map(({ main }) => main)),
  raster: median(turned.map(({ raster }) => raster)),
  ready: median(turned.map(({ ready }) => ready)),
  memory: median(turned.map(({ memory }) => memory)),
});

/** Measures the subjects alternately, so that other load affects all of them equally. */
async function interleave<Name extends string>(
  contenders: Readonly<Record<Name, Contender>>,
): Promise<Record<Name, Turned>> {
  const names = Object.keys(contenders) as Name[];
  const turned = new Map<Name, Turned[]>(names.map((name) => [name, []]));
  for (let run = 0; run < runs; run++)
    for (const name of names) turned.get(name)?.push(await turn(contenders[name]));
  return Object.fromEntries(names.map((name) => [name, middle(turned.get(name) ?? [])])) as Record<
    Name,
    Turned
  >;
}

async function measure() {
  const [sky, points, graph] = await Promise.all([
    bundle("pages/sky.ts"),
    bundle("peers/bare-points.ts"),
    bundle("peers/force-graph.ts"),
  ]);
  const [few, many, most] = [makeStars(1_000), makeStars(10_000), makeStars(50_000)];
  return interleave({
    sky: { page: sky, entries: many, frames: 40 },
    points: { page: points, entries: many, frames: 40 },
    // Each of its frames takes as long as a hundred of the others.
    graph: { page: graph, entries: many, frames: 4, warmUp: 2 },
    fewer: { page: sky, entries: few, frames: 20, warmUp: 10 },
    more: { page: sky, entries: most, frames: 20, warmUp: 10 },
  });
}

export async function turningRows(): Promise<Row[]> {
  const { sky, points, graph, fewer, more } = await measure();

  const turning = "Main-thread CPU for each frame while turning, 10,000 stars";
  const beside = { against: "3d-force-graph" };
  return [
    compare({
      ...{ what: turning, figure: sky.main, against: "bare WebGL 2 points", peer: points.main },
      goal: { atMost: 1.5 },
    }),
    compare({ ...beside, what: turning, figure: sky.main, peer: graph.main, goal: { atMost: 0.02 } }),
    compare({
      ...{
        ...beside,
        what: "Rasteriser CPU for each of those frames",
        figure: sky.raster,
        peer: graph.raster,
      },
      goal: { atMost: 0.22 },
    }),
    compare({
      ...{ ...beside, what: "Time to the first frame, 10,000 stars", figure: sky.ready, peer: graph.ready },
      goal: { atMost: 0.35 },
    }),
    compare({
      ...{ ...beside, what: "Memory of 10,000 stars", figure: sky.memory, peer: graph.memory },
      goal: { atMost: 0.2 },
    }),
    compare({
      ...{ what: "Main-thread CPU for each frame while turning, 50,000 stars", figure: more.main },
      ...{ against: "1,000 stars", peer: fewer.main, goal: { atMost: 1.3 } },
    }),
  ];
}
