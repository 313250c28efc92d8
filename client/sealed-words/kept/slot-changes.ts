/** Changes of what opens the words: each wraps the key anew, and touches no record. */

import { sealCalls } from "#domain/calls/seal.ts";
import type { Seal, Slot } from "#domain/sealed/seal.ts";
import { send } from "../../api.ts";
import { makeSlot, type NewSlotSecret } from "../../sealed/crypto/slots.ts";
import { randomUuid } from "../../stars/random-uuid.ts";

/** The master keys that a person has opened, by their epochs. */
export type Masters = ReadonlyMap<number, Uint8Array<ArrayBuffer>>;

export const latestEpoch = ({ epochs }: Pick<Seal, "epochs">): number => epochs.at(-1)?.epoch ?? 1;

/** The slots of the latest key, which are all that people see. */
export const currentSlots = (seal: Pick<Seal, "epochs" | "slots">): readonly Slot[] =>
  seal.slots.filter(({ epoch }) => epoch === latestEpoch(seal));

type NewSlot = { readonly secret: NewSlotSecret; readonly name?: string };

/** A new passphrase or kit takes the place of the one before; a passkey is one more. */
export async function putSlot(userId: string, seal: Seal, masters: Masters, change: NewSlot) {
  const { secret, name = null } = change;
  const epoch = latestEpoch(seal);
  const replaced =
    secret.kind === "passkey" ? undefined : currentSlots(seal).find(({ kind }) => kind === secret.kind);
  const { id, ...slot } = await makeSlot({
    ...{ userId: seal.sealedFor, id: replaced?.id ?? randomUuid(), name, secret },
    master: masters.get(epoch) as Uint8Array<ArrayBuffer>,
  });
  await send(sealCalls.putSealSlot, { owner: userId, params: { id }, body: { epoch, ...slot } });
}

export const removeSlot = (userId: string, id: string) =>
  send(sealCalls.deleteSealSlot, { owner: userId, params: { id } });
