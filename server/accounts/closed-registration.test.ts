import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import {
  followLink,
  makeAccount,
  makeMigration,
  makeRegistration,
  makeUniverse,
  signIn,
  signUp,
} from "../../testing/make.ts";

let test: TestApp;
let account: { email: string; password: string };
let pending: ReturnType<typeof makeRegistration>;
let universeName: string;

const setRegistration = (isOpen: boolean) =>
  Object.assign(test.app.context.settings, { registration: isOpen ? "on" : "off" });

beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
  account = await makeAccount(test);
  pending = makeRegistration();
  await test.visitor().call(api.register, { body: pending });
  universeName = (await signUp(test)).user.universeName;
  setRegistration(false);
});
afterAll(() => test.close());

const refusal = {
  error: "This server accepts no new accounts or universes.",
  code: "registration-closed",
  text: "refusals-accounts.registrationClosed",
};

describe("with REGISTRATION off", () => {
  it("refuses to register and to create a universe, and stores nothing", async () => {
    const count = async () =>
      (await test.database.db.selectFrom("users").select("id").execute()).length +
      (await test.database.db.selectFrom("registrations").select("id").execute()).length;
    const before = await count();
    const answers = [
      await test.visitor().call(api.register, { body: makeRegistration() }),
      await test.visitor().call(api.createUniverse, { body: makeUniverse() }),
    ];
    for (const { status, body, headers } of answers) {
      expect([status, body]).toEqual([403, refusal]);
      expect(headers["set-cookie"]).toBeUndefined();
    }
    expect(await count()).toBe(before);
  });

  it("is reported by GET /api/instance", async () => {
    expect((await test.visitor().call(api.instance)).body.registration).toBe(false);
    setRegistration(true);
    expect((await test.visitor().call(api.instance)).body.registration).toBe(true);
    setRegistration(false);
  });

  it("still opens existing accounts and universes", async () => {
    expect((await signIn(test, account)).user).toMatchObject({ email: account.email });
    const opened = await test.visitor().call(api.openUniverse, { params: { universeName } });
    expect(opened.status).toBe(200);
  });

  it("still migrates a universe to an address and a password", async () => {
    const migration = makeMigration(universeName);
    expect((await test.visitor().call(api.migrate, { body: migration })).status).toBe(200);
    const [mail] = await test.mailsTo(migration.email);
    expect((await followLink(test.visitor(), mail)).status).toBe(200);
    expect((await signIn(test, migration)).user.universeName).toBe(universeName);
  });

  it("completes a registration that is already pending, with a resent mail", async () => {
    test.clock.now += 120_000;
    const body = { identifier: pending.email };
    expect((await test.visitor().call(api.resendVerification, { body })).status).toBe(200);
    const mail = (await test.mailsTo(pending.email)).at(-1);
    expect((await followLink(test.visitor(), mail)).status).toBe(200);
    expect((await signIn(test, pending)).user).toMatchObject({ email: pending.email });
  });
});

describe("GET /api/instance", () => {
  it("says whether the operator has set addresses, or all are examples", async () => {
    const isExample = async () => (await test.visitor().call(api.instance)).body.hasExampleContacts;
    expect(await isExample()).toBe(true);
    const { contacts } = test.app.context.settings;
    Object.assign(test.app.context.settings, { contacts: { ...contacts, technical: "help@stars.example" } });
    expect(await isExample()).toBe(false);
    Object.assign(test.app.context.settings, { contacts });
  });

  it("says whether mails are sent, so that people are offered a link to sign in", async () => {
    const sendsMail = async () => (await test.visitor().call(api.instance)).body.sendsMail;
    expect(await sendsMail()).toBe(false);
    Object.assign(test.app.context.settings, { smtpUrl: "smtp://mail.example.org" });
    expect(await sendsMail()).toBe(true);
    Object.assign(test.app.context.settings, { smtpUrl: null });
  });
});
