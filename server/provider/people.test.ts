import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { followLink, makeRegistration, signUp } from "../../testing/make.ts";
import { ProviderTest } from "../../testing/provider-sign-in.ts";
import { updateUser } from "../users/queries.ts";

let at: ProviderTest;
beforeAll(async () => {
  at = await ProviderTest.open({ rateLimits: false });
});
afterAll(() => at.close());

const db = () => at.test.database.db;
const rowOf = (id: string) =>
  db().selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const sessionsOf = (id: string) => db().selectFrom("sessions").selectAll().where("userId", "=", id).execute();

let people = 0;
const newSub = () => `person-${++people}`;

/** Creates a registration whose link is not followed. */
async function registerWithoutVerifying(overrides: Record<string, string>) {
  const registration = makeRegistration(overrides);
  const { status } = await at.test.visitor().call(api.register, { body: registration });
  expect(status).toBe(201);
  return registration;
}

describe("a first sign-in by provider", () => {
  it("creates a universe and a session", async () => {
    const { user, answer } = await at.signIn({
      sub: newSub(),
      name: "Ada Lovelace",
      given_name: "Ada",
      family_name: "Lovelace",
      preferred_username: "ada",
      picture: "https://pictures.example.org/ada.png",
      email: "Ada@Example.org",
      email_verified: true,
    });
    const now = new Date(at.test.clock.now);
    expect(user).toMatchObject({
      universeName: "Ada Lovelace's Universe",
      userName: "Ada Lovelace",
      firstName: "Ada",
      lastName: "Lovelace",
      profileImageUrl: "https://pictures.example.org/ada.png",
      email: "Ada@Example.org",
      emailVerified: true,
      hasPassword: false,
      signInMethods: ["provider"],
      birthday: null,
      createdAt: now.toISOString(),
      lastLoginAt: now.toISOString(),
    });
    expect(await rowOf(user.id)).toMatchObject({
      emailKey: "ada@example.org",
      providerIssuer: at.provider.issuer,
      providerSubject: `person-${people}`,
    });
    const [session, ...others] = await sessionsOf(user.id);
    expect(others).toEqual([]);
    expect(JSON.parse(session?.sess ?? "")).toMatchObject({ openedBy: "provider" });
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it("ends the previous session of the browser", async () => {
    const { visitor, user } = await signUp(at.test);
    const previous = visitor.cookies.get("mood-universe-session");
    await at.signIn({ sub: newSub(), name: "Rotating" }, visitor);
    expect(visitor.cookies.get("mood-universe-session")).not.toBe(previous);
    expect(await sessionsOf(user.id)).toEqual([]);
  });

  it("redirects to the first page, whatever the query contains", async () => {
    const visitor = at.test.visitor();
    const { headers } = await visitor.send("GET", "/api/login?returnTo=//evil.example&next=//evil.example");
    const callback = await at.provider.follow(String(headers.location));
    callback.searchParams.set("returnTo", "//evil.example");
    expect((await at.returnFromProvider(visitor, callback)).headers.location).toBe("/");
  });

  it("makes a universe that does not open by its name alone", async () => {
    const { user } = await at.signIn({ sub: newSub(), name: "Closed" });
    const answer = await at.test.visitor().call(api.openUniverse, { params: user });
    expect([answer.status, answer.body]).toEqual([
      403,
      {
        error: expect.any(String),
        code: "universe-protected",
        text: "refusals-accounts.protectedByPassword",
        needsPassword: true,
      },
    ]);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  it("adds a number to a universe name that a user has or a registration reserves", async () => {
    await signUp(at.test, { universeName: "GRACE'S universe" });
    await registerWithoutVerifying({ universeName: "Grace's Universe 2" });
    const names: string[] = [];
    for (let n = 0; n < 2; n++)
      names.push((await at.signIn({ sub: newSub(), name: "Grace" })).user.universeName);
    expect(names).toEqual(["Grace's Universe 3", "Grace's Universe 4"]);
  });

  it("adds numbers to the universes of people with the same name who sign in at the same time", async () => {
    const returns = [];
    for (let n = 0; n < 5; n++) {
      const visitor = at.test.visitor();
      returns.push({ visitor, callback: await at.goToProvider(visitor, { sub: newSub(), name: "Alan" }) });
    }
    await Promise.all(returns.map(({ visitor, callback }) => at.returnFromProvider(visitor, callback)));
    const names = await Promise.all(
      returns.map(async ({ visitor }) => (await visitor.call(api.user)).body.universeName),
    );
    expect(names.sort()).toEqual([
      "Alan's Universe",
      ...[2, 3, 4, 5].map((number) => `Alan's Universe ${number}`),
    ]);
  });

  it("creates one user for a person who signs in from several browsers at the same time", async () => {
    const account = { sub: newSub(), name: "Double", email: "double@example.org", email_verified: true };
    const browsers = [at.test.visitor(), at.test.visitor(), at.test.visitor()];
    const returns = [];
    for (const visitor of browsers)
      returns.push({ visitor, callback: await at.goToProvider(visitor, account) });
    const answers = await Promise.all(
      returns.map(({ visitor, callback }) => at.returnFromProvider(visitor, callback)),
    );
    expect(answers.map(({ headers }) => headers.location)).toEqual(["/", "/", "/"]);

    const users = await Promise.all(browsers.map(async (visitor) => (await visitor.call(api.user)).body));
    expect(new Set(users.map(({ id }) => id)).size).toBe(1);
    expect(users[0]).toMatchObject({ universeName: "Double's Universe", email: "double@example.org" });
  });

  it("names the universe in the language of the reader's browser", async () => {
    const visitor = at.test.visitor();
    visitor.cookies.set("mood-universe-language", "ja");
    const { user } = await at.signIn({ sub: newSub(), name: "Sei" }, visitor);
    expect(user).toMatchObject({ userName: "Sei", universeName: "Seiの宇宙", locale: "ja" });
  });

  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    [
      "no claims at all",
      {},
      { userName: "A traveller", universeName: expect.stringMatching(/^A traveller's Universe/) },
    ],
    ["a given name only", { given_name: "Hedy" }, { userName: "Hedy" }],
    ["a nickname", { preferred_username: "hopper" }, { userName: "hopper" }],
    [
      "claims that are not strings",
      { name: 7, given_name: ["x"], picture: {} },
      { firstName: null, profileImageUrl: null },
    ],
    ["a right-to-left name", { name: "عائشة" }, { userName: "عائشة", universeName: "عائشة's Universe" }],
    ["a name of emoji", { name: "🌌🌌" }, { userName: "🌌🌌", universeName: "🌌🌌's Universe" }],
    ["a long name", { name: "x".repeat(300) }, { universeName: `${"x".repeat(39)}'s Universe` }],
    ["a NUL in a name", { name: "N\0ull", family_name: "N\0ull" }, { userName: "Null", lastName: "Null" }],
    ["a given name that hides something", { given_name: "Gr\u202eace\u200b" }, { firstName: "Grace" }],
    ["a given name of 100", { given_name: "x".repeat(100) }, { firstName: "x".repeat(100) }],
    ["a given name of 101", { given_name: "x".repeat(101) }, { firstName: null }],
    ["a picture without TLS", { picture: "http://pictures.example.org/a.png" }, { profileImageUrl: null }],
    ["a javascript: URL as picture", { picture: "javascript:alert(1)" }, { profileImageUrl: null }],
    [
      "a picture of 2,001",
      { picture: `https://p.example.org/${"x".repeat(1979)}` },
      { profileImageUrl: null },
    ],
    ["an address that is not verified", { email: "a1@example.org", email_verified: false }, { email: null }],
    [
      "an address with a string for email_verified",
      { email: "a2@example.org", email_verified: "true" },
      { email: null },
    ],
    ["an address without email_verified", { email: "a3@example.org" }, { email: null }],
    ["an invalid address", { email: "a4 <x@example.org>", email_verified: true }, { email: null }],
  ])("handles %s", async (_, claims, expected) => {
    const { user } = await at.signIn({ sub: newSub(), ...claims });
    expect(user).toMatchObject({ ...expected, emailVerified: false });
  });

  it("links no existing user by address, and does not take the address of another user", async () => {
    const { user: owner } = await at.signIn({
      sub: newSub(),
      name: "Owner",
      email: "owner@example.org",
      email_verified: true,
    });
    const { user } = await at.signIn({
      sub: newSub(),
      name: "Owner",
      email: "OWNER@example.org",
      email_verified: true,
    });
    expect(user.id).not.toBe(owner.id);
    expect(user).toMatchObject({ email: null, emailVerified: false, universeName: "Owner's Universe 2" });
    expect(await rowOf(user.id)).toMatchObject({ emailKey: null });
  });

  it("is not linked to an unverified registration of an attacker, whose link becomes invalid", async () => {
    const trap = await registerWithoutVerifying({ email: "victim@example.org" });
    const [mail] = await at.test.mailsTo(trap.email);
    const pendingRegistrations = () =>
      db().selectFrom("registrations").selectAll().where("emailKey", "=", trap.email).execute();
    const before = await pendingRegistrations();

    const { user } = await at.signIn({
      sub: newSub(),
      name: "Victim",
      email: "victim@example.org",
      email_verified: true,
    });
    expect(user).toMatchObject({ email: "victim@example.org", universeName: "Victim's Universe" });
    expect(await rowOf(user.id)).toMatchObject({ passwordHash: null, salt: null });
    const [pending] = before;
    expect(await pendingRegistrations()).toEqual([{ ...pending, isEnded: 1, emailVerificationToken: null }]);

    expect((await followLink(at.test.visitor(), mail)).status).toBe(400);
    const attacker = at.test.visitor();
    const answer = await attacker.call(api.login, { body: { email: trap.email, password: trap.password } });
    expect([answer.status, attacker.cookies.size]).toEqual([403, 0]);
  });

  it("is not linked to the universe of an attacker for which the same address is pending", async () => {
    const { user: trap } = await signUp(at.test);
    const pending = { pendingEmail: "prey@example.org", pendingEmailKey: "prey@example.org" };
    await db().updateTable("users").set(pending).where("id", "=", trap.id).execute();
    const { user } = await at.signIn({
      sub: newSub(),
      name: "Prey",
      email: "prey@example.org",
      email_verified: true,
    });
    expect([user.id === trap.id, user.email]).toEqual([false, "prey@example.org"]);
  });

  it("creates another user for the same subject of another issuer", async () => {
    const sub = newSub();
    const { user } = await at.signIn({ sub, name: "Twin" });
    await updateUser(db(), user.id, { providerIssuer: "https://another.example.org", providerSubject: sub });
    expect((await at.signIn({ sub, name: "Twin" })).user.id).not.toBe(user.id);
  });
});

describe("a later sign-in by provider", () => {
  it("changes the time of the last sign-in and nothing that the person may have changed", async () => {
    const sub = newSub();
    const claims = { name: "Before", given_name: "Be", email: "before@example.org", email_verified: true };
    const { user } = await at.signIn({ sub, ...claims });
    const renamed = { universeName: "My own", universeKey: "my own", userName: "Myself", firstName: null };
    await db().updateTable("users").set(renamed).where("id", "=", user.id).execute();
    const before = await rowOf(user.id);

    at.test.clock.now += 86_400_000;
    const after = { name: "After", given_name: "Af", email: "after@example.org", email_verified: true };
    const { user: returned } = await at.signIn({ sub, ...after });
    expect(returned.id).toBe(user.id);
    const now = new Date(at.test.clock.now);
    expect(await rowOf(user.id)).toEqual({
      ...{ ...before, lastLoginAt: now, providerLastUsedAt: now },
      lastSeenOn: now.toISOString().slice(0, 10),
    });
    expect(await sessionsOf(user.id)).toHaveLength(2);
  });

  it("works when the server is restarted before the callback", async () => {
    const visitor = at.test.visitor();
    const callback = await at.goToProvider(visitor, { sub: newSub(), name: "Patient" });
    await at.test.restart();
    expect((await at.returnFromProvider(visitor, callback)).headers.location).toBe("/");
  });
});

describe("with REGISTRATION off", () => {
  it("a first sign-in by provider still creates a universe", async () => {
    const closed = await ProviderTest.open({ registration: "off" });
    expect((await closed.signIn()).user.userName).toBe("Ada");
    await closed.close();
  });
});

describe("with UNIVERSE_NAME_SIGN_IN off", () => {
  it("a provider still signs people in", async () => {
    const closed = await ProviderTest.open({ universeNameSignIn: false });
    expect((await closed.signIn()).user.userName).toBe("Ada");
    await closed.close();
  });
});

describe("a provider that expects the client secret in the body and has all claims in the ID token", () => {
  it("signs people in", async () => {
    const other = await ProviderTest.open({}, { usesSecretInBody: true });
    const claims = { name: "Edsger", email: "edsger@example.org", email_verified: true };
    const { user } = await other.signIn({ sub: "1", ...claims });
    expect(user).toMatchObject({ userName: "Edsger", email: "edsger@example.org", emailVerified: true });
    expect([other.provider.requests.get("/token"), other.provider.requests.get("/me")]).toEqual([
      1,
      undefined,
    ]);
    await other.close();
  });
});
