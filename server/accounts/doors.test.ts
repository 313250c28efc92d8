import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { makeAccount, password, signIn, signUp } from "../../testing/make.ts";
import { ProviderTest } from "../../testing/provider-sign-in.ts";
import type { Visitor } from "../../testing/visitor.ts";
import type { CredentialsTable } from "../database/schema.ts";
import { insertCredentials } from "../users/credential-queries.ts";

let at: ProviderTest;
beforeAll(async () => {
  at = await ProviderTest.open({ rateLimits: false });
});
afterAll(() => at.close());

const doorsOf = async (visitor: Visitor) => (await visitor.call(api.getDoors)).body;
const now = () => new Date(at.test.clock.now);

let people = 0;
const enterByProvider = () => at.signIn({ sub: `doors-${++people}`, name: "Ada" });

async function add(
  userId: string,
  kind: CredentialsTable["kind"],
  data: unknown,
  name: string | null = null,
) {
  const row = { userId, id: randomUUID(), kind, data: JSON.stringify(data), name, createdAt: now() };
  await insertCredentials(at.test.database.db, [row]);
  return row.id;
}
/** A key that browsers offer to this server, or to another host. */
const addPasskey = (userId: string, host = at.test.app.context.settings.publicUrl.hostname) =>
  add(userId, "passkey", { keyId: randomUUID(), host, isSynced: true }, "Phone");

describe("GET /api/account/doors", () => {
  it("says that a name opens a universe, and nothing else", async () => {
    const { visitor } = await signUp(at.test);
    expect(await doorsOf(visitor)).toEqual({
      ...{ opensByName: true, password: null, passkeys: [], providers: [], totp: null, recoveryCodesLeft: 0 },
      confirmedUntil: expect.any(String),
    });
  });

  it("says when a password was set, and after a change when it was changed", async () => {
    const account = await makeAccount(at.test);
    const registeredAt = now().toISOString();
    at.test.clock.now += 60_000;
    const { visitor, user } = await signIn(at.test, account);
    expect((await doorsOf(visitor)).password).toEqual({ changedAt: registeredAt });
    const body = { currentPassword: password, newPassword: "Another-Pass-9" };
    await visitor.call(api.changePassword, { params: { id: user.id }, body });
    expect((await doorsOf(visitor)).password).toEqual({ changedAt: now().toISOString() });
  });

  it("lists passkeys, the second factor and how many recovery codes are left", async () => {
    const { visitor, user } = await signIn(at.test, await makeAccount(at.test));
    const createdAt = now().toISOString();
    const id = await addPasskey(user.id);
    await add(user.id, "totp", { isConfirmed: true });
    for (let code = 0; code < 3; code++) await add(user.id, "recovery-code", { hash: `h${code}` });
    expect(await doorsOf(visitor)).toMatchObject({
      passkeys: [{ id, name: "Phone", createdAt, lastUsedAt: null, isSynced: true }],
      totp: { since: createdAt, codesLeft: 3, providerIsEnough: false },
      recoveryCodesLeft: 3,
    });
    expect((await visitor.call(api.me)).body.user.signInMethods).toEqual(["password", "passkey"]);
  });

  it("does not count a second factor that was never confirmed", async () => {
    const { visitor, user } = await signIn(at.test, await makeAccount(at.test));
    await add(user.id, "totp", { isConfirmed: false });
    expect((await doorsOf(visitor)).totp).toBeNull();
  });

  it("says which provider opens the universe, since when, and when it did last", async () => {
    const { visitor, user } = await enterByProvider();
    const linkedAt = now().toISOString();
    at.test.clock.now += 60_000;
    await at.signIn();
    expect((await doorsOf(visitor)).providers).toEqual([
      {
        ...{ id: expect.stringMatching(/^[0-9a-f]{64}$/), issuer: at.provider.issuer, linkedAt },
        lastUsedAt: now().toISOString(),
      },
    ]);
    expect((await visitor.call(api.getDoors)).text).not.toContain(`doors-${people}`);
    expect(user.signInMethods).toEqual(["provider"]);
  });
});

describe("DELETE /api/account/providers/:id", () => {
  const remove = async (visitor: Visitor) => {
    const id = (await doorsOf(visitor)).providers[0]?.id ?? "x";
    return visitor.call(api.removeProvider, { params: { id } });
  };

  it("is refused while the provider is the last way in", async () => {
    const { visitor } = await enterByProvider();
    const answer = await remove(visitor);
    expect([answer.status, answer.body.code]).toEqual([409, "last-door"]);
  });

  it("does not count keys for another host, recovery codes or a second factor as a way in", async () => {
    const { visitor, user } = await enterByProvider();
    await addPasskey(user.id, "before.example.org");
    await add(user.id, "totp", { isConfirmed: true });
    await add(user.id, "recovery-code", { hash: "h" });
    expect((await remove(visitor)).status).toBe(409);
  });

  it("leaves a universe that another way opens, and a new one begins with the provider's next sign-in", async () => {
    const { visitor, user } = await enterByProvider();
    await addPasskey(user.id);
    expect((await remove(visitor)).status).toBe(204);
    expect((await visitor.call(api.me)).body.user.signInMethods).toEqual(["passkey"]);
    expect((await remove(visitor)).status).toBe(404);
    expect((await at.signIn()).user.id).not.toBe(user.id);
  });

  it("leaves the passkey, or the passkey leaves the provider, when both are removed at once", async () => {
    for (let round = 0; round < 5; round++) {
      const { visitor, user } = await enterByProvider();
      const id = await addPasskey(user.id);
      const answers = await Promise.all([
        remove(visitor),
        visitor.call(api.removePasskey, { params: { id } }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    }
  });

  it("is answered once when it is asked ten times at once", async () => {
    const { visitor, user } = await enterByProvider();
    await addPasskey(user.id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => remove(visitor)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, ...Array(9).fill(404)]);
  });
});
