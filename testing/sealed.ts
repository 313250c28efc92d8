/** A sealed universe for tests, made with the client's own cryptography. */

import { type PassphraseKey, passphraseKey } from "../client/sealed/crypto/argon2.ts";
import { makeCheck } from "../client/sealed/crypto/check.ts";
import { keysOf, makeKit, makeMasterKey } from "../client/sealed/crypto/keys.ts";
import { type NewSlotSecret, slotsBy } from "../client/sealed/crypto/slots-by.ts";
import { randomUuid } from "../client/stars/random-uuid.ts";
import type { NewSlot, Seal, Slot } from "../domain/sealed/seal.ts";
import type { SealState } from "../domain/sealed/seal-states.ts";

export const passphrase = "four quiet words of ours";

/**
 * What a person has who has sealed their words: the keys, the kit, and what the server has been told. The key of a
 * passphrase takes a part of a second: without one (`typed: null`), the kit alone opens the seal. It is made in the page or
 * process of the test, because a worker takes longer to start.
 */
export async function makeSeal(
  userId: string,
  {
    epoch = 1,
    typed = passphrase,
    state = "sealed",
    key = passphraseKey,
  }: { epoch?: number; typed?: string | null; state?: SealState; key?: PassphraseKey } = {},
) {
  const { makeSlot } = slotsBy(key);
  const master = makeMasterKey();
  const kit = makeKit();
  const keys = await keysOf(master, epoch);
  const slot = (secret: NewSlotSecret) => makeSlot({ userId, id: randomUuid(), name: null, master, secret });
  const slots: NewSlot[] = [await slot({ kind: "recovery", kit })];
  if (typed !== null) slots.push(await slot({ kind: "passphrase", passphrase: typed }));
  const check = await makeCheck(keys, userId);
  const stored: Slot[] = slots.map((each) => ({
    ...each,
    epoch,
    name: null,
    createdAt: "2026-03-13T08:00:00.000Z",
  }));
  const seal: Seal = { state, sealedFor: userId, epochs: [{ epoch, check }], slots: stored };
  return { keys, kit, master, seal, request: { epoch, check, slots } };
}
