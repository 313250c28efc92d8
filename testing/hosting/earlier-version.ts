/** Earlier versions of the server, from the history of this clone. */

import { execFile } from "node:child_process";
import { copyFile, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..", "..");
const migrations = "server/database/migrations";
/** What the server needs beside its packages. */
const parts = ["package.json", "domain", "server"];

const git = async (...options: string[]) => (await run("git", ["-C", root, ...options])).stdout.trim();

/** The number of the newest migration. */
export async function newestSchema(): Promise<number> {
  const name = (await readdir(join(root, migrations))).sort().at(-1);
  return Number.parseInt(name ?? "", 10);
}

/**
 * The schema of the version that people have when they update to this one. An update can bring several migrations: the
 * one before the newest may be of no version that anybody has.
 */
export const schemaBeforeUpdate = 18;

/**
 * The commit before the first that added a migration to a later schema, in whatever order these were added; the present
 * one while there is none.
 */
async function findCommit(schema: number): Promise<string> {
  const log = await git("log", "--reverse", "--diff-filter=A", "--name-only", "--format=", "--", migrations);
  const later = log.split("\n").find((path) => Number.parseInt(basename(path), 10) > schema);
  if (later === undefined) return git("rev-parse", "--verify", "HEAD");
  const [added] = (await git("log", "--reverse", "--diff-filter=A", "--format=%H", "--", later)).split("\n");
  return git("rev-parse", "--verify", `${added}^`);
}

/** Null without the history. `paths` are patterns of git. */
async function exportFiles(schema: number, paths: readonly string[]) {
  const commit = await findCommit(schema).catch(() => null);
  if (commit === null) return null;
  const folder = await mkdtemp(join(tmpdir(), "mood-universe-earlier-"));
  const archive = join(folder, "version.tar");
  await git("archive", "--format=tar", `--output=${archive}`, commit, ...paths);
  await run("tar", ["-xf", archive, "-C", folder]);
  await rm(archive);
  return { commit, folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

export type EarlierVersion = {
  readonly commit: string;
  /** The arguments of Node that start it. */
  readonly program: readonly string[];
  remove(): Promise<void>;
};

/**
 * The last version of the server that had this schema. Uses the packages of this clone, as an update of packages without
 * one of the product would. Null without the history.
 */
export async function exportVersionOf(schema: number): Promise<EarlierVersion | null> {
  const exported = await exportFiles(schema, parts);
  if (!exported) return null;
  const { commit, folder, remove } = exported;
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  return { commit, program: [join(folder, "server", "main.mjs")], remove };
}

export type EarlierRelease = {
  readonly commit: string;
  /** The folder of its built client. */
  readonly client: string;
  /** The arguments of Node that start its server with the client in a folder. */
  programWith(client: string): readonly string[];
  remove(): Promise<void>;
};

/**
 * Server and client of the last version with this schema; its client is built here, with the packages of this clone. Null
 * without the history.
 */
export async function buildVersionOf(schema: number): Promise<EarlierRelease | null> {
  const exported = await exportFiles(schema, [".", ":!docs", ":!e2e"]);
  if (!exported) return null;
  const { commit, folder, remove } = exported;
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  const build = `import("./tools/setup/client-build.mjs").then(({ buildClient }) => buildClient())`;
  await run(process.execPath, ["--eval", build], { cwd: folder });
  return {
    commit,
    client: join(folder, "dist", "client"),
    programWith: (client) => [join(folder, "testing", "server-with-client.mjs"), client],
    remove,
  };
}

/**
 * The folder from which an image of the last version with this schema is built, with its own packages, and with the
 * Containerfile of this clone. Null without the history.
 */
export async function exportSourcesOf(schema: number) {
  const exported = await exportFiles(schema, [".", ":!docs", ":!e2e"]);
  if (!exported) return null;
  for (const name of ["Containerfile", ".dockerignore"])
    await copyFile(join(root, name), join(exported.folder, name));
  return exported;
}
