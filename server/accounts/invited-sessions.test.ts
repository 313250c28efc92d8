import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readInvitation } from "#domain/accounts/migration.ts";
import { api } from "#domain/api.ts";
import type { Call } from "#domain/call.ts";
import type { TestApp } from "../../testing/app.ts";
import {
  addPasskey,
  giveIdentity,
  makeAuthenticator,
  makeInvitation,
  makeKeyedUniverse,
  openPasskeyApp,
  signInByPasskey,
} from "../../testing/authenticator/passkeys.ts";
import { followLink, makeAccount, makeMigration, signIn, signUp } from "../../testing/make.ts";
import { runUniverse } from "../../testing/operator.ts";
import type { Answer } from "../../testing/visitor.ts";
import { hashOf } from "../secrets.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openPasskeyApp({ cooldownMs: 0 });
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.now += 120_000;
});

const minute = 60_000;
const codeOf = ({ status, body }: Answer) => [status, body.code];
const invalid = [403, "invalid-invitation"];
const open = (token: string, visitor = test.visitor()) =>
  visitor.call(api.useInvitation, { params: { token } });

/** Somebody who has opened the operator's link to a universe that its name opens. */
async function invited() {
  const { user } = await signUp(test);
  const visitor = test.visitor();
  const answer = await open(await makeInvitation(test, user.id), visitor);
  expect([answer.status, answer.body]).toEqual([200, { universeName: user.universeName, opensByName: true }]);
  return { user, visitor };
}

describe("the session of an invitation", () => {
  const names = Object.keys(api) as (keyof typeof api)[];
  const others = names.filter((name) => {
    const { access, addsWayIn }: Call = api[name];
    return (access === "session" || access === "owner") && !addsWayIn;
  });

  it("is that of a visitor for every call but those that add a way in", async () => {
    const { user, visitor } = await invited();
    for (const name of others) {
      const call: Call = api[name];
      const path = call.path.replace(/:id\b/, user.id);
      const { status, body } = await visitor.send(call.method, path, call.body ? { body: {} } : {});
      expect([name, status, body.code]).toEqual([
        name,
        ...(call.notFoundForVisitors ? [404, "not-found"] : [401, "not-signed-in"]),
      ]);
    }
    expect(others.length).toBeGreaterThan(30);
  });

  it("adds a passkey without a typed name, and is a whole session then", async () => {
    const { user, visitor } = await invited();
    const authenticator = makeAuthenticator();
    expect((await addPasskey(visitor, authenticator)).recoveryCodes).toHaveLength(10);
    expect((await visitor.call(api.me)).body.user.id).toBe(user.id);
    expect((await test.visitor().call(api.openUniverse, { params: user })).status).toBe(403);
    expect((await signInByPasskey(test, authenticator)).body.user.id).toBe(user.id);
  });

  it("gives the universe an address and a password, where sign-in by name is closed too", async () => {
    const { user, visitor } = await invited();
    Object.assign(test.app.context.settings, { universeNameSignIn: false });
    const migration = makeMigration(user.universeName);
    expect((await test.visitor().call(api.migrate, { body: migration })).status).toBe(403);
    expect((await visitor.call(api.migrate, { body: migration })).status).toBe(200);
    await followLink(test.visitor(), (await test.mailsTo(migration.email)).at(-1));
    Object.assign(test.app.context.settings, { universeNameSignIn: true });
    expect((await signIn(test, migration)).user.id).toBe(user.id);
  });

  it("goes on when its page is loaded again, and begins no other", async () => {
    const { user } = await signUp(test);
    const token = await makeInvitation(test, user.id);
    const visitor = test.visitor();
    const first = await open(token, visitor);
    const cookies = [...visitor.cookies];
    const again = await open(token, visitor);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect([...visitor.cookies]).toEqual(cookies);
    const { user: other } = await signUp(test);
    expect(codeOf(await open(`${other.id}.${token.split(".")[1]}`, visitor))).toEqual(invalid);
    await addPasskey(visitor, makeAuthenticator());
    expect(codeOf(await open(token, visitor))).toEqual(invalid);
  });

  it("lasts 30 minutes, however it is used", async () => {
    const { visitor } = await invited();
    const ask = () => visitor.call(api.newPasskeyOptions, { body: {} });
    // Version 1.0, which can serve beside this one, extends every session.
    const expire = new Date(test.clock.now + 30 * 24 * 60 * minute);
    await test.database.db.updateTable("sessions").set({ expire }).where("scope", "=", "ways-in").execute();
    await test.clock.advance(29 * minute);
    expect((await ask()).status).toBe(200);
    await test.clock.advance(minute);
    expect((await ask()).status).toBe(401);
  });

  it("adds a passkey to a universe of which the only one is lost, and leaves its codes", async () => {
    const { user, recoveryCodes } = await makeKeyedUniverse(test);
    const visitor = test.visitor();
    const answer = await open(await makeInvitation(test, user.id), visitor);
    expect(answer.body).toEqual({ universeName: user.universeName, opensByName: false });
    expect((await addPasskey(visitor, makeAuthenticator())).recoveryCodes).toBeNull();
    expect((await visitor.call(api.me)).body.user.id).toBe(user.id);
    const body = { identifier: user.universeName, recoveryCode: recoveryCodes[0] };
    expect((await test.visitor().call(api.recover, { body })).status).toBe(200);
  });
});

/** The token of the link that the operator's command prints. */
async function invite(universeName: string) {
  const { settings } = test.app.context;
  const environment = { PUBLIC_URL: settings.publicUrl.href };
  const command = ["invite", "--for", universeName];
  const { code, stdout, stderr } = await runUniverse(settings, command, { environment });
  if (code !== 0) return { code, stderr };
  const link = new URL(stdout.trim());
  return { code, stderr, page: link.pathname, token: readInvitation(link.hash)?.token ?? "" };
}

describe("the operator", () => {
  beforeEach(() => {
    // The commands use the real clock.
    test.clock.now = Math.max(test.clock.now, Date.now());
  });

  it("invites to a universe that its name opens, and to one whose passkeys are lost or whose provider is gone", async () => {
    const { user: named } = await signUp(test);
    const { user: keyed } = await makeKeyedUniverse(test);
    const { user: left } = await signUp(test);
    await giveIdentity(test, left);
    await test.database.db.updateTable("users").set({ opensByName: 0 }).where("id", "=", left.id).execute();
    for (const [{ universeName }, what] of [
      [named, "an e-mail address with a password, or a passkey"],
      [keyed, "a new passkey"],
      [left, "a new passkey"],
    ] as const) {
      const invited = await invite(universeName);
      const page = "/invitation";
      expect(invited).toMatchObject({ code: 0, page, stderr: expect.stringContaining(`gets ${what}, once`) });
      const visitor = test.visitor();
      expect((await open(invited.token ?? "", visitor)).body.universeName).toBe(universeName);
      expect((await addPasskey(visitor, makeAuthenticator())).passkey.name).toBe("My phone");
    }
  });

  it("invites to no account, which has a password of its own", async () => {
    const { universeName } = await makeAccount(test);
    expect(await invite(universeName)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("its own way to sign in"),
    });
  });
});

describe("an invitation", () => {
  it("begins one session, also if it is used ten times at once", async () => {
    const { user } = await signUp(test);
    const token = await makeInvitation(test, user.id);
    const sent = await Promise.all(Array.from({ length: 10 }, () => open(token)));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(403)]);
    expect(codeOf(await open(token))).toEqual(invalid);
  });

  it("begins none when it is replaced, seven days old, foreign or invented, nor by its stored hash", async () => {
    const { user } = await signUp(test);
    const { user: other } = await signUp(test);
    const replaced = await makeInvitation(test, user.id);
    const token = await makeInvitation(test, user.id);
    const secret = token.split(".")[1] ?? "";
    const tokens = [
      replaced,
      `${other.id}.${secret}`,
      secret,
      `${user.id}.${hashOf(token)}`,
      hashOf(token),
      "x",
      "%00",
    ];
    for (const one of tokens) expect(codeOf(await open(one))).toEqual(invalid);
    await test.clock.advance(7 * 24 * 60 * minute);
    expect(codeOf(await open(token))).toEqual(invalid);
  });

  it("begins none for a universe that got a way in meanwhile", async () => {
    const byPasskey = await signUp(test);
    const first = await makeInvitation(test, byPasskey.user.id);
    await addPasskey(byPasskey.visitor, makeAuthenticator(), byPasskey.user);
    const byPassword = await signUp(test);
    const second = await makeInvitation(test, byPassword.user.id);
    const migration = makeMigration(byPassword.user.universeName);
    await byPassword.visitor.call(api.migrate, { body: migration });
    await followLink(test.visitor(), (await test.mailsTo(migration.email)).at(-1));
    const keyed = await makeKeyedUniverse(test);
    const third = await makeInvitation(test, keyed.user.id);
    await addPasskey(keyed.visitor, makeAuthenticator());
    for (const token of [first, second, third]) expect(codeOf(await open(token))).toEqual(invalid);
  });

  it("begins none for an account, which has ways back of its own", async () => {
    const { user } = await signIn(test, await makeAccount(test));
    expect(codeOf(await open(await makeInvitation(test, user.id)))).toEqual(invalid);
  });

  it("ends the session that the browser had, and gives no founder's right", async () => {
    const founder = await signUp(test);
    await open(await makeInvitation(test, founder.user.id), founder.visitor);
    expect((await founder.visitor.call(api.me)).status).toBe(401);
    expect((await founder.visitor.call(api.getMigration, { params: founder.user })).status).toBe(401);
  });
});
