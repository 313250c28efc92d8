/** The cost of the start: the time of `npm start` with an existing build, and the memory afterwards. */

import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { onSomePort } from "../../testing/ports.ts";
import { inTurn, median, timed } from "../measure.ts";
import { compare, limit, type Row } from "../table.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..", "..");

/** Rejects when the start has ended without a server, as it does when the port is taken. */
async function waitUntilItAnswers(port: number, npm: ChildProcess) {
  while (!(await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => null))) {
    if (npm.exitCode !== null) throw Object.assign(new Error("npm start has ended."), { code: "EADDRINUSE" });
    await new Promise((again) => setTimeout(again, 5));
  }
}

/** Resident memory in MB of the process that listens, a descendant of `npm` and its shell. */
async function residentMegabytes(group: number): Promise<number> {
  const { stdout } = await run("ps", ["-A", "-o", "pgid=,rss=,args="]);
  const server = stdout
    .split("\n")
    .find(
      (line) =>
        line.trim().startsWith(`${group} `) &&
        /^\s*\d+\s+\d+\s+node --max-semi-space-size=8 server\/main\.mjs$/.test(line),
    );
  return Number(server?.trim().split(/\s+/)[1]) / 1024;
}

export async function startingRows(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "mood-universe-bench-"));
  const memory: number[] = [];

  const startOn = async (port: number) => {
    const env = { ...process.env, PORT: `${port}`, PUBLIC_URL: "", DATA_DIR: dataDir, DATABASE_URL: "" };
    const startedAt = performance.now();
    const npm = spawn("npm", ["start"], { cwd: root, env, detached: true, stdio: "ignore" });
    await waitUntilItAnswers(port, npm);
    const milliseconds = performance.now() - startedAt;
    memory.push(await residentMegabytes(npm.pid ?? 0));
    const exit = once(npm, "exit");
    process.kill(-(npm.pid ?? 0), "SIGTERM");
    await exit;
    return milliseconds;
  };

  const [listening, nothing] = await inTurn(
    () => onSomePort(startOn),
    () => timed(() => run(process.execPath, ["-e", "0"])),
  );
  await rm(dataDir, { recursive: true });
  return [
    compare({
      what: "Listening after npm start",
      figure: listening,
      against: "node -e 0",
      peer: nothing,
      goal: { atMost: 20 },
    }),
    limit("Resident memory after start", median(memory), "MB", { atMost: 110 }),
  ];
}
