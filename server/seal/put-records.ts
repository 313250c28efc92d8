/**
 * Stores the words of records sealed, sealed with the last key, or open, whichever the universe wants. In any order, again
 * and again: a record that was changed in the meantime, or that another device has done, stays as it is.
 */

import { tagNameKey } from "#domain/records/tag/find-tags.ts";
import type {
  ImportKeyItem,
  OpenedItem,
  SealedItem,
  SealedItems,
  SealItem,
} from "#domain/sealed/seal-records.ts";
import type { SealState } from "#domain/sealed/seal-states.ts";
import { epochOf } from "#domain/sealed/sealed-text.ts";
import { hasNameKey, type SealedKind, wordNamesOf } from "#domain/sealed/sealed-words.ts";
import type { Context } from "../context.ts";
import type { UserRow } from "../database/schema.ts";
import { changeUniverse, saveRevision, type UniverseChange } from "../revisions/change-universe.ts";
import { putImportKeys } from "./queries.ts";
import {
  emptyWord,
  hasRevision,
  type NewWords,
  readNamesakes,
  readRows,
  storeWords,
  type WordRow,
} from "./word-queries.ts";

type Result = SealedItems["items"][number];
type RecordItem = SealedItem | OpenedItem;

export type PutRecords =
  | { ok: true; items: Result[] }
  | { ok: false; reason: "universe is gone" | "other state" | "wrong epoch" };

/** States in which records are sealed, and in which they are opened; of the last one nothing is left. */
const sealingStates: readonly SealState[] = ["sealing", "rotating", "sealed"];
const openingStates: readonly SealState[] = ["opening", "open"];

const isSealed = (item: SealItem): item is SealedItem => "sealed" in item;
const isKey = (item: SealItem): item is ImportKeyItem => item.kind === "import-key";

export async function putRecords(
  context: Context,
  userId: string,
  items: readonly SealItem[],
): Promise<PutRecords> {
  const putAll = async (change: UniverseChange): Promise<PutRecords> => {
    const { sealState, sealEpoch } = change.universe;
    const states = (item: SealItem) => ("words" in item ? openingStates : sealingStates);
    if (!items.every((item) => states(item).includes(sealState))) return { ok: false, reason: "other state" };
    if (items.some((item) => isSealed(item) && epochOf(item.sealed) !== sealEpoch))
      return { ok: false, reason: "wrong epoch" };
    const results = new Map<SealItem, Result>();
    const records = Map.groupBy(
      items.filter((item) => !isKey(item)),
      ({ kind }) => kind,
    );
    for (const [kind, ofKind] of records) await putKind(change, kind, ofKind, results);
    await putKeys(change, items.filter(isKey), results);
    if (
      [...results.values()].some(({ state, revision }) => state === "stored" && revision === change.revision)
    )
      await saveRevision(change);
    return { ok: true, items: items.map((item) => results.get(item) as Result) };
  };
  const put = await changeUniverse(context, userId, putAll, "words");
  return put ?? { ok: false, reason: "universe is gone" };
}

async function putKind(
  change: UniverseChange,
  kind: SealedKind,
  items: readonly RecordItem[],
  results: Map<SealItem, Result>,
) {
  const { db, universe, revision } = change;
  const rows = await readRows(
    db,
    universe.id,
    kind,
    items.map(({ id }) => id),
  );
  const stored: RecordItem[] = [];
  for (const item of items) {
    const { id } = item;
    const row = rows.get(id);
    const outcome = row ? outcomeFor(universe, item, row) : "gone";
    if (outcome === "store") {
      stored.push(item);
      // A record that is twice in a batch is done by its first item.
      const sealed = isSealed(item) ? item.sealed : null;
      rows.set(id, { id, sealed, note: null, revision: hasRevision(kind) ? revision : null });
    }
    const state = outcome === "store" ? "stored" : outcome;
    results.set(item, { kind, id, state, revision: rows.get(id)?.revision ?? null });
  }
  if (stored.length === 0) return;
  await storeWords(db, { userId: universe.id, kind, revision }, await newWords(change, kind, stored));
}

/** What has to be done with a record that is there. */
function outcomeFor(
  { sealState, sealEpoch }: UserRow,
  item: RecordItem,
  row: WordRow,
): "store" | "stored" | "changed" {
  if (isSealed(item) && row.sealed === item.sealed) return "stored";
  if (hasRevision(item.kind) && row.revision !== item.revision) return "changed";
  const hasPlain = item.kind === "entry" ? row.note !== null : row.sealed === null;
  const isOfEarlierEpoch = row.sealed !== null && epochOf(row.sealed) !== sealEpoch;
  if (!isSealed(item)) return sealState === "opening" && row.sealed !== null ? "store" : "changed";
  return hasPlain || (sealState === "rotating" && isOfEarlierEpoch) ? "store" : "changed";
}

/** Two records of one name both stay, so that sealing asks for no decision: the second gets a key of its own. */
async function newWords(
  { db, universe }: UniverseChange,
  kind: SealedKind,
  items: readonly RecordItem[],
): Promise<NewWords[]> {
  const names = wordNamesOf(kind);
  const rows = items.map((item) => ({
    id: item.id,
    sealed: isSealed(item) ? item.sealed : null,
    nameKey: isSealed(item) ? (item.nameKey ?? null) : tagNameKey(item.words.name ?? ""),
    words: names.map((name) => (isSealed(item) ? emptyWord(name) : (item.words[name] ?? emptyWord(name)))),
  }));
  if (!hasNameKey(kind)) return rows;
  const owners = await readNamesakes(
    db,
    universe.id,
    kind,
    rows.map(({ nameKey }) => nameKey as string),
  );
  return rows.map((row) => {
    const nameKey = row.nameKey as string;
    const owner = owners.get(nameKey) ?? row.id;
    owners.set(nameKey, owner);
    return owner === row.id ? row : { ...row, nameKey: `${nameKey} ${row.id}` };
  });
}

async function putKeys(
  { db, universe }: UniverseChange,
  items: readonly ImportKeyItem[],
  results: Map<SealItem, Result>,
) {
  const outcomes = await putImportKeys(db, universe.id, items);
  for (const [at, { kind, id }] of items.entries())
    results.set(items[at] as ImportKeyItem, { kind, id, state: outcomes[at] ?? "gone", revision: null });
}
