import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Call } from "#domain/call.ts";
import { adminCalls } from "#domain/calls/admin.ts";
import { appoint, makeAdministrator } from "../../testing/administrator.ts";
import type { TestApp } from "../../testing/app.ts";
import {
  addPasskey,
  makeAuthenticator,
  openPasskeyApp,
  signInByPasskey,
} from "../../testing/authenticator/passkeys.ts";
import { makeAccount, signIn, signUp } from "../../testing/make.ts";
import { setUpSecondFactor } from "../../testing/second-factor.ts";
import { type Answer, pathOf, type Visitor } from "../../testing/visitor.ts";
import { requestsPerMinute } from "../limits/flood-limit.ts";
import { updateCredential } from "../users/credential-queries.ts";
import { updateUser } from "../users/queries.ts";

const hour = 3_600_000;

let test: TestApp;
beforeAll(async () => {
  test = await openPasskeyApp();
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.now += hour;
});

const calls = Object.entries(adminCalls) as [string, Call][];
const params = { id: "someone", action: "close" };
const isRead = ({ method }: Call) => method === "GET";

/** The headers but for the time of the reply, and the number of its request. */
const shown = ({ status, text, headers: { date: _, ...headers } }: Answer) => ({ status, text, headers });

type Request = { readonly body?: unknown; readonly headers?: Record<string, string> };

/** What the visitor gets at the address of a call, and at one that does not exist. */
async function both(visitor: Visitor, call: Call, request: Request = {}) {
  const path = pathOf(call, { params });
  const unknown = path.replace("/api/admin/", "/api/unknown/");
  return [
    await visitor.send(call.method, path, request),
    await visitor.send(call.method, unknown, request),
  ] as const;
}

async function expectUnknown(visitor: Visitor, call: Call, request: Request = {}) {
  const [admin, unknown] = await both(visitor, call, request);
  expect(shown(admin)).toEqual(shown(unknown));
  return admin;
}

describe.each(calls)("the address of %s", (_name, call) => {
  it("does not exist for visitors, for people, and for whoever is no administrator any more", async () => {
    const forged = test.visitor();
    forged.cookies.set("__Host-session", `someone.${"A".repeat(43)}`);
    const former = await makeAdministrator(test);
    await updateUser(test.database.db, former.user.id, { isAdministrator: 0 });
    const people = [test.visitor(), forged, former.visitor, (await signUp(test)).visitor];
    for (const visitor of people) {
      const { status, body } = await expectUnknown(visitor, call);
      expect([status, body.code]).toEqual([404, "not-found"]);
    }
  });

  it("does not exist for them whatever they send, and from wherever", async () => {
    const { visitor } = await signUp(test);
    const requests: Request[] = [
      { headers: { "sec-fetch-site": "cross-site", origin: "https://evil.example" } },
      { headers: { accept: "text/html", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" } },
      { headers: { "universe-owner": "someone else" } },
      { headers: { "accept-encoding": "br" } },
      ...(isRead(call)
        ? []
        : [
            { body: {} },
            { body: "{", headers: {} },
            { body: "a=b", headers: { "content-type": "text/plain" } },
            { body: "{}", headers: { "content-type": "Application/JSON; charset=utf-8" } },
            { body: "", headers: { "content-type": "" } },
            { body: { label: "x".repeat(70_000) } },
          ]),
    ];
    for (const request of requests) await expectUnknown(visitor, call, request);
  });

  it("tells nothing of a session that would be extended by another call", async () => {
    const { visitor } = await signUp(test);
    test.clock.now += 26 * hour;
    const answer = await expectUnknown(visitor, call);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });
});

it("does not exist for a person who asks too often, and for one who asks from elsewhere meanwhile", async () => {
  const limited = await openPasskeyApp({ rateLimits: true });
  const { visitor } = await signUp(limited);
  const call = adminCalls.listUniverses;
  for (let count = 0; count <= requestsPerMinute; count++) await visitor.call(call);
  expect((await visitor.call(call)).status).toBe(404);
  await limited.close();
});

describe("an administrator", () => {
  const list = (visitor: Visitor) => visitor.call(adminCalls.listUniverses);
  const refused = (text: string) => ({ code: "second-factor-needed", text: `refusals-admin.${text}` });

  it("with a second factor is let in, and refused when it is gone", async () => {
    const { account, visitor, user } = await makeAdministrator(test);
    expect((await list(visitor)).status).toBe(200);
    await test.database.db.deleteFrom("credentials").where("userId", "=", user.id).execute();
    for (const [, call] of calls) {
      const { status, body } = await visitor.call(call, { params, ...(!isRead(call) && { body: {} }) });
      expect([status, body]).toMatchObject([403, refused("secondFactorNeeded")]);
    }
    await setUpSecondFactor(test, (await signIn(test, account)).visitor);
    expect((await list(visitor)).status).toBe(200);
  });

  it("with a passkey signs in with it, and goes on where they added it", async () => {
    const account = await makeAccount(test);
    const { visitor, user } = await signIn(test, account);
    await appoint(test, user);
    expect((await list(visitor)).body).toMatchObject(refused("secondFactorNeeded"));
    test.clock.now += 1000;
    const authenticator = makeAuthenticator();
    await addPasskey(visitor, authenticator);
    expect((await list(visitor)).status).toBe(200);
    test.clock.now += 1000;
    const byPassword = (await signIn(test, account)).visitor;
    const { status, body } = await list(byPassword);
    expect([status, body]).toMatchObject([403, refused("passkeyNeeded")]);
    const byPasskey = (await signInByPasskey(test, authenticator)).visitor;
    expect((await list(byPasskey)).status).toBe(200);
  });

  it("with a passkey of another host has none", async () => {
    const { visitor, user } = await signIn(test, await makeAccount(test));
    await appoint(test, user);
    await addPasskey(visitor, makeAuthenticator());
    expect((await list(visitor)).status).toBe(200);
    const rows = await test.database.db
      .selectFrom("credentials")
      .selectAll()
      .where("userId", "=", user.id)
      .execute();
    for (const row of rows) {
      const data = JSON.stringify({ ...JSON.parse(row.data), host: "other.example.org" });
      await updateCredential(test.database.db, row, { data });
    }
    expect((await list(visitor)).body).toMatchObject(refused("secondFactorNeeded"));
  });

  it("proves for each change that it is them, within ten minutes", async () => {
    const { visitor } = await makeAdministrator(test);
    test.clock.now += 11 * 60_000;
    for (const [, call] of calls) {
      const { status, body } = await visitor.call(call, { params, ...(!isRead(call) && { body: {} }) });
      if (isRead(call)) expect(status).toBe(200);
      else expect([status, body.code]).toEqual([403, "recent-sign-in-required"]);
    }
  });

  it("is refused to other sites, and asked by another universe", async () => {
    const { visitor } = await makeAdministrator(test);
    const call = adminCalls.createInvitation;
    const headers = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
    expect((await visitor.call(call, { body: {}, headers })).body.code).toBe("cross-site-request");
    const { body } = await visitor.call(call, { body: {}, headers: { "universe-owner": "another" } });
    expect(body.code).toBe("another-session");
  });
});
