/** Puts the load of many open journals on a server process, and measures both. */

import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { PollLoad, PollReport } from "./polls.ts";

export type LoadFigures = PollReport & {
  /** Resident memory of the server in MB: before the load, in the first tenth of the time in which all journals are open, and in the last. */
  readonly memory: { readonly start: number; readonly settled: number; readonly end: number };
  /** Processor time of the server in that time, of one core. */
  readonly serverCpuShare: number;
};

const ticksPerSecond = 100;

async function residentMegabytes(pid: number): Promise<number> {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}

async function processorSeconds(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

/** Runs only on Linux. `folder` gets a file with the cookies. */
export async function runLoad(
  { pid, folder, cookies }: { pid: number; folder: string; cookies: readonly string[] },
  load: Omit<PollLoad, "cookies">,
): Promise<LoadFigures> {
  const file = join(folder, "cookies.json");
  await writeFile(file, JSON.stringify(cookies));
  const start = await residentMegabytes(pid);
  const samples: { at: number; memory: number; cpu: number }[] = [];
  const startedAt = performance.now();
  const sample = async () => {
    const [memory, cpu] = [await residentMegabytes(pid), await processorSeconds(pid)];
    samples.push({ at: performance.now() - startedAt, memory, cpu });
  };
  const timer = setInterval(() => void sample(), 250);
  const options = [join(import.meta.dirname, "polls.ts"), JSON.stringify({ ...load, cookies: file })];
  const { stdout } = await promisify(execFile)(process.execPath, options);
  clearInterval(timer);
  const report = JSON.parse(stdout) as PollReport;
  const open = samples.filter(({ at }) => at >= report.openedAfterMs);
  const [memory, cpu] = [open.map((one) => one.memory), open.map((one) => one.cpu)];
  const tenth = Math.max(1, Math.floor(open.length / 10));
  return {
    ...report,
    memory: { start, settled: mean(memory.slice(0, tenth)), end: mean(memory.slice(-tenth)) },
    serverCpuShare: ((cpu.at(-1) ?? 0) - (cpu[0] ?? 0)) / load.seconds,
  };
}
