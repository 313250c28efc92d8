import { afterEach, beforeEach, expect, it } from "vitest";
import { makeTestDatabaseSettings, type TestDatabaseSettings } from "../testing/databases.ts";
import { killUnderLoad } from "../testing/hosting/kill-under-load.ts";
import { inTurn, killAll, makeProcesses, startAll } from "../testing/hosting/processes.ts";
import type { ServerProcess } from "../testing/server-process.ts";

let where: TestDatabaseSettings;
let servers: readonly ServerProcess[] = [];
beforeEach(async () => {
  where = await makeTestDatabaseSettings({ isMigrated: true });
  const environment = {
    PUBLIC_URL: "http://mood.example.org",
    COOLDOWN_SECONDS: "0",
    RATE_LIMITS: "off",
    LOG_LEVEL: "error",
  };
  servers = await makeProcesses(where, { name: "host", count: 2, environment });
  await startAll(servers);
});
afterEach(async () => {
  await killAll(servers);
  await where.remove();
});

it("loses nothing that one of two processes acknowledged before it was killed, and stores nothing twice", async () => {
  const outcome = await killUnderLoad({ servers, pick: inTurn(servers), people: 4, kills: 2 });
  expect(outcome).toMatchObject({ lost: [], extra: [] });
  // No process answered with an error; only connections to the killed ones broke.
  expect([...outcome.figures.failed]).toEqual([]);
  // Two processes start twice each, which takes long on a busy machine.
}, 120_000);
