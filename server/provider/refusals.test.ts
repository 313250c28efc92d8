import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { privateJwk } from "../../testing/id-token.ts";
import { OidcProvider, type TokenReply } from "../../testing/oidc-provider.ts";
import { ProviderTest, redirectUri } from "../../testing/provider-sign-in.ts";
import type { Visitor } from "../../testing/visitor.ts";

let at: ProviderTest;
beforeAll(async () => {
  at = await ProviderTest.open({ rateLimits: false });
});
afterAll(() => at.close());
afterEach(() => {
  at.provider.tamper = null;
});

const db = () => at.test.database.db;

/** The error code in the log of the latest refusal, which shows which check failed. */
const latestReason = () =>
  at.test.logged
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === "a sign-in by provider was refused")
    .at(-1)?.err.message;

async function expectRefusal(visitor: Visitor, callback: URL) {
  const sessions = () => db().selectFrom("sessions").select("sid").execute();
  const before = await sessions();
  const answer = await at.returnFromProvider(visitor, callback);
  expect([answer.status, answer.body]).toEqual([
    400,
    {
      error: "Signing in did not work this time. Please try again.",
      code: "provider-sign-in-failed",
      text: "refusals-accounts.providerFailed",
    },
  ]);
  expect((await visitor.call(api.me)).status).toBe(401);
  expect(await sessions()).toEqual(before);
  expect(visitor.cookies.size).toBe(0);
}

describe("a callback from the provider", () => {
  it("signs in when every check passes", async () => {
    const { user } = await at.signIn({ sub: "right", name: "Right" });
    expect(user.userName).toBe("Right");
  });

  it.each<[string, (callback: URL) => void, string]>([
    ["another state", ({ searchParams }) => searchParams.set("state", "x"), "OAUTH_INVALID_RESPONSE"],
    ["no state", ({ searchParams }) => searchParams.delete("state"), "OAUTH_INVALID_RESPONSE"],
    ["two states", ({ searchParams }) => searchParams.append("state", "x"), "OAUTH_INVALID_RESPONSE"],
    ["another issuer", ({ searchParams }) => searchParams.set("iss", "http://x"), "OAUTH_INVALID_RESPONSE"],
    ["no issuer", ({ searchParams }) => searchParams.delete("iss"), "OAUTH_INVALID_RESPONSE"],
    ["another code", ({ searchParams }) => searchParams.set("code", "x"), "invalid_grant"],
    ["no code", ({ searchParams }) => searchParams.delete("code"), "OAUTH_INVALID_RESPONSE"],
    ["an error", ({ searchParams }) => searchParams.set("error", "server_error"), "server_error"],
  ])("is refused with %s", async (_, change, reason) => {
    const visitor = at.test.visitor();
    const callback = await at.goToProvider(visitor);
    change(callback);
    await expectRefusal(visitor, callback);
    expect(latestReason()).toBe(reason);
  });

  it.each([
    ["state", "OAUTH_INVALID_RESPONSE"],
    ["nonce", "OAUTH_JWT_CLAIM_COMPARISON_FAILED"],
    ["codeVerifier", "invalid_grant"],
  ] as const)("is refused when it was meant for another %s", async (column, reason) => {
    const visitor = at.test.visitor();
    const callback = await at.goToProvider(visitor);
    await db()
      .updateTable("provider_sign_ins")
      .set({ [column]: "x".repeat(43) })
      .execute();
    await expectRefusal(visitor, callback);
    expect(latestReason()).toBe(reason);
  });

  const anotherKey = privateJwk();
  const claimChecks = "OAUTH_JWT_CLAIM_COMPARISON_FAILED";
  const unsigned = (token: string) => {
    const header = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
    return `${header}.${token.split(".")[1]}.`;
  };
  it.each<[string, (token: string) => string | undefined, string]>([
    ["for another client", (token) => at.provider.resign(token, { aud: "another" }), claimChecks],
    ["for others too", (token) => at.provider.resign(token, { aud: ["mood-universe", "b"] }), claimChecks],
    ["of another issuer", (token) => at.provider.resign(token, { iss: "http://127.0.0.1:1" }), claimChecks],
    ["with another nonce", (token) => at.provider.resign(token, { nonce: "x" }), claimChecks],
    ["without a nonce", (token) => at.provider.resign(token, { nonce: undefined }), "OAUTH_INVALID_RESPONSE"],
    [
      "that has expired",
      (token) => at.provider.resign(token, { exp: 1_000_000_000 }),
      "OAUTH_JWT_TIMESTAMP_CHECK_FAILED",
    ],
    ["signed by another key", (token) => at.provider.resign(token, {}, anotherKey), "OAUTH_INVALID_RESPONSE"],
    ["that is not signed", unsigned, "OAUTH_INVALID_RESPONSE"],
    ["that is missing", () => undefined, "OAUTH_INVALID_RESPONSE"],
  ])("is refused with an ID token %s", async (_, change, reason) => {
    const tamperWith = (reply: TokenReply) => Object.assign(reply, { id_token: change(reply.id_token) });
    const visitor = at.test.visitor();
    const callback = await at.goToProvider(visitor);
    at.provider.tamper = tamperWith;
    await expectRefusal(visitor, callback);
    expect(latestReason()).toBe(reason);
  });

  it("accepts an unchanged ID token with a new signature", async () => {
    at.provider.tamper = (reply) =>
      Object.assign(reply, { id_token: at.provider.resign(reply.id_token, {}) });
    await at.signIn();
  });

  it("is refused with a valid reply of another provider", async () => {
    const other = await OidcProvider.start({ redirectUri });
    const visitor = at.test.visitor();
    const { headers } = await visitor.call(api.providerSignIn);
    const { pathname, search } = new URL(String(headers.location));
    await expectRefusal(visitor, await other.follow(`${other.issuer}${pathname}${search}`));
    await other.stop();
  });

  it("is refused when the UserInfo endpoint describes another person than the ID token", async () => {
    const visitor = at.test.visitor();
    const callback = await at.goToProvider(visitor, { sub: "changeling", name: "Ada" });
    at.provider.tamper = (reply) =>
      Object.assign(reply, { id_token: at.provider.resign(reply.id_token, { sub: "somebody-else" }) });
    await expectRefusal(visitor, callback);
    expect(latestReason()).toBe("OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED");
  });

  it("is refused a second time, with the cookie or without", async () => {
    const visitor = at.test.visitor();
    const callback = await at.goToProvider(visitor);
    const cookies = [...visitor.cookies];
    expect((await at.returnFromProvider(visitor, callback)).headers.location).toBe("/");

    // The provider would refuse a used code too, but the server must not even send it.
    const requests = at.provider.requests.get("/token");
    const again = at.test.visitor();
    await expectRefusal(again, callback);
    for (const [name, value] of cookies) again.cookies.set(name, value);
    await expectRefusal(again, callback);
    expect(at.provider.requests.get("/token")).toBe(requests);
  });

  it("signs in once when it is sent several times at once", async () => {
    const visitor = at.test.visitor();
    const callback = await at.goToProvider(visitor);
    const requests = at.provider.requests.get("/token") ?? 0;
    const copies = Array.from({ length: 5 }, () => {
      const copy = at.test.visitor();
      for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
      return at.returnFromProvider(copy, callback);
    });
    const statuses = (await Promise.all(copies)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([302, 400, 400, 400, 400]);
    expect(at.provider.requests.get("/token")).toBe(requests + 1);
  });

  it("is refused to a browser that started another sign-in", async () => {
    const attacker = at.test.visitor();
    const callback = await at.goToProvider(attacker, { sub: "attacker", name: "Mallory" });
    const victim = at.test.visitor();
    await at.goToProvider(victim);
    await expectRefusal(victim, callback);
  });

  it("is refused after ten minutes, and accepted just before", async () => {
    const late = at.test.visitor();
    const lateCallback = await at.goToProvider(late);
    const early = at.test.visitor();
    const earlyCallback = await at.goToProvider(early);
    at.test.clock.now += 10 * 60_000 - 1;
    expect((await at.returnFromProvider(early, earlyCallback)).headers.location).toBe("/");
    at.test.clock.now += 1;
    await expectRefusal(late, lateCallback);
  });

  it("does not end the browser's session when it is refused", async () => {
    const { visitor } = await at.signIn();
    const callback = await at.goToProvider(visitor);
    callback.searchParams.set("state", "x");
    expect((await at.returnFromProvider(visitor, callback)).status).toBe(400);
    expect((await visitor.call(api.me)).status).toBe(200);
  });

  it("is refused with a page when the client accepts HTML", async () => {
    const visitor = at.test.visitor();
    const answer = await at.returnFromProvider(visitor, new URL(`${redirectUri}?code=a&state=b`), {
      accept: "text/html,application/xhtml+xml,*/*;q=0.8",
    });
    expect(answer.status).toBe(400);
    expect(answer.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": expect.stringContaining("script-src 'self'"),
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    });
    expect(answer.text).toContain('<a href="/login?notice=provider-failed">');
    expect(answer.text).not.toContain("script");
  });

  it("redirects to the login page with a notice when the person cancelled the sign-in", async () => {
    at.provider.declinesNext = true;
    const visitor = at.test.visitor();
    const callback = await at.goToProvider(visitor);
    expect(callback.searchParams.get("error")).toBe("access_denied");
    const forged = new URL(callback);
    forged.searchParams.set("state", "x");

    const answer = await at.returnFromProvider(visitor, callback);
    expect([answer.status, answer.headers.location]).toEqual([302, "/login?notice=provider-cancelled"]);
    expect(visitor.cookies.size).toBe(0);

    await at.goToProvider(visitor);
    await expectRefusal(visitor, forged);
  });

  it("leads back to the login page with a notice when the provider cannot be reached any more", async () => {
    const visitor = at.test.visitor();
    const callback = await at.goToProvider(visitor);
    await at.provider.stop();
    const answer = await at.returnFromProvider(visitor, callback);
    expect([answer.status, answer.headers.location]).toEqual([302, "/login?notice=provider-unreachable"]);
    expect(visitor.cookies.size).toBe(0);
    expect(at.test.logged.join("")).toMatch(/"(ECONN|UND_ERR_)[^\n]*the sign-in provider cannot be reached/);
    await at.provider.listen();
  });

  it("leaves no secrets and no personal data in the log", async () => {
    const account = {
      sub: "canary-sub",
      name: "Canary Name",
      email: "canary@example.org",
      email_verified: true,
    };
    const visitor = at.test.visitor();
    const callback = await at.goToProvider(visitor, account);
    const secrets = [...callback.searchParams.values(), ...visitor.cookies.values()];
    await at.returnFromProvider(visitor, callback);
    const log = at.test.logged.join("\n");
    for (const secret of [...secrets.filter((value) => value !== at.provider.issuer), "canary", "Canary"])
      expect(log).not.toContain(secret);
  });
});
