/** A new key with its passphrase and its kit, and the calls that begin to seal with it. */

import { sealCalls } from "#domain/calls/seal.ts";
import type { NewEpoch, Seal } from "#domain/sealed/seal.ts";
import { send } from "../api.ts";
import { CallError } from "../call-errors.ts";
import { makeCheck } from "../sealed/crypto/check.ts";
import { type EpochKeys, keysOf, makeMasterKey } from "../sealed/crypto/keys.ts";
import { makeSlot, type NewSlotSecret } from "../sealed/crypto/slots.ts";
import { randomUuid } from "../stars/random-uuid.ts";

export type Chosen = { readonly passphrase: string; readonly kit: Uint8Array<ArrayBuffer> };

type Prepared = { readonly request: NewEpoch; readonly keys: EpochKeys };

export type NewKey = {
  /** Resolves to the identical request each time for an epoch: a call whose reply was lost is sent again in its bytes. */
  readonly at: (epoch: number) => Promise<Prepared>;
};

/** `sealedFor` is part of all that is sealed. It takes a second or more. */
export async function makeNewKey(sealedFor: string, { passphrase, kit }: Chosen): Promise<NewKey> {
  const master = makeMasterKey();
  const slot = (secret: NewSlotSecret) =>
    makeSlot({ userId: sealedFor, id: randomUuid(), name: null, master, secret });
  const slots = [await slot({ kind: "passphrase", passphrase }), await slot({ kind: "recovery", kit })];
  const prepare = async (epoch: number): Promise<Prepared> => {
    const keys = await keysOf(master, epoch);
    return { request: { epoch, check: await makeCheck(keys, sealedFor), slots }, keys };
  };
  const prepared = new Map<number, Promise<Prepared>>();
  return {
    at(epoch) {
      const known = prepared.get(epoch) ?? prepare(epoch);
      prepared.set(epoch, known);
      return known;
    },
  };
}

export type Begun = { readonly seal: Seal; readonly keys: EpochKeys };

/** People do not seal and unseal their words more often. */
const mostEpochs = 200;

/** A universe whose words were sealed before needs a later epoch, which a server does not say while they are open. */
export async function beginSealing(userId: string, key: NewKey): Promise<Begun> {
  for (let epoch = 1; ; epoch++) {
    const { request, keys } = await key.at(epoch);
    try {
      return { seal: (await send(sealCalls.beginSealing, { owner: userId, body: request })).data, keys };
    } catch (error) {
      const code = error instanceof CallError ? error.refusal.code : null;
      const own = code === "seal-state" ? await ownSeal(userId, key) : null;
      if (own) return own;
      if (code !== "wrong-epoch" || epoch === mostEpochs) throw error;
    }
  }
}

/** What this very key has begun under a later epoch, by a call whose reply was lost; null where another device was faster. */
async function ownSeal(userId: string, key: NewKey): Promise<Begun | null> {
  const { data: seal } = await send(sealCalls.getSeal, { owner: userId });
  const last = seal.epochs.at(-1);
  if (!last) return null;
  const { request, keys } = await key.at(last.epoch);
  return request.check === last.check ? { seal, keys } : null;
}

export async function beginRotation(
  userId: string,
  { epochs }: Pick<Seal, "epochs">,
  key: NewKey,
): Promise<Begun> {
  const { request, keys } = await key.at((epochs.at(-1)?.epoch ?? 0) + 1);
  return { seal: (await send(sealCalls.rotateSeal, { owner: userId, body: request })).data, keys };
}
