/** A PostgreSQL server for tests, in a temporary folder that is removed when the process that started the server ends. */

import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../server/database/open.ts";
import { findPostgres } from "../tools/setup/programs.mjs";
import { runStatement, templateDatabase, urlOfDatabase } from "./databases.ts";
import { freePort } from "./server-process.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the PostgreSQL server of this run; null when the tests run on SQLite. */
    postgresUrl: string | null;
  }
}

const run = promisify(execFile);

/** The data is deleted after the run, so PostgreSQL does not sync it to the disk. */
const settings = {
  listen_addresses: "127.0.0.1",
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  max_connections: "300",
  shared_buffers: "64MB",
};

/** Stops PostgreSQL and removes its folder when its standard input closes, which happens however this process ends. */
const stopWithParent = `
folder=$1; shift; exec 3<&0
"$@" >&2 & server=$!
{ cat <&3 >/dev/null; touch "$folder/over"; kill -INT $server; } &
wait $server; status=$?
kill $! 2>/dev/null
if [ -e "$folder/over" ]; then rm -rf "$folder"; fi
exit $status`;

type Owner = { uid?: number; gid?: number };

/** The user that runs PostgreSQL, because it refuses to run as root. */
async function findOwner(): Promise<Owner> {
  if (process.getuid?.() !== 0) return {};
  for (const user of ["postgres", "nobody"]) {
    const ids = await Promise.all(["-u", "-g"].map((flag) => run("id", [flag, user]))).catch(() => null);
    const [uid, gid] = ids?.map(({ stdout }) => Number(stdout)) ?? [];
    if (uid && gid) return { uid, gid };
  }
  throw new Error("PostgreSQL refuses to run as root, and there is no user postgres or nobody to run it as.");
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function waitUntilReady(url: string, server: ChildProcess, errorOutput: string[]) {
  const deadline = Date.now() + 30_000;
  while (!(await answers(url))) {
    if (server.exitCode !== null || Date.now() > deadline)
      throw new Error(`PostgreSQL did not start:\n${errorOutput.join("")}`);
    await pause(50);
  }
}

export type PostgresServer = {
  readonly url: string;
  /** The id of the server's main process. */
  pid(): Promise<number>;
  start(): Promise<void>;
  /** Stops the server as an operator would and keeps its data. */
  halt(): Promise<void>;
  /** Stops the server and removes its data. */
  remove(): Promise<void>;
};

async function makeData(programs: string, owner: Owner): Promise<{ folder: string; data: string }> {
  const folder = await mkdtemp(join(tmpdir(), "mood-universe-postgres-"));
  if (owner.uid && owner.gid) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  const access = ["--username=mood_universe", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"];
  await run(join(programs, "initdb"), [...access, "--pgdata", data], optionsFor(owner));
  return { folder, data };
}

const optionsFor = (owner: Owner) => ({
  ...owner,
  cwd: "/",
  env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" },
});

/** Creates a server without starting it. */
export async function makePostgres(overrides: Record<string, string> = {}): Promise<PostgresServer> {
  const programs = findPostgres();
  if (!programs) throw new Error("No PostgreSQL server is installed here.");
  const owner = await findOwner();
  const { folder, data } = await makeData(programs, owner);
  const port = await freePort();
  const url = `postgres://mood_universe@127.0.0.1:${port}/postgres`;
  const command = [join(programs, "postgres"), "-D", data, "-p", `${port}`, "-k", folder];
  for (const [name, value] of Object.entries({ ...settings, ...overrides }))
    command.push("-c", `${name}=${value}`);
  let server: ChildProcess | null = null;
  const ended = async () => {
    if (server && server.exitCode === null) await once(server, "exit");
    server = null;
  };
  const pid = async () => Number.parseInt(await readFile(join(data, "postmaster.pid"), "utf8"), 10);
  const remove = async () => {
    server?.stdin?.end();
    await ended();
    await rm(folder, { recursive: true, force: true });
  };
  return {
    ...{ url, pid, remove },
    async start() {
      // Detached, so that Ctrl+C ends this process first, which then stops the server.
      server = spawn("sh", ["-c", stopWithParent, "sh", folder, ...command], {
        ...optionsFor(owner),
        detached: true,
        stdio: ["pipe", "ignore", "pipe"],
      });
      const errorOutput: string[] = [];
      server.stderr?.on("data", (text) => errorOutput.push(`${text}`));
      await waitUntilReady(url, server, errorOutput).catch(async (error) => {
        await remove();
        throw error;
      });
    },
    async halt() {
      process.kill(await pid(), "SIGINT");
      await ended();
    },
  };
}

/** Starts a server and returns its address and a function that stops it. */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const { url, start, remove } = await makePostgres();
  await start();
  return { url, stop: remove };
}

async function makeTemplate(serverUrl: string) {
  await runStatement(serverUrl, `create database ${templateDatabase}`);
  const database = await openDatabase({
    databaseUrl: urlOfDatabase(serverUrl, templateDatabase),
    dataDir: "",
  });
  await database.close();
}

/** Vitest calls this function once before the tests on PostgreSQL, and the returned function after them. */
export default async function setup(project: TestProject) {
  const { url, stop } = await startPostgres();
  await makeTemplate(url);
  project.provide("postgresUrl", url);
  return stop;
}
