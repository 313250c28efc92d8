/** The operator's commands as they are run beside a server: each a process of its own, on the database of a test. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { DatabaseSettings } from "../server/database/open.ts";

const operator = join(import.meta.dirname, "..", "server", "operator");

export type Ran = { readonly code: number; readonly printed: string; readonly told: string };

type Extras = { typed?: string; environment?: Record<string, string> };

/** What it gets typed comes through a pipe, where nobody sits. */
async function runMain(
  main: string,
  { databaseUrl, dataDir }: DatabaseSettings,
  given: readonly string[],
  { typed = "", environment = {} }: Extras,
): Promise<Ran> {
  // Away from the clone, so that a developer's .env has no say.
  const child = spawn(process.execPath, [join(operator, main), ...given], {
    cwd: dataDir,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? "", ...environment },
  });
  child.stdin.end(typed);
  const [printed, told] = [text(child.stdout), text(child.stderr)];
  const [code] = await once(child, "close");
  return { code, printed: await printed, told: await told };
}

/** `npm run universe`. */
export const runOperator = (settings: DatabaseSettings, given: readonly string[], extras: Extras = {}) =>
  runMain("main.ts", settings, given, extras);

/** `npm run backup` and `npm run restore`. */
export const runBackup = (
  settings: DatabaseSettings,
  command: "backup" | "restore",
  given: readonly string[],
  extras: Extras = {},
) => runMain("backup/main.ts", settings, [command, ...given], extras);
