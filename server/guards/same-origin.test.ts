import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { followLink, makeEntry, makeRegistration, signUp } from "../../testing/make.ts";
import { ProviderTest } from "../../testing/provider-sign-in.ts";
import type { Answer, Visitor } from "../../testing/visitor.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.now += 60_000;
});

const host = "mood.example.org";
/** What browsers send when they open a page: over plain http, with no-referrer, nothing says where they come from. */
const navigation = { host, accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" };
const fromOurPage = { ...navigation, referer: `http://${host}/journal` };
const byProgram = { host, accept: "*/*" };

const isSignedIn = async (visitor: Visitor) => (await visitor.call(api.me)).status === 200;
const redirectOf = ({ status, headers }: Answer) => [status, headers.location, headers["set-cookie"]];

describe("a navigation over plain http that does not say where it comes from", () => {
  it("opens no universe by its name: it leads to the page that does", async () => {
    const [{ visitor, user }, { user: attacker }] = [await signUp(test), await signUp(test)];
    const params = { universeName: attacker.universeName };
    const answer = await visitor.call(api.openUniverse, { params, headers: navigation });
    expect(redirectOf(answer)).toEqual([302, "/onboarding", undefined]);
    expect((await visitor.call(api.me)).body.user.id).toBe(user.id);
  });

  it("ends no session", async () => {
    const { visitor } = await signUp(test);
    const answer = await visitor.call(api.logout, { headers: navigation });
    expect(redirectOf(answer)).toEqual([302, "/", undefined]);
    expect(await isSignedIn(visitor)).toBe(true);
  });

  it("uses no link of a mail: it leads to the page of the link, whose call uses it", async () => {
    const registration = makeRegistration();
    await test.visitor().call(api.register, { body: registration });
    const [mail] = await test.mailsTo(registration.email);
    const { pathname, search } = new URL(mail?.link ?? "");
    const answer = await test
      .visitor()
      .send("GET", `${api.verifyEmail.path}${search}`, { headers: navigation });
    expect(redirectOf(answer)).toEqual([302, `${pathname}${search}`, undefined]);
    expect((await followLink(test.visitor(), mail)).status).toBe(200);
  });

  it("changes nothing, whatever the call", async () => {
    const { visitor } = await signUp(test);
    const answer = await visitor.call(api.createMoodEntry, { body: makeEntry(), headers: navigation });
    expect([answer.status, answer.body.code]).toEqual([403, "cross-site-request"]);
    expect((await visitor.call(api.listMoodEntries)).body).toEqual([]);
  });

  it("starts no sign-in at the provider", async () => {
    const at = await ProviderTest.open();
    const ask = async (headers: Record<string, string>) => {
      const visitor = at.test.visitor();
      const answer = await visitor.call(api.providerSignIn, { headers });
      return { leadsTo: String(answer.headers.location), cookies: visitor.cookies.size };
    };
    for (const headers of [navigation, { ...navigation, "sec-fetch-site": "cross-site" }])
      expect(await ask(headers)).toEqual({ leadsTo: "/login", cookies: 0 });
    for (const headers of [fromOurPage, byProgram, { ...navigation, "sec-fetch-site": "none" }]) {
      const { leadsTo, cookies } = await ask(headers);
      expect([leadsTo.startsWith(at.provider.issuer), cookies]).toEqual([true, 1]);
    }
    await at.close();
  });
});

describe("a call that begins or ends a session", () => {
  it.each([
    ["from our page over plain http", fromOurPage],
    ["from a program", byProgram],
    ["from a program that names nothing", { host }],
  ])("does so %s", async (_, headers) => {
    const { user } = await signUp(test);
    const visitor = test.visitor();
    const params = { universeName: user.universeName };
    expect((await visitor.call(api.openUniverse, { params, headers })).status).toBe(200);
    expect(await isSignedIn(visitor)).toBe(true);
    await visitor.call(api.logout, { headers });
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it.each([
    { ...navigation, referer: "http://evil.example/" },
    { ...navigation, referer: `http://${host}:8080/` },
    { ...navigation, referer: `https://${host}/` },
    { ...byProgram, origin: "null" },
  ])("does nothing for the page of another site %j", async (headers) => {
    const { visitor, user } = await signUp(test);
    const params = { universeName: user.universeName };
    expect((await test.visitor().call(api.openUniverse, { params, headers })).status).toBe(403);
    await visitor.call(api.logout, { headers });
    expect(await isSignedIn(visitor)).toBe(true);
  });
});

describe("with an https PUBLIC_URL", () => {
  it.each(["origin", "referer"])("%s with http is that of another site", async (header) => {
    const secure = await openTestApp({ publicUrl: new URL(`https://${host}`) });
    const { visitor } = await signUp(secure);
    const send = async (page: string) => {
      const headers = { host, [header]: page };
      return (await visitor.call(api.createMoodEntry, { body: makeEntry(), headers })).status;
    };
    expect([await send(`http://${host}`), await send(`https://${host}`)]).toEqual([403, 201]);
    await secure.close();
  });
});
