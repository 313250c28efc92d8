/** Server processes on the database of a test. */

import { afterEach, beforeEach } from "vitest";
import { makeTestDatabaseSettings, type TestDatabaseSettings } from "./databases.ts";
import { freePort, ServerProcess } from "./server-process.ts";

/** For each test of a file: an empty database, and server processes on it, which end with the test. */
export function startProcessTests() {
  const at = {} as { where: TestDatabaseSettings };
  const running: ServerProcess[] = [];
  beforeEach(async () => {
    at.where = await makeTestDatabaseSettings();
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.kill()));
    await at.where.remove();
  });

  /** Makes a server process on the database of the test, without starting it. `within` is a command that runs it. */
  async function makeServer(
    environment: Record<string, string> = {},
    port?: number,
    within: readonly string[] = [],
  ): Promise<ServerProcess> {
    const { databaseUrl, dataDir } = at.where;
    const database: Record<string, string> = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
    const settings = { ...database, ...environment };
    const server = new ServerProcess(port ?? (await freePort()), dataDir, settings, undefined, within);
    running.push(server);
    return server;
  }
  return Object.assign(at, { makeServer });
}
