/** An import as this browser keeps it until it is sent: with its words sealed where the person has sealed theirs. */

import type { ImportBatch } from "#domain/imports.ts";
import { sealsWords } from "../../sealed/seal-state.ts";
import { randomUuid } from "../../stars/random-uuid.ts";
import type { Prepared } from "./messages.ts";
import type { ImportStore, StoredImport } from "./sending/import-store.ts";

/** The server takes 255 characters. */
export const shortened = (fileName: string) => fileName.slice(-255);

export function newStored(
  prepared: Prepared,
  { fileName, ...named }: Pick<StoredImport, "userId" | "source" | "fileName">,
): StoredImport {
  const { knownReadings, replacedReadings, trackers, feelings } = prepared;
  const readings = prepared.readings + replacedReadings;
  return {
    ...{ id: randomUuid(), ...named, fileName: shortened(fileName) },
    total: prepared.entries + prepared.known + prepared.corrections,
    ...(readings + knownReadings + feelings > 0 && {
      measured: { readings, trackers, feelings, knownReadings, added: 0, replaced: 0 },
    }),
    ...{ batches: prepared.batches, sent: 0, sentEntries: 0 },
  };
}

/** Resolves to the import as it is to be sent: sealed, it can have more batches. */
export async function storeBatches(
  store: ImportStore,
  stored: StoredImport,
  batchAt: (at: number) => Promise<ImportBatch>,
): Promise<StoredImport> {
  const { userId } = stored;
  const code = sealsWords(userId) ? await import("./sealing/seal-import.ts") : null;
  let batches = 0;
  for (let at = 0; at < stored.batches; at++) {
    const batch = await batchAt(at);
    for (const part of code ? await code.sealBatch(userId, batch) : [batch])
      await store.putBatch(userId, batches++, part);
  }
  return code ? { ...(await code.sealNewImport(userId, stored)), batches } : stored;
}

/** An import that has ended begins again under another id. */
export async function begunAgain({ measured, ...rest }: StoredImport): Promise<StoredImport> {
  const id = randomUuid();
  const stored = {
    ...{ ...rest, sent: 0, sentEntries: 0 },
    ...(measured && { measured: { ...measured, added: 0 } }),
  };
  if (!stored.sealed) return { ...stored, id };
  // The name of the file is sealed for one import alone.
  const { userId } = stored;
  const { openImports, sealNewImport } = await import("./sealing/seal-import.ts");
  const [opened = stored] = await openImports(userId, [stored]);
  const { sealed: _, ...unsealed } = opened;
  return sealNewImport(userId, { ...unsealed, id });
}
