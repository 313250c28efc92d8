/** Lets a program hang, as a machine does that still holds its connections. */

import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Stops a process and its children without ending them, and returns a function that resumes them once. */
export async function suspend(pid: number): Promise<() => void> {
  // First the main process, so that it starts no more children.
  process.kill(pid, "SIGSTOP");
  const { stdout } = await promisify(execFile)("pgrep", ["-P", `${pid}`]);
  const pids = [pid, ...stdout.trim().split("\n").map(Number)];
  for (const one of pids) process.kill(one, "SIGSTOP");
  return () => {
    for (const one of pids.splice(0)) process.kill(one, "SIGCONT");
  };
}
