/** Creates or changes a feeling of a person's own. A repeated request changes nothing. */

import { maxOwnFeelings, type OwnFeeling, type OwnFeelingChange } from "#domain/records/feeling/feeling.ts";
import type { Context } from "../context.ts";
import type { OwnFeelingRow } from "../database/schema.ts";
import { findFeelingByName } from "../records/feeling-queries.ts";
import { feelings, isOfCatalogue, toFeeling } from "../records/feelings.ts";
import { countOwned, findRecord, updateRecord } from "../records/queries.ts";
import { createRecord } from "../records/store-record.ts";
import { changeUniverse, saveRevision } from "../revisions/change-universe.ts";
import { nameKeyOf } from "../sealed/name-key.ts";
import { requireWords } from "../sealed/require-words.ts";

export type Put =
  | { ok: true; feeling: OwnFeeling; isNew: boolean }
  | { ok: false; reason: "name taken"; feeling: OwnFeeling | null }
  | { ok: false; reason: "too many feelings" | "universe is gone" };

type Content = Pick<
  OwnFeelingRow,
  "name" | "sealed" | "nameKey" | "family" | "valence" | "energy" | "isArchived"
>;

const contentOf = (
  { isArchived, ...change }: OwnFeelingChange,
  known: OwnFeelingRow | undefined,
): Content => ({
  ...{ ...change, sealed: change.sealed ?? null, nameKey: nameKeyOf(change, known) },
  isArchived: isArchived ? 1 : 0,
});

const isSame = (feeling: OwnFeelingRow, content: Content) =>
  (Object.keys(content) as (keyof Content)[]).every((name) => feeling[name] === content[name]);

/** The undoing of the import that brought a feeling leaves alone what the person has changed. */
const ofNoImport = { importId: null };

/** A feeling that was removed or merged is created again. */
export async function putFeeling(
  context: Context,
  userId: string,
  id: string,
  body: OwnFeelingChange,
): Promise<Put> {
  const put = await changeUniverse(context, userId, async (change): Promise<Put> => {
    const { db, revision } = change;
    requireWords(change.universe, { feeling: [body] });
    const known = await findRecord(db, "own_feelings", userId, id);
    const content = contentOf(body, known);
    if (known && isSame(known, content)) return { ok: true, feeling: toFeeling(known), isNew: false };
    if (isOfCatalogue(content.nameKey)) return { ok: false, reason: "name taken", feeling: null };
    const namesake = await findFeelingByName(db, userId, content.nameKey);
    if (namesake && namesake.id !== id)
      return { ok: false, reason: "name taken", feeling: toFeeling(namesake) };
    if (!known && (await countOwned(db, "own_feelings", userId)) >= maxOwnFeelings)
      return { ok: false, reason: "too many feelings" };
    const stored = known
      ? await updateRecord(db, "own_feelings", known, { ...content, ...ofNoImport, revision })
      : await createRecord(change, feelings, { id, ...content });
    await saveRevision(change);
    return { ok: true, feeling: toFeeling(stored), isNew: !known };
  });
  return put ?? { ok: false, reason: "universe is gone" };
}
