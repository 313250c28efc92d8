import { expect, onTestFinished } from "vitest";
import type { PassphraseParameters } from "#domain/sealed/seal.ts";
import { Authenticator } from "../../../testing/browser/authenticator.ts";
import { test } from "../../../testing/browser/browser-test.tsx";
import { passphraseKey } from "./argon2.ts";
import { makeMasterKey } from "./keys.ts";
import { askForPrf, makePrfPasskey } from "./passkey-prf.ts";
import { makeSlot, openSlot, passphraseKeyInWorker } from "./slots.ts";
import { slotsBy } from "./slots-by.ts";

const userId = "0b0f6a2e-95cd-4c0a-8f5b-0a7c1f2d3e4f";
const id = "7d9c2a10-1111-4222-8333-944455556666";
const stored = { epoch: 1, createdAt: "2026-11-27T08:00:00.000Z", name: null };

test("the worker itself makes the key that everything else makes of a passphrase", async () => {
  const master = makeMasterKey();
  const secret = { kind: "passphrase", passphrase: "four quiet lantern boats" } as const;
  const inWorker = slotsBy(passphraseKeyInWorker);
  const slot = { ...(await inWorker.makeSlot({ userId, id, name: null, master, secret })), ...stored };
  expect(await openSlot(userId, slot, secret)).toEqual({ ok: true, master });
  const parameters = slot.parameters as PassphraseParameters;
  expect((await passphraseKeyInWorker(secret.passphrase, parameters)).extractable).toBe(false);
  expect(await slotsBy(passphraseKey).openSlot(userId, slot, secret)).toEqual({ ok: true, master });
  const other = { kind: "passphrase", passphrase: "four quiet lantern boat" } as const;
  expect(await openSlot(userId, slot, other)).toEqual({ ok: false, reason: "wrong" });
});

test("where no worker can start, the page makes the same key without WebAssembly", async () => {
  const secret = { kind: "passphrase", passphrase: "four quiet lantern boats" } as const;
  const master = makeMasterKey();
  const slot = { ...(await makeSlot({ userId, id, name: null, master, secret })), ...stored };
  const { Worker, WebAssembly } = window;
  onTestFinished(() => void Object.assign(window, { Worker, WebAssembly }));
  Object.assign(window, { Worker: undefined, WebAssembly: undefined });
  expect(await openSlot(userId, slot, secret)).toEqual({ ok: true, master });
  expect(await openSlot(userId, slot, { ...secret, passphrase: "four quiet lantern boat" })).toEqual({
    ...{ ok: false, reason: "wrong" },
  });
});

test("a passkey with a PRF opens its slot again, and another passkey does not", async () => {
  const device = await Authenticator.add({ hasPrf: true });
  const [made, other] = [await makePrfPasskey("Sealed words"), await makePrfPasskey("Others")];
  if (!made || !other) throw new Error("The device has a PRF.");
  const master = makeMasterKey();
  const slot = {
    ...(await makeSlot({ userId, id, name: "A key", master, secret: { kind: "passkey", ...made } })),
    ...stored,
  };

  const answer = await askForPrf([other, made].filter(({ credential }) => credential === made.credential));
  expect(answer?.credential).toBe(made.credential);
  const prf = answer?.prf ?? new Uint8Array(32);
  expect(await openSlot(userId, slot, { kind: "passkey", prf })).toEqual({ ok: true, master });
  expect(await openSlot(userId, slot, { kind: "passkey", prf: other.prf })).toEqual({
    ...{ ok: false, reason: "wrong" },
  });
  await device.remove();
});

test("a passkey without a PRF makes no slot", async () => {
  const device = await Authenticator.add();
  expect(await makePrfPasskey("Sealed words")).toBeNull();
  await device.remove();
});
