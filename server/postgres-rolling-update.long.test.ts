import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { makeTestDatabaseSettings, type TestDatabaseSettings } from "../testing/databases.ts";
import {
  type EarlierVersion,
  exportVersionOf,
  schemaBeforeUpdate,
} from "../testing/hosting/earlier-version.ts";
import { startLoad } from "../testing/hosting/load.ts";
import { type Nginx, startNginx } from "../testing/hosting/nginx.ts";
import { killAll, makeProcesses, startAll } from "../testing/hosting/processes.ts";
import { RemoteVisitor } from "../testing/hosting/remote-visitor.ts";
import { MailServer } from "../testing/mail-server.ts";
import { makeRegistration } from "../testing/make.ts";
import { onSomePort } from "../testing/ports.ts";
import { releasedSchemas } from "../testing/releases.ts";
import { report, skipAndReport } from "../testing/report.ts";
import type { ServerProcess } from "../testing/server-process.ts";

const people = 12;
/** How long both versions serve. */
const togetherMs = 60_000;
const registrationEveryMs = 3_000;

/** What operators run before an update: the latest release, or the version of the day before. */
const earlierSchemas = [...new Set([Math.max(...releasedSchemas), schemaBeforeUpdate])];

let where: TestDatabaseSettings;
let mailServer: MailServer;
let nginx: Nginx;
let earlier: EarlierVersion | null = null;
let servers: ServerProcess[] = [];
beforeEach(async () => {
  where = await makeTestDatabaseSettings();
  mailServer = await MailServer.start();
});
afterEach(async () => {
  await nginx?.remove();
  await killAll(servers);
  await mailServer.stop();
  await earlier?.remove();
  await where.remove();
});

const urls = (of: readonly ServerProcess[]) => of.map(({ url }) => url);
const host = (server: ServerProcess) => new URL(server.url).host;

/** Registers somebody new now and then until `isOver`; returns their addresses. */
async function register(isOver: () => boolean): Promise<string[]> {
  const addresses: string[] = [];
  while (!isOver()) {
    const email = `${randomUUID()}@example.org`;
    const body = makeRegistration({ email, universeName: `Registered ${randomUUID()}` });
    const { status } = await new RemoteVisitor().call(nginx.url, api.register, { body });
    expect(status).toBe(201);
    addresses.push(email);
    await new Promise((later) => setTimeout(later, registrationEveryMs));
  }
  return addresses;
}

it.for(earlierSchemas)(
  "an update, one process after another: the last version of schema %i and this one serve together",
  { timeout: togetherMs + 240_000 },
  async (schema, { skip }) => {
    earlier = await exportVersionOf(schema);
    if (!earlier)
      return skipAndReport(
        skip,
        `The history of this clone does not reach the last version of schema ${schema}.`,
      );
    const { program } = earlier;
    const { before, after } = await onSomePort(async (port) => {
      const environment = {
        ...{ PUBLIC_URL: `http://127.0.0.1:${port}`, TRUST_PROXY: "1", SMTP_URL: mailServer.url },
        ...{ COOLDOWN_SECONDS: "0", RATE_LIMITS: "off" },
      };
      await killAll(servers);
      const before = await makeProcesses(where, { name: `before-${port}`, count: 2, environment, program });
      const after = await makeProcesses(where, { name: `after-${port}`, count: 2, environment });
      servers = [...before, ...after];
      await startAll(before);
      nginx = await startNginx(port, urls(before));
      return { before, after };
    });

    const load = await startLoad(() => nginx.url, people);
    let isOver = false;
    const registered = register(() => isOver);
    await load.acknowledge(200);
    // The first process of the new version migrates under load.
    await startAll(after);
    await load.acknowledge(200);
    await nginx.use(urls(servers));
    await load.last(togetherMs);
    expect([...load.figures.byServer.keys()].sort()).toEqual(servers.map(host).sort());
    await nginx.use(urls(after));
    await load.acknowledge(200);
    for (const server of before) await server.stop();
    await load.acknowledge(200);
    isOver = true;
    await load.stop();

    const { lost, extra } = await load.compare(urls(after));
    const addresses = await registered;
    for (const address of addresses) await mailServer.mailTo(address);
    const counts = `${lost.length} lost, ${extra.length} extra, ${addresses.length} mails`;
    report(`Update from ${earlier.commit.slice(0, 10)}: ${load.figures}, ${counts}`);
    expect({ lost, extra }).toEqual({ lost: [], extra: [] });
    expect(mailServer.mails.map(({ to }) => to).sort()).toEqual(addresses.sort());
    expect([[...load.figures.failed], load.figures.broken]).toEqual([[], 0]);
    for (const server of servers)
      expect([server.log.match(/"level":[56]0/), server.errorOutput]).toEqual([null, ""]);
    expect(before.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
  },
);
