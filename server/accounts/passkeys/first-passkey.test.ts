import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { undoableForMs } from "#domain/accounts/migration.ts";
import { api } from "#domain/api.ts";
import type { TestApp } from "../../../testing/app.ts";
import {
  addPasskey,
  askForKey,
  askForPasskey,
  makeAuthenticator,
  makeKeyedUniverse,
  openPasskeyApp,
  sendAnswer,
  sendKey,
  signInByPasskey,
} from "../../../testing/authenticator/passkeys.ts";
import { followLink, makeAddress, makeMigration, signInByName, signUp } from "../../../testing/make.ts";
import type { Answer, Visitor } from "../../../testing/visitor.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openPasskeyApp();
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.now += 120_000;
});

const codeOf = ({ status, body }: Pick<Answer, "status" | "body">) => [status, body.code];
const openByName = (universeName: string) =>
  test.visitor().call(api.openUniverse, { params: { universeName } });
const isSignedIn = async (visitor: Visitor) => (await visitor.call(api.me)).status === 200;
const recover = (identifier: string, recoveryCode = "") =>
  test.visitor().call(api.recover, { body: { identifier, recoveryCode } });

describe("the first passkey of a universe that its name alone opens", () => {
  it("opens it in place of the name, comes with ten recovery codes, and ends every other session", async () => {
    const { visitor, user } = await signUp(test);
    const other = await signInByName(test, user.universeName);
    const before = test.visitor();
    for (const [name, value] of visitor.cookies) before.cookies.set(name, value);
    const authenticator = makeAuthenticator();
    const { recoveryCodes } = await addPasskey(visitor, authenticator, user);

    expect(new Set(recoveryCodes).size).toBe(10);
    expect(codeOf(await openByName(user.universeName))).toEqual([403, "universe-protected"]);
    expect([await isSignedIn(other), await isSignedIn(before)]).toEqual([false, false]);
    // The browser that added it stays signed in, and its session can do everything.
    const { status, body } = await visitor.call(api.me);
    expect([status, body.user.id]).toEqual([200, user.id]);
    expect((await signInByPasskey(test, authenticator)).body.user.id).toBe(user.id);
    // The next one changes nothing else.
    expect((await addPasskey(visitor, makeAuthenticator())).recoveryCodes).toBeNull();
  });

  it("is asked for only with the name typed once more", async () => {
    const { visitor, user } = await signUp(test);
    for (const universeName of [undefined, "", `${user.universeName}!`, user.universeName.toUpperCase()]) {
      const answer = await visitor.call(api.newPasskeyOptions, { body: { universeName } });
      expect([codeOf(answer), Object.keys(answer.body.fields)]).toEqual([
        [409, "other-name"],
        ["universeName"],
      ]);
    }
    expect((await askForKey(visitor, `  ${user.universeName} `)).challenge).toMatch(/^[\w-]{43}$/);
  });

  it("counts typed names like look-ups by name", async () => {
    const limited = await openPasskeyApp({ rateLimits: true });
    const { visitor } = await signUp(limited);
    const typeWrong = () => visitor.call(api.newPasskeyOptions, { body: { universeName: "Wrong" } });
    for (let attempt = 0; attempt < 30; attempt += 1) expect((await typeWrong()).status).toBe(409);
    expect((await typeWrong()).status).toBe(429);
    await limited.close();
  });

  it("is one, when ten sessions of the name add theirs at once: the others have ended", async () => {
    const { user } = await signUp(test);
    const visitors = await Promise.all(
      Array.from({ length: 10 }, () => signInByName(test, user.universeName)),
    );
    const added: (() => Promise<Answer>)[] = [];
    for (const visitor of visitors) {
      const key = makeAuthenticator().create(await askForKey(visitor, user.universeName));
      added.push(() => sendKey(visitor, key));
    }
    const sent = await Promise.all(added.map((add) => add()));
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(sent.filter(({ status }) => status !== 201).map(codeOf)).toEqual(
      Array(9).fill([401, "not-signed-in"]),
    );
  });
});

describe("whoever founded the universe", () => {
  const migrationOf = ({ visitor, user }: { visitor: Visitor; user: { id: string } }) =>
    visitor.call(api.getMigration, { params: user });

  it("can take it back from somebody who knew its name, and the passkey and its codes open nothing then", async () => {
    const founder = await signUp(test);
    const stranger = await signInByName(test, founder.user.universeName);
    const authenticator = makeAuthenticator();
    const { recoveryCodes } = await addPasskey(stranger, authenticator, founder.user);
    expect(codeOf(await founder.visitor.call(api.me))).toEqual([401, "universe-migrated"]);
    const right = await migrationOf(founder);
    expect([right.status, right.body]).toEqual([
      200,
      {
        email: "",
        at: new Date(test.clock.now).toISOString(),
        until: new Date(test.clock.now + undoableForMs).toISOString(),
      },
    ]);

    expect((await founder.visitor.call(api.undoMigration, { params: founder.user })).status).toBe(204);
    expect(await isSignedIn(stranger)).toBe(false);
    expect((await signInByPasskey(test, authenticator)).status).toBe(401);
    expect((await recover(founder.user.universeName, recoveryCodes?.[0])).status).toBe(401);
    expect((await openByName(founder.user.universeName)).status).toBe(200);
    expect(await isSignedIn(founder.visitor)).toBe(true);
    // The key is free again.
    expect((await addPasskey(founder.visitor, makeAuthenticator(), founder.user)).recoveryCodes).toHaveLength(
      10,
    );
  });

  it("leaves nobody a right to take it back by a passkey of their own", async () => {
    const founder = await signUp(test);
    await addPasskey(founder.visitor, makeAuthenticator(), founder.user);
    expect((await migrationOf(founder)).status).toBe(404);
    expect(await isSignedIn(founder.visitor)).toBe(true);
  });

  it("withdraws with it what others asked for: no link that waits gives the universe a password", async () => {
    const founder = await signUp(test);
    const migration = makeMigration(founder.user.universeName);
    await test.visitor().call(api.migrate, { body: migration });
    const [mail] = await test.mailsTo(migration.email);
    await addPasskey(founder.visitor, makeAuthenticator(), founder.user);
    expect(codeOf(await followLink(test.visitor(), mail))).toEqual([400, "expired-link"]);
    const { body } = await founder.visitor.call(api.me);
    expect(body.user).toMatchObject({ hasPassword: false, email: null });
  });

  it("is not kept from an address that waits for its link by a passkey of others", async () => {
    const founder = await signUp(test);
    const stranger = await signInByName(test, founder.user.universeName);
    const key = makeAuthenticator().create(await askForKey(stranger, founder.user.universeName));
    const migration = makeMigration(founder.user.universeName);
    expect((await founder.visitor.call(api.migrate, { body: migration })).status).toBe(200);
    for (const answer of [
      await sendKey(stranger, key),
      await stranger.call(api.newPasskeyOptions, { body: { universeName: founder.user.universeName } }),
    ])
      expect(codeOf(answer)).toEqual([409, "migration-waiting"]);
    expect((await followLink(test.visitor(), (await test.mailsTo(migration.email)).at(-1))).status).toBe(200);
  });
});

describe("a universe with a passkey", () => {
  it("takes no password from somebody who knows its name", async () => {
    const { user } = await makeKeyedUniverse(test);
    const answer = await test.visitor().call(api.migrate, { body: makeMigration(user.universeName) });
    expect(codeOf(answer)).toEqual([409, "universe-protected"]);
  });

  it("is deleted at once, after a sign-in within ten minutes, and its key is free again", async () => {
    const { visitor, user, authenticator } = await makeKeyedUniverse(test);
    const { universeName } = user;
    const remove = () => visitor.call(api.deleteUniverse, { params: user, body: { universeName } });
    await test.clock.advance(600_000);
    expect(codeOf(await remove())).toEqual([403, "recent-sign-in-required"]);
    expect((await sendAnswer(visitor, authenticator.get(await askForPasskey(visitor)))).status).toBe(200);
    const { status, body } = await remove();
    expect([status, body.removedAt]).toEqual([202, null]);
    expect((await signInByPasskey(test, authenticator)).status).toBe(401);
    const { visitor: next, user: nextUser } = await signUp(test);
    const [keyId = ""] = authenticator.keyIds;
    const { challenge } = await askForKey(next, nextUser.universeName);
    expect((await sendKey(next, authenticator.attest(challenge, keyId))).status).toBe(201);
  });

  it("can have an address too, once its link was followed", async () => {
    const { visitor, user } = await makeKeyedUniverse(test);
    const email = makeAddress();
    expect((await visitor.call(api.updateProfile, { params: user, body: { email } })).status).toBe(200);
    await followLink(test.visitor(), (await test.mailsTo(email)).at(-1));
    expect((await visitor.call(api.me)).body.user).toMatchObject({ email, hasPassword: false });
  });
});
