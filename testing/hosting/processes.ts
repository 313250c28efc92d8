/** Several server processes on one database. */

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { TestDatabaseSettings } from "../databases.ts";
import { ServerProcess } from "../server-process.ts";

type Options = {
  /** Names the data folders: each process has one of its own, as on a host of its own. */
  readonly name: string;
  readonly count: number;
  readonly environment: Record<string, string>;
  /** The arguments of Node; the server of this clone by default. */
  readonly program?: readonly string[];
};

/** Makes the processes without starting them. Needs PostgreSQL. */
export async function makeProcesses(
  { databaseUrl, dataDir }: TestDatabaseSettings,
  { name, count, environment, program }: Options,
): Promise<ServerProcess[]> {
  if (databaseUrl === null) throw new Error("Several processes share PostgreSQL only.");
  const servers: ServerProcess[] = [];
  for (let n = 0; n < count; n++) {
    const folder = join(dataDir, `${name}-${n}`);
    await mkdir(folder);
    const variables = { DATABASE_URL: databaseUrl, LOG_LEVEL: "warn", ...environment };
    servers.push(new ServerProcess(folder, variables, program));
  }
  return servers;
}

export const startAll = (servers: readonly ServerProcess[]) =>
  Promise.all(servers.map((server) => server.start()));

export const killAll = (servers: readonly ServerProcess[]) =>
  Promise.all(servers.map((server) => server.kill()));

/** Returns the processes in turn, as a proxy without sticky sessions would choose them. */
export function inTurn(servers: readonly { readonly url: string }[]): () => string {
  let calls = 0;
  return () => {
    calls += 1;
    return servers[calls % servers.length]?.url ?? "";
  };
}
