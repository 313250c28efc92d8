/** What is changed in this clone, and what its modules import, for the tests of `npm run check`. */

import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { importsIn } from "./reach.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..", "..");

async function git(...options: string[]): Promise<string[]> {
  const { stdout } = await run("git", options, { cwd: root, maxBuffer: 2 ** 26 });
  return stdout.split("\n").filter((line) => line !== "");
}

/**
 * Files that changed since the branch left its upstream, or without one since the last commit; with files that are
 * not committed.
 */
export async function changedFiles(): Promise<string[]> {
  const [base = "HEAD"] = await git("merge-base", "HEAD", "@{upstream}").catch(() => []);
  const [differing, added] = await Promise.all([
    git("diff", "--name-only", "--no-renames", base),
    git("ls-files", "--others", "--exclude-standard"),
  ]);
  return [...differing, ...added];
}

/** The files that each module imports. */
export async function readImports(): Promise<Map<string, readonly string[]>> {
  const paths = await git("ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx", "*.mjs");
  const read = async (path: string) => {
    const text = await readFile(join(root, path), "utf8").catch(() => null);
    return text === null ? [] : [[path, importsIn(path, text)] as const];
  };
  return new Map((await Promise.all(paths.map(read))).flat());
}
