/** A PostgreSQL server for tests, in a temporary folder that is removed when the process that started the server ends. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../server/database/open.ts";
import { findPostgres } from "../tools/setup/programs.mjs";
import { runStatement, templateDatabase, urlOfDatabase } from "./databases.ts";
import { startPgbouncer } from "./hosting/pgbouncer.ts";
import { Program } from "./hosting/program.ts";
import { partitionTables } from "./partitions.ts";
import { onSomePort } from "./ports.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the PostgreSQL server of this run; null when the tests run on SQLite. */
    postgresUrl: string | null;
    /** URL of the same server without pgbouncer. */
    directPostgresUrl: string | null;
  }
}

/** The data is deleted after the run, so PostgreSQL syncs it to the disk only where a load is measured. */
const durable = process.env.LOAD ? "on" : "off";
const settings = {
  listen_addresses: "127.0.0.1",
  fsync: durable,
  full_page_writes: durable,
  synchronous_commit: durable,
  max_connections: "300",
  shared_buffers: "64MB",
};

/** Text that PostgreSQL writes to its log when it listens and its data is whole. */
const isReady = (output: string) => /ready to accept (read-only )?connections/.test(output);

export type PostgresServer = {
  /** Known after the first start. */
  readonly url: string;
  /** The id of the server's main process. */
  pid(): Promise<number>;
  start(): Promise<void>;
  /** Stops the server as an operator would and keeps its data. */
  halt(): Promise<void>;
  /** Ends the server as a power failure would and keeps its data. */
  kill(): Promise<void>;
  /** Resolves when the server has ended by itself. */
  ended(): Promise<void>;
  /** Stops the server and removes its data. */
  remove(): Promise<void>;
};

type Origin = {
  /** The server whose streaming replica the new one is. */
  readonly replicaOf?: PostgresServer;
  /** Port of the server; without one, it finds one at its first start. */
  readonly port?: number;
  /** Where its data is, if not in its own folder. */
  readonly place?: string;
};

/** Creates a server without starting it. */
export async function makePostgres(
  overrides: Record<string, string> = {},
  { replicaOf, port: givenPort, place }: Origin = {},
): Promise<PostgresServer> {
  const programs = findPostgres();
  if (!programs) throw new Error("No PostgreSQL server is installed here.");
  const program = await Program.make("postgres", "INT");
  const { folder } = program;
  const data = join(place ?? folder, "data");
  const access = ["--username=mood_universe", "--auth=trust", "--encoding=UTF8", "--no-locale"];
  const make = replicaOf
    ? ["pg_basebackup", "--dbname", replicaOf.url, "--write-recovery-conf", "--checkpoint=fast"]
    : ["initdb", ...access];
  await program.run([join(programs, make[0] ?? ""), ...make.slice(1), "--no-sync", "--pgdata", data]);
  let ownPort = givenPort;
  const command = [join(programs, "postgres"), "-D", data, "-k", folder];
  for (const [name, value] of Object.entries({ ...settings, ...overrides }))
    command.push("-c", `${name}=${value}`);
  const end = async (signal: NodeJS.Signals) => {
    await program.signal(signal);
    await program.ended();
  };
  /**
   * Kills the server with its children, as if the power failed: one that waits for a replica would outlive its
   * server.
   */
  const kill = async () => {
    const pid = await program.pid();
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
    await end("SIGKILL");
    for (const child of children.split(" ").map(Number)) if (child > 0) killIfRunning(child);
  };
  const startOn = async (port: number) => {
    await program.start([...command, "-p", `${port}`], isReady);
    ownPort = port;
  };
  return {
    get url() {
      if (!ownPort) throw new Error("PostgreSQL has not been started.");
      return `postgres://mood_universe@127.0.0.1:${ownPort}/postgres`;
    },
    pid: () => program.pid(),
    start: () => (ownPort ? startOn(ownPort) : onSomePort(startOn)),
    halt: () => end("SIGINT"),
    kill,
    ended: () => program.ended(),
    remove: () => program.remove(),
  };
}

function killIfRunning(pid: number) {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

/** Starts a server and returns its address and a function that stops it. */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = await makePostgres();
  await server.start();
  return { url: server.url, stop: server.remove };
}

async function makeTemplate(serverUrl: string) {
  await runStatement(serverUrl, `create database ${templateDatabase}`);
  const database = await openDatabase({
    databaseUrl: urlOfDatabase(serverUrl, templateDatabase),
    dataDir: "",
  });
  await database.close();
}

/** How many parts the tables of people have in the databases of the tests. */
const parts = Number(process.env.PARTITIONS ?? 1);

/**
 * Settings that the server asks for at the start of a connection, where pgbouncer leaves them out (docs/scale.md).
 */
const roleTimeouts = ["statement_timeout", "idle_in_transaction_session_timeout"].map(
  (name) => `alter role mood_universe set ${name} = '6s'`,
);

/**
 * Vitest calls this function once before the tests on PostgreSQL, and the returned function after them. With PGBOUNCER
 * set, the tests reach PostgreSQL through pgbouncer; with PARTITIONS=8, the tables of people have eight parts.
 */
export default async function setup(project: TestProject) {
  const { url, stop } = await startPostgres();
  await makeTemplate(url);
  if (parts > 1) await partitionTables(urlOfDatabase(url, templateDatabase), parts);
  project.provide("directPostgresUrl", url);
  if (!process.env.PGBOUNCER) {
    project.provide("postgresUrl", url);
    return stop;
  }
  for (const statement of roleTimeouts) await runStatement(url, statement);
  const pgbouncer = await startPgbouncer(url);
  project.provide("postgresUrl", pgbouncer.url);
  return async () => {
    await pgbouncer.remove();
    await stop();
  };
}
