import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import {
  makeAccount,
  makeAddress,
  makeMigration,
  makeRegistration,
  password,
  signIn,
  signUp,
} from "../../testing/make.ts";
import { untilAnswered } from "../../testing/until-answered.ts";
import { hashingLimit } from "./passwords.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.now += 60_000;
});

const wrongCredentials = {
  error: "Invalid credentials",
  code: "wrong-credentials",
  text: "refusals-accounts.wrongCredentials",
};
const logIn = (body: Record<string, unknown>, visitor = test.visitor()) => visitor.call(api.login, { body });
const minute = 60_000;

describe("POST /api/auth/login", () => {
  it("accepts an e-mail address in any case, or the exact universe name", async () => {
    const account = await makeAccount(test);
    for (const who of [
      { email: account.email },
      { identifier: account.email.toUpperCase() },
      { identifier: ` ${account.universeName} ` },
    ]) {
      const answer = await logIn({ ...who, password });
      expect([answer.status, answer.body.success, answer.body.user.email]).toEqual([
        200,
        true,
        account.email,
      ]);
    }
    const answer = await logIn({ identifier: account.universeName.toUpperCase(), password });
    expect([answer.status, answer.body]).toEqual([401, wrongCredentials]);
  });

  it.each([{}, { email: "a@example.org" }, { password }, { identifier: " ", password }])(
    "asks for both fields %j",
    async (body) => {
      const answer = await logIn(body);
      expect([answer.status, answer.body.error]).toEqual([400, "Please fill in all fields"]);
    },
  );

  it("refuses a password that is too long without hashing it, and 1 MB without reading it", async () => {
    const email = makeAddress();
    expect((await logIn({ email, password: "x".repeat(129) })).status).toBe(400);
    expect((await logIn({ email, password: "x".repeat(1_000_000) })).status).toBe(413);
  });

  it("reports an unverified address only after the right password", async () => {
    const registration = makeRegistration();
    await test.visitor().call(api.register, { body: registration });
    for (const identifier of [registration.email, registration.universeName]) {
      const right = await logIn({ identifier, password });
      expect([right.status, right.body]).toEqual([
        403,
        {
          success: false,
          error: "Email not verified",
          code: "email-not-verified",
          text: "refusals-accounts.notVerified",
          needsVerification: true,
        },
      ]);
      expect(right.headers["set-cookie"]).toBeUndefined();
      expect((await logIn({ identifier, password: "wrong" })).body).toEqual(wrongCredentials);
    }
  });

  it("accepts 64 characters of any script, and distinguishes passwords that differ after byte 72", async () => {
    const phrase = `${"ж字🌌é".repeat(12)}abcd`;
    const account = await makeAccount(test, { password: phrase, confirmPassword: phrase });
    expect((await logIn({ email: account.email, password: `${phrase.slice(0, -1)}e` })).status).toBe(401);
    expect((await logIn({ email: account.email, password: phrase })).status).toBe(200);
  });

  it("starts a new session each time and ends the previous one", async () => {
    const account = await makeAccount(test);
    const { visitor } = await signIn(test, account);
    const before = test.visitor();
    before.cookies.set("mood-universe-session", visitor.cookies.get("mood-universe-session") ?? "");
    await logIn({ email: account.email, password }, visitor);
    expect(visitor.cookies.get("mood-universe-session")).not.toBe(
      before.cookies.get("mood-universe-session"),
    );
    expect((await before.call(api.me)).status).toBe(401);
    expect((await visitor.call(api.me)).status).toBe(200);
  });

  it("replaces a session by name of the same browser", async () => {
    const account = await makeAccount(test);
    const { visitor } = await signUp(test);
    const before = test.visitor();
    before.cookies.set("mood-universe-session", visitor.cookies.get("mood-universe-session") ?? "");
    await logIn({ email: account.email, password }, visitor);
    expect((await visitor.call(api.me)).body.user.email).toBe(account.email);
    expect((await before.call(api.me)).status).toBe(401);
  });

  it("refuses the stored values of session, hash and salt", async () => {
    const account = await makeAccount(test);
    const { user } = await signIn(test, account);
    const { db } = test.database;
    const row = await db.selectFrom("users").selectAll().where("id", "=", user.id).executeTakeFirstOrThrow();
    const sessions = await db.selectFrom("sessions").select("sid").where("userId", "=", user.id).execute();
    const visitor = test.visitor();
    for (const stolen of [row.passwordHash ?? "", row.salt ?? ""]) {
      const isShort = stolen.length < 129;
      expect(isShort).toBe(true);
      expect((await logIn({ email: account.email, password: stolen })).status).toBe(401);
    }
    visitor.cookies.set("mood-universe-session", sessions[0]?.sid ?? "");
    expect((await visitor.call(api.me)).status).toBe(401);
  });

  it("refuses a universe that has no password", async () => {
    const { user } = await signUp(test);
    expect((await logIn({ identifier: user.universeName, password })).body).toEqual(wrongCredentials);
  });
});

describe("ten wrong passwords in a row", () => {
  const tryWrong = async (identifier: string, times: number) => {
    const statuses: number[] = [];
    for (let n = 0; n < times; n++)
      statuses.push((await logIn({ identifier, password: "wrong password" })).status);
    return statuses;
  };

  it("lock an account for 15 minutes for its address and its name, and end no session", async () => {
    const account = await makeAccount(test);
    const { visitor } = await signIn(test, account);
    expect(await tryWrong(account.email, 5)).toEqual(Array(5).fill(401));
    expect(await tryWrong(account.universeName, 6)).toEqual([...Array(5).fill(401), 423]);

    const locked = await logIn({ email: account.email, password });
    expect([locked.status, locked.headers["retry-after"], locked.body]).toEqual([
      423,
      "900",
      {
        error: "Too many wrong passwords. Please try again in 15 minutes.",
        code: "account-locked",
        text: "refusals-accounts.locked",
        params: { minutes: 15 },
        remainingMinutes: 15,
      },
    ]);
    expect((await visitor.call(api.me)).status).toBe(200);
    test.clock.now += 14.5 * minute;
    expect((await logIn({ email: account.email, password })).body.remainingMinutes).toBe(1);
    test.clock.now += 0.5 * minute;
    expect((await logIn({ email: account.email, password })).status).toBe(200);
    expect(await tryWrong(account.email, 1)).toEqual([401]);
  });

  it("do not lock when the right password came between them", async () => {
    const account = await makeAccount(test);
    await tryWrong(account.email, 9);
    expect((await logIn({ email: account.email, password })).status).toBe(200);
    expect(await tryWrong(account.email, 10)).toEqual(Array(10).fill(401));
  });

  it("lock unknown addresses and names in the same way", async () => {
    for (const identifier of [makeAddress(), "No such universe"]) {
      expect(await tryWrong(identifier, 11)).toEqual([...Array(10).fill(401), 423]);
      test.clock.now += 15 * minute;
      expect(await tryWrong(identifier, 1)).toEqual([401]);
    }
  });

  it("survive a restart, and a clock that is set back does not extend a lockout", async () => {
    const account = await makeAccount(test);
    await tryWrong(account.email, 10);
    await test.restart();
    expect(await tryWrong(account.email, 1)).toEqual([423]);
    test.clock.now -= 60 * minute;
    expect((await logIn({ email: account.email, password })).status).toBe(200);
    test.clock.now += 60 * minute;
  });

  it("are counted once each when a hundred are sent at the same time, without blocking other calls", async () => {
    const account = await makeAccount(test);
    const attempts = Promise.all(
      Array.from({ length: 100 }, () =>
        untilAnswered(() => logIn({ email: account.email, password: "wrong password" })),
      ),
    );
    let isOver = false;
    void attempts.then(() => {
      isOver = true;
    });
    let answered = 0;
    while (!isOver) {
      expect((await test.visitor().call(api.live)).status).toBe(200);
      answered += 1;
      // Injected calls never wait for the network, which is when other calls would be handled.
      await setImmediate();
    }
    expect(answered).toBeGreaterThan(20);
    const statuses = (await attempts).map(({ status }) => status);
    expect([
      statuses.filter((status) => status === 401).length,
      statuses.filter((status) => status === 423).length,
    ]).toEqual([10, 90]);
  });
});

describe("a sign-in", () => {
  const hashesOf = async (identifier: string, secret: string) => {
    const before = hashingLimit.stats.started;
    await logIn({ identifier, password: secret });
    return hashingLimit.stats.started - before;
  };

  it("costs exactly one hash for every identifier and every password", async () => {
    const account = await makeAccount(test);
    const pending = makeRegistration({ email: account.email });
    await test.visitor().call(api.register, { body: pending });
    const { user } = await signUp(test);
    const migration = makeMigration(user.universeName);
    await test.visitor().call(api.migrate, { body: migration });
    const identifiers = [
      ...[account.email, account.universeName, pending.universeName],
      ...[migration.email, user.universeName, makeAddress(), "No such universe"],
    ];
    for (const identifier of identifiers)
      for (const secret of [password, "wrong password"])
        expect([identifier, await hashesOf(identifier, secret)]).toEqual([identifier, 1]);
    for (let n = 0; n < 10; n++) await logIn({ identifier: account.email, password: "wrong password" });
    expect(await hashesOf(account.email, password)).toBe(1);
    expect(await hashesOf(account.email, "x".repeat(129))).toBe(0);
  });

  it("is queued behind others: at most two hashes are computed at the same time", async () => {
    await Promise.all(Array.from({ length: 20 }, () => logIn({ email: makeAddress(), password })));
    expect(hashingLimit.stats.peak).toBe(2);
  });
});
