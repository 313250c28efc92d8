/** Runs the checking and testing tools, shows their output, and counts tests from their reports. */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { nativeTypes } from "../../testing/compile-cache.ts";
import { judge, oneFailed, onePassed, readPlaywrightReport, readVitestReport, type Tally } from "./tally.ts";

const root = join(import.meta.dirname, "..", "..");

const programOf = (tool: string) => join(root, "node_modules", ".bin", tool);

/** Resolves to the exit code, or null when the tool could not be started or was killed. */
async function run(tool: string, options: string[], environment = {}): Promise<number | null> {
  const child = spawn(programOf(tool), options, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "inherit", "inherit"],
  });
  return exitCodeOf(child);
}

/** Runs a tool and shows its output at the end, so that tools can run at the same time. */
async function runBeside(tool: string, options: string[]): Promise<number | null> {
  const child = spawn(programOf(tool), options, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => output.push(piece));
  const exitCode = await exitCodeOf(child);
  process.stdout.write(Buffer.concat(output));
  return exitCode;
}

async function exitCodeOf(child: ChildProcess): Promise<number | null> {
  const [exitCode] = await once(child, "close").catch((error: Error) => {
    console.error(error.message);
    return [null];
  });
  return exitCode;
}

async function readReport(path: string, read: (report: unknown) => Tally): Promise<Tally | null> {
  try {
    return read(JSON.parse(await readFile(path, "utf8")));
  } catch {
    return null;
  }
}

export const runCheck = async (tool: string, options: string[]): Promise<Tally> =>
  (await runBeside(tool, options)) === 0 ? onePassed : oneFailed;

/** `chosen`: Vitest's options and names of files; without any, all tests of all projects run. */
export async function runVitest(report: string, chosen: readonly string[] = []): Promise<Tally> {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const exitCode = await run("vitest", ["run", ...reporters, ...chosen]);
  return judge(await readReport(report, readVitestReport), exitCode);
}

export async function runPlaywright(config: string, report: string): Promise<Tally> {
  const exitCode = await run("playwright", ["test", "--config", config, "--reporter=list,json"], {
    ...nativeTypes,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return judge(await readReport(report, readPlaywrightReport), exitCode);
}
