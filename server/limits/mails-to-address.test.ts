import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import {
  makeAccount,
  makeAddress,
  makeMigration,
  makeRegistration,
  signIn,
  signUp,
} from "../../testing/make.ts";
import { mailsToAddress } from "./limits.ts";

const { max, windowMs } = mailsToAddress;
const minute = 60_000;

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** Calls again and again, each time after the limits of a minute, and returns the statuses. */
async function repeat(times: number, call: (n: number) => Promise<{ status: number }>) {
  const statuses = [];
  for (let n = 0; n < times; n++) {
    test.clock.now += minute;
    statuses.push((await call(n)).status);
  }
  return statuses;
}

describe(`mails to one address that one network address asks for are ${max} an hour`, () => {
  const isLimited = [...Array(max).fill(true), false];

  it.each(["a registration", "a migration", "a change of address"])("by %s", async (way) => {
    const email = makeAddress();
    const universes: string[] = [];
    for (let n = 0; n <= max; n++) {
      test.clock.now += minute;
      universes.push((await signUp(test)).user.universeName);
    }
    const account = await makeAccount(test);
    const { visitor, user } = await signIn(test, account);
    const ask = (n: number) => {
      if (way === "a registration")
        return test.visitor().call(api.register, { body: makeRegistration({ email }) });
      if (way === "a migration")
        return test.visitor().call(api.migrate, { body: makeMigration(universes[n] ?? "", { email }) });
      return visitor.call(api.updateProfile, { params: user, body: { email } });
    };
    const statuses = await repeat(max + 1, ask);
    expect(statuses.map((status) => status < 400)).toEqual(isLimited);
    expect(statuses.at(-1)).toBe(429);
    test.clock.now += windowMs;
    await visitor.call(api.confirm, { body: { password: account.password } });
    expect((await ask(max)).status).toBeLessThan(400);
  });

  it("by asking for the same mail again, which is not told", async () => {
    const registration = makeRegistration();
    await test.visitor().call(api.register, { body: registration });
    const resend = async () => {
      const answer = await test
        .visitor()
        .call(api.resendVerification, { body: { email: registration.email } });
      await test.mailsTo(registration.email);
      return answer;
    };
    await test.mailsTo(registration.email);
    expect(await repeat(max + 5, resend)).toEqual(Array(max + 5).fill(200));
    expect(await test.mailsTo(registration.email)).toHaveLength(1 + max);
  });
});

it("a registration that is refused because its name is taken does not count", async () => {
  const { user } = await signUp(test);
  const email = makeAddress();
  const register = (overrides: object) =>
    test.visitor().call(api.register, { body: makeRegistration({ email, ...overrides }) });
  const taken = await repeat(max + 1, () => register({ universeName: user.universeName }));
  expect(taken).toEqual(Array(max + 1).fill(409));
  expect((await register({})).status).toBe(201);
});
