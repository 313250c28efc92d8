import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { UniverseAction } from "#domain/admin/universes.ts";
import { api } from "#domain/api.ts";
import { makeAdministrator } from "../../../testing/administrator.ts";
import { openTestApp, type TestApp } from "../../../testing/app.ts";
import {
  addPasskey,
  makeAuthenticator,
  publicUrl,
  signInByPasskey,
} from "../../../testing/authenticator/passkeys.ts";
import { MailServer } from "../../../testing/mail-server.ts";
import { makeAccount, password, signIn, signInByName, signUp } from "../../../testing/make.ts";
import type { Visitor } from "../../../testing/visitor.ts";
import { sweep } from "../../housekeeping.ts";

const minute = 60_000;
const week = 7 * 24 * 60 * minute;

let mails: MailServer;
let test: TestApp;
let administrator: Awaited<ReturnType<typeof makeAdministrator>>;
beforeAll(async () => {
  mails = await MailServer.start();
  test = await openTestApp({ publicUrl, rateLimits: false }, { mailServer: mails });
});
beforeEach(async () => {
  test.clock.now += 2 * minute;
  administrator = await makeAdministrator(test);
});
afterEach(() => {
  Object.assign(test.app.context.settings, { rateLimits: false });
});
afterAll(async () => {
  await test.close();
  await mails.stop();
});

type Person = {
  readonly visitor: Visitor;
  readonly user: { readonly id: string; readonly universeName: string };
};

const act = (action: UniverseAction, { id }: { id: string }, by = administrator.visitor) =>
  by.call(api.actOnUniverse, { params: { id, action } });
const isIn = async (visitor: Visitor) => (await visitor.call(api.me)).status === 200;
const logIn = (email: string) => test.visitor().call(api.login, { body: { email, password } });
const logOf = async ({ visitor }: Pick<Person, "visitor">) =>
  (await visitor.call(api.getAccountLog)).body.entries as { action: string; by: string }[];

async function makePerson() {
  const account = await makeAccount(test);
  return { ...(await signIn(test, account)), account };
}

/** The subjects of all mails to an address, which gets one a minute. */
async function subjectsTo(email: string) {
  for (let count = 0; count < 4; count++) {
    test.clock.now += minute;
    await test.app.context.mail.sendDue();
  }
  return mails.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
}

describe("end-sessions", () => {
  it("signs a person out everywhere, and nobody else", async () => {
    const person = await makePerson();
    const elsewhere = await signIn(test, person.account);
    const other = await makePerson();
    const { status, body } = await act("end-sessions", person.user);
    expect([status, body.id, body.name]).toEqual([200, person.user.id, person.user.universeName]);
    expect([await isIn(person.visitor), await isIn(elsewhere.visitor)]).toEqual([false, false]);
    expect([await isIn(other.visitor), await isIn(administrator.visitor)]).toEqual([true, true]);
    expect(await logOf(await signIn(test, person.account))).toMatchObject([
      { action: "end-sessions", by: "administrator" },
    ]);
  });
});

describe("unlock", () => {
  it("lets a person try again who is locked out", async () => {
    const { user, account } = await makePerson();
    for (let count = 0; count < 10; count++)
      await test.visitor().call(api.login, { body: { email: account.email, password: "Wrong-Pass-1" } });
    expect((await logIn(account.email)).status).toBe(423);
    const { body } = await act("unlock", user);
    expect(body.lockedUntil).toBeNull();
    expect((await logIn(account.email)).status).toBe(200);
  });
});

describe("send-sign-in-link", () => {
  it("mails the link to the person, and shows it to nobody else", async () => {
    const { user, account } = await makePerson();
    const { status, text } = await act("send-sign-in-link", user);
    expect([status, text.includes("token")]).toEqual([200, false]);
    test.clock.now += minute;
    await test.app.context.mail.sendDue();
    const mail = await mails.mailTo(account.email, { count: 2 });
    const token = new URL(mail.link ?? "").searchParams.get("token") ?? "";
    const used = await test.visitor().call(api.useSignInLink, { body: { token } });
    expect([used.status, used.body.user.id]).toEqual([200, user.id]);
  });

  it("is refused where no mail would reach anybody", async () => {
    const nameOnly = await signUp(test);
    const answer = await act("send-sign-in-link", nameOnly.user);
    expect([answer.status, answer.body.code]).toEqual([409, "no-address"]);
    expect(await logOf(nameOnly)).toEqual([]);
    const { user } = await makePerson();
    const { settings } = test.app.context;
    Object.assign(settings, { smtpUrl: null });
    const { status, body } = await act("send-sign-in-link", user);
    Object.assign(settings, { smtpUrl: mails.url });
    expect([status, body.code]).toEqual([409, "no-mail-server"]);
  });

  it("sends an address one link a minute, as the person can ask for them", async () => {
    const { user } = await makePerson();
    Object.assign(test.app.context.settings, { rateLimits: true });
    expect((await act("send-sign-in-link", user)).status).toBe(200);
    const { status, body, headers } = await act("send-sign-in-link", user);
    expect([status, body.code, Number(headers["retry-after"])]).toEqual([429, "too-many-requests", 60]);
    test.clock.now += minute;
    expect((await act("send-sign-in-link", user)).status).toBe(200);
  });
});

describe("close", () => {
  it("lets nobody in by any way, tells the person, and removes the universe after seven days", async () => {
    const { visitor, user, account } = await makePerson();
    const authenticator = makeAuthenticator();
    await addPasskey(visitor, authenticator);
    await test.visitor().call(api.askForSignInLink, { body: { email: account.email } });
    const removedAt = new Date(test.clock.now + week).toISOString();
    const { status, body } = await act("close", user);
    expect([status, body]).toMatchObject([200, { removedAt, closedBy: "administrator" }]);
    expect(await isIn(visitor)).toBe(false);
    const closed = [410, "universe-closed", removedAt];
    const byPassword = await logIn(account.email);
    const byPasskey = await signInByPasskey(test, authenticator);
    for (const refused of [byPassword, byPasskey]) {
      const { code, params } = refused.body;
      expect([refused.status, code, params.removedAt]).toEqual(closed);
      expect(refused.headers["set-cookie"]).toBeUndefined();
    }
    expect((await logIn(account.email.replace("person", "nobody"))).status).toBe(401);
    expect(await subjectsTo(account.email)).toContain("Your universe was closed");
    test.clock.now += week;
    await sweep(test.app);
    administrator = await makeAdministrator(test);
    expect((await act("unlock", user)).body.code).toBe("universe-not-found");
  });

  it("is undone by reopen, which the person is told of too", async () => {
    const person = await makePerson();
    const { user, account } = person;
    await act("close", user);
    expect((await act("close", user)).body.code).toBe("universe-closed");
    expect((await act("send-sign-in-link", user)).body.code).toBe("universe-closed");
    expect((await subjectsTo(account.email)).at(-1)).toBe("Your universe was closed");
    const { status, body } = await act("reopen", user);
    expect([status, body.removedAt, body.closedBy]).toEqual([200, null, null]);
    expect((await act("reopen", user)).body.code).toBe("universe-not-closed");
    expect((await subjectsTo(account.email)).at(-1)).toBe("Your universe is open again");
    test.clock.now += week;
    await sweep(test.app);
    const actions = (await logOf(await signIn(test, account))).map(({ action }) => action);
    expect(actions).toEqual(["reopen", "close"]);
  });

  it("mails nothing of a closing that is undone before the mail is sent", async () => {
    const { user, account } = await makePerson();
    await act("close", user);
    await act("reopen", user);
    expect(await subjectsTo(account.email)).not.toContain("Your universe was closed");
  });

  it("leaves a universe that its name alone opens to whoever knows the name, for seven days", async () => {
    const { visitor, user } = await signUp(test);
    await act("close", user);
    expect(await isIn(visitor)).toBe(false);
    const params = { universeName: user.universeName };
    expect((await test.visitor().call(api.openUniverse, { params })).body.code).toBe("universe-closed");
    expect((await test.visitor().call(api.keepUniverse, { params })).status).toBe(200);
    const kept = await signInByName(test, user.universeName);
    expect(await logOf({ visitor: kept })).toMatchObject([{ action: "close" }]);
  });

  it("does not open again what its person has closed", async () => {
    const { visitor, user } = await signUp(test);
    await visitor.call(api.deleteUniverse, { params: user, body: { universeName: user.universeName } });
    const { status, body } = await act("reopen", user);
    expect([status, body.code, body.text]).toEqual([
      ...[409, "universe-closed", "refusals-admin.closedByPerson"],
    ]);
  });

  it("is refused for the own universe, and for that of another administrator", async () => {
    const another = await makeAdministrator(test);
    const own = await act("close", administrator.user);
    const theirs = await act("close", another.user);
    expect([own.status, own.body.code]).toEqual([409, "own-universe"]);
    expect([theirs.status, theirs.body.code]).toEqual([409, "administrators-universe"]);
    expect(await isIn(another.visitor)).toBe(true);
  });

  it("is done once when two administrators close at the same time", async () => {
    const person = await makePerson();
    const another = await makeAdministrator(test);
    const answers = await Promise.all([
      act("close", person.user),
      act("close", person.user, another.visitor),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

it("is refused for a universe that is not there, and for an action that there is not", async () => {
  const { status, body } = await act("unlock", { id: crypto.randomUUID() });
  expect([status, body.code]).toEqual([404, "universe-not-found"]);
  expect((await act("read" as UniverseAction, administrator.user)).status).toBe(400);
});
