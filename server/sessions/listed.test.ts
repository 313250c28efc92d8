import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ListedSession } from "#domain/accounts/sessions.ts";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeAccount, makeDevice, password, signIn, signInByName, signUp } from "../../testing/make.ts";
import type { Visitor } from "../../testing/visitor.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
});
afterAll(() => test.close());

const minute = 60_000;
const hour = 60 * minute;
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";

const list = async (visitor: Visitor): Promise<ListedSession[]> =>
  (await visitor.call(api.listSessions)).body;
const end = async (visitor: Visitor, id: string | undefined) =>
  (await visitor.call(api.endSession, { params: { id: id ?? "" } })).status;
const isSignedIn = async (visitor: Visitor) => (await visitor.call(api.me)).status === 200;
const currentOf = async (visitor: Visitor) => (await list(visitor)).find(({ isCurrent }) => isCurrent)?.id;

async function signInWith(headers: Record<string, string>, email: string) {
  const visitor = test.visitor();
  const { status } = await visitor.call(api.login, { body: { email, password }, headers });
  expect(status).toBe(200);
  return visitor;
}

describe("GET /api/account/sessions", () => {
  it("says where, how and when a person signed in, and when each browser was used last", async () => {
    const account = await makeAccount(test);
    const laptop = await signInWith({ "user-agent": firefox }, account.email);
    const signedInAt = new Date(test.clock.now).toISOString();
    test.clock.now += 2 * hour;
    const now = new Date(test.clock.now).toISOString();
    const { visitor: phone } = await signIn(test, account);
    await laptop.call(api.me);
    const [one, other] = (await list(laptop)).toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
    expect(one).toEqual({
      ...{
        id: expect.stringMatching(/^[0-9a-f]{64}$/),
        isCurrent: true,
        isFounding: false,
        method: "password",
      },
      device: { browser: "Firefox", system: "Linux" },
      ...{ createdAt: signedInAt, lastUsedAt: now },
    });
    expect(other).toMatchObject({
      isCurrent: false,
      device: { browser: null, system: null },
      createdAt: now,
    });
    expect(await currentOf(phone)).toBe(other?.id);
  });

  it("names no session by what is stored of it", async () => {
    const { visitor, user } = await signUp(test);
    const [row] = await test.database.db
      .selectFrom("sessions")
      .select("sid")
      .where("userId", "=", user.id)
      .execute();
    expect((await visitor.call(api.listSessions)).text).not.toContain(row?.sid);
  });

  it("stores the last use at most once an hour", async () => {
    const { visitor } = await signIn(test, await makeAccount(test));
    const used = async () => (await list(visitor))[0]?.lastUsedAt;
    const first = await used();
    test.clock.now += hour - 1;
    expect(await used()).toBe(first);
    test.clock.now += 1;
    expect(await used()).toBe(new Date(test.clock.now).toISOString());
  });

  it("lists a session of an earlier version, as far as that version has said anything", async () => {
    const { visitor, user } = await signIn(test, await makeAccount(test));
    const unknown = { authenticatedAt: null, method: null, device: null };
    await test.database.db.updateTable("sessions").set(unknown).where("userId", "=", user.id).execute();
    expect(await list(visitor)).toEqual([
      expect.objectContaining({
        ...{ method: "password", device: { browser: null, system: null } },
        createdAt: new Date(test.clock.now).toISOString(),
      }),
    ]);
  });

  it.each([
    ["none", undefined],
    ["10,000 characters", "Firefox/".repeat(1_250)],
    ["another language", "Чёрный ящик".replace(/[^\x20-\x7e]/g, "?")],
    ["tabs and markup", "\t<b>Windows</b>\tFirefox/"],
  ])("signs in a browser that says of itself: %s", async (_, agent) => {
    const account = await makeAccount(test);
    const visitor = await signInWith(agent === undefined ? {} : { "user-agent": agent }, account.email);
    for (const name of Object.values((await list(visitor))[0]?.device ?? {}))
      expect([null, "Firefox", "Windows"]).toContain(name);
  });
});

describe("DELETE /api/account/sessions/:id", () => {
  it("signs out that browser alone, and ends its reminders", async () => {
    const account = await makeAccount(test);
    const [{ visitor }, { visitor: stolen }, { visitor: phone }] = [
      await signIn(test, account),
      await signIn(test, account),
      await signIn(test, account),
    ];
    await stolen.call(api.putDevice, { body: makeDevice() });
    expect(await end(visitor, await currentOf(stolen))).toBe(204);
    expect([await isSignedIn(visitor), await isSignedIn(stolen), await isSignedIn(phone)]).toEqual([
      true,
      false,
      true,
    ]);
    expect((await visitor.call(api.getReminders)).body.devices).toEqual([]);
  });

  it("knows no session of somebody else, none that has ended, and none that never was", async () => {
    const account = await makeAccount(test);
    const [{ visitor }, { visitor: other }] = [await signIn(test, account), await signIn(test, account)];
    const { visitor: stranger } = await signUp(test);
    const foreign = await currentOf(stranger);
    const ended = await currentOf(other);
    await other.call(api.logout);
    expect([await end(visitor, foreign), await end(visitor, ended), await end(visitor, "x")]).toEqual([
      404, 404, 404,
    ]);
    expect(await isSignedIn(stranger)).toBe(true);
  });

  it("succeeds for one of ten at the same time", async () => {
    const account = await makeAccount(test);
    const [{ visitor }, { visitor: other }] = [await signIn(test, account), await signIn(test, account)];
    const id = await currentOf(other);
    const statuses = await Promise.all(Array.from({ length: 10 }, () => end(visitor, id)));
    expect(statuses.toSorted()).toEqual([204, ...Array(9).fill(404)]);
  });

  it("signs out the browser that asks, and takes its cookie", async () => {
    const { visitor } = await signIn(test, await makeAccount(test));
    expect(await end(visitor, await currentOf(visitor))).toBe(204);
    expect(visitor.cookies.has("mood-universe-session")).toBe(false);
  });

  it("leaves the session that founded a universe to its own browser", async () => {
    const founder = await signUp(test);
    const other = await signInByName(test, founder.user.universeName);
    const founding = (await list(other)).find(({ isFounding }) => isFounding)?.id;
    const answer = await other.call(api.endSession, { params: { id: founding ?? "" } });
    expect([answer.status, answer.body.code]).toEqual([403, "founder-required"]);
    await other.call(api.endOtherSessions);
    expect(await isSignedIn(founder.visitor)).toBe(true);
  });
});

describe("DELETE /api/account/sessions", () => {
  it("signs out every other browser", async () => {
    const account = await makeAccount(test);
    const people = [await signIn(test, account), await signIn(test, account), await signIn(test, account)];
    expect((await people[1]?.visitor.call(api.endOtherSessions))?.status).toBe(204);
    expect(await Promise.all(people.map(({ visitor }) => isSignedIn(visitor)))).toEqual([false, true, false]);
  });
});
