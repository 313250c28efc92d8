import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import {
  followLink,
  makeAccount,
  makeEntry,
  makeMigration,
  makeRegistration,
  password,
  signIn,
  signUp,
} from "../../testing/make.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.now += 60_000;
});

const migrate = (body: unknown) => test.visitor().call(api.migrate, { body });
const openByName = (universeName: string) =>
  test.visitor().call(api.openUniverse, { params: { universeName } });

describe("POST /api/auth/migrate-user", () => {
  it("gives a universe an address and a password when the link is followed, keeps its stars, and ends sign-in by name", async () => {
    const { visitor, user } = await signUp(test);
    await visitor.call(api.createMoodEntry, { body: makeEntry({ note: "Before the move" }) });
    const migration = makeMigration(user.universeName);
    const answer = await migrate(migration);
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);

    const other = test.visitor();
    await other.call(api.openUniverse, { params: { universeName: user.universeName } });
    expect((await other.call(api.me)).status).toBe(200);
    const waits = await visitor.call(api.getSignIn, { params: { id: user.id } });
    expect(waits.body).toEqual({ way: "name", pendingEmail: migration.email });
    const early = await test.visitor().call(api.login, { body: { email: migration.email, password } });
    expect([early.status, early.body.needsVerification]).toEqual([403, true]);

    const [mail] = await test.mailsTo(migration.email);
    expect((await followLink(test.visitor(), mail)).status).toBe(200);
    for (const byName of [visitor, other]) expect((await byName.call(api.me)).status).toBe(401);
    const closed = await openByName(user.universeName);
    expect([closed.status, closed.body]).toEqual([
      403,
      {
        error: "This universe is protected by a password.",
        code: "universe-protected",
        text: "refusals-accounts.protectedByPassword",
        needsPassword: true,
      },
    ]);
    expect(closed.headers["set-cookie"]).toBeUndefined();

    const signedIn = await signIn(test, migration);
    expect(signedIn.user).toMatchObject({ id: user.id, email: migration.email, emailVerified: true });
    const stars = (await signedIn.visitor.call(api.listMoodEntries)).body;
    expect(stars).toMatchObject([{ note: "Before the move" }]);
  });

  it.each([
    [{ password: "" }, "password", "Please fill in all required fields"],
    [{ email: "nonsense", password: "short" }, "email", "Please enter a valid email address"],
    [{ password: "Short1!" }, "password", "Password must be at least 8 characters long"],
    [
      { password: "nothing but letters" },
      "password",
      "Password must contain uppercase, lowercase, number, and special character",
    ],
  ])("refuses %j with one sentence, in the specified order", async (wrong, field, error) => {
    const { user } = await signUp(test);
    const answer = await migrate(makeMigration(user.universeName, wrong));
    expect([answer.status, answer.body]).toMatchObject([400, { error, fields: { [field]: error } }]);
  });

  it("refuses another spelling of the name, and the name of a pending registration", async () => {
    const { user } = await signUp(test);
    const registration = makeRegistration();
    await test.visitor().call(api.register, { body: registration });
    for (const name of ["Nobody's", user.universeName.toUpperCase(), registration.universeName]) {
      const answer = await migrate(makeMigration(name));
      expect([answer.status, answer.body]).toEqual([
        404,
        {
          error: "Universe not found",
          code: "universe-not-found",
          text: "refusals-accounts.universeNotFound",
        },
      ]);
    }
  });

  it("refuses a universe that has a password", async () => {
    const account = await makeAccount(test);
    expect((await migrate(makeMigration(account.universeName))).status).toBe(409);
  });

  it("accepts one of several concurrent migrations, and another one after a minute", async () => {
    const { user } = await signUp(test);
    const attempts = Array.from({ length: 4 }, () => makeMigration(user.universeName));
    const answers = await Promise.all(attempts.map(migrate));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const winner = attempts[answers.findIndex(({ status }) => status === 200)];
    const [old] = await test.mailsTo(winner?.email ?? "");

    test.clock.now += 60_000;
    const later = makeMigration(user.universeName);
    expect((await migrate(later)).status).toBe(200);
    expect((await followLink(test.visitor(), old)).status).toBe(400);
    const [fresh] = await test.mailsTo(later.email);
    expect((await followLink(test.visitor(), fresh)).status).toBe(200);
  });

  it("sends a link that is valid for a day and succeeds once, and whose stored hash is not accepted", async () => {
    const { user } = await signUp(test);
    const late = makeMigration(user.universeName);
    await migrate(late);
    const [old] = await test.mailsTo(late.email);
    test.clock.now += 24 * 3_600_000;
    expect((await followLink(test.visitor(), old)).status).toBe(400);

    const migration = makeMigration(user.universeName);
    await migrate(migration);
    const [mail] = await test.mailsTo(migration.email);
    const row = await test.database.db
      .selectFrom("users")
      .select("emailVerificationToken")
      .where("id", "=", user.id)
      .executeTakeFirstOrThrow();
    const query = { token: row.emailVerificationToken ?? "" };
    expect((await test.visitor().call(api.verifyEmail, { query })).status).toBe(400);
    const answers = await Promise.all(Array.from({ length: 6 }, () => followLink(test.visitor(), mail)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(400)]);
    expect((await followLink(test.visitor(), mail)).body.code).toBe("used-link");
  });

  it("can be cancelled by the owner: the link becomes invalid, and the name still opens the universe", async () => {
    const { visitor, user } = await signUp(test);
    const migration = makeMigration(user.universeName);
    await migrate(migration);
    const [mail] = await test.mailsTo(migration.email);
    const cancelled = await visitor.call(api.cancelPendingEmail, { params: { id: user.id } });
    expect([cancelled.status, cancelled.body]).toEqual([200, { way: "name", pendingEmail: null }]);
    expect((await followLink(test.visitor(), mail)).status).toBe(400);
    expect((await openByName(user.universeName)).status).toBe(200);
  });

  it("notifies the owner of a taken address, and changes neither universe", async () => {
    const account = await makeAccount(test);
    const { user } = await signUp(test);
    test.clock.now += 60_000;
    const answer = await migrate(makeMigration(user.universeName, { email: account.email }));
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    const [, notice] = await test.mailsTo(account.email);
    expect(notice?.subject).toBe("Somebody asked to use your e-mail address");
    expect(notice?.text).not.toContain("token");
    expect((await openByName(user.universeName)).status).toBe(200);
    expect((await signIn(test, account)).user.universeName).toBe(account.universeName);
  });
});

describe("a protected universe", () => {
  it("is refused under every name with the same key", async () => {
    const account = await makeAccount(test, { universeName: "Café Ω" });
    const twins = ["cafe\u0301 ω", "ＣＡＦÉ Ω", "CAFÉ Ω", "Café\u200b Ω", "Café Ω ", "Cafe\u0301 Ω"];
    for (const universeName of twins) {
      const opened = await openByName(universeName);
      expect([403, 404]).toContain(opened.status);
      expect(opened.text).not.toContain('"id"');
      const made = await test.visitor().call(api.createUniverse, { body: { universeName, userName: "Ada" } });
      expect([400, 409]).toContain(made.status);
      const registered = await test
        .visitor()
        .call(api.register, { body: makeRegistration({ universeName }) });
      expect([400, 409]).toContain(registered.status);
      for (const answer of [opened, made, registered]) expect(answer.headers["set-cookie"]).toBeUndefined();
      test.clock.now += 60_000;
    }
    expect((await signIn(test, account)).user.universeName).toBe("Café Ω");
  });
});
