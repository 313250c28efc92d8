import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { connect } from "node:net";
import { finished } from "node:stream/promises";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import type { Call } from "#domain/call.ts";
import { makeAdministrator } from "../testing/administrator.ts";
import { anyCharacter } from "../testing/any-character.ts";
import { openTestApp, type TestApp } from "../testing/app.ts";
import {
  makeAccount,
  makeBody,
  makeComparison,
  makeEntry,
  makeSession,
  makeTarget,
  password,
  signUp,
} from "../testing/make.ts";
import { reportFigures } from "../testing/report.ts";
import type { Visitor } from "../testing/visitor.ts";

let test: TestApp;
let ada: Visitor;
let adaUser: { id: string };
let sentBodies = 0;
/** Creates a new user before the tests of each call, because some calls change the user or end the session. */
const signInAda = async (call?: Call) => {
  const { visitor, user } = await (call?.access === "administrator" ? makeAdministrator(test) : signUp(test));
  [ada, adaUser] = [visitor, user];
};
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
  await signInAda();
});
afterAll(async () => {
  reportFigures(`${sentBodies} random bodies on ${test.database.dialect}: no 500`);
  await test.close();
});

/** The reply to a valid change of the password, because Ada's universe has none. */
const noPasswordToChange = "This universe has no password to change.";

/** Calls that a person can make: server/assistants/assistants.test.ts sends messages of another protocol. */
const callsWithBody = Object.values<Call>(api).filter(({ body, forPrograms }) => body && !forPrograms);
/** Number of random bodies for each call; `npm run test:long` sets a larger number. */
const runs = process.env.BAD_BODIES ? Math.ceil(Number(process.env.BAD_BODIES) / callsWithBody.length) : 100;

describe.each(callsWithBody.map((call) => [`${call.method} ${call.path}`, call] as const))(
  "%s",
  (_, call) => {
    let target: { path: string; headers: Record<string, string> };
    beforeAll(async () => {
      await signInAda(call);
      target = await makeTarget(call, { visitor: ada, user: adaUser });
    });
    const send = (body: unknown, headers: Record<string, string> = {}) =>
      ada.send(call.method, target.path, { body, headers: { ...target.headers, ...headers } });

    it.each([
      ["nothing", "", 400],
      ["half an object", '{"emotion":', 400],
      ["a list", "[]", 400],
      ["a number", "1e309", 400],
      ["null", "null", 400],
      ["a poisoned prototype", '{"__proto__":{"isAdmin":true}}', 400],
      ["a poisoned constructor", '{"constructor":{"prototype":{"isAdmin":true}}}', 400],
      ["10,000 lists in each other", `${"[".repeat(10_000)}${"]".repeat(10_000)}`, 400],
      ["one byte more than it takes", JSON.stringify("x".repeat((call.bodyLimit ?? 64 * 1024) - 1)), 413],
    ])("refuses %s", async (_, body, status) => {
      const answer = await send(body);
      expect([answer.status, answer.body]).toEqual([
        status,
        expect.objectContaining({ error: expect.stringMatching(/^[A-Z].{10,}/) }),
      ]);
    });

    it("accepts a valid body, in JSON with any charset", async () => {
      const answer = await send(makeBody(call), { "content-type": "application/json; charset=utf-8" });
      expect(Object.keys(call.replies)).toContain(String(answer.status));
      expect([400, 413, 415, 500]).not.toContain(
        answer.body.error === noPasswordToChange ? 0 : answer.status,
      );
    });

    it(
      "never answers 500, whatever JSON comes",
      async () => {
        const anything = fc.oneof(
          fc.jsonValue(),
          fc.record(
            Object.fromEntries(
              Object.keys(makeBody(call)).map((key) => [
                key,
                fc.oneof(fc.jsonValue(), fc.string({ unit: anyCharacter })),
              ]),
            ),
            { requiredKeys: [] },
          ),
        );
        await fc.assert(
          fc.asyncProperty(anything, async (body) => {
            const answer = await send(JSON.stringify(body));
            sentBodies += 1;
            expect(Object.keys(call.replies)).toContain(String(answer.status));
            if (answer.status === 400) expect(answer.body.error).toEqual(expect.any(String));
          }),
          { numRuns: runs },
        );
      },
      60_000 + runs * 100,
    );
  },
);

describe("a path", () => {
  it.each([
    "/api/users/by-universe/%ff",
    "/api/users/by-universe/%00",
    "/api/%",
    `/api/users/${"x".repeat(3000)}`,
  ])("that cannot be is refused: %s", async (url) => {
    const answer = await ada.send("GET", url);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body.error).toMatch(/^(The request could not be read\.|Not found|Universe name .+\.)$/);
  });

  it("of no call gets a 404 in JSON", async () => {
    expect((await ada.send("GET", "/api/nothing")).body).toEqual({
      error: "Not found",
      code: "not-found",
      text: "refusals.notFound",
    });
    expect((await ada.send("DELETE", "/api/mood-entries")).status).toBe(404);
  });
});

describe("data that is not HTTP", () => {
  it("is refused, and the server continues to reply", async () => {
    const address = await test.app.listen({ port: 0, host: "127.0.0.1" });
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(address).port), "127.0.0.1", () =>
        socket.write("\0\x01nonsense\r\n\r\n"),
      );
      socket.on("data", (data) => resolve(String(data)));
      socket.on("error", reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
    expect((await fetch(`${address}/api/health/live`)).status).toBe(200);
  });
});

describe("the search for secrets at the end of every test", () => {
  it("finds one in a reply or a log line", async () => {
    const leaking = await openTestApp();
    const { user, visitor } = await signUp(leaking, { demographics: "Lives by the canary sea" });
    const compared = makeComparison({ name: "Before the canary", query: "first.words=canary&second=others" });
    await visitor.call(api.putComparison, { params: { id: randomUUID() }, body: compared });
    await makeAccount(leaking);
    const { db } = leaking.database;
    const rows = await db.selectFrom("users").select(["passwordHash", "salt"]).execute();
    const [session] = await db.selectFrom("sessions").select("sid").where("userId", "=", user.id).execute();
    const secrets = rows
      .flatMap(({ passwordHash, salt }) => [passwordHash ?? "", salt ?? ""])
      .filter(Boolean);
    expect(secrets).toHaveLength(2);
    const texts = ["Lives by the canary sea", ...Object.values(compared)];
    for (const secret of [...secrets, session?.sid ?? "", ...texts, password]) {
      leaking.logged.push(`{"msg":"${secret}"}`);
      await expect(leaking.close()).rejects.toThrow("contain secrets");
      leaking.logged.pop();
    }
    await leaking.close();
  });
});

describe("the log", () => {
  it("reports a client that disconnects during a request as no fault of the storage", async () => {
    const listening = await openTestApp();
    const { port } = new URL(await listening.app.listen({ port: 0, host: "127.0.0.1" }));
    const socket = connect(Number(port), "127.0.0.1");
    const head = ["POST /api/users HTTP/1.1", "Host: localhost", "Content-Type: application/json"];
    socket.write(`${head.join("\r\n")}\r\nContent-Length: 100\r\n\r\n{`);
    const [request] = (await once(listening.app.server, "request")) as [IncomingMessage];
    socket.destroy();
    await finished(request).catch(() => {});
    await listening.close();
    expect(listening.logged.join("")).not.toContain('"level":50');
  });

  it("has a line for each call, by its route, and nothing that a person wrote", async () => {
    const secrets = ["Canary Universe", "Canary Person", "canary demographics", "canary note"];
    const [universeName = "", userName, demographics, note] = secrets;
    const { visitor } = await signUp(test, { universeName, userName, demographics });
    await visitor.call(api.createMoodEntry, { body: makeEntry({ note }) });
    await visitor.call(api.createMoodEntry, { body: makeEntry({ note, intensity: 99 }) });
    await visitor.call(api.openUniverse, { params: { universeName: "Canary Universe Missed" } });
    secrets.push(...visitor.cookies.values());

    const log = test.logged.join("");
    expect(log).toContain('"call":"POST /api/mood-entries","status":201');
    expect(log).toContain('"call":"GET /api/users/by-universe/:universeName","status":404');
    for (const secret of secrets) {
      expect(log).not.toContain(secret);
      expect(log).not.toContain(encodeURIComponent(secret));
    }
  });
});

describe("a quotation mark in an id", () => {
  it.each(["' or '1'='1", "'; drop table users; --", "\\' --"])(
    "is a text and never a part of a statement: %s",
    async (before) => {
      const { visitor, user } = await signUp(test);
      await visitor.call(api.createWellnessSession, { params: user, body: makeSession() });
      const answer = await visitor.call(api.listWellnessSessions, { params: user, query: { before } });
      expect([answer.status, answer.body]).toEqual([200, []]);
      expect((await visitor.call(api.listWellnessSessions, { params: user })).body).toHaveLength(1);
    },
  );
});
