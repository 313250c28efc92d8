import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeAccount, makeRegistration, password, signIn, signUp } from "../../testing/make.ts";
import { runOperator } from "../../testing/operator.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
});
afterAll(() => test.close());
beforeEach(() => {
  // The commands go by the real clock.
  test.clock.now = Date.now();
});

const operate = (...given: string[]) => runOperator(test.app.context.settings, given);
const logIn = (identifier: string, secret = password) =>
  test.visitor().call(api.login, { body: { identifier, password: secret } });

async function lock(identifier: string) {
  for (let n = 0; n < 10; n++) await logIn(identifier, "wrong password");
  expect((await logIn(identifier)).status).toBe(423);
}

describe("unlock", () => {
  it("lets a person try again at once, by address or name", async () => {
    const account = await makeAccount(test);
    for (const who of [account.email, account.universeName]) {
      await lock(account.email);
      const { code, printed } = await operate("unlock", who);
      expect([code, printed]).toEqual([
        0,
        expect.stringMatching(/^"Andromeda \d+" was locked until .+ UTC and is open again\.\n$/),
      ]);
      expect((await logIn(account.email)).status).toBe(200);
    }
  });

  it("forgets what counts for a name that has no password", async () => {
    const { user } = await signUp(test);
    await lock(user.universeName);
    expect((await operate("unlock", user.universeName)).printed).toContain("was locked until");
    expect((await logIn(user.universeName)).status).toBe(401);
    expect((await operate("unlock", user.universeName)).printed).toContain(
      "1 wrong password in a row no longer counted",
    );
  });

  it("says so when there is nothing to unlock", async () => {
    const { universeName } = await makeAccount(test);
    expect((await operate("unlock", universeName)).printed).toBe(`"${universeName}" was not locked.\n`);
  });
});

describe("reset-password", () => {
  it("gives a password that works, and nothing from before does", async () => {
    const account = await makeAccount(test);
    const { visitor, user } = await signIn(test, account);
    const change = { params: { id: user.id }, body: { email: "somebody.else@example.org" } };
    expect((await visitor.call(api.updateProfile, change)).status).toBe(200);
    await lock(account.email);

    const { code, printed, told } = await operate("reset-password", account.email, "--yes");
    expect(code).toBe(0);
    expect(printed).toMatch(/^\S{23}\n$/);
    expect(told).not.toContain(printed.trim());
    expect((await visitor.call(api.me)).status).toBe(401);
    expect((await logIn(account.email)).status).toBe(401);
    const again = await signIn(test, { ...account, password: printed.trim() });
    const state = await again.visitor.call(api.getSignIn, { params: { id: user.id } });
    expect(state.body).toEqual({ way: "password", pendingEmail: null });

    test.clock.now += 61_000;
    const subjects = (await test.mailsTo(account.email)).map(({ subject }) => subject);
    expect(subjects).toContain("Your password was changed");
    expect(test.logged.join("")).not.toContain(printed.trim());
  });

  it("is for accounts with a password, and for nobody who has not confirmed it", async () => {
    const { user } = await signUp(test);
    expect(await operate("reset-password", user.universeName, "--yes")).toEqual({
      code: 1,
      printed: "",
      told: `"${user.universeName}" has no password: its name alone opens it.\n`,
    });
    const account = await makeAccount(test);
    const unconfirmed = await runOperator(
      test.app.context.settings,
      ["reset-password", account.universeName],
      { typed: "yes\n" },
    );
    expect([unconfirmed.code, unconfirmed.printed]).toEqual([1, ""]);
    expect((await logIn(account.email)).status).toBe(200);
  });
});

describe("list", () => {
  it("shows who is here, how they enter, and who waits", async () => {
    const name = await signUp(test, { universeName: "שלום 宇宙 🌌", userName: "Noa" });
    await name.visitor.call(api.createMoodEntry, { body: { emotion: "joy", intensity: 7 } });
    const account = await makeAccount(test);
    await lock(account.email);
    await test.visitor().call(api.register, { body: makeRegistration() });

    const { code, printed, told } = await operate("list");
    expect([code, told]).toEqual([0, ""]);
    const lines = printed.trimEnd().split("\n");
    const day = String.raw`\d{4}-\d\d-\d\d`;
    const minute = String.raw`${day} \d\d:\d\d`;
    expect(lines[0]).toMatch(/^name +user name +e-mail +way in +stars +created +last sign-in +locked until$/);
    const lineOf = (universe: string) =>
      lines.find((line) => line.includes(`${universe} `) || line.includes(`${universe}\u2069`));
    expect(lineOf("שלום 宇宙 🌌")).toMatch(new RegExp(`Noa +– +name +1 +${day} +${minute}$`));
    expect(lineOf(account.universeName)).toMatch(
      new RegExp(`Ada +${account.email} +password +0 +${day} +– +${minute}$`),
    );
    expect(lines.at(-1)).toBe("1 registration waits for a link.");
  });
});
