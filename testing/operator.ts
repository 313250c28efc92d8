/** The operator's commands as they are run beside a server: each a process of its own, on the database of a test. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { DatabaseSettings } from "../server/database/open.ts";

const main = join(import.meta.dirname, "..", "server", "operator", "main.ts");

export type Ran = { readonly code: number; readonly printed: string; readonly told: string };

/** What it gets typed comes through a pipe, where nobody sits. */
export async function runOperator(
  { databaseUrl, dataDir }: DatabaseSettings,
  given: readonly string[],
  { typed = "", environment = {} }: { typed?: string; environment?: Record<string, string> } = {},
): Promise<Ran> {
  // Away from the clone, so that a developer's .env has no say.
  const child = spawn(process.execPath, [main, ...given], {
    cwd: dataDir,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? "", ...environment },
  });
  child.stdin.end(typed);
  const [printed, told] = [text(child.stdout), text(child.stderr)];
  const [code] = await once(child, "close");
  return { code, printed: await printed, told: await told };
}
