import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Row } from "./table.ts";

/**
 * The rows of a group, measured in a process of its own, which is ended with everything that it has started after
 * `limitMs`. Rejects then, and when the group fails.
 */
export async function measureGroup(name: string, limitMs: number): Promise<Row[]> {
  // The program leads a group of processes, in which its servers are too.
  const child = spawn(process.execPath, [join(import.meta.dirname, "group.ts"), name], {
    stdio: ["ignore", process.stderr, "inherit", "ipc"],
    detached: true,
  });
  const end = () => child.pid !== undefined && process.kill(-child.pid, "SIGKILL");
  const timer = setTimeout(end, limitMs);
  process.once("SIGINT", end);
  let rows: Row[] | null = null;
  child.once("message", (message) => {
    rows = message as Row[];
  });
  const [exitCode, signal] = await once(child, "close");
  clearTimeout(timer);
  process.removeListener("SIGINT", end);
  if (rows === null) throw new Error(signal ? "Its time was over." : `It ended with ${exitCode}.`);
  return rows;
}
