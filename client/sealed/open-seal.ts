/** Opens the slots of a seal with what its person types. Nothing is sent anywhere. */

import { readKit } from "#domain/sealed/kit.ts";
import { keysOf } from "./crypto/keys.ts";
import { openSlot, type SlotSecret } from "./crypto/slots.ts";
import type { Keyring } from "./held-keys.ts";
import { type OpenedSeal, openSealBy, type SealToOpen } from "./open-seal-by.ts";

export type { OpenedSeal, SealToOpen } from "./open-seal-by.ts";

/** A typed text can be a passphrase or a kit. What can be read as a kit is tried as one first, which takes no time. */
export const secretsOf = (typed: string): readonly SlotSecret[] => {
  const read = readKit(typed);
  const passphrase = { kind: "passphrase", passphrase: typed } as const;
  return read.ok ? [{ kind: "recovery", kit: read.kit }, passphrase] : [passphrase];
};

/** The caller overwrites the master keys (`fill(0)`) as soon as they are not needed. */
export const openSeal = (
  seal: SealToOpen,
  secrets: readonly SlotSecret[],
  hasLatest?: (epoch: number) => boolean,
): Promise<OpenedSeal> => openSealBy(openSlot, seal, secrets, hasLatest);

/** The keys of opened master keys, which are overwritten. */
export async function keyringFrom(
  userId: string,
  sealedFor: string,
  masters: ReadonlyMap<number, Uint8Array<ArrayBuffer>>,
): Promise<Keyring> {
  const inOrder = [...masters].sort(([one], [other]) => one - other);
  const epochs = await Promise.all(inOrder.map(([epoch, master]) => keysOf(master, epoch)));
  for (const [, master] of inOrder) master.fill(0);
  return { userId, sealedFor, epochs };
}
