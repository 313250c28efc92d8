import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeAccount, makeRegistration, password, signIn, signUp } from "../../testing/make.ts";
import { runUniverse, spawnUniverse } from "../../testing/operator.ts";
import { programOf, tokenOf } from "../../testing/tokens.ts";
import { storeSignInLink } from "../accounts/sign-in-link-queries.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
});
afterAll(() => test.close());
beforeEach(() => {
  // The commands use the real clock.
  test.clock.now = Date.now();
});

const operate = (...args: string[]) => runUniverse(test.app.context.settings, args);
const logIn = (identifier: string, secret = password) =>
  test.visitor().call(api.login, { body: { identifier, password: secret } });

async function lock(identifier: string) {
  for (let n = 0; n < 10; n++) await logIn(identifier, "wrong password");
  expect((await logIn(identifier)).status).toBe(423);
}

describe("unlock", () => {
  it("removes a lockout at once, by address or name", async () => {
    const account = await makeAccount(test);
    for (const [nameOrEmail, run] of [
      [account.email, spawnUniverse],
      [account.universeName, runUniverse],
    ] as const) {
      await lock(account.email);
      const { code, stdout } = await run(test.app.context.settings, ["unlock", nameOrEmail]);
      expect([code, stdout]).toEqual([
        0,
        expect.stringMatching(/^"Andromeda \d+" was locked until .+ UTC and is open again\.\n$/),
      ]);
      expect((await logIn(account.email)).status).toBe(200);
    }
  });

  it("resets the counter of a name that has no password", async () => {
    const { user } = await signUp(test);
    await lock(user.universeName);
    expect((await operate("unlock", user.universeName)).stdout).toContain("was locked until");
    expect((await logIn(user.universeName)).status).toBe(401);
    expect((await operate("unlock", user.universeName)).stdout).toContain(
      "1 wrong password in a row no longer counted",
    );
  });

  it("reports a universe that was not locked", async () => {
    const { universeName } = await makeAccount(test);
    expect((await operate("unlock", universeName)).stdout).toBe(`"${universeName}" was not locked.\n`);
  });
});

describe("sign-out", () => {
  it("ends every session of a person and of nobody else, and the password still signs in", async () => {
    const account = await makeAccount(test);
    const other = await signUp(test);
    const devices = await Promise.all([1, 2].map(() => signIn(test, account)));
    const { db } = test.database;
    await storeSignInLink(db, {
      ...{ userId: devices[0]?.user.id ?? "", tokenHash: "h", expiresAt: new Date(test.clock.now + 60_000) },
    });

    const { token } = await tokenOf((devices[0] ?? other).visitor);
    const { code, stdout } = await operate("sign-out", account.email);
    expect((await programOf(test, token).call(api.listMoodEntries)).status).toBe(401);
    expect(await db.selectFrom("sign_in_links").selectAll().execute()).toEqual([]);
    expect([code, stdout]).toEqual([
      0,
      `"${account.universeName}" is signed out everywhere: 2 sessions and 1 access token ended.\n`,
    ]);
    for (const { visitor } of devices) expect((await visitor.call(api.me)).status).toBe(401);
    expect((await other.visitor.call(api.me)).status).toBe(200);
    expect((await logIn(account.email)).status).toBe(200);
  });
});

describe("list", () => {
  it("shows every universe, its sign-in method and the pending registrations", async () => {
    const name = await signUp(test, { universeName: "שלום 宇宙 🌌", userName: "Noa" });
    await name.visitor.call(api.createMoodEntry, { body: { emotion: "joy", intensity: 7 } });
    const account = await makeAccount(test);
    await lock(account.email);
    await test.visitor().call(api.register, { body: makeRegistration() });

    const { code, stdout, stderr } = await operate("list");
    expect([code, stderr]).toEqual([0, ""]);
    const lines = stdout.trimEnd().split("\n");
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
