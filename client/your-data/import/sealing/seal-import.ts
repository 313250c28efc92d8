/** What an import sends to a universe whose words are sealed: its words, and the keys and texts by which entries are known again. */

import type * as z from "zod/mini";
import { utf8Bytes } from "#domain/formats/import/stars/batches-of.ts";
import { changeRecords } from "#domain/formats/sealed-file.ts";
import type { UniverseFile } from "#domain/formats/universe-file.ts";
import { batchLimit, type ImportBatch, type importSchema, type NewImport } from "#domain/imports.ts";
import type { EpochKeys } from "../../../sealed/crypto/keys.ts";
import { importKeyOf } from "../../../sealed/crypto/name-key.ts";
import { keyringOf } from "../../../sealed/keyring.ts";
import { loadWords } from "../../../sealed/words-code.ts";
import { WordsAreLocked } from "../../../sealed/words-locked.ts";

type Import = z.output<typeof importSchema>;

/** The key with which the words of a person are sealed. Throws `WordsAreLocked` while they are locked here. */
export function sealingKey(userId: string): EpochKeys {
  const keys = keyringOf(userId)?.epochs.at(-1);
  if (!keys) throw new WordsAreLocked("Nobody has unlocked the words of this universe here.");
  return keys;
}

/** A whole file whose records are as requests say them. */
export async function sealFile(userId: string, file: UniverseFile): Promise<UniverseFile> {
  const { sealRequest } = await loadWords();
  return changeRecords(file, (kind, record) =>
    kind === "link" ? Promise.resolve(record) : sealRequest({ userId, kind, id: String(record.id) }, record),
  );
}

/** The request that opens an import, whose words are the name of the file. */
export async function sealNewImport<R extends NewImport>(userId: string, request: R): Promise<R> {
  const { sealRequest } = await loadWords();
  return sealRequest({ userId, kind: "import", id: request.id }, request);
}

export async function openImports<I extends Pick<Import, "id">>(
  userId: string,
  imports: readonly I[],
): Promise<I[]> {
  const { openRecord } = await loadWords();
  return Promise.all(imports.map((one) => openRecord({ userId, kind: "import", id: one.id }, one)));
}

/** The batch as the server takes it, in parts where it has become too large. */
export async function sealBatch(userId: string, batch: ImportBatch): Promise<readonly ImportBatch[]> {
  const { sealRequest } = await loadWords();
  const keys = sealingKey(userId);
  const inPlace = (purpose: "key" | "said") => (text: string) => importKeyOf(keys, purpose, text);
  const [keyOf, saidOf] = [inPlace("key"), inPlace("said")];
  const known = async <Entry extends { key: string; said?: string | undefined }>(entry: Entry) => ({
    ...{ ...entry, key: await keyOf(entry.key) },
    ...(entry.said !== undefined && { said: await saidOf(entry.said) }),
  });
  const each = <Item, Made>(items: readonly Item[] | undefined, make: (item: Item) => Promise<Made>) =>
    items && Promise.all(items.map(make));
  const named = (kind: "tag" | "feeling" | "tracker") =>
    function seal<Item extends { id: string }>(item: Item) {
      return sealRequest({ userId, kind, id: item.id }, item);
    };
  const entries = await each(batch.entries, async (entry) => {
    const id = entry.id ?? crypto.randomUUID();
    return { ...(await sealRequest({ userId, kind: "entry", id }, await known(entry))), id };
  });
  const [tags, feelings, trackers, corrections] = [
    await each(batch.tags, named("tag")),
    await each(batch.feelings, named("feeling")),
    await each(batch.trackers, named("tracker")),
    await each(batch.corrections, async (one) => ({
      ...{ ...(await known(one)), corrects: await keyOf(one.corrects) },
    })),
  ];
  return inParts({
    ...{ ...batch, entries: entries ?? [], tags: tags ?? [] },
    ...(feelings && { feelings }),
    ...(trackers && { trackers }),
    ...(corrections && { corrections }),
  });
}

/** Halves the entries of a batch that is too large; each half has all tags, which the server then knows already. */
function inParts(batch: ImportBatch): readonly ImportBatch[] {
  const { entries } = batch;
  if (entries.length < 2 || utf8Bytes(JSON.stringify(batch)) <= batchLimit) return [batch];
  const middle = Math.ceil(entries.length / 2);
  const { tags } = batch;
  return [
    ...inParts({ ...batch, entries: entries.slice(0, middle) }),
    ...inParts({ entries: entries.slice(middle), tags }),
  ];
}
