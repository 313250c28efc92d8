import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { maxRegistrationsOfAddress } from "#domain/accounts/registration.ts";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import {
  followLink,
  makeAddress,
  makeMigration,
  makeRegistration,
  makeUniverse,
  signIn,
  signUp,
} from "../../testing/make.ts";
import type { ReceivedMail } from "../../testing/received-mail.ts";
import { mailsToAddress } from "../limits/limits.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.now += 60_000;
});

const minute = 60_000;
const day = 24 * 60 * minute;

let words = 0;
/** Registration with a password of its own. */
const makeOwn = (email: string, overrides: Record<string, unknown> = {}) => {
  words += 1;
  const password = `Canary-Word-${words}`;
  return makeRegistration({ email, password, confirmPassword: password, ...overrides });
};

const register = (body: unknown, at = test) => at.visitor().call(api.register, { body });
/** One after the other, so that their mails have an order. */
async function registerAll(...all: readonly unknown[]) {
  for (const registration of all) {
    expect((await register(registration)).status).toBe(201);
    test.clock.now += 1;
  }
}
const resend = (identifier: string) => test.visitor().call(api.resendVerification, { body: { identifier } });
const logIn = (identifier: string, password: string) =>
  test.visitor().call(api.login, { body: { identifier, password } });
const follow = (mail: ReceivedMail | undefined) => followLink(test.visitor(), mail);

/** All mails to the address, one a minute, until none is left. */
async function mailsAfter(minutes: number, email: string) {
  for (let n = 0; n < minutes; n++) {
    await test.app.context.mail.sendDue();
    test.clock.now += minute;
  }
  return test.mailsTo(email);
}

describe("registrations of one address", () => {
  it("stand for themselves until one of their links is followed", async () => {
    const email = makeAddress();
    const [mine, theirs] = [makeOwn(email), makeOwn(email)];
    await register(mine);
    const [first] = await test.mailsTo(email);
    await register(theirs);
    expect(await test.mailsTo(email)).toHaveLength(1);
    test.clock.now += minute;
    const [, second] = await test.mailsTo(email);

    for (const { universeName } of [mine, theirs]) {
      const taken = await test.visitor().call(api.createUniverse, { body: makeUniverse({ universeName }) });
      expect(taken.status).toBe(409);
    }
    for (const { password } of [mine, theirs]) expect((await logIn(email, password)).status).toBe(403);

    expect((await follow(first)).status).toBe(200);
    expect((await follow(second)).body.code).toBe("expired-link");
    const { user } = await signIn(test, mine);
    expect(user.universeName).toBe(mine.universeName);
    // The reply is that for an address that had an account before: nothing tells that a link was followed.
    expect((await logIn(email, theirs.password)).status).toBe(403);
    expect((await register(makeRegistration({ universeName: theirs.universeName }))).status).toBe(409);
    test.clock.now += day;
    expect((await logIn(email, theirs.password)).status).toBe(401);
    expect((await register(makeRegistration({ universeName: theirs.universeName }))).status).toBe(201);
  });

  it("make one account, whichever link is followed first, with the name and password of that registration", async () => {
    const steps = fc.record({
      count: fc.integer({ min: 2, max: 4 }),
      chosen: fc.nat(),
      resends: fc.array(fc.boolean(), { maxLength: 2 }),
      samePair: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(steps, async ({ count, chosen, resends, samePair }) => {
        const email = makeAddress();
        const all = Array.from({ length: count }, () => makeOwn(email));
        if (samePair && all[0] && all[1]) all[1].universeName = all[0].universeName;
        await registerAll(...all);
        const mails = await mailsAfter(count, email);
        expect(mails).toHaveLength(count);
        for (const byAddress of resends) {
          await resend(byAddress ? email : (all[0]?.universeName ?? ""));
          await mailsAfter(count, email);
        }
        const [followed, own] = [mails[chosen % count], all[chosen % count]];
        const others = mails.filter((mail) => mail !== followed);
        expect((await follow(followed)).status).toBe(200);
        for (const other of others) expect((await follow(other)).status).toBe(400);
        for (const { password } of all)
          expect((await logIn(email, password)).status).toBe(password === own?.password ? 200 : 403);
        expect((await logIn(email, own?.password ?? "")).body.user.universeName).toBe(own?.universeName);
      }),
      { numRuns: 8 },
    );
  });

  it("can have the same name, which another address cannot register", async () => {
    const email = makeAddress();
    const first = makeOwn(email);
    expect((await register(first)).status).toBe(201);
    expect((await register(makeOwn(email, { universeName: first.universeName }))).status).toBe(201);
    expect((await register(makeOwn(makeAddress(), { universeName: first.universeName }))).status).toBe(409);
  });

  it("reserve their names for others only: the person with the address can take one", async () => {
    const email = makeAddress();
    const [first, second] = [makeOwn(email), makeOwn(email)];
    await registerAll(first, second);
    await follow((await mailsAfter(2, email))[0]);
    const { visitor, user } = await signIn(test, first);
    const body = { universeName: second.universeName };
    expect((await visitor.call(api.updateProfile, { params: { id: user.id }, body })).status).toBe(200);
  });

  it("stay ended when the person gives the address up", async () => {
    const email = makeAddress();
    const [first, second] = [makeOwn(email), makeOwn(email)];
    await registerAll(first, second);
    const mails = await mailsAfter(2, email);
    await follow(mails[0]);
    const { visitor, user } = await signIn(test, first);
    const next = makeAddress();
    await visitor.call(api.updateProfile, { params: { id: user.id }, body: { email: next } });
    await follow((await mailsAfter(1, next))[0]);
    const before = (await mailsAfter(2, email)).length;
    await resend(email);
    expect(await mailsAfter(2, email)).toHaveLength(before);
    expect((await follow(mails[1])).status).toBe(400);
  });

  it("are ended by any user who verifies the address", async () => {
    const email = makeAddress();
    await register(makeOwn(email));
    const { user } = await signUp(test);
    await test.visitor().call(api.migrate, { body: makeMigration(user.universeName, { email }) });
    const [first, second] = await mailsAfter(2, email);
    expect((await follow(second)).status).toBe(200);
    const { db } = test.database;
    const rows = await db.selectFrom("registrations").selectAll().where("emailKey", "=", email).execute();
    expect(rows.map(({ isEnded, emailVerificationToken }) => [isEnded, emailVerificationToken])).toEqual([
      [1, null],
    ]);
    expect((await follow(first)).status).toBe(400);
  });

  it(`are at most ${maxRegistrationsOfAddress}: the oldest makes room`, async () => {
    const email = makeAddress();
    const all = Array.from({ length: maxRegistrationsOfAddress + 1 }, () => makeOwn(email));
    await registerAll(...all);
    const { db } = test.database;
    const kept = await db.selectFrom("registrations").selectAll().where("emailKey", "=", email).execute();
    expect(kept.map(({ universeName }) => universeName).toSorted()).toEqual(
      all
        .slice(1)
        .map(({ universeName }) => universeName)
        .toSorted(),
    );
    const looks = await db.selectFrom("name_skeletons").selectAll().execute();
    const ids = new Set(kept.map(({ id }) => id));
    const ofEmail = looks.filter(({ registrationId }) => registrationId !== null && ids.has(registrationId));
    expect(new Set(ofEmail.map(({ registrationId }) => registrationId)).size).toBe(maxRegistrationsOfAddress);
  });

  it("are limited for each network address, and not for others", async () => {
    const limited = await openTestApp({ trustedProxies: 1 });
    const from = async (address: string, email: string) =>
      (
        await limited.visitor().call(api.register, {
          body: makeOwn(email),
          headers: { "x-forwarded-for": address },
        })
      ).status;
    const [email, other] = [makeAddress(), makeAddress()];
    for (let n = 0; n < mailsToAddress.max; n++) expect(await from("192.0.2.1", email)).toBe(201);
    expect(await from("192.0.2.1", email.toUpperCase())).toBe(429);
    expect(await from("192.0.2.1", other)).toBe(201);
    expect(await from("192.0.2.2", email)).toBe(201);
    limited.clock.now += mailsToAddress.windowMs;
    expect(await from("192.0.2.1", email)).toBe(201);
    await limited.close();
  });
});

describe("a resend", () => {
  it("for an address sends everything that waits for it; for a name only what has that name", async () => {
    const email = makeAddress();
    const [first, second] = [makeOwn(email), makeOwn(email)];
    await registerAll(first, second);
    const { user } = await signUp(test);
    await test.visitor().call(api.migrate, { body: makeMigration(user.universeName, { email }) });
    const mails = await mailsAfter(3, email);
    expect(mails).toHaveLength(3);

    await resend(first.universeName);
    const [ofName, ...none] = (await mailsAfter(3, email)).slice(3);
    expect([ofName?.link, none]).toEqual([mails[0]?.link, []]);
    await resend(email);
    const all = (await mailsAfter(4, email)).slice(4);
    expect(all.map(({ link }) => link).toSorted()).toEqual(mails.map(({ link }) => link).toSorted());
  });

  it("by a stranger, however often, neither ends a link nor delays a mail", async () => {
    const email = makeAddress();
    const [theirs, mine] = [makeOwn(email), makeOwn(email)];
    await registerAll(theirs, mine);
    await test.app.context.mail.sendDue();
    for (let n = 0; n < 5; n++) {
      test.clock.now += minute;
      await resend(email);
      await test.app.context.mail.sendDue();
    }
    const mails = await test.mailsTo(email);
    expect((await follow(mails[1])).status).toBe(200);
    expect((await signIn(test, mine)).user.universeName).toBe(mine.universeName);
  });

  it("keeps the link of a changed address, and a later change has another one", async () => {
    const account = makeOwn(makeAddress());
    await register(account);
    await follow((await mailsAfter(1, account.email))[0]);
    const { visitor, user } = await signIn(test, account);
    const email = makeAddress();
    const change = () => visitor.call(api.updateProfile, { params: { id: user.id }, body: { email } });
    await change();
    const [first] = await mailsAfter(1, email);
    await resend(email);
    expect((await mailsAfter(1, email))[1]?.link).toBe(first?.link);
    await change();
    const [, , later] = await mailsAfter(1, email);
    expect(later?.link).not.toBe(first?.link);
    expect((await follow(first)).status).toBe(400);
    expect((await follow(later)).status).toBe(200);
  });
});
