/** How fast this machine is, so that figures of two machines are not compared by mistake. */

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { median, runs, timed } from "./measure.ts";

const run = promisify(execFile);
const turns = 50_000_000;

/** A loop of integers that the compiler cannot leave out: its result depends on every turn. */
function loop(): number {
  let value = 1;
  for (let turn = 0; turn < turns; turn++) value = (Math.imul(value, 1_664_525) + 1_013_904_223) | 0;
  return value;
}

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round <= runs; round++) times.push(await timed(work));
  // The first round compiles the loop, and reads the program from the disk.
  return Math.round(median(times.slice(1)));
}

/** Medians in milliseconds: of starting a program that does nothing, and of one fixed loop. */
export async function machineSpeed(): Promise<string> {
  const start = await medianOf(() => run(process.execPath, ["-e", "0"]));
  const fixed = await medianOf(async () => loop());
  return `This machine: node -e 0 takes ${start} ms, a loop of ${turns / 1e6} million turns ${fixed} ms.`;
}
