import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeAccount, makeEntry, password, signIn, signUp } from "../../testing/make.ts";
import { runUniverse, spawnUniverse } from "../../testing/operator.ts";
import { listWords, sealUniverse } from "../../testing/seal.ts";
import { hashPassword } from "../accounts/passwords.ts";

let test: TestApp;
beforeAll(async () => {
  // The command hashes with the cost of production, and the app must accept its hash.
  test = await openTestApp({ rateLimits: false }, { hashPassword });
});
afterAll(() => test.close());
beforeEach(() => {
  // The commands use the real clock.
  test.clock.now = Date.now();
});

const logIn = (identifier: string, secret = password) =>
  test.visitor().call(api.login, { body: { identifier, password: secret } });

describe("reset-password", () => {
  it("sets a password that works, and ends the old password and its sessions", async () => {
    const account = await makeAccount(test);
    const { visitor, user } = await signIn(test, account);
    const change = { params: { id: user.id }, body: { email: "somebody.else@example.org" } };
    expect((await visitor.call(api.updateProfile, change)).status).toBe(200);
    for (let n = 0; n < 10; n++) await logIn(account.email, "wrong password");
    expect((await logIn(account.email)).status).toBe(423);

    const { code, stdout, stderr } = await spawnUniverse(test.app.context.settings, [
      "reset-password",
      account.email,
      "--yes",
    ]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^\S{23}\n$/);
    expect(stderr).not.toContain(stdout.trim());
    expect((await visitor.call(api.me)).status).toBe(401);
    expect((await logIn(account.email)).status).toBe(401);
    const again = await signIn(test, { ...account, password: stdout.trim() });
    const state = await again.visitor.call(api.getSignIn, { params: { id: user.id } });
    expect(state.body).toEqual({ way: "password", pendingEmail: null });

    test.clock.now += 61_000;
    const subjects = (await test.mailsTo(account.email)).map(({ subject }) => subject);
    expect(subjects).toContain("Your password was changed");
    expect(test.logged.join("")).not.toContain(stdout.trim());
  });

  it("opens no sealed words, and says so", async () => {
    const account = await makeAccount(test);
    const { visitor } = await signIn(test, account);
    await visitor.call(api.createMoodEntry, { body: makeEntry({ note: "Nobody else reads this" }) });
    await sealUniverse(visitor);
    const before = await listWords(visitor);
    const { stdout, stderr } = await runUniverse(test.app.context.settings, [
      "reset-password",
      account.email,
      "--yes",
    ]);
    expect(stderr).toContain(`Words of "${account.universeName}" are sealed: its owner alone opens them`);
    const again = await signIn(test, { ...account, password: stdout.trim() });
    expect(await listWords(again.visitor)).toEqual(before);
  });

  it("refuses an account without a password, and without a confirmation", async () => {
    const { user } = await signUp(test);
    expect(
      await runUniverse(test.app.context.settings, ["reset-password", user.universeName, "--yes"]),
    ).toEqual({
      code: 1,
      stdout: "",
      stderr: `"${user.universeName}" has no password: its name alone opens it.\n`,
    });
    const account = await makeAccount(test);
    const unconfirmed = await spawnUniverse(
      test.app.context.settings,
      ["reset-password", account.universeName],
      { typed: "yes\n" },
    );
    expect([unconfirmed.code, unconfirmed.stdout]).toEqual([1, ""]);
    expect((await logIn(account.email)).status).toBe(200);
  });
});
