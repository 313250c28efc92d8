import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import type { TestApp } from "../../testing/app.ts";
import { makeKeyedUniverse, openPasskeyApp } from "../../testing/authenticator/passkeys.ts";
import { makeAccount, password, signIn, signUp } from "../../testing/make.ts";
import { authenticator, setUpSecondFactor } from "../../testing/second-factor.ts";
import type { Visitor } from "../../testing/visitor.ts";
import { keyFileOf } from "../secret-key.ts";

let test: TestApp;
beforeAll(async () => {
  // The address of the app is one that can have passkeys.
  test = await openPasskeyApp();
});
afterAll(() => test.close());

const minute = 60_000;
const wrongCode = "000000";

async function makeAda() {
  const account = await makeAccount(test);
  return { account, ...(await signIn(test, account)) };
}

async function makeProtected() {
  const ada = await makeAda();
  return { ...ada, factor: await setUpSecondFactor(test, ada.visitor) };
}

const logIn = (email: string, code?: string, typed = password, visitor = test.visitor()) =>
  visitor.call(api.login, { body: { email, password: typed, ...(code !== undefined && { code }) } });
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();
const attemptsOf = async (id: string) => {
  const row = test.database.db.selectFrom("users").select("loginAttempts").where("id", "=", id);
  return (await row.executeTakeFirstOrThrow()).loginAttempts;
};
const dataOf = (userId: string) =>
  test.database.db.selectFrom("credentials").selectAll().where("userId", "=", userId).execute();
/** An address gets one mail a minute. */
const subjectsTo = async (email: string) => {
  for (let mail = 0; mail < 3; mail++) {
    test.clock.now += minute;
    await test.mailsTo(email);
  }
  return (await test.mailsTo(email)).map(({ subject }) => subject);
};

describe("the setup of a second factor", () => {
  it("shows a secret, which the database has only encrypted, and after a code ten recovery codes", async () => {
    const { account, visitor, user } = await makeAda();
    const { secret, uri } = (await visitor.call(api.startTotp)).body;
    expect(uri).toContain(`secret=${secret}`);
    const code = authenticator(secret)(test.clock.now);
    const { status, body } = await visitor.call(api.confirmTotp, { body: { code } });
    expect([status, new Set(body.recoveryCodes).size]).toEqual([200, 10]);
    const stored = JSON.stringify(await dataOf(user.id));
    for (const shown of [secret, ...body.recoveryCodes, ...body.recoveryCodes.map(withoutHyphens)])
      expect(stored).not.toContain(shown);
    expect(await subjectsTo(account.email)).toContain("Your second step is on");
  });

  it("asks for nothing until a code was right, and can begin again", async () => {
    const { account, visitor } = await makeAda();
    const first = (await visitor.call(api.startTotp)).body.secret;
    const second = (await visitor.call(api.startTotp)).body.secret;
    expect((await logIn(account.email)).status).toBe(200);
    const refused = await visitor.call(api.confirmTotp, {
      body: { code: authenticator(first)(test.clock.now) },
    });
    expect([refused.status, refused.body.code]).toEqual([403, "wrong-code"]);
    expect((await logIn(account.email)).status).toBe(200);
    const code = authenticator(second)(test.clock.now);
    expect((await visitor.call(api.confirmTotp, { body: { code } })).status).toBe(200);
    expect((await logIn(account.email)).status).toBe(403);
  });

  it("is confirmed once, also by ten requests at once, and not begun again", async () => {
    const { visitor } = await makeAda();
    const { secret } = (await visitor.call(api.startTotp)).body;
    const body = { code: authenticator(secret)(test.clock.now) };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => visitor.call(api.confirmTotp, { body })),
    );
    expect(statuses(answers)).toEqual([200, ...Array(9).fill(409)]);
    const again = await visitor.call(api.startTotp);
    expect([again.status, again.body.code]).toEqual([409, "second-factor-exists"]);
  });

  it("needs a beginning, a password or a provider, and a proof of the last ten minutes", async () => {
    const { visitor } = await makeAda();
    const body = { code: "123456" };
    expect((await visitor.call(api.confirmTotp, { body })).body.code).toBe("no-second-factor");
    const named = (await signUp(test)).visitor;
    expect((await named.call(api.startTotp)).body.code).toBe("no-password");
    test.clock.now += 10 * minute;
    const answers = [
      await visitor.call(api.startTotp),
      await visitor.call(api.confirmTotp, { body }),
      await visitor.call(api.endTotp),
      await visitor.call(api.renewRecoveryCodes),
      await visitor.call(api.chooseProviderFactor, { body: { isEnough: true } }),
    ];
    for (const { status, body } of answers)
      expect([status, body.code]).toEqual([403, "recent-sign-in-required"]);
  });

  it.each(["", " ", "12345", "12345a", "1".repeat(65)])("refuses %j as no code", async (code) => {
    const { visitor } = await makeAda();
    const { status, body } = await visitor.call(api.confirmTotp, { body: { code } });
    expect([status, Object.keys(body.fields)]).toEqual([400, ["code"]]);
  });
});

const withoutHyphens = (code: string) => code.replaceAll("-", "");

describe("a sign-in to an account with a second factor", () => {
  it("asks for a code after the right password, and accepts the code of an app", async () => {
    const { account, factor } = await makeProtected();
    const asked = await logIn(account.email);
    expect([asked.status, asked.body]).toEqual([
      403,
      {
        ...{ success: false, needsCode: true, code: "second-factor-required" },
        ...{ error: expect.any(String), text: "refusals-second-factor.secondFactorRequired" },
      },
    ]);
    expect(asked.headers["set-cookie"]).toBeUndefined();
    const code = factor.code();
    const visitor = test.visitor();
    const answer = await logIn(account.email, `${code.slice(0, 3)} ${code.slice(3)}`, password, visitor);
    expect([answer.status, answer.body.success]).toEqual([200, true]);
    expect((await visitor.call(api.me)).status).toBe(200);
  });

  it("says nothing about the second factor after a wrong password, with or without a code", async () => {
    const [{ account, factor }, plain] = [await makeProtected(), await makeAda()];
    const wrong = "Wrong-Pass-1";
    const bodies = [
      await logIn(plain.account.email, undefined, wrong),
      await logIn(account.email, undefined, wrong),
      await logIn(account.email, wrongCode, wrong),
      await logIn(account.email, factor.code(), wrong),
      await logIn(account.email, factor.recoveryCodes[0], wrong),
      await logIn("nobody@example.org", wrongCode, wrong),
    ].map(({ status, body, headers }) => [status, body, Object.keys(headers)]);
    for (const body of bodies) expect(body).toEqual(bodies[0]);
    // Neither was used up.
    expect((await logIn(account.email, factor.code())).status).toBe(200);
    expect((await logIn(account.email, factor.recoveryCodes[0])).status).toBe(200);
  });

  it("ignores a code for an account without one", async () => {
    const { account } = await makeAda();
    expect((await logIn(account.email, wrongCode)).status).toBe(200);
  });

  it("accepts the code of a clock that is 25 seconds off, and says what may be wrong with one of 10 minutes", async () => {
    for (const seconds of [-25, 25]) {
      const { account, factor } = await makeProtected();
      test.clock.now += 30_000;
      const app = authenticator(factor.secret, seconds);
      expect((await logIn(account.email, app(test.clock.now))).status).toBe(200);
    }
    for (const seconds of [-600, 600]) {
      const { account, factor } = await makeProtected();
      const { status, body } = await logIn(
        account.email,
        authenticator(factor.secret, seconds)(test.clock.now),
      );
      expect([status, body.code]).toEqual([401, "wrong-code"]);
      expect(body.error).toContain("the clock of your phone may be wrong");
    }
  });

  it("succeeds once with a code, also of ten at once", async () => {
    const { account, factor } = await makeProtected();
    const code = factor.code();
    const answers = await Promise.all(Array.from({ length: 10 }, () => logIn(account.email, code)));
    expect(statuses(answers)).toEqual([200, ...Array(9).fill(401)]);
    test.clock.now += 30_000;
    expect((await logIn(account.email, factor.code())).status).toBe(200);
    expect((await logIn(account.email, code)).status).toBe(401);
  });

  it("succeeds once with a recovery code, also of ten at once, and never without the password", async () => {
    const { account, factor } = await makeProtected();
    const [first = "", second = "", third = ""] = factor.recoveryCodes;
    const answers = await Promise.all(Array.from({ length: 10 }, () => logIn(account.email, first)));
    expect(statuses(answers)).toEqual([200, ...Array(9).fill(401)]);
    expect((await logIn(account.email, ` ${second.toLowerCase()} `)).status).toBe(200);
    expect((await logIn(account.email, third, third)).status).toBe(401);
    expect((await logIn(account.email, undefined, third)).status).toBe(401);
    expect((await logIn(account.email, third)).status).toBe(200);
  });

  it("does not accept the recovery code of somebody else", async () => {
    const [ada, ben] = [await makeProtected(), await makeProtected()];
    const [code] = ben.factor.recoveryCodes;
    expect((await logIn(ada.account.email, code)).status).toBe(401);
    expect((await logIn(ben.account.email, code)).status).toBe(200);
  });

  it("is locked after ten wrong codes, which a right password without one does not forget", async () => {
    const { account, user, factor } = await makeProtected();
    for (let count = 1; count <= 10; count++) {
      expect((await logIn(account.email, wrongCode)).body.code).toBe("wrong-code");
      if (count < 10) expect((await logIn(account.email)).body.code).toBe("second-factor-required");
      expect(await attemptsOf(user.id)).toBe(count);
    }
    test.clock.now += 30_000;
    const locked = [
      await logIn(account.email),
      await logIn(account.email, factor.code()),
      await logIn(account.email, factor.recoveryCodes[0]),
    ];
    expect(statuses(locked)).toEqual([423, 423, 423]);
    test.clock.now += 15 * minute;
    expect((await logIn(account.email, factor.code())).status).toBe(200);
    expect(await attemptsOf(user.id)).toBe(0);
  });

  it("counts wrong passwords and wrong codes together", async () => {
    const { account } = await makeProtected();
    for (let count = 0; count < 5; count++) {
      expect((await logIn(account.email, undefined, "Wrong-Pass-1")).status).toBe(401);
      expect((await logIn(account.email, wrongCode)).status).toBe(401);
    }
    expect((await logIn(account.email)).status).toBe(423);
  });
});

const endWith = (visitor: Visitor) => visitor.call(api.endTotp);

describe("the end of a second factor", () => {
  it("takes the recovery codes with it, tells the person, and asks for no code any more", async () => {
    const { account, visitor, user } = await makeProtected();
    expect((await endWith(visitor)).status).toBe(204);
    expect(await dataOf(user.id)).toEqual([]);
    expect((await endWith(visitor)).status).toBe(404);
    expect((await logIn(account.email)).status).toBe(200);
    expect(await subjectsTo(account.email)).toContain("Your second step is off");
  });

  it("is not an end of what was only begun", async () => {
    const { visitor } = await makeAda();
    await visitor.call(api.startTotp);
    expect((await endWith(visitor)).status).toBe(404);
    const body = { code: "123456" };
    expect((await visitor.call(api.confirmTotp, { body })).body.code).toBe("no-second-factor");
  });
});

describe("new recovery codes", () => {
  it("end the earlier ones, and tell the person", async () => {
    const { account, visitor, factor } = await makeProtected();
    const { status, body } = await visitor.call(api.renewRecoveryCodes);
    expect([status, body.recoveryCodes.length]).toEqual([200, 10]);
    expect((await logIn(account.email, factor.recoveryCodes[0])).status).toBe(401);
    expect((await logIn(account.email, body.recoveryCodes[0])).status).toBe(200);
    expect(await subjectsTo(account.email)).toContain("You have new recovery codes");
  });

  it("are for nobody who has neither a second factor nor passkeys alone", async () => {
    const { visitor } = await makeAda();
    const { status, body } = await visitor.call(api.renewRecoveryCodes);
    expect([status, body.code]).toEqual([409, "no-second-factor"]);
  });

  it("are for a universe that passkeys alone open, which can have no second factor", async () => {
    const { visitor, user, recoveryCodes } = await makeKeyedUniverse(test);
    const { status, body } = await visitor.call(api.renewRecoveryCodes);
    expect([status, body.recoveryCodes.length]).toEqual([200, 10]);
    const recover = (recoveryCode?: string) =>
      test.visitor().call(api.recover, { body: { identifier: user.universeName, recoveryCode } });
    expect((await recover(recoveryCodes[0])).status).toBe(401);
    expect((await recover(body.recoveryCodes[0])).status).toBe(200);
    expect((await visitor.call(api.startTotp)).body.code).toBe("no-password");
  });
});

describe("a server without its key", () => {
  it("begins no second factor, and lets people in with recovery codes", async () => {
    const { rename, rm, mkdir } = await import("node:fs/promises");
    const { account, factor } = await makeProtected();
    const other = await makeAda();
    const path = keyFileOf(test.app.context.settings.dataDir);
    await rename(path, `${path}.away`);
    await mkdir(path);
    const started = await other.visitor.call(api.startTotp);
    const answers = [
      await logIn(account.email, factor.code()),
      await logIn(account.email, factor.recoveryCodes[0]),
    ];
    await rm(path, { recursive: true });
    await rename(`${path}.away`, path);
    expect([started.status, started.body.code]).toEqual([503, "storage-unavailable"]);
    expect(answers.map(({ status }) => status)).toEqual([401, 200]);
    expect((await logIn(account.email, factor.code())).status).toBe(200);
  });
});
