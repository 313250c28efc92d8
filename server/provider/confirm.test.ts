import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { signUp } from "../../testing/make.ts";
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
const enter = async () => {
  const account = { sub: `confirming-${++people}`, name: "Ada" };
  return { account, ...(await at.signIn(account)) };
};

const byOwnPage = { headers: { "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" } };
const begin = async (visitor: Visitor, query: { from?: string } = {}) =>
  String((await visitor.call(api.confirmByProvider, { ...byOwnPage, query })).headers.location);
/** Where the browser is led at the end. */
const finish = async (visitor: Visitor, callback: URL) =>
  String((await at.returnFromProvider(visitor, callback)).headers.location);
async function confirm(visitor: Visitor) {
  return finish(visitor, await at.provider.follow(await begin(visitor)));
}
const isConfirmed = async (visitor: Visitor) =>
  (await visitor.call(api.getDoors)).body.confirmedUntil !== null;
const settings = (ending: string) => `/account-settings?confirm=${ending}`;

describe("GET /api/account/confirm/provider", () => {
  it("asks the provider to ask again, and confirms the person for ten minutes", async () => {
    const { visitor } = await enter();
    at.test.clock.now += 10 * minute;
    expect(await isConfirmed(visitor)).toBe(false);
    const url = new URL(await begin(visitor));
    expect([url.searchParams.get("prompt"), url.searchParams.get("max_age")]).toEqual(["login", "0"]);
    const before = visitor.cookies.get("mood-universe-session");
    expect(await finish(visitor, await at.provider.follow(url.href))).toBe(settings("done"));
    expect(await isConfirmed(visitor)).toBe(true);
    expect(visitor.cookies.get("mood-universe-session")).not.toBe(before);
  });

  it("confirms nobody when the provider names somebody else, who is not signed in either", async () => {
    const { visitor, user } = await enter();
    const other = await enter();
    at.test.clock.now += 10 * minute;
    at.provider.account = other.account;
    expect(await confirm(visitor)).toBe(settings("other"));
    expect([await isConfirmed(visitor), (await visitor.call(api.me)).body.user.id]).toEqual([false, user.id]);
  });

  it("creates no universe for an identity that nobody has", async () => {
    const { visitor } = await enter();
    at.provider.account = { sub: "nobody-yet", name: "Nobody" };
    expect(await confirm(visitor)).toBe(settings("other"));
    const rows = at.test.database.db.selectFrom("users").where("providerSubject", "=", "nobody-yet");
    expect(await rows.selectAll().execute()).toEqual([]);
  });

  it("confirms nobody whose session is another one by then, and signs nobody in", async () => {
    const { visitor, account } = await enter();
    const callback = await at.provider.follow(await begin(visitor));
    await visitor.call(api.logout);
    expect(await finish(visitor, callback)).toBe(settings("other"));
    expect((await visitor.call(api.me)).status).toBe(401);
    const again = await at.signIn(account, visitor);
    const late = await at.provider.follow(await begin(again.visitor));
    const { visitor: next } = await signUp(at.test);
    for (const [name, value] of next.cookies) visitor.cookies.set(name, value);
    expect(await finish(visitor, late)).toBe(settings("other"));
  });

  it("confirms nobody by a sign-in at the provider that is older than the question", async () => {
    const { visitor } = await enter();
    at.test.clock.now += 10 * minute;
    at.provider.tamper = (reply) => {
      const long = Math.floor(at.test.clock.now / 1000) - 3_600;
      reply.id_token = at.provider.resign(reply.id_token, { auth_time: long });
    };
    expect(await confirm(visitor)).toBe(settings("refused"));
    at.provider.tamper = null;
    expect(await isConfirmed(visitor)).toBe(false);
  });

  describe("in an account with a second factor", () => {
    const proveByCode = (visitor: Visitor, code: string) => visitor.call(api.confirm, { body: { code } });

    async function enterProtected() {
      const person = await enter();
      const factor = await setUpSecondFactor(at.test, person.visitor);
      at.test.clock.now += 10 * minute;
      return { ...person, factor };
    }

    function copyOf({ cookies }: Visitor) {
      const copy = at.test.visitor();
      for (const [name, value] of cookies) copy.cookies.set(name, value);
      return copy;
    }

    it("confirms nobody without a code, which follows within five minutes", async () => {
      const { visitor, factor } = await enterProtected();
      expect(await confirm(visitor)).toBe(settings("code"));
      expect(await isConfirmed(visitor)).toBe(false);
      expect((await visitor.call(api.endTotp)).body.code).toBe("recent-sign-in-required");
      const wrong = await proveByCode(visitor, "000000");
      expect([wrong.status, wrong.body.code, await isConfirmed(visitor)]).toEqual([403, "wrong-code", false]);
      expect((await proveByCode(visitor, factor.code())).status).toBe(200);
      expect(await isConfirmed(visitor)).toBe(true);
      at.test.clock.now += 10 * minute;
      expect(await confirm(visitor)).toBe(settings("code"));
      at.test.clock.now += 5 * minute;
      const late = await proveByCode(visitor, factor.code());
      expect([late.status, late.body.code]).toEqual([400, "sign-in-expired"]);
    });

    it("is finished once, also by ten requests with one code, and by no code alone", async () => {
      const { visitor, factor } = await enterProtected();
      const alone = await proveByCode(visitor, factor.code());
      expect([alone.status, alone.body.code]).toEqual([400, "sign-in-expired"]);
      await confirm(visitor);
      const before = copyOf(visitor);
      const copies = Array.from({ length: 10 }, () => copyOf(visitor));
      const code = factor.code();
      const answers = await Promise.all(copies.map((copy) => proveByCode(copy, code)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(400)]);
      expect((await proveByCode(before, factor.recoveryCodes[0] ?? "")).body.code).toBe("sign-in-expired");
    });

    it("is that of one session: neither another one nor a sign-in that waits for a code has part in it", async () => {
      const { visitor, account, factor } = await enterProtected();
      const other = at.test.visitor();
      at.provider.account = account;
      await at.returnFromProvider(other, await at.goToProvider(other));
      await other.call(api.finishSignIn, { body: { code: factor.code() } });
      at.test.clock.now += 10 * minute;
      await confirm(visitor);
      expect((await proveByCode(other, factor.code())).body.code).toBe("sign-in-expired");
      await at.returnFromProvider(other, await at.goToProvider(other));
      expect((await proveByCode(other, factor.code())).body.code).toBe("sign-in-expired");
      expect((await proveByCode(visitor, factor.code())).status).toBe(200);
    });

    it("needs no code where the person has said that the provider's own is enough", async () => {
      const { visitor, user } = await enterProtected();
      const row = at.test.database.db.updateTable("users").where("id", "=", user.id);
      await row.set({ providerIsEnough: 1 }).execute();
      expect(await confirm(visitor)).toBe(settings("done"));
      expect(await isConfirmed(visitor)).toBe(true);
    });
  });

  it("works once: its return cannot be repeated", async () => {
    const { visitor } = await enter();
    const callback = await at.provider.follow(await begin(visitor));
    expect(await finish(visitor, callback)).toBe(settings("done"));
    expect((await at.returnFromProvider(visitor, callback)).status).toBe(400);
  });

  it.each(["/programs", "/", "/trackers/0d5a4c6e-0000-4000-8000-000000000002"])(
    "leads back to the page on which it began: %s",
    async (from) => {
      const { visitor } = await enter();
      at.provider.declinesNext = true;
      const cancelled = await at.provider.follow(await begin(visitor, { from }));
      expect(await finish(visitor, cancelled)).toBe(`${from}?confirm=cancelled`);
      const callback = await at.provider.follow(await begin(visitor, { from }));
      expect(await finish(visitor, callback)).toBe(`${from}?confirm=done`);
    },
  );

  it.each([
    "//example.org",
    "/\\example.org",
    "https://example.org",
    "programs",
    "/programs?confirm=done",
    "/programs#x",
    "/..//example.org",
    "/api/logout",
    "/programs\n",
    "",
  ])("leads to no other place than a page: %j", async (from) => {
    const { visitor } = await enter();
    expect(await finish(visitor, await at.provider.follow(await begin(visitor, { from })))).toBe(
      settings("done"),
    );
    expect(await begin(at.test.visitor(), { from })).toBe("/account-settings");
  });

  it("says when the person cancels it, and when the provider is away", async () => {
    const { visitor } = await enter();
    at.provider.declinesNext = true;
    expect(await confirm(visitor)).toBe(settings("cancelled"));
    const callback = await at.provider.follow(await begin(visitor));
    await at.provider.stop();
    expect(await finish(visitor, callback)).toBe(settings("unreachable"));
    await at.provider.listen();
    expect((await visitor.call(api.me)).status).toBe(200);
  });

  it("begins nothing for a visitor, or for a page of another site", async () => {
    expect(await begin(at.test.visitor())).toBe("/account-settings");
    const { visitor } = await enter();
    const headers = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
    const answer = await visitor.call(api.confirmByProvider, { headers });
    expect(answer.headers.location).toBe("/account-settings");
  });
});
