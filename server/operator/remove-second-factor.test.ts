import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeAccount, password, signIn, signUp } from "../../testing/make.ts";
import { runUniverse } from "../../testing/operator.ts";
import { setUpSecondFactor } from "../../testing/second-factor.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
});
afterAll(() => test.close());
beforeEach(() => {
  // The commands use the real clock.
  test.clock.now = Date.now();
});

const run = (name: string, ...options: string[]) =>
  runUniverse(test.app.context.settings, ["remove-second-factor", name, ...options]);
const list = async () => (await runUniverse(test.app.context.settings, ["list"])).stdout;
const logIn = (email: string) => test.visitor().call(api.login, { body: { email, password } });

describe("remove-second-factor", () => {
  it("lets a person in with the password alone, ends their recovery codes, and tells them", async () => {
    const account = await makeAccount(test);
    const { visitor, user } = await signIn(test, account);
    await setUpSecondFactor(test, visitor);
    expect((await logIn(account.email)).status).toBe(403);
    expect(await list()).toContain("password (with a second factor)");
    const { code, stdout, stderr } = await run(account.email, "--yes");
    expect([code, stdout]).toEqual([
      0,
      `"${user.universeName}" has no second factor any more; its owner gets a mail.\n`,
    ]);
    expect(await list()).not.toContain("second factor");
    expect(stderr).toContain("make sure that its owner asks you for this");
    expect((await logIn(account.email)).status).toBe(200);
    expect((await visitor.call(api.renewRecoveryCodes)).status).toBe(409);
    for (let mail = 0; mail < 3; mail++) {
      test.clock.now += 60_000;
      await test.mailsTo(account.email);
    }
    const subjects = (await test.mailsTo(account.email)).map(({ subject }) => subject);
    expect(subjects).toContain("Your second step is off");
  });

  it("refuses a universe without one, and asks before it does anything", async () => {
    const { user } = await signUp(test);
    expect(await run(user.universeName, "--yes")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`"${user.universeName}" has no second factor.`),
    });
    const account = await makeAccount(test);
    await setUpSecondFactor(test, (await signIn(test, account)).visitor);
    expect((await run(account.email)).code).toBe(1);
    expect((await logIn(account.email)).status).toBe(403);
  });
});
