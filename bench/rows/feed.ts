/** What a client transfers and the server does for the first load of a universe, and after a star is added. */

import { changesForm } from "#domain/records/changes.ts";
import { send } from "../cost/calls.ts";
import { median, runs, timed } from "../measure.ts";
import { giveReadings } from "../readings.ts";
import { type RunningServer, startServer } from "../running-server.ts";
import { compare, limit, type Row } from "../table.ts";

/** Header that browsers send over HTTPS. */
const acceptEncoding = "gzip, deflate, br, zstd";
const feed = `/api/changes?form=${changesForm}`;

async function readerOf({ port, signIn }: RunningServer, stars: number) {
  const headers = { cookie: await signIn(stars), "accept-encoding": acceptEncoding };
  const body = { emotion: "joy", intensity: 7, note: "Rain on the roof, and the kettle about to sing." };
  return {
    /** Request and reply, headers included. */
    bytesOf: async (path: string) => (await send(port, { path, headers })).bytes,
    addStar: () => send(port, { method: "POST", path: "/api/mood-entries", headers, body }),
  };
}

/** The first load of a universe that has ten years of five trackers beside its stars. */
async function bytesWithReadings(running: RunningServer, stars: number): Promise<number> {
  await giveReadings(running, stars);
  return (await readerOf(running, stars)).bytesOf(feed);
}

export async function feedRows(): Promise<Row[]> {
  const running = await startServer([1_000, 10_000]);
  try {
    const firstBytes = await (await readerOf(running, 1_000)).bytesOf(feed);
    const moreBytes = (await bytesWithReadings(running, 1_000)) - firstBytes;
    const great = await readerOf(running, 10_000);
    const figures = { change: [] as number[], whole: [] as number[] };
    let changeBytes = 0;
    for (let run = 0; run <= runs; run++) {
      await great.addStar();
      const since = 10_000 + run;
      const change = await timed(async () => {
        changeBytes = await great.bytesOf(`${feed}&since=${since}`);
      });
      // The list is not cached yet, because the star that was added gave the universe a new revision.
      const whole = await timed(() => great.bytesOf(feed));
      // The first round compiles the code.
      if (run === 0) continue;
      figures.change.push(change);
      figures.whole.push(whole);
    }
    return [
      limit("First load of 1,000 entries on the wire", firstBytes / 1000, "KB", { atMost: 64 }),
      limit("What 18,000 readings add to it", moreBytes / 1000, "KB", { atMost: 60 }),
      limit("The feed after adding one to 10,000, on the wire", changeBytes / 1000, "KB", { atMost: 2 }),
      compare({
        ...{ what: "The feed after adding one to 10,000", figure: median(figures.change) },
        ...{ against: "first load of 10,000", peer: median(figures.whole) },
        goal: { atMost: 0.01 },
      }),
    ];
  } finally {
    await running.close();
  }
}
