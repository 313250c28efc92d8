/** Runs programs that are measured, or that measure, in separate processes. */

import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Load, LoadReport } from "./load.ts";

const run = promisify(execFile);

/** Runs a script of bench/ and reads the JSON that it prints. */
export async function runScript<Report>(script: string, ...options: string[]): Promise<Report> {
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, script), ...options]);
  return JSON.parse(stdout);
}

/** Puts load on a server from a second process. A reply with another status, or a missing one, stops the benchmark. */
export async function loadServer(load: Load): Promise<LoadReport> {
  const report = await runScript<LoadReport>("load.ts", JSON.stringify(load));
  if (report.errors > 0)
    throw new Error(`${report.errors} of ${report.answered} answers to ${load.path} failed.`);
  return report;
}
