import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { withFailingCommits } from "../../testing/failing-commit.ts";
import { makeAccount, makeUniverse, signUp } from "../../testing/make.ts";
import { ProviderTest } from "../../testing/provider-sign-in.ts";
import type { Visitor } from "../../testing/visitor.ts";
import { hashOf, newSecret } from "../secrets.ts";
import { insertSession } from "./queries.ts";

const day = 24 * 3_600_000;
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
});
afterAll(() => test.close());

const isSignedIn = async (visitor: Visitor) => (await visitor.call(api.me)).status === 200;

/** A visitor with the present cookies of another, which later cookies do not replace. */
function copyOf(visitor: Visitor): Visitor {
  const copy = test.visitor();
  for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
  return copy;
}

describe("a session", () => {
  it("has a cookie that scripts and other sites cannot use", async () => {
    const answer = await test
      .visitor()
      .call(api.createUniverse, { body: { universeName: "Cookie", userName: "Ada" } });
    expect(answer.headers["set-cookie"]).toEqual([
      expect.stringMatching(
        /^mood-universe-session=[0-9a-f-]{36}\.[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^mood-universe-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
  });

  it("has a Secure cookie for this host only when PUBLIC_URL is https", async () => {
    const secure = await openTestApp({ publicUrl: new URL("https://mood.example.org") });
    const { visitor } = await signUp(secure);
    expect([...visitor.cookies.keys()]).toEqual([
      "__Host-mood-universe-session",
      "__Host-mood-universe-device",
    ]);
    expect((await visitor.call(api.me)).status).toBe(200);
    await secure.close();
  });

  it("is stored as a hash, which is not accepted as a cookie", async () => {
    await signUp(test);
    const thief = test.visitor();
    for (const { sid } of await test.database.db.selectFrom("sessions").select("sid").execute()) {
      thief.cookies.set("mood-universe-session", sid);
      expect(await isSignedIn(thief)).toBe(false);
    }
  });

  it("gets a new id at every sign-in, which ends the previous session", async () => {
    const { visitor, user } = await signUp(test);
    const before = copyOf(visitor);
    await visitor.call(api.openUniverse, { params: { universeName: user.universeName } });

    expect(visitor.cookies.get("mood-universe-session")).not.toBe(
      before.cookies.get("mood-universe-session"),
    );
    expect([await isSignedIn(visitor), await isSignedIn(before)]).toEqual([true, false]);
  });

  it("lasts 30 days from its last use, and is written at most once a day", async () => {
    const { visitor } = await signUp(test);
    test.clock.now += day - 1;
    expect((await visitor.call(api.me)).headers["set-cookie"]).toBeUndefined();
    test.clock.now += 1 + day;
    expect((await visitor.call(api.me)).headers["set-cookie"]).toBeDefined();
    test.clock.now += 30 * day - 1;
    expect(await isSignedIn(visitor)).toBe(true);
    test.clock.now += 30 * day;
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it("ends a year after its sign-in, however often it is used", async () => {
    const { visitor } = await signUp(test);
    const end = test.clock.now + 365 * day;
    while (test.clock.now + 29 * day < end) {
      test.clock.now += 29 * day;
      expect(await isSignedIn(visitor)).toBe(true);
    }
    test.clock.now = end - 1;
    expect((await visitor.call(api.me)).headers["set-cookie"]).toBeUndefined();
    test.clock.now = end;
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it("of an earlier version, whose cookie does not name the user, is found and can be ended", async () => {
    const { user } = await signUp(test);
    const secret = newSecret();
    const sess = JSON.stringify({ openedBy: "name", openedAt: new Date(test.clock.now).toISOString() });
    const expire = new Date(test.clock.now + 30 * day);
    await insertSession(test.database.db, { sid: hashOf(secret), userId: user.id, sess, expire });
    const visitor = test.visitor();
    visitor.cookies.set("session", secret);
    expect((await visitor.call(api.me)).body.user.id).toBe(user.id);
    const copy = copyOf(visitor);
    await visitor.call(api.logout);
    expect([await isSignedIn(visitor), await isSignedIn(copy)]).toEqual([false, false]);
  });

  it("is not found under the name of another user", async () => {
    const [{ visitor }, { user }] = [await signUp(test), await signUp(test)];
    const secret = visitor.cookies.get("mood-universe-session")?.split(".")[1];
    visitor.cookies.set("mood-universe-session", `${user.id}.${secret}`);
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it("survives a restart", async () => {
    const { visitor } = await signUp(test);
    await test.restart();
    expect(await isSignedIn(visitor)).toBe(true);
  });

  it("cannot be opened with a forged cookie", async () => {
    const visitor = test.visitor();
    for (const forged of [
      "x",
      "0".repeat(43),
      "'; drop table sessions; --",
      "%00",
      "%00.x",
      `${"x".repeat(4_000)}.y`,
    ]) {
      visitor.cookies.set("mood-universe-session", forged);
      expect((await visitor.call(api.me)).body).toEqual({
        error: "Please sign in first.",
        code: "not-signed-in",
        text: "refusals.notSignedIn",
      });
    }
  });
});

describe("a sign-in whose transaction fails to commit", () => {
  let at: ProviderTest;
  beforeAll(async () => {
    at = await ProviderTest.open({ rateLimits: false });
  });
  afterAll(() => at.close());

  it.each(["create", "open by name", "log in", "sign in through the provider"] as const)(
    "leaves the session that the browser had: %s",
    async (way) => {
      const here = at.test;
      const { visitor, user } = await signUp(here);
      const account = await makeAccount(here);
      const before = new Map(visitor.cookies);
      const callback = await at.goToProvider(visitor, { sub: way, name: "Ada" });
      const failed = await withFailingCommits(here.database, () => {
        if (way === "create") return visitor.call(api.createUniverse, { body: makeUniverse() });
        if (way === "log in")
          return visitor.call(api.login, { body: { email: account.email, password: account.password } });
        if (way === "sign in through the provider") return at.returnFromProvider(visitor, callback);
        return visitor.call(api.openUniverse, { params: { universeName: user.universeName } });
      });
      expect(failed.status).toBe(500);
      expect(visitor.cookies.get("mood-universe-session")).toBe(before.get("mood-universe-session"));
      expect(await isSignedIn(visitor)).toBe(true);
    },
  );
});

describe("a HEAD request", () => {
  it("opens and ends no session", async () => {
    const { visitor, user } = await signUp(test);
    const stranger = test.visitor();
    const opening = await stranger.send(
      "HEAD",
      `/api/users/by-universe/${encodeURIComponent(user.universeName)}`,
    );
    expect([opening.status, opening.headers["set-cookie"]]).toEqual([404, undefined]);
    await visitor.send("HEAD", "/api/logout");
    expect(await isSignedIn(visitor)).toBe(true);
  });
});

describe("GET /api/logout", () => {
  it.each(["same-origin", "none", undefined])(
    "ends the session on the server (Sec-Fetch-Site: %s)",
    async (site) => {
      const { visitor } = await signUp(test);
      const before = copyOf(visitor);
      const answer = await visitor.call(api.logout, { headers: site ? { "sec-fetch-site": site } : {} });

      expect([answer.status, answer.headers.location]).toEqual([302, "/"]);
      expect([...visitor.cookies.keys()]).toEqual(["mood-universe-device"]);
      expect(await isSignedIn(before)).toBe(false);
    },
  );

  it.each(["cross-site", "same-site"])(
    "changes nothing when another site sends a person there (%s)",
    async (site) => {
      const { visitor } = await signUp(test);
      const answer = await visitor.call(api.logout, { headers: { "sec-fetch-site": site } });

      expect([answer.status, answer.headers.location]).toEqual([302, "/"]);
      expect(await isSignedIn(visitor)).toBe(true);
    },
  );
});
