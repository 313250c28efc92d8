import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mostPasskeys } from "#domain/accounts/passkeys.ts";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../../testing/app.ts";
import type { Behaviour } from "../../../testing/authenticator/authenticator.ts";
import {
  addPasskey,
  askForKey,
  askForPasskey,
  makeAuthenticator,
  makeKeyedUniverse,
  openPasskeyApp,
  sendKey,
  signInByPasskey,
} from "../../../testing/authenticator/passkeys.ts";
import { makeAccount, signIn, signUp } from "../../../testing/make.ts";
import type { Answer, Visitor } from "../../../testing/visitor.ts";
import { listPasskeys, toPasskey } from "../../users/passkeys.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openPasskeyApp();
});
afterAll(() => test.close());

const minute = 60_000;
const codeOf = ({ status, body }: Answer) => [status, body.code];
const newPerson = async () => signIn(test, await makeAccount(test));
const passkeysOf = async ({ id }: { id: string }) =>
  (await listPasskeys(test.database.db, id)).map(toPasskey);
const remove = (visitor: Visitor, id: string) => visitor.call(api.removePasskey, { params: { id } });

describe("passkeys", () => {
  it("are several, each with a name, and say when they were used and whether they are on several devices", async () => {
    const { visitor, user } = await newPerson();
    const phone = makeAuthenticator({ isSynced: true });
    const { passkey, recoveryCodes } = await addPasskey(visitor, phone, { name: "  My phone " });
    expect(recoveryCodes).toBeNull();
    const createdAt = new Date(test.clock.now).toISOString();
    expect(passkey).toEqual({
      ...{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), name: "My phone", createdAt },
      ...{ lastUsedAt: null, isSynced: true },
    });
    await test.clock.advance(minute);
    await addPasskey(visitor, makeAuthenticator(), { name: "Key in the drawer" });
    await signInByPasskey(test, phone);
    expect(await passkeysOf(user)).toMatchObject([
      { id: passkey.id, lastUsedAt: new Date(test.clock.now).toISOString() },
      { name: "Key in the drawer", lastUsedAt: null, isSynced: false },
    ]);
  });

  it("are asked for with what makes them open without a name, and with those that the person has", async () => {
    const { visitor, user } = await newPerson();
    const authenticator = makeAuthenticator();
    await addPasskey(visitor, authenticator);
    expect(await askForKey(visitor)).toMatchObject({
      rp: { id: "mood.example.org", name: "Mood Universe" },
      user: { id: Buffer.from(user.id).toString("base64url"), name: user.universeName },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [{ id: authenticator.keyIds[0] }],
    });
  });

  it("have names of 1 to 40 visible characters", async () => {
    const { visitor } = await newPerson();
    const { passkey } = await addPasskey(visitor, makeAuthenticator());
    const rename = (name: unknown) => visitor.call(api.renamePasskey, { params: passkey, body: { name } });
    for (const name of ["", "   ", "x".repeat(41), "a\u202Eb", "a\u0000b", 7, null]) {
      const { status, body } = await rename(name);
      expect([status, Object.keys(body.fields)]).toEqual([400, ["name"]]);
    }
    for (const name of ["x", "x".repeat(40), "鍵".repeat(40), "👩‍🚀 phone", "مفتاح"])
      expect([(await rename(` ${name} `)).body.name]).toEqual([name]);
  });

  it("are twenty at most, also when more are added at once", async () => {
    const { visitor, user } = await newPerson();
    const keys = [];
    for (let key = 0; key <= mostPasskeys; key += 1)
      keys.push(makeAuthenticator().create(await askForKey(visitor)));
    const sent = await Promise.all(keys.map((key) => sendKey(visitor, key)));
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(mostPasskeys);
    expect(sent.filter(({ status }) => status !== 201).map(codeOf)).toEqual([[409, "too-many-passkeys"]]);
    expect(await passkeysOf(user)).toHaveLength(mostPasskeys);
    expect(codeOf(await visitor.call(api.newPasskeyOptions, { body: {} }))).toEqual([
      409,
      "too-many-passkeys",
    ]);
  });

  it("are added only by somebody who has proved themselves within ten minutes", async () => {
    const { visitor } = await newPerson();
    const key = makeAuthenticator().create(await askForKey(visitor));
    await test.clock.advance(10 * minute);
    const asked = await visitor.call(api.newPasskeyOptions, { body: {} });
    for (const answer of [asked, await sendKey(visitor, key)])
      expect(codeOf(answer)).toEqual([403, "recent-sign-in-required"]);
  });
});

describe("a new key", () => {
  const known = [409, "known-passkey"];

  it("is added once, also when it is sent ten times at once", async () => {
    const { visitor, user } = await newPerson();
    const authenticator = makeAuthenticator();
    const key = authenticator.create(await askForKey(visitor));
    const sent = await Promise.all(Array.from({ length: 10 }, () => sendKey(visitor, key)));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(400)]);
    expect(codeOf(await sendKey(visitor, key))).toEqual([400, "expired-challenge"]);
    expect(await passkeysOf(user)).toHaveLength(1);
  });

  it("is one passkey, also when it answers ten challenges at once", async () => {
    const { visitor, user } = await newPerson();
    const authenticator = makeAuthenticator();
    const first = authenticator.create(await askForKey(visitor));
    const keys = [first];
    for (let more = 0; more < 9; more += 1)
      keys.push(authenticator.attest((await askForKey(visitor)).challenge, first.id));
    const sent = await Promise.all(keys.map((key) => sendKey(visitor, key)));
    expect(sent.filter(({ status }) => status !== 201).map(codeOf)).toEqual(Array(9).fill(known));
    expect(await passkeysOf(user)).toHaveLength(1);
  });

  it("of another universe stays there", async () => {
    const owner = await makeKeyedUniverse(test);
    const { visitor, user } = await newPerson();
    const [keyId = ""] = owner.authenticator.keyIds;
    const key = owner.authenticator.attest((await askForKey(visitor)).challenge, keyId);
    expect(codeOf(await sendKey(visitor, key))).toEqual(known);
    expect(await passkeysOf(user)).toEqual([]);
    expect((await signInByPasskey(test, owner.authenticator)).body.user.id).toBe(owner.user.id);
  });

  it("answers only the challenge of its own person, within five minutes", async () => {
    const [ada, ben] = [await newPerson(), await newPerson()];
    const asked = await askForKey(ada.visitor);
    const { challenge } = await askForPasskey(ada.visitor);
    const authenticator = makeAuthenticator();
    const late = [400, "expired-challenge"];
    expect(codeOf(await sendKey(ben.visitor, authenticator.create(asked)))).toEqual(late);
    expect(codeOf(await sendKey(ada.visitor, authenticator.create({ ...asked, challenge })))).toEqual(late);
    await test.clock.advance(5 * minute);
    expect(codeOf(await sendKey(ada.visitor, authenticator.create(asked)))).toEqual(late);
  });

  const hostile: Record<string, Partial<Behaviour>> = {
    "that has not checked its person": { isVerifying: false },
    "that nobody has touched": { isPresent: false },
    "for the page of another site": { origin: "https://mood.example.com" },
    "for another port of the host": { origin: "https://mood.example.org:8443" },
    "for another relying party": { rpId: "example.org" },
    "that answers as if it signed in": { clientData: { type: "webauthn.get" } },
  };
  it.each(Object.entries(hostile))("%s is refused", async (_, behaviour) => {
    const { visitor, user } = await newPerson();
    const key = makeAuthenticator(behaviour).create(await askForKey(visitor));
    expect(codeOf(await sendKey(visitor, key))).toEqual([400, "unusable-passkey"]);
    expect(await passkeysOf(user)).toEqual([]);
  });

  it("under another id than its own is refused", async () => {
    const { visitor } = await newPerson();
    const key = makeAuthenticator().create(await askForKey(visitor));
    const renamed = { ...key, id: "AAAA", rawId: "AAAA" };
    expect(codeOf(await sendKey(visitor, renamed))).toEqual([400, "unusable-passkey"]);
  });

  it("with other bytes gets a sentence, and signs nobody else in", async () => {
    const { visitor, user } = await newPerson();
    const change = fc.record({
      part: fc.constantFrom("clientDataJSON" as const, "attestationObject" as const),
      at: fc.nat(),
      bits: fc.integer({ min: 1, max: 255 }),
    });
    await fc.assert(
      fc.asyncProperty(change, async ({ part, at, bits }) => {
        const key = makeAuthenticator().create(await askForKey(visitor));
        const bytes = Buffer.from(key.response[part], "base64url");
        const index = at % bytes.length;
        bytes.writeUInt8(bytes.readUInt8(index) ^ bits, index);
        const changed = { ...key, response: { ...key.response, [part]: bytes.toString("base64url") } };
        const { status, body } = await sendKey(visitor, changed);
        expect([201, 400]).toContain(status);
        // Such as another counter, which no attestation protects.
        if (status === 201) await remove(visitor, body.passkey.id);
      }),
      { numRuns: 60 },
    );
    expect(await passkeysOf(user)).toEqual([]);
  });
});

describe("a removed passkey", () => {
  it("opens nothing, and can be added again", async () => {
    const { visitor } = await newPerson();
    const authenticator = makeAuthenticator();
    const { passkey } = await addPasskey(visitor, authenticator);
    expect((await remove(visitor, passkey.id)).status).toBe(204);
    expect((await signInByPasskey(test, authenticator)).status).toBe(401);
    expect((await remove(visitor, passkey.id)).status).toBe(404);
    const [keyId = ""] = authenticator.keyIds;
    const again = authenticator.attest((await askForKey(visitor)).challenge, keyId);
    expect((await sendKey(visitor, again)).status).toBe(201);
    expect((await signInByPasskey(test, authenticator)).status).toBe(200);
  });

  it("is never the last way in, also when all are removed at once", async () => {
    const { visitor, user } = await makeKeyedUniverse(test);
    await addPasskey(visitor, makeAuthenticator());
    const ids = (await passkeysOf(user)).map(({ id }) => id);
    const removed = await Promise.all(ids.map((id) => remove(visitor, id)));
    expect(removed.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(removed.find(({ status }) => status === 409)?.body.code).toBe("last-door");
    expect(await passkeysOf(user)).toHaveLength(1);
  });

  it("is removed only by somebody who has proved themselves within ten minutes", async () => {
    const { visitor } = await newPerson();
    const { passkey } = await addPasskey(visitor, makeAuthenticator());
    await test.clock.advance(10 * minute);
    expect(codeOf(await remove(visitor, passkey.id))).toEqual([403, "recent-sign-in-required"]);
  });
});

describe("a server whose address has no passkeys", () => {
  it.each([
    ["http://mood.example.org", "http", "Passkeys need an address that begins with https"],
    ["http://192.168.1.20:3000", "ip-address", "Passkeys need an address with a name"],
    ["https://192.168.1.20", "ip-address", "Passkeys need an address with a name"],
    ["https://[2001:db8::1]", "ip-address", "Passkeys need an address with a name"],
  ])("says so before anybody asks: %s", async (address, obstacle, sentence) => {
    const without = await openTestApp({ publicUrl: new URL(address) });
    const { visitor } = await signUp(without);
    expect((await visitor.call(api.instance)).body.passkeyObstacle).toBe(obstacle);
    const answers = [
      await visitor.call(api.newPasskeyOptions, { body: {} }),
      await visitor.call(api.passkeyOptions, { body: {} }),
    ];
    for (const { status, body } of answers)
      expect([status, body]).toEqual([
        409,
        expect.objectContaining({ code: "passkeys-impossible", error: expect.stringContaining(sentence) }),
      ]);
    await without.close();
  });

  it("is not one of https, or of this machine alone", async () => {
    for (const address of ["https://mood.example.org", "http://localhost:3000"]) {
      const local = await openTestApp({ publicUrl: new URL(address) });
      expect((await local.visitor().call(api.instance)).body.passkeyObstacle).toBeNull();
      await local.close();
    }
  });
});
