import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import {
  followLink,
  makeAccount,
  makeAddress,
  makeRegistration,
  password,
  signIn,
  signUp,
} from "../../testing/make.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.now += 60_000;
});

const logIn = (body: Record<string, unknown>, visitor = test.visitor()) => visitor.call(api.login, { body });
const minute = 60_000;

describe("a visitor who tries every call with an address of another person", () => {
  /** Everything in a reply that could disclose something, except its time and the values of its headers. */
  const comparable = ({ status, body, headers }: Awaited<ReturnType<typeof logIn>>) => ({
    status,
    body,
    headers: Object.keys(headers).sort(),
  });

  /** Tries every call that takes the address, and returns all replies. */
  async function probe(email: string) {
    const visitor = test.visitor();
    const replies: unknown[] = [];
    const record = async (answer: ReturnType<typeof logIn>) => replies.push(comparable(await answer));
    const mine = makeRegistration({ email, password: "Probing-Pass-8", confirmPassword: "Probing-Pass-8" });
    const attempt = (identifier: string, secret: string) => record(logIn({ identifier, password: secret }));

    await attempt(email, "wrong password");
    await record(visitor.call(api.resendVerification, { body: { email } }));
    await record(visitor.call(api.register, { body: mine }));
    for (const identifier of [email, mine.universeName]) {
      await attempt(identifier, mine.password);
      await attempt(identifier, "wrong password");
    }
    await record(visitor.call(api.openUniverse, { params: { universeName: mine.universeName } }));
    await record(
      visitor.call(api.createUniverse, { body: { universeName: mine.universeName, userName: "Me" } }),
    );
    await record(visitor.call(api.register, { body: mine }));
    test.clock.now += minute;
    await record(visitor.call(api.resendVerification, { body: { identifier: mine.universeName } }));

    const { user } = await signUp(test);
    const migrate = () =>
      visitor.call(api.migrate, {
        body: { universeName: user.universeName, email, password: "Probing-Pass-8" },
      });
    await record(migrate());
    await record(migrate());
    for (const identifier of [email, user.universeName]) await attempt(identifier, "Probing-Pass-8");
    await record(visitor.call(api.openUniverse, { params: { universeName: user.universeName } }));
    const owner = (await visitor.call(api.getSignIn, { params: { id: user.id } })).body;
    replies.push({ ...owner, pendingEmail: owner.pendingEmail === email });

    const other = await signIn(test, await makeAccount(test));
    const profile = await other.visitor.call(api.updateProfile, {
      params: { id: other.user.id },
      body: { email },
    });
    replies.push(profile.status, profile.body.email === email);

    for (let n = 0; n < 8; n++) await attempt(mine.universeName, "wrong password");
    await attempt(email, "wrong password");
    await attempt(email, mine.password);
    // The visitor's own names, ids and times differ in each run.
    const varying = /[\da-f]{8}-[\da-f-]{27}|\d{4}-\d\d-\d\dT[\d:.]+Z|Andromeda \d+/g;
    return JSON.parse(JSON.stringify(replies).replaceAll(varying, "…"));
  }

  it("gets the same replies whether or not the address has an account", async () => {
    const account = await makeAccount(test);
    test.clock.now += minute;
    expect(await probe(account.email)).toEqual(await probe(makeAddress()));
  });

  it("changes nothing for the owner of the address, who gets at most one mail a minute", async () => {
    const account = await makeAccount(test);
    test.clock.now += minute;
    await probe(account.email);
    test.clock.now += 16 * minute;
    expect((await logIn({ email: account.email, password })).status).toBe(200);
    // One mail for the account itself, and one for each minute: before, during and after the probe.
    const mails = await test.mailsTo(account.email);
    expect(mails.length).toBeLessThanOrEqual(1 + 3);
    for (const mail of mails.slice(1)) expect(mail.link ?? "").not.toContain("token");
  });

  it("cannot reset the counter of wrong passwords by registering with the address", async () => {
    const account = await makeAccount(test);
    const mine = makeRegistration({
      email: account.email,
      password: "Probing-Pass-8",
      confirmPassword: "Probing-Pass-8",
    });
    await test.visitor().call(api.register, { body: mine });
    for (let n = 0; n < 9; n++) await logIn({ email: account.email, password: `guess number ${n}` });
    expect((await logIn({ email: account.email, password: mine.password })).status).toBe(403);
    await logIn({ email: account.email, password: "guess number 10" });
    expect((await logIn({ email: account.email, password: mine.password })).status).toBe(423);
  });
});

describe("a link", () => {
  it("of a registration is invalid after another user has verified the address", async () => {
    const registration = makeRegistration();
    await test.visitor().call(api.register, { body: registration });
    const [first] = await test.mailsTo(registration.email);
    const { user } = await signUp(test);
    test.clock.now += minute;
    await test.visitor().call(api.migrate, {
      body: { universeName: user.universeName, email: registration.email, password },
    });
    const [, second] = await test.mailsTo(registration.email);
    expect((await followLink(test.visitor(), second)).status).toBe(200);
    expect((await followLink(test.visitor(), first)).status).toBe(400);
  });
});
