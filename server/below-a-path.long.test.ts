import { request } from "node:https";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { makeTestDatabaseSettings, type TestDatabaseSettings } from "../testing/databases.ts";
import {
  hasProxy,
  type Kind,
  type OwnProxy,
  otherProgram,
  startOwnProxy,
} from "../testing/hosting/own-proxy.ts";
import { makeUniverse } from "../testing/make.ts";
import { onSomePort } from "../testing/ports.ts";
import { skipAndReport } from "../testing/report.ts";
import { ServerProcess } from "../testing/server-process.ts";

const host = "mood.localhost";
const basePath = "/my/moods";

describe.each(["nginx", "Caddy"] as const satisfies Kind[])("below a path behind %s", (kind) => {
  let where: TestDatabaseSettings;
  let server: ServerProcess | null = null;
  let proxy: OwnProxy | null = null;
  let proxyPort = 0;
  beforeAll(async () => {
    where = await makeTestDatabaseSettings({ isMigrated: true });
    if (!hasProxy(kind)) return;
    await onSomePort(async (port) => {
      await server?.stop();
      const PUBLIC_URL = `https://${host}:${port}${basePath}`;
      server = new ServerProcess(where.dataDir, { PUBLIC_URL, TRUST_PROXY: "1", COOLDOWN_SECONDS: "0" });
      await server.start();
      const parts = { host, port, basePath, server: new URL(server.url).host };
      proxy = await startOwnProxy(kind, parts);
      proxyPort = port;
    });
  });
  afterAll(async () => {
    await proxy?.remove();
    await server?.stop();
    await where.remove();
  });

  type Sent = {
    readonly method?: string;
    readonly headers?: Record<string, string>;
    readonly body?: unknown;
  };
  const send = (path: string, { method = "GET", headers = {}, body }: Sent = {}) =>
    new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
      const json = body === undefined ? {} : { "content-type": "application/json" };
      const sent = request(
        {
          ...{ host: "127.0.0.1", port: proxyPort, servername: host, path, method, ca: proxy?.certificate },
          headers: { host: `${host}:${proxyPort}`, ...json, ...headers },
        },
        async (reply) => {
          const text = (await reply.toArray()).join("");
          resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text });
        },
      );
      sent.on("error", reject).end(body === undefined ? undefined : JSON.stringify(body));
    });

  it("the product has its path, and the other programs have the others", async ({ skip }) => {
    if (!proxy) return skipAndReport(skip, `The product was not opened behind ${kind}, which is missing.`);
    const bare = await send(basePath);
    expect([301, 302]).toContain(bare.status);
    expect(new URL(String(bare.headers.location), `https://${host}:${proxyPort}`).href).toBe(
      `https://${host}:${proxyPort}${basePath}/`,
    );
    for (const path of ["/", "/my", `${basePath}2`, api.instance.path])
      expect((await send(path)).text).toBe(otherProgram);
    expect((await send(`${basePath}/`)).text).toContain(`src="${basePath}/assets/`);
    for (const method of ["GET", "HEAD"])
      expect((await send(`${basePath}${api.ready.path}`, { method })).status).toBe(200);
  });

  it("a person signs in with a cookie for this path, and their address is that of their connection", async ({
    skip,
  }) => {
    if (!proxy) return skipAndReport(skip, `Nobody signed in behind ${kind}, which is missing.`);
    const { method, path } = api.createUniverse;
    const created = await send(basePath + path, { method, body: makeUniverse() });
    const [session = ""] = [created.headers["set-cookie"] ?? []].flat().map(String);
    expect(session).toMatch(/^__Secure-mood-universe-session-\d+\+my\+moods=.*; Path=\/my\/moods;/);
    const cookie = session.split(";")[0] ?? "";
    expect((await send(basePath + api.me.path, { headers: { cookie } })).status).toBe(200);
    // Look-ups by name are limited by address: invented ones do not help.
    const lookUp = basePath + api.openUniverse.path.replace(/:\w+/, "Nobody");
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++) {
      const headers = { "x-forwarded-for": `203.0.113.${n}`, "x-forwarded-host": "evil.example" };
      statuses.push((await send(lookUp, { method: api.openUniverse.method, headers })).status);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
    const big = { method: "POST", body: "x".repeat(1_500_000) };
    expect((await send(basePath + api.login.path, big)).text).not.toContain("nginx");
    expect(proxy.output).not.toContain("Nobody");
  });
});
