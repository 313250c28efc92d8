import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { followLink, makeRegistration, makeUniverse } from "../../testing/make.ts";

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

describe("POST /api/auth/resend-verification", () => {
  it("sends a mail at once whose last delivery failed", async () => {
    const registration = makeRegistration();
    await register(registration);
    await test.mailsTo(registration.email);
    const { db } = test.database;
    const failed = { attemptedAt: null, dueAt: new Date(test.clock.now + day), attempts: 5 };
    await db.updateTable("mails").set(failed).where("email", "=", registration.email).execute();
    await test.visitor().call(api.resendVerification, { body: { email: registration.email } });
    expect(await test.mailsTo(registration.email)).toHaveLength(2);
  });

  it("reserves a name for at most two days, even after many requests", async () => {
    const registration = makeRegistration();
    await register(registration);
    for (let hour = 0; hour < 60; hour += 6) {
      test.clock.now += 6 * 3_600_000;
      await test.visitor().call(api.resendVerification, { body: { email: registration.email } });
    }
    const { universeName } = registration;
    expect(
      (await test.visitor().call(api.createUniverse, { body: makeUniverse({ universeName }) })).status,
    ).toBe(201);
  });

  it("sends a new link after a minute, by address or by name, and the link stays the same", async () => {
    const registration = makeRegistration();
    await register(registration);
    const resend = (body: object) => test.visitor().call(api.resendVerification, { body });
    const mails = () => test.mailsTo(registration.email);
    await mails();
    expect((await resend({ email: registration.email })).body).toEqual({ success: true });
    expect(await mails()).toHaveLength(1);
    test.clock.now += 60_000;
    await resend({ identifier: registration.universeName });
    const [first, second] = await mails();
    expect(second?.link).toBe(first?.link);
    expect((await followLink(test.visitor(), first)).status).toBe(200);
    test.clock.now += 60_000;
    await resend({ email: registration.email });
    expect(await mails()).toHaveLength(2);
  });
});
