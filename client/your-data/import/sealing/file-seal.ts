/** The seal of a file that a person brings: it opens with what they type, and can become that of their universe. */

import { sealCalls } from "#domain/calls/seal.ts";
import type { FileSeal } from "#domain/formats/universe-file.ts";
import type { NewSeal, NewSlot } from "#domain/sealed/seal.ts";
import { send } from "../../../api.ts";
import { CallError } from "../../../call-errors.ts";
import { makeCheck } from "../../../sealed/crypto/check.ts";
import { keysOf } from "../../../sealed/crypto/keys.ts";
import type { OpenJob } from "../../../sealed/crypto/open-all.ts";
import { takeKeys } from "../../../sealed/keyring.ts";
import { openSeal, secretsOf } from "../../../sealed/open-seal.ts";
import { noteSealState } from "../../../sealed/seal-state.ts";

type Masters = ReadonlyMap<number, Uint8Array<ArrayBuffer>>;

/** A file that was opened. Its master keys are forgotten (`forgetMasters`) as soon as nothing can need them. */
export type OpenedFile = {
  readonly seal: FileSeal;
  readonly masters: Masters;
  /** What opens the words of the file. */
  readonly keys: OpenJob;
};

export async function openFileSeal(seal: FileSeal, typed: string): Promise<OpenedFile | "wrong" | "damaged"> {
  const opened = await openSeal(seal, secretsOf(typed));
  if (!opened.ok) return opened.reason === "wrong" ? "wrong" : "damaged";
  const { masters } = opened;
  const keys = await Promise.all([...masters].map(([epoch, master]) => keysOf(master, epoch)));
  return { seal, masters, keys: { keys, userId: seal.sealedFor } };
}

export function forgetMasters({ masters }: OpenedFile) {
  for (const master of masters.values()) master.fill(0);
}

/** People do not seal and unseal their words more often. */
const mostEpochs = 200;

/**
 * Seals the universe with the key of the file, whose passphrase, kit and passkeys stay what they are: what is sealed there
 * is bound to `sealedFor`, the id of its first universe. An epoch is later than all that this universe had, and not what the
 * file says: after the last one that there is, no other key could follow.
 */
export async function adoptSeal(userId: string, { seal, masters }: OpenedFile, signal: AbortSignal) {
  const latest = Math.max(...masters.keys());
  const master = masters.get(latest);
  if (!master) throw new Error("Nobody has opened the file.");
  const { sealedFor } = seal;
  const slots = seal.slots
    .filter(({ epoch }) => epoch === latest)
    .map(({ epoch: _, createdAt: __, ...slot }): NewSlot => slot);
  for (let epoch = 1; ; epoch++) {
    const keys = await keysOf(master, epoch);
    const body: NewSeal = { epoch, check: await makeCheck(keys, sealedFor), slots, sealedFor };
    try {
      const { data } = await send(sealCalls.beginSealing, { signal, owner: userId, body });
      noteSealState({ id: userId, seal: data.state });
      await takeKeys({ userId, sealedFor, epochs: [keys] }, {});
      return;
    } catch (error) {
      const isEarlier = error instanceof CallError && error.refusal.code === "wrong-epoch";
      if (!isEarlier || epoch === mostEpochs) throw error;
    }
  }
}
