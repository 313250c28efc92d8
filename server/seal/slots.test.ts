import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { maxSlots } from "#domain/sealed/seal.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeAccount, password, signIn, signUp } from "../../testing/make.ts";
import {
  finishSeal,
  makeEpoch,
  makePasskeySlot,
  makePassphraseSlot,
  makeRecoverySlot,
  sealUniverse,
} from "../../testing/seal.ts";
import type { Visitor } from "../../testing/visitor.ts";

let test: TestApp;
let ada: Visitor;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
});
afterAll(() => test.close());
beforeEach(async () => {
  ada = (await signUp(test)).visitor;
});

const put = ({ id, ...slot }: { id: string }, epoch = 1, visitor = ada) =>
  visitor.call(api.putSealSlot, { params: { id }, body: { epoch, ...slot } });
const remove = (id: string, visitor = ada) => visitor.call(api.deleteSealSlot, { params: { id } });
const slots = async () => (await ada.call(api.getSeal)).body.slots as { id: string; kind: string }[];
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe("PUT /api/seal/slots/:id", () => {
  it("adds a passkey, and puts a new passphrase in the place of the old one", async () => {
    const { slots: own } = await sealUniverse(ada);
    const [passphrase = makePassphraseSlot()] = own;
    const passkey = makePasskeySlot({ name: "Phone" });
    expect(await put(passkey)).toMatchObject({ status: 201, body: { ...passkey, epoch: 1, name: "Phone" } });
    const renewed = makePassphraseSlot({ id: passphrase.id });
    expect(await put(renewed)).toMatchObject({ status: 200, body: { wrapped: renewed.wrapped } });
    expect((await slots()).find(({ id }) => id === passphrase.id)).toMatchObject(renewed);
    expect(await slots()).toHaveLength(3);
  });

  it("keeps the day of a slot that is repeated or gets another name, and tells of no change that is none", async () => {
    await sealUniverse(ada);
    const passkey = makePasskeySlot();
    const { body: first } = await put(passkey);
    test.clock.now += 60_000;
    expect((await put(passkey)).body).toEqual(first);
    expect((await put({ ...passkey, name: "Phone" } as typeof passkey)).body).toEqual({
      ...first,
      name: "Phone",
    });
    expect((await put(makePasskeySlot({ id: passkey.id }))).body.createdAt).not.toBe(first.createdAt);
  });

  it("refuses a slot of a universe that is open, of another epoch, of another kind, and one too many", async () => {
    expect(codeOf(await put(makePasskeySlot()))).toEqual([409, "seal-state"]);
    const { slots: own } = await sealUniverse(ada);
    expect(codeOf(await put(makePasskeySlot(), 2))).toEqual([409, "wrong-epoch"]);
    expect(codeOf(await put(makePasskeySlot({ id: own[0]?.id ?? "" })))).toEqual([409, "id-used"]);
    for (let count = own.length; count < maxSlots; count++)
      expect((await put(makePasskeySlot())).status).toBe(201);
    expect(codeOf(await put(makePasskeySlot()))).toEqual([400, "too-many-slots"]);
  });

  it("refuses a key that is made with less than it must be", async () => {
    await sealUniverse(ada);
    const { parameters } = makePassphraseSlot();
    for (const weak of [{ memory: 65_535 }, { passes: 2 }, { salt: "c2FsdHNhbHQ" }, { kdf: "sha-256" }])
      expect((await put(makePassphraseSlot({ parameters: { ...parameters, ...weak } }))).status).toBe(400);
    expect(await slots()).toHaveLength(2);
  });
});

describe("DELETE /api/seal/slots/:id", () => {
  it("removes a slot, but never the last passphrase or the last kit", async () => {
    const { slots: own } = await sealUniverse(ada);
    for (const { id } of own) expect(codeOf(await remove(id))).toEqual([409, "slot-needed"]);
    const [kit, passkey] = [makeRecoverySlot(), makePasskeySlot()];
    for (const slot of [kit, passkey]) await put(slot);
    const earlier = own.find(({ kind }) => kind === "recovery")?.id ?? "";
    for (const id of [earlier, passkey.id]) expect((await remove(id)).status).toBe(204);
    expect(codeOf(await remove(kit.id))).toEqual([409, "slot-needed"]);
    expect(codeOf(await remove(passkey.id))).toEqual([404, "not-found"]);
  });

  it("leaves the slots of the epoch before, while records need its key", async () => {
    const { slots: own } = await sealUniverse(ada);
    const next = makeEpoch(2);
    await ada.call(api.rotateSeal, { body: next });
    expect(codeOf(await remove(own[0]?.id ?? ""))).toEqual([409, "seal-state"]);
    expect(codeOf(await put({ ...own[0], id: own[0]?.id ?? "" }))).toEqual([409, "wrong-epoch"]);
    const reused = makePasskeySlot({ id: own[0]?.id ?? "" });
    expect(codeOf(await put(reused, 2))).toEqual([409, "id-used"]);
  });

  it("leaves a passphrase and a kit when two devices remove at the same time", async () => {
    const { slots: own } = await sealUniverse(ada);
    const kits = [makeRecoverySlot(), makeRecoverySlot(), makeRecoverySlot()];
    for (const kit of kits) await put(kit);
    const ids = [...kits, ...own].filter(({ kind }) => kind === "recovery").map(({ id }) => id);
    const replies = await Promise.all(ids.map((id) => remove(id)));
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(ids.length - 1);
    expect((await slots()).filter(({ kind }) => kind === "recovery")).toHaveLength(1);
  });
});

describe("the slots of an account", () => {
  it("change only after its person has proved themselves, who is told of it by mail", async () => {
    const account = await makeAccount(test);
    const { visitor } = await signIn(test, account);
    const first = makeEpoch();
    await visitor.call(api.beginSealing, { body: first });
    test.clock.now += 11 * 60_000;
    await finishSeal(visitor);
    const passkey = makePasskeySlot();
    const calls = () => [
      put(passkey, 1, visitor),
      remove(first.slots[0]?.id ?? "", visitor),
      visitor.call(api.rotateSeal, { body: makeEpoch(2) }),
      visitor.call(api.beginOpening),
      visitor.call(api.beginSealing, { body: makeEpoch(3) }),
    ];
    for (const reply of await Promise.all(calls()))
      expect(codeOf(reply)).toEqual([403, "recent-sign-in-required"]);
    const subjects = async () => {
      test.clock.now += 60_000;
      return (await test.mailsTo(account.email)).map(({ subject }) => subject);
    };
    // An address gets one mail a minute.
    await subjects();
    const before = await subjects();
    expect(before.slice(-2)).toEqual(["Your words are being sealed", "Your words are sealed"]);
    await visitor.call(api.confirm, { body: { password } });
    expect((await put(passkey, 1, visitor)).status).toBe(201);
    expect(await subjects()).toEqual([...before, "What opens your sealed words was changed"]);
    await put(passkey, 1, visitor);
    expect(await subjects()).toHaveLength(before.length + 1);
  });

  it("belong to one person alone", async () => {
    const { slots: own } = await sealUniverse(ada);
    const ben = (await signUp(test)).visitor;
    expect((await ben.call(api.getSeal)).body).toMatchObject({ state: "open", epochs: [], slots: [] });
    await sealUniverse(ben);
    expect((await remove(own[0]?.id ?? randomUUID(), ben)).status).toBe(404);
    expect((await put({ ...own[0], id: own[0]?.id ?? "" }, 1, ben)).status).toBe(201);
    expect(await slots()).toHaveLength(2);
  });
});
