import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import {
  followLink,
  makeAccount,
  makeRegistration,
  makeUniverse,
  password,
  signIn,
} from "../../testing/make.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.now += 60_000;
});

const register = (body: unknown) => test.visitor().call(api.register, { body });
const day = 24 * 3_600_000;

describe("POST /api/auth/register", () => {
  it("sends a link that creates the account once and does not sign in", async () => {
    const registration = makeRegistration({ universeName: "Vega's Harbour" });
    const visitor = test.visitor();
    const answer = await visitor.call(api.register, { body: registration });
    expect([answer.status, answer.body]).toEqual([201, { success: true }]);

    const [mail] = await test.mailsTo(registration.email);
    expect(mail?.link).toMatch(/^http:\/\/mood\.example\.org\/verify-email\?token=[\w-]{43}$/);
    const verified = await followLink(visitor, mail);
    expect([verified.status, verified.body]).toEqual([
      200,
      { message: expect.any(String), email: registration.email },
    ]);
    expect((await followLink(visitor, mail)).status).toBe(400);
    expect(visitor.cookies.size).toBe(0);

    const { user } = await signIn(test, registration);
    expect(user).toMatchObject({
      email: registration.email,
      emailVerified: true,
      hasPassword: true,
      signInMethods: ["password"],
      universeName: "Vega's Harbour",
      userName: "Ada",
      birthday: "1990-02-03",
      startDate: "2026-03-13",
    });
  });

  it.each([
    [{ email: " " }, "email", "Please fill in all required fields"],
    [{ birthday: "", email: "nonsense" }, "birthday", "Please fill in all required fields"],
    [{ email: "nonsense", password: "short" }, "email", "Please enter a valid email address"],
    [
      { password: "short", confirmPassword: "other" },
      "password",
      "Password must be at least 8 characters long",
    ],
    [{ confirmPassword: undefined, universeName: "X" }, "confirmPassword", "Passwords do not match"],
    [
      { universeName: "X", userName: "Y" },
      "universeName",
      "Universe name must be between 2 and 50 characters",
    ],
    [{ userName: "Y" }, "userName", "User name must be between 2 and 50 characters"],
    [{ birthday: "2023-02-29" }, "birthday", "Birthday must be a date that exists, like 2001-12-31."],
    [{ birthday: "2026-03-15" }, "birthday", "Birthday cannot be in the future."],
    [{ password: "Iloveyou", confirmPassword: "Iloveyou" }, "password", "Choose a less common password"],
    [
      { password: "x".repeat(129), confirmPassword: "x".repeat(129) },
      "password",
      "Password can have up to 128 characters",
    ],
  ])("refuses %j with one sentence, in the specified order", async (wrong, field, error) => {
    const answer = await register(makeRegistration(wrong));
    expect([answer.status, answer.body]).toMatchObject([400, { error, fields: { [field]: error } }]);
  });

  it.each([
    "a@example.org\r\nBcc: b@example.org",
    "a@example.org,b@example.org",
    '"a b"@example.org',
    "a@example.org>",
    "<a@example.org",
    "a@@example.org",
    "a@example.org\0",
    "a\u200bb@example.org",
    `${"a".repeat(250)}@example.org`,
  ])("sends nothing to %j", async (email) => {
    const answer = await register(makeRegistration({ email }));
    expect([answer.status, answer.body.error]).toEqual([400, "Please enter a valid email address"]);
  });

  it("refuses a hostile address of 50 KB quickly", async () => {
    const email = `${"a".repeat(25_000)}@${"a.".repeat(12_500)}`;
    const begun = process.threadCpuUsage();
    expect((await register(makeRegistration({ email }))).status).toBe(400);
    const { user, system } = process.threadCpuUsage(begun);
    // A regular expression that backtracks would take minutes. The target is 50 ms. Not by the clock: other tests run meanwhile.
    expect((user + system) / 1_000).toBeLessThan(1_000);
  });

  it("reserves the name for a day, and releases it when the link was not followed", async () => {
    const registration = makeRegistration();
    await register(registration);
    const mail = (await test.mailsTo(registration.email))[0];
    const { universeName } = registration;
    const others = [
      () => test.visitor().call(api.createUniverse, { body: makeUniverse({ universeName }) }),
      () => register(makeRegistration({ universeName: universeName.toUpperCase() })),
    ];
    for (const other of others) expect((await other()).status).toBe(409);
    test.clock.now += day;
    expect((await followLink(test.visitor(), mail)).status).toBe(400);
    expect((await others[0]?.())?.status).toBe(201);
  });

  it("gives a name to one of many concurrent registrations and new universes", async () => {
    const universeName = "Contested";
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        n % 2
          ? test.visitor().call(api.createUniverse, { body: makeUniverse({ universeName }) })
          : register(makeRegistration({ universeName })),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  });

  it("accepts forty concurrent registrations with one address", async () => {
    const open = await openTestApp({ rateLimits: false });
    const email = "crowd@example.org";
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        open.visitor().call(api.register, { body: makeRegistration({ email }) }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    await open.close();
  });

  it("treats the Unicode and the ASCII form of a domain as the same address", async () => {
    const registration = makeRegistration({ email: "ada@xn--mnchen-3ya.de" });
    await register(registration);
    const login = await test.visitor().call(api.login, { body: { email: "ada@münchen.de", password } });
    expect(login.status).toBe(403);
  });

  it("lets one address register, migrate and resend ten times a minute together", async () => {
    const calls = [api.register, api.resendVerification, api.migrate];
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) {
      const answer = await test.visitor().call(calls[n % 3] ?? api.register, { body: {} });
      // Invalid requests do not count.
      statuses.push(answer.status);
    }
    expect(new Set(statuses)).toEqual(new Set([400]));
    for (let n = 0; n < 11; n++) {
      const answer = await test.visitor().call(api.resendVerification, { body: { email: "a@example.org" } });
      expect(answer.status).toBe(n < 10 ? 200 : 429);
    }
    expect((await register(makeRegistration())).status).toBe(429);
  });
});

describe("a mail", () => {
  it("contains PUBLIC_URL, not the requested host", async () => {
    const registration = makeRegistration();
    const headers = { host: "localhost:3000", "x-forwarded-host": "evil.example" };
    await test.visitor().call(api.register, { body: registration, headers });
    const [mail] = await test.mailsTo(registration.email);
    expect(mail?.link).toMatch(/^http:\/\/mood\.example\.org\//);
    expect(mail?.recipients).toEqual([registration.email]);
  });

  it("informs the owner of a known address, and contains no verification link", async () => {
    const account = await makeAccount(test);
    test.clock.now += 60_000;
    await register(makeRegistration({ email: account.email }));
    const [, notice] = await test.mailsTo(account.email);
    expect(notice?.subject).toBe("You already have an account");
    expect(notice?.link).toBe("http://mood.example.org/login");
  });
});
