import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { makeTestDatabaseSettings, type TestDatabaseSettings } from "../testing/databases.ts";
import { killUnderLoad } from "../testing/hosting/kill-under-load.ts";
import { type Nginx, startNginx } from "../testing/hosting/nginx.ts";
import { killAll, makeProcesses, startAll } from "../testing/hosting/processes.ts";
import { RemoteVisitor } from "../testing/hosting/remote-visitor.ts";
import { onSomePort } from "../testing/ports.ts";
import { report } from "../testing/report.ts";
import type { ServerProcess } from "../testing/server-process.ts";
import { limits } from "./limits/limits.ts";

let where: TestDatabaseSettings;
let nginx: Nginx;
let servers: readonly ServerProcess[] = [];

const startBehindNginx = (environment: Record<string, string> = {}) =>
  onSomePort(async (port) => {
    await killAll(servers);
    servers = await makeProcesses(where, {
      ...{ name: `host-${port}`, count: 2 },
      environment: { PUBLIC_URL: `http://127.0.0.1:${port}`, TRUST_PROXY: "1", ...environment },
    });
    await startAll(servers);
    nginx = await startNginx(
      port,
      servers.map(({ url }) => url),
    );
  });
beforeEach(async () => {
  where = await makeTestDatabaseSettings({ isMigrated: true });
});
afterEach(async () => {
  await nginx.remove();
  await killAll(servers);
  await where.remove();
});

const kills = Number(process.env.PROCESS_KILLS ?? 100);

describe("two processes behind nginx", () => {
  it(
    "lose nothing that was acknowledged when they are killed in turn, and store nothing twice",
    async () => {
      await startBehindNginx({ COOLDOWN_SECONDS: "0", RATE_LIMITS: "off", LOG_LEVEL: "error" });
      const outcome = await killUnderLoad({ servers, pick: () => nginx.url, people: 12, kills });
      report(outcome.summary);
      expect(outcome).toMatchObject({ lost: [], extra: [] });
      // nginx answers for the process that was killed; the processes themselves answer no call with an error.
      expect([...outcome.figures.failed.keys()].filter((status) => status !== 502)).toEqual([]);
      expect(servers.map(({ log }) => log.includes('"level":50'))).toEqual([false, false]);
    },
    60_000 + kills * 60_000,
  );

  it("count an address together, whatever its X-Forwarded-For pretends", async () => {
    await startBehindNginx();
    const statuses: number[] = [];
    const served = new Set<string | null>();
    for (let n = 0; n < limits["look-up"] + 10; n++) {
      // Each visitor pretends to be at another address; nginx knows better.
      const params = { universeName: `Nobody ${n}` };
      const answer = await new RemoteVisitor().call(nginx.url, api.openUniverse, { params });
      statuses.push(answer.status);
      served.add(answer.headers.get("x-served-by"));
    }
    expect(statuses).toEqual([...Array(limits["look-up"]).fill(404), ...Array(10).fill(429)]);
    expect(served.size).toBe(2);
  });
});
