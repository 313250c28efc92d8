import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { signUp } from "../../testing/make.ts";
import type { Visitor } from "../../testing/visitor.ts";
import { FloodLimit, requestsPerMinute } from "./flood-limit.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.now += 60_000;
});

/** The number of queries that the database got while `act` ran. */
async function countQueries(act: () => Promise<unknown>): Promise<number> {
  const queries = vi.spyOn(test.database.db.getExecutor(), "executeQuery");
  try {
    await act();
    return queries.mock.calls.length;
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
      visitor.cookies.set("session", `invented ${test.clock.now} ${sent + index}`);
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

describe("the flood limit", () => {
  it("stops an address with forged cookies before any query", async () => {
    let statuses: number[] = [];
    const queries = await countQueries(async () => {
      statuses = await sendForgedCookies(requestsPerMinute + 100, 100);
    });
    expect(statuses).toEqual([...Array(requestsPerMinute).fill(401), ...Array(100).fill(429)]);
    expect(queries).toBe(requestsPerMinute);
  });

  it("counts concurrent requests before their first query", async () => {
    const queries = await countQueries(() => sendForgedCookies(800, 800));
    expect(queries).toBe(requestsPerMinute);
  });

  it("stops a session over its limit before any query", async () => {
    const { visitor } = await signUp(test);
    await callUpToLimit(visitor, 200);
    const queries = await countQueries(async () => {
      expect((await visitor.call(api.me)).status).toBe(429);
    });
    expect(queries).toBe(0);
  });

  it("does not stop a session when other clients of its address have reached the limit", async () => {
    const { visitor } = await signUp(test);
    expect((await visitor.call(api.me)).status).toBe(200);
    test.clock.now += 60_000;
    await sendForgedCookies(requestsPerMinute + 1, 100);
    expect((await visitor.call(api.me)).status).toBe(200);
    expect((await test.visitor().call(api.me)).status).toBe(429);
  });

  it("counts sessions of one address separately, and not for the address", async () => {
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
      flood.finish(request, `session ${n}`, 0);
    }
    expect(flood.size).toEqual({ counts: 100, sessions: 100 });
  });
});
