/** The last version of the server before the newest migration, from the history of this clone. */

import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..", "..");
const migrations = "server/database/migrations";
/** What the server needs beside its packages. */
const parts = ["package.json", "domain", "server"];

const git = async (...options: string[]) => (await run("git", ["-C", root, ...options])).stdout.trim();

async function newestMigration(): Promise<string> {
  const name = (await readdir(join(root, migrations))).sort().at(-1);
  if (name === undefined) throw new Error("There are no migrations.");
  return `${migrations}/${name}`;
}

/** The commit before the one that added the newest migration; the present commit while the migration is in none. */
async function findCommit(): Promise<string> {
  const added = await git("log", "--diff-filter=A", "--format=%H", "-1", "--", await newestMigration());
  return git("rev-parse", "--verify", added ? `${added}^` : "HEAD");
}

export type EarlierVersion = {
  readonly commit: string;
  /** The arguments of Node that start it. */
  readonly program: readonly string[];
  remove(): Promise<void>;
};

/** Uses the packages of this clone, as an update of packages without one of the product would. Null without the history. */
export async function exportEarlierVersion(): Promise<EarlierVersion | null> {
  const commit = await findCommit().catch(() => null);
  if (commit === null) return null;
  const folder = await mkdtemp(join(tmpdir(), "mood-universe-earlier-"));
  const archive = join(folder, "version.tar");
  await git("archive", "--format=tar", `--output=${archive}`, commit, ...parts);
  await run("tar", ["-xf", archive, "-C", folder]);
  await rm(archive);
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  return {
    commit,
    program: [join(folder, "server", "main.mjs")],
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
