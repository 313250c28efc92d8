import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../testing/app.ts";
import { withFailingCommits } from "../testing/failing-commit.ts";
import { makeAccount, makeUniverse, signUp } from "../testing/make.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
});
afterAll(() => test.close());
beforeEach(() => {
  test.logged.length = 0;
});

type Line = { level: number; time: number; reqId?: string; call?: string; status?: number };
const lines = (): Line[] => test.logged.map((line) => JSON.parse(line));
const calls = () => lines().flatMap(({ call, status }) => (call ? [`${call} ${status}`] : []));

describe("the log", () => {
  it("has each sign-in and each sign-out, whether it succeeded or not", async () => {
    const { user } = await signUp(test);
    const account = await makeAccount(test);
    test.logged.length = 0;
    const visitor = test.visitor();
    await visitor.call(api.openUniverse, { params: { universeName: user.universeName } });
    await visitor.call(api.logout);
    await visitor.call(api.openUniverse, { params: { universeName: account.universeName } });
    await visitor.call(api.login, { body: { email: account.email, password: "wrong password" } });
    await visitor.call(api.login, { body: { email: account.email, password: account.password } });
    await visitor.call(api.me);
    await test.visitor().call(api.me);
    expect(calls()).toEqual([
      "GET /api/users/by-universe/:universeName 200",
      "GET /api/logout 302",
      "GET /api/users/by-universe/:universeName 403",
      "POST /api/auth/login 401",
      "POST /api/auth/login 200",
      "GET /api/auth/me 401",
    ]);
  });

  it("has the time, the severity and the number of the request in each line", async () => {
    const begin = Date.now();
    await signUp(test);
    for (const line of lines())
      expect(line).toEqual(
        expect.objectContaining({
          time: expect.any(Number),
          level: 30,
          reqId: expect.stringMatching(/^req-/),
        }),
      );
    expect(lines()[0]?.time).toBeGreaterThanOrEqual(begin);
  });

  it.each([
    "/api/nothing%0a%7B%22level%22:60%7D",
    "/api/users/by-universe/%0d%0a%7B%22level%22:60%7D",
    "/api/users/by-universe/%1b%5b2J",
  ])("cannot get a line of its own from a request: %s", async (url) => {
    await test.visitor().send("GET", url, { headers: { "user-agent": 'x\u0085{"level":60}' } });
    expect(test.logged).toHaveLength(1);
    expect(test.logged[0]).toMatch(/^\{[\x20-\x7e]+\}\n$/);
    expect(lines()).toMatchObject([{ level: 30 }]);
  });

  it("has the cause of a failure, and the reply only the number under which it is found there", async () => {
    const failed = await withFailingCommits(test.database, () =>
      test.visitor().call(api.createUniverse, { body: makeUniverse() }),
    );
    const line = lines().find(({ level }) => level === 50);
    expect([failed.status, failed.body]).toEqual([
      500,
      { error: "Something went wrong", code: "internal-error", text: "refusals.bug", requestId: line?.reqId },
    ]);
    expect(JSON.stringify(line)).toContain("    at ");
  });
});
