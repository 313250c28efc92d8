import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { followLink, makeRegistration, makeUniverse } from "../../testing/make.ts";
import { sweep } from "../housekeeping.ts";

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

describe("GET /api/auth/verify-email", () => {
  it.each([
    ["", "Invalid verification link", "invalid-link", "invalidLink"],
    ["?token=", "Invalid verification link", "invalid-link", "invalidLink"],
    [
      `?token=${"x".repeat(43)}`,
      "This verification link is unknown, used or older than a day.",
      "expired-link",
      "expiredLink",
    ],
  ])("refuses %j", async (query, error, code, text) => {
    const answer = await test.visitor().send("GET", `/api/auth/verify-email${query}`);
    expect([answer.status, answer.body]).toEqual([400, { error, code, text: `refusals-accounts.${text}` }]);
  });

  it("succeeds for exactly one of many concurrent requests, and tells the others that it was used", async () => {
    const registration = makeRegistration();
    await register(registration);
    const [mail] = await test.mailsTo(registration.email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => followLink(test.visitor(), mail)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(400)]);
    const refused = answers.filter(({ status }) => status === 400);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(["used-link"]));
  });

  it("says for a day that a link was used, and starts no session", async () => {
    const registration = makeRegistration();
    await register(registration);
    const [mail] = await test.mailsTo(registration.email);
    expect((await followLink(test.visitor(), mail)).body.email).toBe(registration.email);
    const visitor = test.visitor();
    test.clock.now += day - 120_000;
    expect((await followLink(visitor, mail)).body).toEqual({
      error: "This link was used before, and your e-mail address is verified.",
      code: "used-link",
      text: "refusals-accounts.usedLink",
    });
    expect(visitor.cookies.size).toBe(0);
    test.clock.now += 120_000;
    expect((await followLink(visitor, mail)).body.code).toBe("expired-link");
    await sweep(test.app);
    const { emailVerificationToken, emailVerified } = await test.database.db
      .selectFrom("users")
      .selectAll()
      .where("email", "=", registration.email)
      .executeTakeFirstOrThrow();
    expect([emailVerificationToken, emailVerified]).toEqual([null, 1]);
  });

  it("is refused without an error when another user got the name because of a different clock", async () => {
    const registration = makeRegistration();
    await register(registration);
    const [mail] = await test.mailsTo(registration.email);
    test.clock.now += day + 1000;
    const { universeName } = registration;
    await test.visitor().call(api.createUniverse, { body: makeUniverse({ universeName }) });
    test.clock.now -= 2000;
    expect((await followLink(test.visitor(), mail)).status).toBe(400);
    test.clock.now += 2000;
  });

  it("is not consumed by a HEAD request or by a request of another site", async () => {
    const registration = makeRegistration();
    await register(registration);
    const [mail] = await test.mailsTo(registration.email);
    const url = `/api/auth/verify-email${new URL(mail?.link ?? "").search}`;
    expect((await test.visitor().send("HEAD", url)).status).toBe(404);
    const headers = { "sec-fetch-site": "cross-site" };
    expect((await test.visitor().send("GET", url, { headers })).status).toBe(403);
    expect((await test.visitor().send("GET", url)).status).toBe(200);
  });

  it("refuses the stored hash of the token", async () => {
    const registration = makeRegistration();
    await register(registration);
    await test.mailsTo(registration.email);
    const row = await test.database.db
      .selectFrom("registrations")
      .select("emailVerificationToken")
      .where("email", "=", registration.email)
      .executeTakeFirstOrThrow();
    const query = { token: row.emailVerificationToken ?? "" };
    expect(query.token).not.toBe("");
    expect((await test.visitor().call(api.verifyEmail, { query })).status).toBe(400);
  });
});
