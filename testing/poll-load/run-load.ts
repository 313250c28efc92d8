/** Puts the load of many open journals on a server process, and measures both. */

import { spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { ServerProcess } from "../server-process.ts";
import type { PollLoad, PollReport } from "./polls.ts";

/** Memory of the server, in MB. */
export type Memory = {
  /** Resident, before and after a garbage collection. */
  readonly uncollected: number;
  readonly resident: number;
  /** What the engine has for objects of JavaScript after it, used or not. */
  readonly heap: number;
  /** What the collection left: objects of JavaScript and buffers. */
  readonly live: number;
};

export type LoadFigures = PollReport & {
  /** Memory with all journals open: after the warm-up, and at the end. */
  readonly memory: { readonly warm: Memory; readonly end: Memory; readonly peak: number };
  /** Processor time of the server, as a share of one core and in seconds for 10,000 polls (with the stars among them). */
  readonly serverCpuShare: number;
  readonly cpuSecondsPer10000Polls: number;
};

const memoryTimeoutMs = 30_000;

/** Settings of the server process that `runLoad` needs. */
export const measured = {
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, "collect-on-signal.mjs"))}`,
};

/** Runs on Linux alone, which has /proc. */
async function peakMegabytes(pid: number): Promise<number> {
  return Number(/VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

/** Processor time of the process with its threads, in user and system mode. */
async function processorSeconds(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ")[1]?.split(" ") ?? [];
  const ticksPerSecond = 100;
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

const readings = ({ log }: ServerProcess) => [...log.matchAll(/^memory: (.+)$/gm)];

/** Lets the server collect its garbage; no request may be under way. */
async function readMemory(server: ServerProcess): Promise<Memory> {
  const count = readings(server).length;
  process.kill(server.pid ?? 0, "SIGUSR2");
  const deadline = Date.now() + memoryTimeoutMs;
  while (readings(server).length === count) {
    if (Date.now() > deadline) throw new Error("The server did not tell its memory.");
    await pause(20);
  }
  return JSON.parse(readings(server).at(-1)?.[1] ?? "");
}

/** The load generator, whose lines of output are read one by one. */
function startPolls(load: PollLoad) {
  const program = [join(import.meta.dirname, "polls.ts"), JSON.stringify(load)];
  const child = spawn(process.execPath, program, { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    continue: () => child.stdin.write("\n"),
    async next() {
      const { value, done } = await lines.next();
      if (done) throw new Error("The load generator ended early.");
      return JSON.parse(value);
    },
    close: () => child.stdin.end(),
    kill: () => child.kill(),
  };
}

/** `server` was started with the settings `measured`. `folder` gets a file with the secrets. */
export async function runLoad(
  { server, folder, secrets }: { server: ServerProcess; folder: string; secrets: readonly string[] },
  load: Omit<PollLoad, "secrets">,
): Promise<LoadFigures> {
  const file = join(folder, "secrets.json");
  await writeFile(file, JSON.stringify(secrets));
  const { pid = 0 } = server;
  const polls = startPolls({ ...load, secrets: file });
  try {
    await polls.next();
    const warm = await readMemory(server);
    const before = await processorSeconds(pid);
    polls.continue();
    const report: PollReport = await polls.next();
    const used = (await processorSeconds(pid)) - before;
    const [peak, end] = [await peakMegabytes(pid), await readMemory(server)];
    polls.close();
    return {
      ...report,
      memory: { warm, end, peak },
      serverCpuShare: used / load.seconds,
      cpuSecondsPer10000Polls: (used / report.polls) * 10_000,
    };
  } finally {
    polls.kill();
  }
}
