import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { statementCounter } from "../../testing/count-statements.ts";
import {
  followLink,
  makeAccount,
  makeAddress,
  makeRegistration,
  password,
  signIn,
} from "../../testing/make.ts";
import { setUpSecondFactor } from "../../testing/second-factor.ts";
import type { Visitor } from "../../testing/visitor.ts";
import { updateUser } from "../users/queries.ts";

let test: TestApp;
const statements = statementCounter();
beforeAll(async () => {
  test = await openTestApp({}, { metrics: statements.metrics });
});
afterAll(() => test.close());
beforeEach(() => {
  // The limits of network addresses are over.
  test.clock.now += minute;
});

const minute = 60_000;
const day = 24 * 60 * minute;
const subject = "Your link to sign in";
const newPassword = `${password}!`;

const ask = (email: string) => test.visitor().call(api.askForSignInLink, { body: { email } });
const linksTo = async (email: string) =>
  (await test.mailsTo(email)).filter((mail) => mail.subject === subject);
const tokenIn = (link: string | null | undefined) =>
  new URL(link ?? "http://no.link").searchParams.get("token") ?? "";
const use = (token: string, code?: string, visitor = test.visitor()) =>
  visitor.call(api.useSignInLink, { body: { token, ...(code !== undefined && { code }) } });
const setPassword = (visitor: Visitor, typed = newPassword) =>
  visitor.call(api.setPassword, { body: { newPassword: typed } });
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

/** The address gets one mail a minute, and has just had that of its registration. */
async function makeAda() {
  const account = await makeAccount(test);
  test.clock.now += minute;
  return account;
}

/** Waits for the mail: an address gets one a minute, of whatever kind. */
async function linkFor(email: string): Promise<string> {
  const before = (await linksTo(email)).length;
  await ask(email);
  while ((await linksTo(email)).length === before) test.clock.now += minute;
  return tokenIn((await linksTo(email)).at(-1)?.link);
}

describe("a request for a link", () => {
  it("sends one to the address of an account, which names no token in the database", async () => {
    const { email, universeName } = await makeAda();
    expect((await ask(email.toUpperCase())).body).toEqual({ success: true });
    const [mail, ...others] = await linksTo(email);
    expect(others).toEqual([]);
    expect(mail?.link).toMatch(/^http:\/\/mood\.example\.org\/sign-in-link\?token=[\w-]+\.[\w-]{43}$/);
    expect(mail?.text).toContain(universeName.replaceAll(" ", "\u00a0"));
    const stored = JSON.stringify(await test.database.db.selectFrom("sign_in_links").selectAll().execute());
    expect(stored).not.toContain(tokenIn(mail?.link).split(".")[1]);
  });

  it("gets the same reply by the same statements for an unknown, a waiting and a known address", async () => {
    const { email } = await makeAda();
    const waiting = makeRegistration();
    await test.visitor().call(api.register, { body: waiting });
    await test.mailsTo(waiting.email);
    test.clock.now += minute;
    const answers: Awaited<ReturnType<typeof ask>>[] = [];
    const { mail } = test.app.context;
    const wake = mail.wake.bind(mail);
    mail.wake = () => {};
    const counts = [];
    for (const address of [makeAddress(), waiting.email, email])
      counts.push(await statements.during(async () => answers.push(await ask(address))));
    mail.wake = wake;
    expect(new Set(counts).size).toBe(1);
    for (const { status, body, headers } of answers)
      expect([status, body, Object.keys(headers)]).toEqual([
        200,
        { success: true },
        Object.keys(answers[0]?.headers ?? {}),
      ]);
    expect((await linksTo(waiting.email)).length).toBe(0);
    expect((await linksTo(email)).length).toBe(1);
    // A mail that has no reason leaves no row.
    const left = await test.database.db
      .selectFrom("mails")
      .select("kind")
      .where("emailKey", "=", waiting.email)
      .execute();
    expect(left).toEqual([{ kind: "verify-registration" }]);
  });

  it("sends one a minute and five a day to an address, whoever asks and however it is written", async () => {
    const { email } = await makeAda();
    await Promise.all([ask(email), ask(email), ask(` ${email.toUpperCase()}`)]);
    expect((await linksTo(email)).length).toBe(1);
    for (let count = 2; count <= 6; count++) {
      test.clock.now += minute;
      expect((await ask(email)).status).toBe(200);
      expect((await linksTo(email)).length).toBe(Math.min(count, 5));
    }
    test.clock.now += day;
    await ask(email);
    expect((await linksTo(email)).length).toBe(1 + 5);
  });

  it.each(["", "nobody", "a@b", "a@example.org\r\nBcc: b@example.org", "a@example.org, b@example.org"])(
    "is refused for %j",
    async (email) => {
      const { status, body } = await ask(email);
      expect([status, Object.keys(body.fields)]).toEqual([400, ["email"]]);
    },
  );

  it("is limited by network address", async () => {
    const answers = [];
    for (let count = 0; count < 11; count++) answers.push(await ask(makeAddress()));
    expect(statuses(answers)).toEqual([...Array(10).fill(200), 429]);
  });

  it("sends no link that comes after its time", async () => {
    const { email } = await makeAda();
    const { mail } = test.app.context;
    const wake = mail.wake.bind(mail);
    mail.wake = () => {};
    await ask(email);
    mail.wake = wake;
    test.clock.now += 15 * minute + 1;
    expect(await linksTo(email)).toEqual([]);
  });
});

describe("a link", () => {
  it("signs in once, also if ten use it at once", async () => {
    const { email } = await makeAda();
    const token = await linkFor(email);
    const visitors = Array.from({ length: 10 }, () => test.visitor());
    const answers = await Promise.all(visitors.map((visitor) => use(token, undefined, visitor)));
    expect(statuses(answers)).toEqual([200, ...Array(9).fill(401)]);
    const index = answers.findIndex(({ status }) => status === 200);
    expect(answers[index]?.body).toMatchObject({ success: true, user: { email } });
    expect((await visitors[index]?.call(api.me))?.status).toBe(200);
    const again = await use(token);
    expect([again.status, again.body.code]).toEqual([401, "expired-link"]);
  });

  it("is valid for 15 minutes", async () => {
    const { email } = await makeAda();
    const token = await linkFor(email);
    test.clock.now += 15 * minute;
    expect((await use(token)).body.code).toBe("expired-link");
  });

  it("is replaced by a later one", async () => {
    const { email } = await makeAda();
    const first = await linkFor(email);
    test.clock.now += minute;
    const second = await linkFor(email);
    expect(second).not.toBe(first);
    expect([(await use(first)).status, (await use(second)).status]).toEqual([401, 200]);
  });

  it("opens nobody else's universe, and nothing with a changed secret", async () => {
    const [ada, ben] = [await makeAda(), await makeAda()];
    const [ofAda = "", secret = ""] = (await linkFor(ada.email)).split(".");
    const [ofBen = ""] = (await linkFor(ben.email)).split(".");
    const changed = secret.replace(/^./, (letter) => (letter === "A" ? "B" : "A"));
    const tokens = [
      `${ofBen}.${secret}`,
      `${ofAda}.${changed}`,
      ofAda,
      `${ofAda}.`,
      `.${secret}`,
      "",
      secret,
    ];
    for (const token of tokens) {
      const { status, body } = await use(token);
      expect([status, body.code]).toEqual([401, "expired-link"]);
    }
    expect((await use(`${ofAda}.${secret}`)).status).toBe(200);
  });

  it("ends when the address or the password changes", async () => {
    const ada = await makeAda();
    const { visitor, user } = await signIn(test, ada);
    const token = await linkFor(ada.email);
    await visitor.call(api.changePassword, {
      params: user,
      body: { currentPassword: password, newPassword },
    });
    expect((await use(token)).status).toBe(401);
    test.clock.now += 2 * minute;
    const next = await linkFor(ada.email);
    const email = makeAddress();
    await visitor.call(api.updateProfile, { params: user, body: { email } });
    await followLink(visitor, (await test.mailsTo(email)).at(-1));
    expect((await use(next)).status).toBe(401);
  });

  it("opens an account that a stranger has locked, and one that has no password", async () => {
    const { email } = await makeAda();
    for (let count = 0; count < 10; count++)
      await test.visitor().call(api.login, { body: { email, password: "Wrong-Pass-1" } });
    const { status, body } = await use(await linkFor(email));
    expect(status).toBe(200);
    await updateUser(test.database.db, body.user.id, { passwordHash: null, salt: null });
    test.clock.now += minute;
    const visitor = test.visitor();
    expect((await use(await linkFor(email), undefined, visitor)).body.user.hasPassword).toBe(false);
    expect((await setPassword(visitor)).body.hasPassword).toBe(true);
    test.clock.now += 15 * minute;
    expect((await signIn(test, { email, password: newPassword })).user.id).toBe(body.user.id);
  });

  it("asks for the second factor, and stays valid until its code is right", async () => {
    const ada = await makeAda();
    const { visitor } = await signIn(test, ada);
    const factor = await setUpSecondFactor(test, visitor);
    test.clock.now += minute;
    const token = await linkFor(ada.email);
    const asked = await use(token);
    expect([asked.status, asked.body]).toMatchObject([
      403,
      { success: false, needsCode: true, code: "second-factor-required" },
    ]);
    const wrong = await use(token, "000000");
    expect([wrong.status, wrong.body.code]).toEqual([401, "wrong-code"]);
    expect((await use(token, factor.code())).status).toBe(200);
    test.clock.now += minute;
    expect((await use(await linkFor(ada.email), factor.recoveryCodes[0])).status).toBe(200);
  });

  it("counts wrong codes toward the lock of sign-ins", async () => {
    const ada = await makeAda();
    const { visitor } = await signIn(test, ada);
    const factor = await setUpSecondFactor(test, visitor);
    test.clock.now += minute;
    const token = await linkFor(ada.email);
    for (let count = 0; count < 10; count++) expect((await use(token, "000000")).status).toBe(401);
    expect((await use(token, factor.code())).status).toBe(423);
    const { email } = ada;
    expect((await test.visitor().call(api.login, { body: { email, password } })).status).toBe(423);
  });
});

describe("a new password after a sign-in by a link", () => {
  async function withLink() {
    const account = await makeAda();
    const other = await signIn(test, account);
    const visitor = test.visitor();
    await use(await linkFor(account.email), undefined, visitor);
    return { account, other, visitor };
  }

  it("needs no current one, ends every other session, and tells the person", async () => {
    const { account, other, visitor } = await withLink();
    const { status, body } = await setPassword(visitor);
    expect([status, body.email]).toEqual([200, account.email]);
    expect((await other.visitor.call(api.me)).status).toBe(401);
    expect((await visitor.call(api.me)).status).toBe(200);
    await signIn(test, { ...account, password: newPassword });
    const { email } = account;
    expect((await test.visitor().call(api.login, { body: { email, password } })).status).toBe(401);
    test.clock.now += minute;
    const subjects = (await test.mailsTo(email)).map(({ subject }) => subject);
    expect(subjects).toContain("Your password was changed");
  });

  it("is refused after ten minutes, and in a session that began in another way", async () => {
    const { account, other, visitor } = await withLink();
    const { visitor: signedIn } = await signIn(test, account);
    const before = [await setPassword(other.visitor), await setPassword(signedIn)];
    test.clock.now += 10 * minute + 1;
    for (const { status, body } of [...before, await setPassword(visitor)])
      expect([status, body.code]).toEqual([403, "new-link-required"]);
    expect((await setPassword(test.visitor())).status).toBe(401);
    await signIn(test, account);
  });

  it("is refused to the cookie that a proof has replaced", async () => {
    const { visitor } = await withLink();
    const earlier = test.visitor();
    for (const [name, value] of visitor.cookies) earlier.cookies.set(name, value);
    expect((await visitor.call(api.confirm, { body: { password } })).status).toBe(200);
    expect((await earlier.call(api.me)).status).toBe(200);
    expect((await setPassword(earlier)).body.code).toBe("new-link-required");
    expect((await setPassword(visitor)).status).toBe(200);
  });

  it("has the rules of every other password", async () => {
    const { visitor } = await withLink();
    for (const typed of ["", "short", "password123", "x".repeat(129)]) {
      const { status, body } = await setPassword(visitor, typed);
      expect([status, Object.keys(body.fields)]).toEqual([400, ["newPassword"]]);
    }
  });
});
