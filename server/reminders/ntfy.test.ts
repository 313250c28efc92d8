import { EventEmitter, once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeReminders, signUp } from "../../testing/make.ts";
import type { Visitor } from "../../testing/visitor.ts";

type Received = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: unknown };

/** A server that answers the JSON call of ntfy, which takes a message at its root. */
let status = 200;
let received: Received[] = [];
const arrivals = new EventEmitter();
const server = createServer(async (request, response) => {
  received.push({ path: request.url ?? "", headers: request.headers, body: await json(request) });
  arrivals.emit("message");
  if (status === 429) response.setHeader("Retry-After", "60");
  response.writeHead(status).end('{"id":"x","event":"message"}');
});
const originOf = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

let test: TestApp;
beforeEach(async () => {
  [status, received] = [200, []];
  await once(server.listen(0, "127.0.0.1"), "listening");
  test = await openTestApp({ rateLimits: false }, { trustedNtfyOrigin: originOf() });
});
afterEach(async () => {
  await test.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const token = "tk_canary0123456789";
const put = (visitor: Visitor, ntfy: unknown) =>
  visitor.call(api.putReminders, { body: makeReminders(ntfy === undefined ? {} : { ntfy }) });
async function person(ntfy: object = {}) {
  const signedUp = await signUp(test);
  const answer = await put(signedUp.visitor, { topicUrl: `${originOf()}/quiet-moments`, token, ...ntfy });
  expect(answer.status).toBe(200);
  return signedUp;
}
async function sendAt(moment: string) {
  test.clock.now = Date.parse(moment);
  await test.app.context.reminders.sendDue();
}
const topicOf = async (visitor: Visitor) => (await visitor.call(api.getReminders)).body.ntfy;
const tryOut = async (visitor: Visitor) => (await visitor.call(api.testNtfy)).body;

describe("a topic of ntfy", () => {
  it("gets a reminder in UTF-8, with what a tap opens, and buttons that rest and stop the reminders", async () => {
    const { visitor } = await person();
    await sendAt("2026-03-13T19:30:00Z");
    expect(received).toHaveLength(1);
    const [{ path, headers, body }] = received as [Received];
    expect([path, headers.authorization]).toEqual(["/", `Bearer ${token}`]);
    expect(body).toMatchObject({
      ...{ topic: "quiet-moments", title: "Mood Universe", priority: 2 },
      click: "http://mood.example.org/?add=1",
    });
    const { message, actions } = body as { message: string; actions: { url: string; method?: string }[] };
    expect(message.length).toBeGreaterThan(5);
    const [rest, stop] = actions as [{ url: string }, { url: string }];
    expect(stop.url).toMatch(/^http:\/\/mood\.example\.org\/stop-reminders\?token=/);
    const query = { token: new URL(rest.url).searchParams.get("token") ?? "" };
    expect((await test.visitor().call(api.restRemindersByLink, { query })).status).toBe(200);
    expect((await visitor.call(api.getReminders)).body.choices.restUntil).toMatch(/^2026-03-20/);
  });

  it("gets nothing during a rest, nor when reminders are off", async () => {
    const { visitor } = await person();
    await visitor.call(api.restReminders, { body: { isResting: true } });
    await sendAt("2026-03-13T19:30:00Z");
    await visitor.call(api.restReminders, { body: { isResting: false } });
    await visitor.call(api.putReminders, { body: makeReminders({ isOn: false }) });
    await sendAt("2026-03-14T19:30:00Z");
    expect(received).toEqual([]);
  });

  it("keeps its token at the same server, where it is not sent back, and gives it to no other", async () => {
    const { visitor } = await person();
    const row = () => test.database.db.selectFrom("reminders").select("ntfyToken").executeTakeFirstOrThrow();
    const stored = await row();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(await topicOf(visitor)).toEqual({
      ...{ topicUrl: `${originOf()}/quiet-moments`, hasToken: true, problem: null },
    });
    // Clients of earlier versions do not know it.
    await put(visitor, undefined);
    await put(visitor, { topicUrl: `${originOf()}/other-moments` });
    expect(await row()).toEqual(stored);
    await put(visitor, { topicUrl: "https://8.8.8.8/other-moments" });
    expect((await topicOf(visitor)).hasToken).toBe(false);
    await put(visitor, null);
    expect(await topicOf(visitor)).toBeNull();
    expect((await visitor.call(api.testNtfy)).status).toBe(404);
  });

  it.each([
    "http://ntfy.example.org/x",
    "http://192.168.1.5/x",
    "https://192.168.1.5/x",
    "https://127.0.0.1:8080/x",
    "https://user:word@8.8.8.8/x",
    "https://8.8.8.8/",
    "https://8.8.8.8/a topic",
    "https://8.8.8.8/x?auth=1",
    "nonsense",
  ])("cannot be %s", async (topicUrl) => {
    const { visitor } = await signUp(test);
    const answer = await put(visitor, { topicUrl, token: null });
    expect([answer.status, JSON.stringify(answer.body.fieldCodes)]).toEqual([
      400,
      expect.stringContaining("not-an-ntfy-topic"),
    ]);
  });

  it("that refuses is not asked again, and says so until it accepts", async () => {
    const { visitor } = await person();
    status = 403;
    await sendAt("2026-03-13T19:30:00Z");
    await sendAt("2026-03-13T20:00:00Z");
    expect(received).toHaveLength(1);
    expect(await topicOf(visitor)).toMatchObject({ problem: "refused" });
    status = 200;
    await sendAt("2026-03-14T19:30:00Z");
    expect(await topicOf(visitor)).toMatchObject({ problem: null });
  });

  it("that has enough for now gets the reminder after the time that it asks for", async () => {
    const { visitor } = await person();
    status = 429;
    await sendAt("2026-03-13T19:30:00Z");
    expect(await topicOf(visitor)).toMatchObject({ problem: "unreachable" });
    await sendAt("2026-03-13T19:30:59Z");
    expect(received).toHaveLength(1);
    status = 200;
    await sendAt("2026-03-13T19:31:00Z");
    expect(received).toHaveLength(2);
  });

  it("can be tried, and what became of it is said", async () => {
    const { visitor } = await person();
    expect(await tryOut(visitor)).toEqual({ result: "sent" });
    expect(received[0]?.body).toMatchObject({ message: "Reminders of Mood Universe arrive here." });
    const results = [];
    for (status of [401, 404, 429, 500]) results.push((await tryOut(visitor)).result);
    expect(results).toEqual(["refused", "refused", "limited", "unreachable"]);
    expect(await topicOf(visitor)).toMatchObject({ problem: "unreachable" });
    expect(test.logged.join("")).not.toContain("quiet-moments");
  });
});
