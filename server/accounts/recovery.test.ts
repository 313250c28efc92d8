import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import {
  addPasskey,
  giveIdentity,
  makeAuthenticator,
  makeKeyedUniverse,
  openPasskeyApp,
  provider,
  publicUrl,
  signInByPasskey,
} from "../../testing/authenticator/passkeys.ts";
import { leastOfThree, statementCounter } from "../../testing/count-statements.ts";
import { makeAccount, makeAddress, password, signIn } from "../../testing/make.ts";
import { untilAnswered } from "../../testing/until-answered.ts";
import type { Answer } from "../../testing/visitor.ts";
import { makeRecoveryCodes } from "../second-factor/recovery-codes.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openPasskeyApp();
});
afterAll(() => test.close());

const codeOf = ({ status, body }: Answer) => [status, body.code];
const wrong = [401, "wrong-recovery-code"];
const unknownCode = "ABCD-EFGH-JKMN-PQRS";
const recover = (identifier: string, recoveryCode = unknownCode, visitor = test.visitor()) =>
  visitor.call(api.recover, { body: { identifier, recoveryCode } });

describe("a recovery code", () => {
  it("signs in once, however it is typed, and its session can replace the lost passkey", async () => {
    const { user, passkey, recoveryCodes } = await makeKeyedUniverse(test);
    const [first = "", second = ""] = recoveryCodes;
    const visitor = test.visitor();
    const typed = ` ${first.toLowerCase().replaceAll("-", " ")} `;
    const { status, body } = await recover(user.universeName, typed, visitor);
    expect([status, body.success, body.user.id]).toEqual([200, true, user.id]);
    expect(codeOf(await recover(user.universeName, first))).toEqual(wrong);

    const authenticator = makeAuthenticator();
    await addPasskey(visitor, authenticator);
    expect((await visitor.call(api.removePasskey, { params: passkey })).status).toBe(204);
    expect((await signInByPasskey(test, authenticator)).body.user.id).toBe(user.id);
    expect((await recover(user.universeName, second)).status).toBe(200);
  });

  it("signs in once, also if it is sent ten times at once", async () => {
    const { user, recoveryCodes } = await makeKeyedUniverse(test);
    const sent = await Promise.all(
      Array.from({ length: 10 }, () => recover(user.universeName, recoveryCodes[3])),
    );
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(401)]);
  });

  it("of another universe opens nothing, and stays", async () => {
    const ada = await makeKeyedUniverse(test);
    const ben = await makeKeyedUniverse(test);
    expect(codeOf(await recover(ada.user.universeName, ben.recoveryCodes[0]))).toEqual(wrong);
    expect((await recover(ben.user.universeName, ben.recoveryCodes[0])).status).toBe(200);
  });

  it("stands for the second factor of an account with a password, and never for both", async () => {
    const account = await makeAccount(test);
    const { user } = await signIn(test, account);
    const [code] = await makeRecoveryCodes(test.database.db, user.id, new Date(test.clock.now));
    for (const identifier of [account.email, account.universeName])
      expect(codeOf(await recover(identifier, code))).toEqual(wrong);
    const left = await test.database.db
      .selectFrom("credentials")
      .select("id")
      .where("userId", "=", user.id)
      .execute();
    expect(left).toHaveLength(10);
  });

  it("opens a universe whose provider is gone, and none whose provider this server asks", async () => {
    const asked = await openPasskeyApp({ provider });
    const statuses = [];
    for (const app of [test, asked]) {
      const { user, recoveryCodes } = await makeKeyedUniverse(app);
      await giveIdentity(app, user);
      statuses.push((await recover(user.universeName, recoveryCodes[0], app.visitor())).status);
    }
    expect(statuses).toEqual([200, 401]);
    await asked.close();
  });

  it("has a form, and other texts are counted as no attempt", async () => {
    const { user, recoveryCodes } = await makeKeyedUniverse(test);
    for (const text of ["", "x", "1234567890", "x".repeat(10_000)])
      for (let attempt = 0; attempt < 4; attempt += 1)
        expect(Object.keys((await recover(user.universeName, text)).body.fields)).toEqual(["recoveryCode"]);
    expect((await recover(user.universeName, recoveryCodes[0])).status).toBe(200);
  });
});

describe("wrong recovery codes", () => {
  it("lock for 15 minutes, alike for a universe with passkeys, an account and an unknown name", async () => {
    const { user, recoveryCodes } = await makeKeyedUniverse(test);
    const account = await makeAccount(test);
    for (const identifier of [user.universeName, account.email, "Nobody's universe", makeAddress()]) {
      for (let attempt = 0; attempt < 10; attempt += 1)
        expect(codeOf(await recover(identifier))).toEqual(wrong);
      expect(codeOf(await recover(identifier, recoveryCodes[0]))).toEqual([423, "account-locked"]);
    }
    await test.clock.advance(15 * 60_000);
    expect((await recover(user.universeName, recoveryCodes[0])).status).toBe(200);
  });

  it("are counted once each when a hundred are sent at once", async () => {
    const { user } = await makeKeyedUniverse(test);
    const sent = await Promise.all(
      Array.from({ length: 100 }, () => untilAnswered(() => recover(user.universeName))),
    );
    expect(sent.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(sent.filter(({ status }) => status === 423)).toHaveLength(90);
  });

  it("count together with wrong passwords", async () => {
    const account = await makeAccount(test);
    const logIn = (word: string) =>
      test.visitor().call(api.login, { body: { email: account.email, password: word } });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await recover(account.email);
      await logIn("Wrong-Pass-1");
    }
    expect((await logIn(password)).status).toBe(423);
  });

  it("cost as many statements for a name that nobody has", async () => {
    const { metrics, during } = statementCounter();
    const counted = await openTestApp({ publicUrl, rateLimits: false }, { metrics });
    const { user } = await makeKeyedUniverse(counted);
    const cost = (identifier: string) => during(() => recover(identifier, unknownCode, counted.visitor()));
    // The first one reads what a process keeps.
    await cost("Nobody");
    const ofNobody = await leastOfThree(() => cost("Nobody's universe"));
    expect(await leastOfThree(() => cost(user.universeName))).toBe(ofNobody);
    await counted.close();
  });
});
