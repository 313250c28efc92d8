import { once } from "node:events";
import { request } from "node:http";
import { createServer } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeAccount, makeDevice, makeEntry, makeRegistration, makeTag, signUp } from "../../testing/make.ts";
import { readSamples, sampleValue } from "../../testing/metrics.ts";
import type { MetricsSettings, Settings } from "../environment.ts";
import { makeMetrics } from "./metrics.ts";

const token = "a-token-of-24-characters";
const authorization = `Bearer ${token}`;

let test: TestApp;
afterEach(() => test.close());

const open = async (metrics: MetricsSettings = { port: null, token }, overrides: Partial<Settings> = {}) => {
  test = await openTestApp({ metrics, ...overrides }, { metrics: makeMetrics(metrics) });
};
const read = async () => (await test.visitor().send("GET", "/metrics", { headers: { authorization } })).text;

describe("GET /metrics", () => {
  it("is answered as any unknown path without METRICS, and where they have a port of their own", async () => {
    const answers = async () => {
      const sent = ["/metrics", "/nothing"].map((path) =>
        test.visitor().send("GET", path, { headers: { authorization } }),
      );
      return (await Promise.all(sent)).map(({ status, text }) => [status, text]);
    };
    test = await openTestApp();
    const [off, nothing] = await answers();
    expect(off).toEqual(nothing);
    await test.close();
    await open({ port: 0, token: null });
    const [elsewhere, unknown] = await answers();
    expect(elsewhere).toEqual(unknown);
  });

  it.each([undefined, "Bearer", `Bearer ${token}x`, token, `Basic ${token}`])(
    "needs the token, and is refused with %j",
    async (sent) => {
      await open();
      const headers = sent === undefined ? {} : { authorization: sent };
      const answer = await test.visitor().send("GET", "/metrics", { headers });
      expect([answer.status, answer.headers["www-authenticate"]]).toEqual([401, "Bearer"]);
      expect(answer.text).not.toContain("mood_universe");
    },
  );

  it("counts calls by route and status, and measures their time, the database, memory and the event loop", async () => {
    await open();
    const { visitor } = await signUp(test);
    await visitor.call(api.createMoodEntry, { body: makeEntry() });
    await visitor.call(api.createMoodEntry, { body: makeEntry() });
    await visitor.send("GET", "/somewhere");
    const answer = await visitor.send("GET", "/metrics", { headers: { authorization } });
    expect(answer.headers).toMatchObject({
      "content-type": "text/plain; version=0.0.4; charset=utf-8",
      "cache-control": "no-store",
    });
    const { text } = answer;
    const [requests, seconds] = [
      "mood_universe_http_requests_total",
      "mood_universe_http_request_duration_seconds_count",
    ];
    const added = { method: "POST", route: "/api/mood-entries" };
    expect(sampleValue(text, requests, { ...added, status: 201 })).toBe(1);
    expect(sampleValue(text, requests, { ...added, status: 429 })).toBe(1);
    expect(sampleValue(text, seconds, added)).toBe(2);
    expect(sampleValue(text, requests, { method: "GET", route: "page", status: 404 })).toBe(1);
    expect(sampleValue(text, "mood_universe_database_statement_duration_seconds_count")).toBeGreaterThan(10);
    expect(sampleValue(text, "mood_universe_database_statements_failed_total")).toBe(0);
    expect(sampleValue(text, "mood_universe_database_up")).toBe(1);
    expect(sampleValue(text, "process_resident_memory_bytes")).toBeGreaterThan(10_000_000);
    expect(sampleValue(text, "nodejs_eventloop_lag_p99_seconds")).toBeGreaterThanOrEqual(0);
    const pool = sampleValue(text, "mood_universe_database_connections", { state: "idle" });
    if (test.database.dialect === "postgres") expect(pool).toBeGreaterThanOrEqual(1);
    else expect(pool).toBeUndefined();
  });

  it("counts refused sign-ins by reason, and limits that were hit", async () => {
    await open();
    const account = await makeAccount(test);
    const logIn = (sent: string) =>
      test.visitor().call(api.login, { body: { identifier: account.email, password: sent } });
    for (let n = 0; n < 11; n++) await logIn("A wrong one 1");
    const params = { universeName: "Nobody's" };
    for (let n = 0; n < 31; n++) await test.visitor().call(api.openUniverse, { params });
    await test.visitor().call(api.openUniverse, { params });
    const text = await read();
    const refused = (reason: string) => sampleValue(text, "mood_universe_sign_ins_refused_total", { reason });
    expect(refused("wrong password")).toBe(10);
    expect(refused("locked")).toBe(1);
    expect(refused("unknown name")).toBe(30);
    expect(sampleValue(text, "mood_universe_limits_hit_total", { limit: "look-up" })).toBe(2);
  });

  it("tells what waits to be sent, how long, and what failed", async () => {
    // Nothing listens there.
    await open(undefined, { smtpUrl: `smtp://127.0.0.1:1` });
    await test.visitor().call(api.register, { body: makeRegistration() });
    await test.app.context.mail.sendDue();
    test.clock.now += 60_000;
    const text = await read();
    const ofMails = { queue: "mails" };
    const waiting = sampleValue(text, "mood_universe_queue_waiting", ofMails);
    expect(waiting).toBe(1);
    expect(sampleValue(text, "mood_universe_queue_overdue", ofMails)).toBe(1);
    expect(sampleValue(text, "mood_universe_queue_oldest_seconds", ofMails)).toBe(60);
    expect(sampleValue(text, "mood_universe_deliveries_failed_total", ofMails)).toBe(1);
    for (const queue of ["reminders", "webhooks"])
      expect(sampleValue(text, "mood_universe_queue_waiting", { queue })).toBe(0);
  });

  it("is still answered when the database fails, and says so", async () => {
    await open();
    await read();
    // A table that is locked or lost answers no query; only an open database can be searched for leaks afterwards.
    const { db } = test.database;
    await db.schema.alterTable("mails").renameTo("mails_elsewhere").execute();
    const text = await read();
    await db.schema.alterTable("mails_elsewhere").renameTo("mails").execute();
    expect(sampleValue(text, "mood_universe_database_up")).toBe(0);
    expect(sampleValue(text, "mood_universe_queue_waiting", { queue: "mails" })).toBeUndefined();
    expect(sampleValue(text, "mood_universe_database_statements_failed_total")).toBe(1);
  });

  it("has no label with a person, a name, an address or anything that a client has chosen", async () => {
    await open();
    const canaries = ["canary-universe", "canary-person", "canary-note", "canary-tag", "canary-device"];
    const { visitor } = await signUp(test, { universeName: canaries[0], userName: canaries[1] });
    const account = await makeAccount(test);
    await visitor.call(api.createMoodEntry, { body: makeEntry({ note: canaries[2] }) });
    await visitor.call(api.putTag, {
      params: { id: crypto.randomUUID() },
      body: makeTag({ name: canaries[3] }),
    });
    await visitor.send("PUT", `/api/reminders/devices/${crypto.randomUUID()}`, {
      body: makeDevice({ name: canaries[4] }),
    });
    await test.visitor().call(api.openUniverse, { params: { universeName: "canary-guess" } });
    await test
      .visitor()
      .call(api.login, { body: { identifier: "canary@example.org", password: "canary-password" } });
    const headers = { "user-agent": "canary-browser", referer: "http://mood.example.org/canary-page" };
    for (const path of [
      "/canary-path",
      "/api/canary-call",
      "/assets/canary.js",
      "/api/users/canary-id?q=canary",
    ])
      await visitor.send("GET", path, { headers });
    const text = await read();
    expect(text).not.toMatch(/canary/i);
    const users = await test.database.db.selectFrom("users").selectAll().execute();
    for (const { id, email } of users)
      for (const told of [id, email]) if (told) expect(text).not.toContain(told);
    expect(text).not.toContain(account.email);
    expect(text).not.toContain("127.0.0.1");
    // Routes are patterns of the program, or one of two words for all others.
    const routes = new Set(readSamples(text).flatMap(({ labels }) => labels.route ?? []));
    for (const route of routes) expect(route).toMatch(/^(page|file|\/(api|s|metrics)\b[\w/:.*-]*|\/)$/);
    const names = new Set(readSamples(text).flatMap(({ labels }) => Object.keys(labels)));
    const ours = ["method", "route", "status", "reason", "limit", "queue", "state", "le"];
    const ofNode = ["type", "space", "kind", "version", "major", "minor", "patch"];
    for (const name of names) expect([...ours, ...ofNode]).toContain(name);
  });
});

describe("metrics with a port of their own", () => {
  it("are there, nothing else is, and they end with the server", async () => {
    const settings = { port: 0, token: null };
    const metrics = makeMetrics(settings);
    test = await openTestApp({ metrics: settings }, { metrics });
    await signUp(test);
    const port = await metrics.listen(test.app);
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    const counted = { route: api.createUniverse.path, status: 201 };
    expect(sampleValue(await answer.text(), "mood_universe_http_requests_total", counted)).toBe(1);
    expect((await fetch(`http://127.0.0.1:${port}/api/health/live`)).status).toBe(404);
    await test.app.close();
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
  });

  const statusFor = (port: number | null, host: string, headers = {}) =>
    new Promise((resolve, reject) => {
      const sent = request({ port, path: "/metrics", headers: { host, ...headers } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      sent.on("error", reject).end();
    });

  it.each([
    ["127.0.0.1:9464", 200],
    ["[::1]:9464", 200],
    ["10.1.2.3", 200],
    ["localhost:9464", 200],
    ["mood:9464", 200],
    ["mood.example.org:9464", 200],
    ["evil.example:9464", 421],
    ["mood.example.org.evil.example", 421],
    ["127.0.0.1.evil.example:9464", 421],
    ["10.1.2", 421],
  ])("are told without a token to no page of a name that is pointed here: %s", async (host, status) => {
    const metrics = makeMetrics({ port: 0, token: null });
    test = await openTestApp({}, { metrics });
    const port = await metrics.listen(test.app);
    expect(await statusFor(port, host)).toBe(status);
  });

  it("have any name with the token, and on the server's port only its own", async () => {
    const metrics = makeMetrics({ port: 0, token });
    test = await openTestApp({}, { metrics });
    const port = await metrics.listen(test.app);
    expect(await statusFor(port, "mood.monitoring.example", { authorization })).toBe(200);
    await test.close();
    await open();
    const headers = { authorization, host: "evil.example" };
    expect((await test.visitor().send("GET", "/metrics", { headers })).status).toBe(421);
  });

  it("need the token there too, if there is one, and a port that is free", async () => {
    const metrics = makeMetrics({ port: 0, token });
    test = await openTestApp({}, { metrics });
    const port = await metrics.listen(test.app);
    const url = `http://127.0.0.1:${port}/metrics`;
    expect((await fetch(url)).status).toBe(401);
    expect((await fetch(url, { headers: { authorization } })).status).toBe(200);
    const busy = createServer().listen(0, "127.0.0.1");
    await once(busy, "listening");
    const other = makeMetrics({ port: (busy.address() as { port: number }).port, token });
    await expect(other.listen(test.app)).rejects.toMatchObject({ code: "EADDRINUSE" });
    busy.close();
  });
});
