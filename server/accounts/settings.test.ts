import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import {
  followLink,
  makeAccount,
  makeAddress,
  makeRegistration,
  password,
  signIn,
  signUp,
} from "../../testing/make.ts";
import type { Visitor } from "../../testing/visitor.ts";
import { composeLetter } from "./compose-letter.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.now += 60_000;
});

type Person = { visitor: Visitor; user: { id: string; universeName: string } };

async function enter(overrides: Record<string, unknown> = {}) {
  const account = await makeAccount(test, overrides);
  test.clock.now += 60_000;
  return { account, ...(await signIn(test, account)) };
}
const profile = ({ visitor, user }: Person, body: Record<string, unknown>) =>
  visitor.call(api.updateProfile, { params: { id: user.id }, body });
const changePassword = ({ visitor, user }: Person, body: Record<string, unknown>) =>
  visitor.call(api.changePassword, { params: { id: user.id }, body });
const subjectsTo = async (email: string) => (await test.mailsTo(email)).map(({ subject }) => subject);
const signInOf = async ({ visitor, user }: Person) =>
  (await visitor.call(api.getSignIn, { params: { id: user.id } })).body;

describe("PUT /api/users/{id}/profile", () => {
  it("changes the given fields and no others", async () => {
    const ada = await enter();
    const answer = await profile(ada, { userName: " Grace ", demographics: "Lives by the sea" });
    expect([answer.status, answer.body]).toEqual([
      200,
      expect.objectContaining({
        userName: "Grace",
        demographics: "Lives by the sea",
        universeName: ada.user.universeName,
        email: ada.account.email,
      }),
    ]);
    expect((await profile(ada, { demographics: "" })).body).toMatchObject({
      userName: "Grace",
      demographics: null,
    });
  });

  it("renames a universe, which then opens under the new name", async () => {
    const ada = await enter();
    expect((await profile(ada, { universeName: "Renamed Harbour" })).status).toBe(200);
    const login = (identifier: string) => test.visitor().call(api.login, { body: { identifier, password } });
    expect((await login("Renamed Harbour")).status).toBe(200);
    expect((await login(ada.user.universeName)).status).toBe(401);
    expect((await profile(ada, { universeName: "RENAMED harbour" })).status).toBe(200);
  });

  it("refuses a name that a user has or a registration reserves", async () => {
    const ada = await enter();
    const { user } = await signUp(test);
    const registration = makeRegistration();
    await test.visitor().call(api.register, { body: registration });
    for (const universeName of [user.universeName.toUpperCase(), registration.universeName]) {
      const error = "Universe name is already taken";
      const answer = await profile(ada, { universeName });
      expect([answer.status, answer.body]).toEqual([
        409,
        {
          ...{ error, code: "universe-name-taken", text: "refusals-accounts.nameTaken" },
          ...{
            fields: { universeName: error },
            fieldCodes: { universeName: { code: "taken", text: "refusals-accounts.nameTaken" } },
          },
        },
      ]);
    }
  });

  it.each([
    [{ universeName: "X" }, "universeName"],
    [{ userName: "" }, "userName"],
    [{ email: "nonsense" }, "email"],
    [{ email: "" }, "email"],
    [{ demographics: "x".repeat(501) }, "demographics"],
    [{ passwordHash: "x" }, "passwordHash"],
    [{ emailVerified: true }, "emailVerified"],
    [{ id: "x" }, "id"],
    [{ accountLocked: false, loginAttempts: 0 }, "accountLocked"],
  ])("refuses %j and changes nothing", async (body, field) => {
    const ada = await enter();
    const before = (await ada.visitor.call(api.me)).text;
    const answer = await profile(ada, body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, expect.arrayContaining([field])]);
    expect((await ada.visitor.call(api.me)).text).toBe(before);
  });

  it("keeps a new address pending until its link is followed, and notifies the old address, which still works", async () => {
    const ada = await enter();
    const email = makeAddress();
    const answer = await profile(ada, { email });
    expect([answer.status, answer.body.email]).toEqual([200, ada.account.email]);
    expect(await signInOf(ada)).toEqual({ way: "password", pendingEmail: email });
    expect((await test.mailsTo(ada.account.email)).at(-1)?.subject).toBe(
      "A new e-mail address was asked for",
    );
    expect((await signIn(test, ada.account)).user.id).toBe(ada.user.id);

    const [mail] = await test.mailsTo(email);
    test.clock.now += 60_000;
    expect((await followLink(test.visitor(), mail)).status).toBe(200);
    expect((await ada.visitor.call(api.me)).body.user).toMatchObject({ email, emailVerified: true });
    expect((await signIn(test, { email, password })).user.id).toBe(ada.user.id);
    const login = await test.visitor().call(api.login, { body: { email: ada.account.email, password } });
    expect(login.status).toBe(401);
    expect(await subjectsTo(ada.account.email)).toContain("Your e-mail address was changed");
  });

  it("takes a new address only from somebody who has proved themselves lately", async () => {
    const ada = await enter();
    test.clock.now += 10 * 60_000;
    const refused = await profile(ada, { email: makeAddress() });
    expect([refused.status, refused.body.code]).toEqual([403, "recent-sign-in-required"]);
    expect((await signInOf(ada)).pendingEmail).toBeNull();
    const others = { userName: "Grace", email: ada.account.email };
    expect((await profile(ada, others)).body).toMatchObject({ userName: "Grace" });
    await ada.visitor.call(api.confirm, { body: { password } });
    expect((await profile(ada, { email: makeAddress() })).status).toBe(200);
  });

  it("takes a new address also in a session that the version before began", async () => {
    const ada = await enter();
    const nulls = { authenticatedAt: null, confirmedAt: null };
    await test.database.db.updateTable("sessions").set(nulls).where("userId", "=", ada.user.id).execute();
    expect((await profile(ada, { email: makeAddress() })).status).toBe(200);
    test.clock.now += 10 * 60_000;
    expect((await profile(ada, { email: makeAddress() })).status).toBe(403);
  });

  it("stores another spelling of the current address at once, without a link", async () => {
    const ada = await enter();
    const email = ada.account.email.replace("person", "Person");
    const mailsBefore = (await test.mailsTo(email)).length;
    const answer = await profile(ada, { email });
    expect([answer.status, answer.body]).toEqual([
      200,
      expect.objectContaining({ email, emailVerified: true }),
    ]);
    expect(await signInOf(ada)).toEqual({ way: "password", pendingEmail: null });
    for (const spelling of [email, ada.account.email]) {
      expect((await signIn(test, { email: spelling, password })).user.id).toBe(ada.user.id);
      expect((await test.mailsTo(spelling)).filter(({ subject }) => /address/.test(subject)).length).toBe(
        spelling === email ? mailsBefore : 1,
      );
    }
  });

  it.each([
    ["as it is", (email: string) => email],
    ["in another spelling", (email: string) => email.toUpperCase()],
  ])("withdraws a pending address when its owner sets the present one again, %s", async (_, spell) => {
    const ada = await enter();
    const pending = makeAddress();
    await profile(ada, { email: pending });
    const [mail] = await test.mailsTo(pending);
    const email = spell(ada.account.email);
    expect((await profile(ada, { email })).body.email).toBe(email);
    expect(await signInOf(ada)).toEqual({ way: "password", pendingEmail: null });
    expect((await followLink(test.visitor(), mail)).status).toBe(400);
  });

  it("replies to a taken address as to a free one, and notifies its owner", async () => {
    const [ada, grace] = [await enter(), await enter()];
    const taken = await profile(ada, { email: grace.account.email });
    const free = await profile(ada, { email: makeAddress() });
    test.clock.now += 60_000;
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    await profile(ada, { email: grace.account.email });
    expect(await signInOf(ada)).toMatchObject({ pendingEmail: grace.account.email });
    expect((await test.mailsTo(grace.account.email)).at(-1)?.subject).toBe(
      "Somebody asked to use your e-mail address",
    );
  });

  it("refuses an address for a universe without a password, and names the page for migrating", async () => {
    const { visitor, user } = await signUp(test);
    const answer = await profile({ visitor, user }, { email: makeAddress() });
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining("/migrate")]);
    expect((await profile({ visitor, user }, { email: "", userName: "Grace" })).status).toBe(200);
    expect(await signInOf({ visitor, user })).toEqual({ way: "name", pendingEmail: null });
  });

  it("never verifies an address by a link that was sent to another address", async () => {
    const mallory = await enter();
    const [own, victims] = [makeAddress(), makeAddress()];
    await profile(mallory, { email: own });
    const { db, dialect, now, settings } = test.app.context;
    const queued = await db
      .selectFrom("mails")
      .selectAll()
      .where("email", "=", own)
      .executeTakeFirstOrThrow();
    // The address changes while the letter is composed, right after it was read.
    let isChanged = false;
    const changing = db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (isChanged) return result;
        isChanged = true;
        await db
          .updateTable("users")
          .set({ pendingEmail: victims, pendingEmailKey: victims })
          .where("id", "=", mallory.user.id)
          .execute();
        return result;
      },
    });
    const letter = await composeLetter({ db: changing, dialect, now, settings }, queued);
    expect(letter).toBeNull();
  });

  it("has the same limit as looking up names", async () => {
    const { visitor, user } = await signUp(test);
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++)
      statuses.push((await profile({ visitor, user }, { universeName: `Guess at a name ${n}` })).status);
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
  });

  it("cancels a pending address, whose link becomes invalid", async () => {
    const ada = await enter();
    const email = makeAddress();
    await profile(ada, { email });
    const [mail] = await test.mailsTo(email);
    await ada.visitor.call(api.cancelPendingEmail, { params: { id: ada.user.id } });
    expect(await signInOf(ada)).toMatchObject({ pendingEmail: null });
    expect((await followLink(test.visitor(), mail)).status).toBe(400);
  });

  it("gives an address to the first of two users who follow their links", async () => {
    const [ada, grace] = [await enter(), await enter()];
    const email = makeAddress();
    await profile(ada, { email });
    const [first] = await test.mailsTo(email);
    await profile(grace, { email });
    test.clock.now += 60_000;
    const [, second] = await test.mailsTo(email);
    const answers = await Promise.all([first, second].map((mail) => followLink(test.visitor(), mail)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe("PUT /api/users/{id}/password", () => {
  const next = "Another-Pass-9";

  it("ends every other session and invalidates the old password", async () => {
    const ada = await enter();
    const { visitor: elsewhere } = await signIn(test, ada.account);
    const answer = await changePassword(ada, { currentPassword: password, newPassword: next });
    expect([answer.status, answer.body.id]).toEqual([200, ada.user.id]);
    expect((await elsewhere.call(api.me)).status).toBe(401);
    expect((await ada.visitor.call(api.me)).status).toBe(200);
    const { email } = ada.account;
    expect((await test.visitor().call(api.login, { body: { email, password } })).status).toBe(401);
    expect((await signIn(test, { email, password: next })).user.id).toBe(ada.user.id);
    expect(await subjectsTo(email)).toContain("Your password was changed");
  });

  it("leaves the other sessions where the person wants them to go on", async () => {
    const ada = await enter();
    const { visitor: elsewhere } = await signIn(test, ada.account);
    const body = { currentPassword: password, newPassword: next, endsOtherSessions: false };
    expect((await changePassword(ada, body)).status).toBe(200);
    expect((await elsewhere.call(api.me)).status).toBe(200);
    test.clock.now += 60_000;
    const texts = (await test.mailsTo(ada.account.email)).map(({ text }) => text).join();
    expect(texts).toMatch(/Wherever\s+else it is open, it stays open\./);
  });

  it.each([
    [{ currentPassword: "wrong", newPassword: next }, 403, "Current password is incorrect"],
    [{ currentPassword: password, newPassword: "short" }, 400, "Password must be at least 8 characters long"],
    [{ currentPassword: password, newPassword: "password1" }, 400, "Choose a less common password"],
    [{ newPassword: next }, 403, "Current password is incorrect"],
  ])("refuses %j", async (body, status, error) => {
    const ada = await enter();
    const answer = await changePassword(ada, body);
    expect([answer.status, answer.body.error]).toEqual([status, error]);
    expect((await signIn(test, ada.account)).user.id).toBe(ada.user.id);
  });

  it("withdraws a pending address that an intruder can have set", async () => {
    const ada = await enter();
    const email = makeAddress();
    await profile(ada, { email });
    const [mail] = await test.mailsTo(email);
    await changePassword(ada, { currentPassword: password, newPassword: next });
    expect((await followLink(test.visitor(), mail)).status).toBe(400);
  });

  it("permits 20 attempts per minute and address", async () => {
    const ada = await enter();
    test.clock.now += 60_000;
    const statuses: number[] = [];
    for (let n = 0; n < 21; n++) {
      const guess = { currentPassword: `guess number ${n}`, newPassword: next };
      statuses.push((await changePassword(ada, guess)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(403), ...Array(10).fill(423), 429]);
  });

  it("is refused to a user without a password", async () => {
    const person = await signUp(test);
    const answer = await changePassword(person, { currentPassword: "x", newPassword: next });
    expect([answer.status, answer.body.error]).toEqual([400, "This universe has no password to change."]);
  });
});
