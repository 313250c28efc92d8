/** Sends an import that is stored in this browser, from where it was. */

import { importCalls } from "#domain/calls/imports.ts";
import type { ImportCounts } from "#domain/imports.ts";
import { send } from "../../../api.ts";
import type { ImportStore, StoredImport } from "./import-store.ts";
import { type Patience, patiently } from "./patience.ts";

export type Progress = Patience & {
  onSent(stored: StoredImport): void;
  /** Everything has arrived; the server lays out the sky. */
  onFinishing(): void;
};

/** A batch is not in the store of this browser any more. */
export class LostBatches extends Error {
  override readonly name = "LostBatches";
}

/** A sky of 100,000 stars takes a while on a small machine. */
export const finishTimeoutMs = 300_000;

/** Returns the import as it was at its end. Rejects with a CallError for what no repetition changes. */
export async function transfer(
  stored: StoredImport,
  store: ImportStore,
  progress: Progress,
): Promise<{ readonly counts: ImportCounts; readonly stored: StoredImport }> {
  const { signal } = progress;
  const { id, source, fileName, sealed } = stored;
  // The server counts entries alone, and expects one at least.
  const body = { id, source, fileName, ...(sealed && { sealed }), total: Math.max(1, stored.total) };
  const opened = await patiently(() => send(importCalls.openImport, { signal, body }), progress);
  const isOpen = opened.data.finishedAt === null;
  const sent = isOpen ? await sendBatches(stored, store, progress) : stored;
  progress.onFinishing();
  const finish = () => send(importCalls.finishImport, { signal, params: { id }, timeoutMs: finishTimeoutMs });
  const { data } = await patiently(finish, progress);
  await store.remove(stored.userId);
  return { counts: data, stored: sent };
}

async function sendBatches(stored: StoredImport, store: ImportStore, progress: Progress) {
  const { signal } = progress;
  let current = stored;
  while (current.sent < current.batches) {
    const batch = await store.batch(stored.userId, current.sent);
    if (!batch) throw new LostBatches();
    const call = () => send(importCalls.addImportEntries, { signal, params: { id: stored.id }, body: batch });
    const { data } = await patiently(call, progress);
    const { measured: before } = current;
    const { added = 0, replaced = 0 } = data.readings ?? {};
    const measured = before && {
      ...before,
      ...{ added: before.added + added, replaced: before.replaced + replaced },
    };
    const sentEntries = current.sentEntries + batch.entries.length + (batch.readings?.length ?? 0);
    current = { ...current, sent: current.sent + 1, sentEntries, ...(measured && { measured }) };
    await store.update(current);
    progress.onSent(current);
  }
  return current;
}
