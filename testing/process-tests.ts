/** Server processes on the database of a test. */

import { afterEach, beforeEach } from "vitest";
import { makeTestDatabaseSettings, type TestDatabaseSettings } from "./databases.ts";
import { type Environment, ServerProcess } from "./server-process.ts";

type Options = { readonly program?: readonly string[]; readonly within?: readonly string[] };

/** Sets up, for each test of a file, a database without rows, and server processes on it, which end with the test. */
export function startProcessTests() {
  const at = {} as { where: TestDatabaseSettings };
  const running: ServerProcess[] = [];
  beforeEach(async () => {
    at.where = await makeTestDatabaseSettings({ isMigrated: true });
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.kill()));
    await at.where.remove();
  });

  /** Makes a server process on the database of the test, without starting it. `within` is a command that runs it. */
  function makeServer(environment: Environment = {}, { program, within }: Options = {}): ServerProcess {
    const { databaseUrl, dataDir } = at.where;
    const database: Record<string, string> = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
    const settings = (port: number) => ({
      ...database,
      ...(typeof environment === "function" ? environment(port) : environment),
    });
    const server = new ServerProcess(dataDir, settings, program, within);
    running.push(server);
    return server;
  }
  return Object.assign(at, { makeServer });
}
