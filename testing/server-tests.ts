/** Sorts the test files of the server by what they need. Their text says it, so that nobody has to list a new file. */

import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { hasCallsAtOnce } from "./at-once.ts";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** Whether a file imports `tool`, itself or through others of `testing/`. */
function imports(file: string, tool: string, seen = new Set<string>()): boolean {
  const paths = [...read(file).matchAll(/ from "(\.[^"]+)"/g)].map(([, path = ""]) =>
    join(dirname(file), path),
  );
  const unseen = paths.filter((path) => path.startsWith("testing/") && !seen.has(path));
  for (const path of unseen) seen.add(path);
  return unseen.some((path) => path === tool || imports(path, tool, seen));
}

const files = globSync("server/**/*.test.ts", { cwd: root });

/** Tests that get neither a database nor an app, which has one, from `testing/`. */
export const withoutDatabase = files.filter((file) => !imports(file, "testing/databases.ts"));

const startsProcess = /\b(ServerProcess|startProcessTests|spawn\w*)\(/;

/**
 * Files with tests that make calls at the same time. On SQLite these wait for each other, so that only PostgreSQL proves
 * the locks; `testsAtOnce` leaves out their other tests there. Tests with processes of their own are not among them,
 * because their subject is how a process ends.
 */
export const callsAtOnce = files.filter(
  (file) => imports(file, "testing/app.ts") && hasCallsAtOnce(read(file)) && !startsProcess.test(read(file)),
);
