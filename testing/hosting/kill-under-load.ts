/** Kills server processes in turn while people use all of them. */

import type { ServerProcess } from "../server-process.ts";
import { startLoad } from "./load.ts";

type Options = {
  readonly servers: readonly ServerProcess[];
  /** Returns the address for the next call. */
  readonly pick: () => string;
  readonly people: number;
  readonly kills: number;
};

/** Enough that several steps of each person are in flight or done between two kills. */
const callsBetweenKills = 40;

/**
 * Kills one process after another with SIGKILL; the others continue for a while before it is started again. Returns what
 * was lost or is there without anybody's doing, by what each process has in the end, and the figures in words.
 */
export async function killUnderLoad({ servers, pick, people, kills }: Options) {
  const load = await startLoad(pick, people);
  for (let kill = 0; kill < kills; kill++) {
    const server = servers[kill % servers.length];
    await load.acknowledge(callsBetweenKills + (kill % 7));
    await server?.kill();
    await load.acknowledge(callsBetweenKills);
    await server?.start();
  }
  await load.acknowledge(callsBetweenKills);
  await load.stop();
  const { lost, extra } = await load.compare(servers.map(({ url }) => url));
  const counts = `${lost.length} lost, ${extra.length} extra`;
  return { lost, extra, figures: load.figures, summary: `${kills} kills, ${load.figures}, ${counts}` };
}
