import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ListedToken } from "#domain/accounts/tokens.ts";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeAccount, makeEntry, password, signIn, signUp } from "../../testing/make.ts";
import { programOf, tokenOf } from "../../testing/tokens.ts";
import type { Visitor } from "../../testing/visitor.ts";
import { sweep } from "../housekeeping.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
});
afterAll(() => test.close());

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const list = async (visitor: Visitor): Promise<ListedToken[]> =>
  (await visitor.call(api.listTokens)).body.tokens;
const poll = async (token: string) => {
  const { status, body } = await programOf(test, token).call(api.listMoodEntries);
  return [status, body.code];
};
const isoAt = (ms: number) => new Date(test.clock.now + ms).toISOString();
const works = [200, undefined];
const unknown = [401, "token-unknown"];

describe("a new token", () => {
  it("is for stars without words, for 90 days, and is shown once", async () => {
    const { visitor } = await signUp(test);
    const answer = await visitor.call(api.createToken, { body: { name: " Home Assistant " } });
    const { token, ...listed } = answer.body;
    expect([answer.status, token]).toEqual([201, expect.stringMatching(/^mu_[0-9A-Za-z]+_[0-9A-Za-z]+$/)]);
    expect(listed).toEqual({
      ...{ id: token.split("_")[1], name: "Home Assistant", scopes: ["moods:read"] },
      ...{ createdAt: isoAt(0), expiresAt: isoAt(90 * day), lastUsedAt: null },
    });
    const again = await visitor.call(api.listTokens);
    expect(again.body).toEqual({ tokens: [listed] });
    expect(again.text).not.toContain(token);
    expect(await poll(token)).toEqual(works);
  });

  it("is nowhere in the database", async () => {
    const { visitor } = await signUp(test);
    const { token } = await tokenOf(visitor);
    const rows = await test.database.db.selectFrom("access_tokens").selectAll().execute();
    expect(JSON.stringify(rows)).toContain(token.split("_")[1]);
    expect(JSON.stringify(rows)).not.toContain(token.split("_")[2]);
  });

  it("never ends by itself where its person wants so, or ends when they say", async () => {
    const { visitor } = await signUp(test);
    const forEver = await tokenOf(visitor, undefined, { expiresAt: null });
    const until = await tokenOf(visitor, undefined, { expiresAt: isoAt(hour) });
    test.clock.now += hour - 1;
    expect([await poll(forEver.token), await poll(until.token)]).toEqual([works, works]);
    test.clock.now += 1;
    expect([await poll(forEver.token), await poll(until.token)]).toEqual([works, unknown]);
    test.clock.now += 3_000 * day;
    expect(await poll(forEver.token)).toEqual(works);
  });

  it.each([
    ["an end that has passed", { expiresAt: "2020-01-01T00:00:00Z" }, "expiresAt", "moment-in-past"],
    ["an end that is none", { expiresAt: "tomorrow" }, "expiresAt", "not-a-moment"],
    ["no scope", { scopes: [] }, "scopes", "unknown-option"],
    ["a scope that nobody knows", { scopes: ["moods:read", "account"] }, "scopes", "unknown-option"],
    ["no name", { name: " " }, "name", "length-out-of-range"],
    ["a name that is too long", { name: "x".repeat(51) }, "name", "length-out-of-range"],
    ["an invisible name", { name: "a\u202Eb" }, "name", "invisible-characters"],
  ])("is refused with %s", async (_, body, field, code) => {
    const { visitor } = await signUp(test);
    const answer = await visitor.call(api.createToken, { body: { name: "Program", ...body } });
    expect([answer.status, answer.body.fieldCodes[field]?.code]).toEqual([400, code]);
    expect(await list(visitor)).toEqual([]);
  });

  it("is refused beyond the twentieth, also of many at once", async () => {
    const { visitor } = await signUp(test);
    for (let n = 0; n < 18; n++) await tokenOf(visitor);
    const asked = [1, 2, 3, 4].map(() => visitor.call(api.createToken, { body: { name: "Program" } }));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 201, 409, 409]);
    expect(await list(visitor)).toHaveLength(20);
  });

  it("needs a person who has proved themselves lately", async () => {
    const { visitor } = await signIn(test, await makeAccount(test));
    test.clock.now += 11 * minute;
    const make = () => visitor.call(api.createToken, { body: { name: "Program" } });
    expect((await make()).body.code).toBe("recent-sign-in-required");
    await visitor.call(api.confirm, { body: { password } });
    expect((await make()).status).toBe(201);
  });

  it("is told to its person by mail, without the token", async () => {
    const account = await makeAccount(test);
    const { visitor } = await signIn(test, account);
    const { token } = await tokenOf(visitor);
    test.clock.now += minute;
    const mail = (await test.mailsTo(account.email)).at(-1);
    expect(mail?.subject).toBe("A program can read or change your universe now");
    expect(JSON.stringify(mail)).not.toContain(token);
  });
});

describe("a token", () => {
  it("has a last use, stored at most once an hour", async () => {
    const { visitor } = await signUp(test);
    const { token } = await tokenOf(visitor);
    const used = async () => {
      await poll(token);
      return (await list(visitor))[0]?.lastUsedAt;
    };
    const first = isoAt(0);
    expect(await used()).toBe(first);
    test.clock.now += hour - 1;
    expect(await used()).toBe(first);
    test.clock.now += 1;
    expect(await used()).toBe(isoAt(0));
  });

  it("is refused from the moment at which it is revoked", async () => {
    const { visitor } = await signUp(test);
    const { id, token } = await tokenOf(visitor);
    const other = await tokenOf(visitor);
    expect(await poll(token)).toEqual(works);
    expect((await visitor.call(api.deleteToken, { params: { id } })).status).toBe(204);
    expect([await poll(token), await poll(other.token)]).toEqual([unknown, works]);
    expect((await visitor.call(api.deleteToken, { params: { id } })).status).toBe(404);
  });

  it("is listed for thirty days after its end, and then forgotten", async () => {
    const { visitor, user } = await signUp(test);
    await tokenOf(visitor);
    test.clock.now += 120 * day - 1;
    await visitor.call(api.openUniverse, { params: user });
    await sweep(test.app);
    expect(await list(visitor)).toHaveLength(1);
    test.clock.now += 1;
    await sweep(test.app);
    expect(await list(visitor)).toEqual([]);
  });

  it("is as good after the clock was set back, and as bad: its end does not move", async () => {
    const { visitor } = await signUp(test);
    const { token } = await tokenOf(visitor, undefined, { expiresAt: isoAt(day) });
    await poll(token);
    test.clock.now -= 2 * day;
    expect(await poll(token)).toEqual(works);
    test.clock.now += 3 * day;
    expect(await poll(token)).toEqual(unknown);
  });

  it("adds a star as its person does, and shares their pause", async () => {
    const { visitor } = await signUp(test);
    const program = programOf(test, (await tokenOf(visitor, ["moods:write"])).token);
    expect((await program.call(api.createMoodEntry, { body: makeEntry() })).status).toBe(201);
    const pausing = await visitor.call(api.createMoodEntry, { body: makeEntry() });
    expect([pausing.status, pausing.body.code]).toEqual([429, "pause"]);
  });
});
