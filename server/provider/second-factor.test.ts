import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { ProviderTest } from "../../testing/provider-sign-in.ts";
import { setUpSecondFactor } from "../../testing/second-factor.ts";
import type { Visitor } from "../../testing/visitor.ts";

let at: ProviderTest;
beforeAll(async () => {
  at = await ProviderTest.open({ rateLimits: false });
});
afterAll(() => at.close());

const minute = 60_000;
let people = 0;

async function makeProtected() {
  const account = { sub: `protected-${++people}`, name: "Ada" };
  const { visitor, user } = await at.signIn(account);
  return { account, visitor, user, factor: await setUpSecondFactor(at.test, visitor) };
}

/** Goes to the provider and back, in a browser without a session. */
async function comeBack(account: { sub: string }, visitor = at.test.visitor()) {
  const answer = await at.returnFromProvider(visitor, await at.goToProvider(visitor, account));
  return { visitor, answer };
}

const finish = (visitor: Visitor, code: string) => visitor.call(api.finishSignIn, { body: { code } });
const isSignedIn = async (visitor: Visitor) => (await visitor.call(api.me)).status === 200;
const rowOf = (id: string) =>
  at.test.database.db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

describe("a sign-in by provider to an account with a second factor", () => {
  it("asks for the code before there is a session, and for five minutes", async () => {
    const { account, user, factor } = await makeProtected();
    const before = (await rowOf(user.id)).lastLoginAt;
    const { visitor, answer } = await comeBack(account);
    expect([answer.status, answer.headers.location]).toEqual([302, "/login?second-factor"]);
    expect(String(answer.headers["set-cookie"])).toMatch(/HttpOnly; SameSite=Lax/);
    expect(await isSignedIn(visitor)).toBe(false);
    expect((await rowOf(user.id)).lastLoginAt).toEqual(before);
    const wrong = await finish(visitor, "000000");
    expect([wrong.status, wrong.body.code]).toEqual([401, "wrong-code"]);
    const finished = await finish(visitor, factor.code());
    expect([finished.status, finished.body.user.id]).toEqual([200, user.id]);
    expect(await isSignedIn(visitor)).toBe(true);
    expect((await rowOf(user.id)).lastLoginAt).toEqual(new Date(at.test.clock.now));
    const late = await comeBack(account);
    at.test.clock.now += 5 * minute;
    const { status, body } = await finish(late.visitor, factor.code());
    expect([status, body.code]).toEqual([401, "sign-in-expired"]);
  });

  it("is finished once, also by ten requests with one code, or with one cookie and ten codes", async () => {
    const { account, factor } = await makeProtected();
    const { visitor } = await comeBack(account);
    const cookies = new Map(visitor.cookies);
    const withCookies = () => {
      const one = at.test.visitor();
      for (const [name, value] of cookies) one.cookies.set(name, value);
      return one;
    };
    const code = factor.code();
    const answers = await Promise.all(Array.from({ length: 10 }, () => finish(withCookies(), code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(401)]);
    expect((await finish(withCookies(), factor.recoveryCodes[0] ?? "")).body.code).toBe("sign-in-expired");
  });

  it("accepts a recovery code, and is locked with the other sign-ins after ten wrong codes", async () => {
    const { account, factor } = await makeProtected();
    const first = await comeBack(account);
    expect((await finish(first.visitor, factor.recoveryCodes[0] ?? "")).status).toBe(200);
    const { visitor } = await comeBack(account);
    for (let count = 0; count < 10; count++) expect((await finish(visitor, "000000")).status).toBe(401);
    expect((await finish(visitor, factor.code())).status).toBe(423);
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it("forgets wrong codes after a right one, so that only ten in a row lock it", async () => {
    const { account, factor } = await makeProtected();
    for (const recoveryCode of factor.recoveryCodes.slice(0, 2)) {
      const { visitor } = await comeBack(account);
      for (let count = 0; count < 9; count++) expect((await finish(visitor, "000000")).status).toBe(401);
      expect((await finish(visitor, recoveryCode)).status).toBe(200);
    }
  });

  it("leads nobody in by the cookie of somebody else's sign-in without a code of that person", async () => {
    const [ada, ben] = [await makeProtected(), await makeProtected()];
    const { visitor } = await comeBack(ada.account);
    expect((await finish(visitor, ben.factor.code())).status).toBe(401);
    expect((await finish(at.test.visitor(), ada.factor.code())).body.code).toBe("sign-in-expired");
    expect((await finish(visitor, ada.factor.code())).body.user.id).toBe(ada.user.id);
  });

  it("is not finished once the person has removed the identity", async () => {
    const { account, visitor, user, factor } = await makeProtected();
    await at.test.database.db
      .updateTable("users")
      .set({ passwordHash: "x", salt: "x" })
      .where("id", "=", user.id)
      .execute();
    const late = await comeBack(account);
    const [provider] = (await visitor.call(api.getDoors)).body.providers;
    const removed = await visitor.call(api.removeProvider, { params: { id: provider?.id ?? "" } });
    expect(removed.status).toBe(204);
    expect((await finish(late.visitor, factor.code())).body.code).toBe("sign-in-expired");
  });

  it("needs none where the person has said that the provider's own is enough, until they change it", async () => {
    const { account, visitor, user } = await makeProtected();
    const choose = (isEnough: boolean) => visitor.call(api.chooseProviderFactor, { body: { isEnough } });
    expect((await choose(true)).status).toBe(204);
    expect((await rowOf(user.id)).providerIsEnough).toBe(1);
    const { visitor: other, answer } = await comeBack(account);
    expect([answer.headers.location, await isSignedIn(other)]).toEqual(["/", true]);
    await choose(false);
    expect((await comeBack(account)).answer.headers.location).toBe("/login?second-factor");
  });

  it("needs none after its end, which takes the recovery codes with it", async () => {
    const { account, visitor, user } = await makeProtected();
    expect((await visitor.call(api.endTotp)).status).toBe(204);
    const rows = at.test.database.db.selectFrom("credentials").selectAll().where("userId", "=", user.id);
    expect(await rows.execute()).toEqual([]);
    expect((await comeBack(account)).answer.headers.location).toBe("/");
  });

  it("leaves the session of the browser until it is finished", async () => {
    const [ada, ben] = [await makeProtected(), await makeProtected()];
    await comeBack(ben.account, ada.visitor);
    expect((await ada.visitor.call(api.me)).body.user.id).toBe(ada.user.id);
    await finish(ada.visitor, ben.factor.code());
    expect((await ada.visitor.call(api.me)).body.user.id).toBe(ben.user.id);
  });
});
