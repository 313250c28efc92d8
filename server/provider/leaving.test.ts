import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp } from "../../testing/app.ts";
import { ProviderTest, redirectUri } from "../../testing/provider-sign-in.ts";
import { sweep } from "../housekeeping.ts";
import { hashOf } from "../secrets.ts";

let at: ProviderTest;
beforeAll(async () => {
  at = await ProviderTest.open({ rateLimits: false });
});
afterAll(() => at.close());

const pendingSignIns = () => at.test.database.db.selectFrom("provider_sign_ins").selectAll().execute();
const discoveries = () => at.provider.requests.get("/.well-known/openid-configuration");

describe("GET /api/login", () => {
  it("redirects to the login page with a notice when no provider is configured", async () => {
    const plain = await openTestApp();
    const visitor = plain.visitor();
    const answer = await visitor.call(api.providerSignIn);
    expect([answer.status, answer.headers.location]).toEqual([302, "/login?notice=provider"]);
    expect(visitor.cookies.size).toBe(0);
    expect((await visitor.call(api.providerCallback)).status).toBe(400);
    await plain.close();
  });

  it("requests the discovery document of the provider once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => at.test.visitor().call(api.providerSignIn)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(302));
    expect(discoveries()).toBe(1);
  });

  it("redirects to the provider with the parameters of the standard, with new secrets each time", async () => {
    const seen = new Set<string | null>();
    for (let n = 0; n < 2; n++) {
      const { headers } = await at.test.visitor().call(api.providerSignIn);
      const url = new URL(String(headers.location));
      expect(url.origin).toBe(at.provider.issuer);
      expect(Object.fromEntries(url.searchParams)).toEqual({
        response_type: "code",
        client_id: at.provider.clientId,
        redirect_uri: redirectUri,
        scope: "openid profile email",
        state: expect.stringMatching(/^[\w-]{43}$/),
        nonce: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge_method: "S256",
      });
      for (const name of ["state", "nonce", "code_challenge"]) seen.add(url.searchParams.get(name));
    }
    expect(seen.size).toBe(6);
  });

  it("uses PUBLIC_URL for the redirect URI, not the Host header", async () => {
    for (const headers of [{ host: "localhost:3000" }, { "x-forwarded-host": "evil.example" }]) {
      const answer = await at.test.visitor().call(api.providerSignIn, { headers });
      expect(new URL(String(answer.headers.location)).searchParams.get("redirect_uri")).toBe(redirectUri);
    }
    const forged = await at.test.visitor().call(api.providerSignIn, { headers: { host: "evil.example" } });
    expect(forged.status).toBe(421);
  });

  it("gives the browser only an id, whose hash is in the database", async () => {
    const visitor = at.test.visitor();
    const { headers } = await visitor.call(api.providerSignIn);
    expect(headers["set-cookie"]).toMatch(
      /^mood-universe-provider-sign-in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const id = visitor.cookies.get("mood-universe-provider-sign-in") ?? "";
    const rows = await pendingSignIns();
    expect(rows.map((row) => row.id)).toContain(hashOf(id));
    expect(JSON.stringify(rows)).not.toContain(id);
  });

  it("sets a Secure cookie when PUBLIC_URL is https", async () => {
    const secure = await openTestApp({
      provider: at.provider.settings,
      publicUrl: new URL("https://mood.example.org"),
    });
    const { headers } = await secure.visitor().call(api.providerSignIn);
    expect(headers["set-cookie"]).toMatch(
      /^__Host-mood-universe-provider-sign-in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(String(headers.location)).toContain(
      encodeURIComponent("https://mood.example.org/api/login/callback"),
    );
    await secure.close();
  });

  it("has its row deleted when the callback never comes", async () => {
    await at.test.visitor().call(api.providerSignIn);
    at.test.clock.now += 10 * 60_000 - 1;
    await sweep(at.test.app);
    expect((await pendingSignIns()).length).toBeGreaterThan(0);
    at.test.clock.now += 1;
    await sweep(at.test.app);
    expect(await pendingSignIns()).toEqual([]);
  });

  it("redirects to the login page with a notice while the provider cannot be reached, and retries next time", async () => {
    const { provider } = at;
    await provider.stop();
    const early = await openTestApp({ provider: provider.settings });
    const visitor = early.visitor();
    const answer = await visitor.call(api.providerSignIn);
    expect([answer.status, answer.headers.location]).toEqual([302, "/login?notice=provider-unreachable"]);
    expect(visitor.cookies.size).toBe(0);
    expect(early.logged.join()).toContain("ECONNREFUSED");

    await provider.listen();
    expect((await visitor.call(api.providerSignIn)).headers.location).toContain(provider.issuer);
    await early.close();
  });

  it("redirects to the login page too when the discovery document names another issuer", async () => {
    const issuer = new URL(at.provider.issuer.replace("127.0.0.1", "localhost"));
    const mistaken = await openTestApp({ provider: { ...at.provider.settings, issuer } });
    const answer = await mistaken.visitor().call(api.providerSignIn);
    expect(answer.headers.location).toBe("/login?notice=provider-unreachable");
    await mistaken.close();
  });

  it("counts against the general limit", async () => {
    const limited = await openTestApp({ provider: at.provider.settings });
    const visitor = limited.visitor();
    for (let n = 0; n < 600; n++) await visitor.call(api.me);
    expect((await visitor.call(api.providerSignIn)).status).toBe(429);
    expect((await visitor.call(api.providerCallback)).status).toBe(429);
    await limited.close();
  });
});
