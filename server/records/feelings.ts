/** Own feelings as the API sends them, and the feelings that ids stand for when some were merged in the meantime. */

import { catalogue, type Feelings, findEmotion } from "#domain/feelings.ts";
import { feelingsWith } from "#domain/feelings-with-own.ts";
import type { OwnFeeling } from "#domain/records/feeling/feeling.ts";
import { recordKinds } from "#domain/records/record-kinds.ts";
import type { Db, OwnFeelingRow } from "../database/schema.ts";
import { listTombstones } from "../revisions/tombstones.ts";
import { keepRows, recordReader } from "./kept-kind.ts";

export const toFeeling: (row: OwnFeelingRow) => OwnFeeling = recordReader(recordKinds.feeling.fields);

export const feelings = keepRows(recordKinds.feeling, {
  ...{ table: "own_feelings", tombstone: "feeling", toRecord: toFeeling },
});

/** Whether an id is one of the 36, for which nothing has to be read. */
export const isOfCatalogue = (id: string) => findEmotion(catalogue, id) !== null;

/** The feelings that a universe knows. */
export async function readFeelings(db: Db, userId: string): Promise<Feelings> {
  const own = await db
    .selectFrom("own_feelings")
    .selectAll()
    .where("userId", "=", userId)
    .orderBy("id")
    .execute();
  // A sealed name is one of no letters here.
  return feelingsWith(own.map((row) => ({ ...toFeeling(row), name: row.name })));
}

/** The feelings of a universe where only these ids matter: nothing is read for those of the catalogue. */
export const readFeelingsOf = async (db: Db, userId: string, ids: readonly string[]): Promise<Feelings> =>
  ids.every(isOfCatalogue) ? catalogue : readFeelings(db, userId);

const listOwn = async (db: Db, userId: string, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom("own_feelings")
        .select("id")
        .where("userId", "=", userId)
        .where("id", "in", ids)
        .execute();

/**
 * The feeling of each id, or the one into which it was merged, own or of the catalogue; ids that stand for no feeling are
 * missing. A merge leads earlier ones to its target (`leadTo`), so that no way is longer than one step.
 */
export async function findCurrentFeelings(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const [ofCatalogue, others] = [ids.filter(isOfCatalogue), ids.filter((id) => !isOfCatalogue(id))];
  const found = new Map(ofCatalogue.map((id) => [id, id]));
  for (const { id } of await listOwn(db, userId, [...new Set(others)])) found.set(id, id);
  const gone = others.filter((id) => !found.has(id));
  const merged = (await listTombstones(db, userId, "feeling", gone)).flatMap(({ id, mergedInto }) =>
    mergedInto === null ? [] : [{ id, into: mergedInto }],
  );
  const targets = merged.map(({ into }) => into).filter((into) => !isOfCatalogue(into));
  const there = new Set((await listOwn(db, userId, targets)).map(({ id }) => id));
  for (const { id, into } of merged) if (isOfCatalogue(into) || there.has(into)) found.set(id, into);
  return found;
}
