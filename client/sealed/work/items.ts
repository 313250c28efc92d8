/** Turns the records that are left into what the server stores, batch by batch. */

import { type SealItem, sealRecordsLimit, sealRecordsPerBatch } from "#domain/sealed/seal-records.ts";
import type { WorkState } from "#domain/sealed/seal-states.ts";
import { hasNameKey, type Words } from "#domain/sealed/sealed-words.ts";
import type { EpochKeys } from "../crypto/keys.ts";
import { importKeyOf, nameKeyOf } from "../crypto/name-key.ts";
import { openMany } from "../crypto/open-many.ts";
import { sealWords } from "../crypto/words.ts";
import type { Keyring } from "../held-keys.ts";
import { learnWords, sealedTextOf } from "../known-words.ts";
import type { Left, LeftKey, LeftRecord } from "./left.ts";

export type Batch = {
  readonly items: readonly SealItem[];
  /** The number of records that this batch ends. */
  readonly count: number;
  /** How many did not open with the keys that are here. */
  readonly closed: number;
};

/** The limit without what stands around the items. */
const mostBytes = sealRecordsLimit - 1_024;
const utf8 = new TextEncoder();
const bytesOf = (item: SealItem) => utf8.encode(JSON.stringify(item)).length + 1;

/** Batches as the server takes them: so many records, and so many bytes. */
export async function* batchesOf(
  left: readonly Left[],
  state: WorkState,
  keyring: Keyring,
  signal: AbortSignal,
): AsyncGenerator<Batch> {
  for (let at = 0; at < left.length; at += sealRecordsPerBatch) {
    const slice = left.slice(at, at + sealRecordsPerBatch);
    const items = await itemsOf(slice, state, keyring, signal);
    let closed = slice.length - items.length;
    let [batch, bytes]: [SealItem[], number] = [[], 0];
    for (const item of items) {
      const length = bytesOf(item);
      if (bytes + length > mostBytes) {
        yield { items: batch, count: batch.length, closed: 0 };
        [batch, bytes] = [[], 0];
      }
      batch.push(item);
      bytes += length;
    }
    yield { items: batch, count: batch.length + closed, closed };
    closed = 0;
  }
}

/** Leaves out what does not open. */
async function itemsOf(
  left: readonly Left[],
  state: WorkState,
  keyring: Keyring,
  signal: AbortSignal,
): Promise<SealItem[]> {
  const keys = keyring.epochs.at(-1) as EpochKeys;
  const records = await opened(
    left.filter((each) => each.kind !== "import-key"),
    keyring,
    signal,
  );
  const isOpening = state === "opening";
  const items = records.map(({ words, kind, id, revision }) =>
    isOpening
      ? { kind, id, revision, words }
      : sealedItem({ kind, id, revision, words }, keys, keyring.sealedFor),
  );
  const importKeys = left.filter((each) => each.kind === "import-key");
  return Promise.all([...items, ...importKeys.map((each) => importKeyItem(each, keys))]);
}

type OpenRecord = Omit<LeftRecord, "words" | "sealed"> & { readonly words: Words };

async function opened(
  records: readonly LeftRecord[],
  { epochs, sealedFor }: Keyring,
  signal: AbortSignal,
): Promise<OpenRecord[]> {
  const closed = records.flatMap(({ kind, id, sealed }) => (sealed === null ? [] : { kind, id, sealed }));
  const words = await openMany(epochs, sealedFor, closed, signal);
  const bySealed = new Map(closed.map((each, at) => [`${each.kind} ${each.id}`, words[at] ?? null]));
  return records.flatMap(({ sealed: _, ...record }) => {
    const said = record.words ?? bySealed.get(`${record.kind} ${record.id}`);
    return said ? { ...record, words: said } : [];
  });
}

async function sealedItem(
  { kind, id, revision, words }: OpenRecord,
  keys: EpochKeys,
  sealedFor: string,
): Promise<SealItem> {
  // The page knows what it says, and need not open it when the server tells it.
  const known = sealedTextOf(kind, id, words, keys.epoch);
  const sealed = known ?? (await sealWords(keys, { userId: sealedFor, kind, id }, words));
  if (!known) learnWords(kind, id, sealed, words);
  const nameKey = hasNameKey(kind) ? await nameKeyOf(keys, words.name ?? "") : null;
  return { kind, id, revision, sealed, nameKey };
}

async function importKeyItem({ id, said }: LeftKey, keys: EpochKeys): Promise<SealItem> {
  return {
    ...{ kind: "import-key", id, nameKey: await importKeyOf(keys, "key", id) },
    said: said === null ? null : await importKeyOf(keys, "said", said),
  };
}
