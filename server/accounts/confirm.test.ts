import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PasskeyAnswer } from "#domain/accounts/passkeys.ts";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import {
  addPasskey,
  askForPasskey,
  makeAuthenticator,
  makeKeyedUniverse,
  openPasskeyApp,
} from "../../testing/authenticator/passkeys.ts";
import { makeAccount, makeDevice, password, signIn, signUp } from "../../testing/make.ts";
import { setUpSecondFactor } from "../../testing/second-factor.ts";
import type { Visitor } from "../../testing/visitor.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
});
afterAll(() => test.close());

const minute = 60_000;
const enter = async () => signIn(test, await makeAccount(test));
const confirm = (visitor: Visitor, typed = password) =>
  visitor.call(api.confirm, { body: { password: typed } });
const confirmedUntil = async (visitor: Visitor) => (await visitor.call(api.getDoors)).body.confirmedUntil;
const isSignedIn = async (visitor: Visitor) => (await visitor.call(api.me)).status === 200;
const inMs = (ms: number) => new Date(test.clock.now + ms).toISOString();

/** A call that asks for a proof, of something that nobody has. */
const ask = (visitor: Visitor) => visitor.call(api.removeProvider, { params: { id: "x" } });

/** A visitor with the present cookies of another. */
function copyOf({ cookies }: Visitor): Visitor {
  const copy = test.visitor();
  for (const [name, value] of cookies) copy.cookies.set(name, value);
  return copy;
}

describe("a call that asks for a recent sign-in", () => {
  it("is refused ten minutes after the sign-in, and answered after the password was typed again", async () => {
    const { visitor } = await enter();
    expect(await confirmedUntil(visitor)).toBe(inMs(10 * minute));
    expect((await ask(visitor)).status).toBe(404);
    test.clock.now += 10 * minute;
    expect(await confirmedUntil(visitor)).toBeNull();
    const refused = await ask(visitor);
    expect([refused.status, refused.body]).toEqual([
      403,
      {
        error: "Please confirm first that it is you.",
        ...{ code: "recent-sign-in-required", params: { minutes: 10 } },
        text: "refusals-accounts.confirmFirst",
      },
    ]);
    const confirmed = await confirm(visitor);
    expect([confirmed.status, confirmed.body]).toEqual([200, { confirmedUntil: inMs(10 * minute) }]);
    expect((await ask(visitor)).status).toBe(404);
    test.clock.now += 10 * minute;
    expect((await ask(visitor)).status).toBe(403);
  });

  it("is answered in a universe that its name alone opens, however old the sign-in is", async () => {
    const { visitor } = await signUp(test);
    test.clock.now += 60 * minute;
    expect((await ask(visitor)).status).toBe(404);
  });
});

describe("POST /api/account/confirm", () => {
  it("gives the session another cookie, and the one before proves nothing and ends within a minute", async () => {
    const { visitor } = await enter();
    await visitor.call(api.putDevice, { body: makeDevice() });
    test.clock.now += 10 * minute;
    const before = copyOf(visitor);
    await confirm(visitor);
    // Calls that were on their way are answered.
    expect([await isSignedIn(before), await isSignedIn(visitor)]).toEqual([true, true]);
    expect((await ask(before)).status).toBe(403);
    expect((await visitor.call(api.listSessions)).body).toHaveLength(1);
    expect((await visitor.call(api.getReminders)).body.here).not.toBeNull();
    test.clock.now += minute;
    expect([await isSignedIn(before), await isSignedIn(visitor)]).toEqual([false, true]);
  });

  it("lets the cookie before end no session but its own", async () => {
    const account = await makeAccount(test);
    const { visitor } = await signIn(test, account);
    const { visitor: other } = await signIn(test, account);
    const before = copyOf(visitor);
    await confirm(visitor);
    const listed = (await visitor.call(api.listSessions)).body;
    for (const { id } of listed)
      expect((await before.call(api.endSession, { params: { id } })).status).toBe(403);
    const others = await before.call(api.endOtherSessions);
    expect([others.status, others.body?.code]).toEqual([403, "recent-sign-in-required"]);
    await before.call(api.logout, { headers: { "sec-fetch-site": "same-origin" } });
    const opened = [await isSignedIn(before), await isSignedIn(visitor), await isSignedIn(other)];
    expect([listed.length, ...opened]).toEqual([2, false, true, true]);
  });

  it("ends the cookie before also where another process has stored a later end", async () => {
    const { visitor, user } = await enter();
    const before = copyOf(visitor);
    await confirm(visitor);
    const expire = new Date(test.clock.now + 30 * 24 * 60 * minute);
    await test.database.db.updateTable("sessions").set({ expire }).where("userId", "=", user.id).execute();
    test.clock.now += minute - 1;
    expect([await isSignedIn(before), await isSignedIn(visitor)]).toEqual([true, true]);
    test.clock.now += 1;
    expect([await isSignedIn(before), await isSignedIn(visitor)]).toEqual([false, true]);
  });

  it("can be repeated with the cookie before, when its reply was lost", async () => {
    const { visitor } = await enter();
    test.clock.now += 10 * minute;
    const before = copyOf(visitor);
    await confirm(visitor);
    expect((await confirm(before)).status).toBe(200);
    test.clock.now += 24 * 60 * minute;
    expect(await isSignedIn(before)).toBe(true);
  });

  it("leaves everything as it was after a wrong password", async () => {
    const { visitor } = await enter();
    test.clock.now += 10 * minute;
    const before = copyOf(visitor);
    const answer = await confirm(visitor, "Wrong-Pass-1");
    expect([answer.status, answer.body.code]).toEqual([403, "wrong-password"]);
    expect([await isSignedIn(before), (await ask(visitor)).status]).toEqual([true, 403]);
  });

  it("asks for a code where the person has a second factor, and no wrong one ends the session", async () => {
    const { visitor } = await enter();
    const factor = await setUpSecondFactor(test, visitor);
    test.clock.now += 10 * minute;
    const withCode = (code: string) => visitor.call(api.confirm, { body: { password, code } });
    for (const [code, refusal] of [
      ["", "second-factor-required"],
      ["000000", "wrong-code"],
    ] as const) {
      const answer = await withCode(code);
      expect([answer.status, answer.body.code]).toEqual([403, refusal]);
    }
    expect((await ask(visitor)).status).toBe(403);
    expect((await withCode(factor.code())).status).toBe(200);
    expect((await ask(visitor)).status).toBe(404);
  });

  it("proves nothing in a universe without a password, and in a session that has ended", async () => {
    const { visitor } = await signUp(test);
    const none = await confirm(visitor);
    expect([none.status, none.body.code]).toEqual([400, "no-password"]);
    const person = await enter();
    const ended = copyOf(person.visitor);
    await person.visitor.call(api.logout);
    expect((await confirm(ended)).status).toBe(401);
  });

  it("answers each of ten at once with a cookie that works", async () => {
    const { visitor } = await enter();
    test.clock.now += 10 * minute;
    const copies = Array.from({ length: 10 }, () => copyOf(visitor));
    const statuses = await Promise.all(copies.map(async (copy) => (await confirm(copy)).status));
    expect(statuses).toEqual(Array(10).fill(200));
    test.clock.now += minute;
    const works = await Promise.all(copies.map(isSignedIn));
    expect([await isSignedIn(visitor), ...works]).toEqual([false, ...Array(10).fill(true)]);
  });

  it("ends a session at the latest a year after its sign-in all the same", async () => {
    const { visitor } = await enter();
    const year = 365 * 24 * 60 * minute;
    const end = test.clock.now + year;
    while (test.clock.now + 29 * 24 * 60 * minute < end) {
      test.clock.now += 29 * 24 * 60 * minute;
      await confirm(visitor);
    }
    test.clock.now = end - 1;
    expect(await isSignedIn(visitor)).toBe(true);
    test.clock.now = end;
    expect(await isSignedIn(visitor)).toBe(false);
  });
});

describe("POST /api/account/confirm with a passkey", () => {
  let at: TestApp;
  beforeAll(async () => {
    at = await openPasskeyApp();
  });
  afterAll(() => at.close());

  const send = (visitor: Visitor, response: PasskeyAnswer) =>
    visitor.call(api.confirm, { body: { response } });

  it("proves who the person is, once for each question", async () => {
    const { visitor, authenticator } = await makeKeyedUniverse(at);
    at.clock.now += 10 * minute;
    expect((await ask(visitor)).status).toBe(403);
    const response = authenticator.get(await askForPasskey(visitor, "confirm"));
    expect((await send(visitor, response)).status).toBe(200);
    expect((await ask(visitor)).status).toBe(404);
    const repeated = await send(visitor, response);
    expect([repeated.status, repeated.body.code]).toEqual([400, "expired-challenge"]);
  });

  it("is refused for the key of somebody else, and for an answer that was meant for a sign-in", async () => {
    const { visitor } = await makeKeyedUniverse(at);
    const stranger = await makeKeyedUniverse(at);
    const { allowCredentials: _, ...question } = await askForPasskey(visitor, "confirm");
    const foreign = await send(visitor, stranger.authenticator.get(question));
    expect([foreign.status, foreign.body.code]).toEqual([403, "unknown-passkey"]);
    const own = await makeKeyedUniverse(at);
    const signingIn = await send(own.visitor, own.authenticator.get(await askForPasskey(own.visitor)));
    expect([signingIn.status, signingIn.body.code]).toEqual([400, "expired-challenge"]);
  });

  it("does not ask for the second factor, which a passkey contains", async () => {
    const account = await makeAccount(at);
    const { visitor } = await signIn(at, account);
    const authenticator = makeAuthenticator();
    await addPasskey(visitor, authenticator);
    await setUpSecondFactor(at, visitor);
    const response = authenticator.get(await askForPasskey(visitor, "confirm"));
    expect((await send(visitor, response)).status).toBe(200);
  });
});
