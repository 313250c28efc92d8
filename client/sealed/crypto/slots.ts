/** Slots of a page: the keys of passphrases are made in a worker, so that the page stays usable meanwhile. */

import { runInWorker } from "../../stars/run-in-worker.ts";
import type { PassphraseKey } from "./argon2.ts";
import type { PassphraseJob } from "./argon2-worker.ts";
import { slotsBy } from "./slots-by.ts";

export type { NewSlotSecret, OpenedSlot, SlotSecret, SlotToMake } from "./slots-by.ts";

export const passphraseKeyInWorker: PassphraseKey = async (passphrase, parameters) => {
  const worker = new Worker(new URL("./argon2-worker.ts", import.meta.url), { type: "module" });
  const job: PassphraseJob = { passphrase, parameters };
  const { signal } = new AbortController();
  // The worker ends with its answer, and with it whatever its memory still has of the passphrase.
  return runInWorker(worker, {
    ...{ stars: [], part: (star: never) => star, job, signal },
    resultOf: (key: CryptoKey) => key,
  });
};

export const { makeSlot, openSlot } = slotsBy((passphrase, parameters) =>
  passphraseKeyInWorker(passphrase, parameters).catch(async () => {
    const { plainPassphraseKey } = await import("./argon2-plain.ts");
    return plainPassphraseKey(passphrase, parameters);
  }),
);
