import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { signUp } from "../../testing/make.ts";
import type { Visitor } from "../../testing/visitor.ts";
import { hashOf, newSecret } from "../secrets.ts";
import { newUser } from "../users/new-user.ts";
import { insertUser } from "../users/queries.ts";
import { FloodLimit, requestsPerMinute } from "./flood-limit.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.now += 60_000;
});

/** The number of sessions that were looked up while `act` ran, and of the statements that did so. */
async function countLookups(act: () => Promise<unknown>) {
  const queries = vi.spyOn(test.database.db.getExecutor(), "executeQuery");
  try {
    await act();
    const parameters = queries.mock.calls.map(([query]) => query.parameters);
    return { sessions: new Set(parameters.flat()).size, statements: parameters.length };
  } finally {
    queries.mockRestore();
  }
}

/** Sends requests from one address, each with another forged session cookie, `parallel` at a time. */
async function sendForgedCookies(count: number, parallel: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let sent = 0; sent < count; sent += parallel) {
    const answers = Array.from({ length: parallel }, (_, index) => {
      const visitor = test.visitor();
      visitor.cookies.set("mood-universe-session", `invented ${test.clock.now} ${sent + index}`);
      return visitor.call(api.me);
    });
    for (const { status } of await Promise.all(answers)) statuses.push(status);
  }
  return statuses;
}

/** Sends calls of a visitor until the limit is reached, and expects the same status for each. */
async function callUpToLimit(visitor: Visitor, status: number) {
  const parallel = 50;
  for (let sent = 0; sent < requestsPerMinute; sent += parallel) {
    const answers = await Promise.all(Array.from({ length: parallel }, () => visitor.call(api.me)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([status]));
  }
}

/** Another person with a universe. */
async function addPerson(): Promise<string> {
  const user = newUser({ universeName: randomUUID(), userName: "Ada" }, new Date(test.clock.now));
  await insertUser(test.database.db, user);
  return user.id;
}

/** Visitors with a session each, at one address, of so many people in turn. */
async function openSessions(count: number, people = 1): Promise<Visitor[]> {
  const ids = await Promise.all(Array.from({ length: people }, addPerson));
  const secrets = Array.from({ length: count }, (_, n) => `${ids[n % people]}.${newSecret()}`);
  const expire = new Date(test.clock.now + 30 * 24 * 3_600_000);
  const sess = JSON.stringify({ openedBy: "name", openedAt: new Date(test.clock.now).toISOString() });
  const rows = secrets.map((secret) => ({
    ...{ sid: hashOf(secret), userId: secret.split(".")[0] ?? "", sess, expire },
  }));
  await test.database.db.insertInto("sessions").values(rows).execute();
  return secrets.map((secret) => {
    const visitor = test.visitor();
    visitor.cookies.set("mood-universe-session", secret);
    return visitor;
  });
}

describe("the flood limit", () => {
  it("stops an address with forged cookies before any query", async () => {
    let statuses: number[] = [];
    const { sessions } = await countLookups(async () => {
      statuses = await sendForgedCookies(requestsPerMinute + 100, 100);
    });
    expect(statuses).toEqual([...Array(requestsPerMinute).fill(401), ...Array(100).fill(429)]);
    expect(sessions).toBe(requestsPerMinute);
  });

  it("looks up the cookies of concurrent requests together, and counts them when they are invalid", async () => {
    let statuses: number[] = [];
    const { sessions, statements } = await countLookups(async () => {
      statuses = await sendForgedCookies(800, 800);
    });
    expect(statuses.filter((status) => status === 401)).toHaveLength(requestsPerMinute);
    expect(statuses.filter((status) => status === 429)).toHaveLength(200);
    expect(sessions).toBe(800);
    expect(statements).toBeLessThanOrEqual(100);
    const later = await countLookups(() => sendForgedCookies(100, 100));
    expect(later.statements).toBe(0);
  });

  it("stops a session over its limit before any query", async () => {
    const { visitor } = await signUp(test);
    await callUpToLimit(visitor, 200);
    const { statements } = await countLookups(async () => {
      expect((await visitor.call(api.me)).status).toBe(429);
    });
    expect(statements).toBe(0);
  });

  it("counts all sessions of a person together, and stops each of them before any query", async () => {
    const visitors = await openSessions(6);
    const answers = visitors.flatMap((visitor) =>
      Array.from({ length: requestsPerMinute / visitors.length }, () => visitor.call(api.me)),
    );
    expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([200]));
    const { statements } = await countLookups(async () => {
      for (const visitor of visitors) expect((await visitor.call(api.me)).status).toBe(429);
    });
    expect(statements).toBe(0);
    const [other] = await openSessions(1);
    expect((await other?.call(api.me))?.status).toBe(200);
  });

  it("refuses no session after a restart, however many return at once from one address", async () => {
    const visitors = await openSessions(requestsPerMinute + 200, 40);
    await test.restart();
    for (let poll = 0; poll < 2; poll++) {
      const answers = await Promise.all(visitors.map((visitor) => visitor.call(api.listChanges)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
  });

  it("refuses no session after a restart when visitors of its address have reached the limit", async () => {
    const [visitor] = await openSessions(1);
    await test.restart();
    await callUpToLimit(test.visitor(), 401);
    expect((await test.visitor().call(api.me)).status).toBe(429);
    expect((await visitor?.call(api.me))?.status).toBe(200);
  });

  it("does not stop a session when other clients of its address have reached the limit", async () => {
    const { visitor } = await signUp(test);
    expect((await visitor.call(api.me)).status).toBe(200);
    test.clock.now += 60_000;
    await sendForgedCookies(requestsPerMinute + 1, 100);
    expect((await visitor.call(api.me)).status).toBe(200);
    expect((await test.visitor().call(api.me)).status).toBe(429);
  });

  it("counts people of one address separately, and not for the address", async () => {
    const people = [await signUp(test), await signUp(test)];
    test.clock.now += 60_000;
    await test.restart();
    for (const { visitor } of people) await callUpToLimit(visitor, 200);
    expect((await test.visitor().call(api.instance)).status).toBe(200);
  });

  it("counts the cookie of an ended session for its address", async () => {
    const { visitor } = await signUp(test);
    const ended = test.visitor();
    for (const [name, value] of visitor.cookies) ended.cookies.set(name, value);
    await visitor.call(api.me);
    await visitor.call(api.logout);
    test.clock.now += 60_000;
    await callUpToLimit(ended, 401);
    expect((await ended.call(api.me)).status).toBe(429);
    expect((await test.visitor().call(api.me)).status).toBe(429);
  });

  it("starts a new window when the clock is set back", () => {
    const flood = new FloodLimit();
    const presented = { sid: null, address: "192.0.2.1" };
    for (let n = 0; n <= requestsPerMinute; n++) flood.begin(presented, 10_000_000);
    expect(flood.begin(presented, 10_000_000).secondsToWait).not.toBeNull();
    expect(flood.begin(presented, 0).secondsToWait).toBeNull();
  });

  it("keeps a limited number of addresses and sessions", () => {
    const flood = new FloodLimit({ maxKeys: 100 });
    for (let n = 0; n < 1_000; n++) {
      flood.begin({ sid: null, address: `192.0.2.${n}` }, 0);
      const request = flood.begin({ sid: `session ${n}`, address: "192.0.2.1" }, 0);
      flood.finish(request, { userId: `person ${n}`, sid: `session ${n}` }, 0);
    }
    expect(flood.size).toEqual({ counts: 100, sessions: 100 });
  });
});
