/** Corrects the stars of earlier imports, as their journal says now, and takes that back when the import is undone. */

import { momentOf } from "#domain/moment.ts";
import { contentAfter } from "#domain/records/content.ts";
import {
  type Correction,
  correctedContent,
  haveSameContent,
  type StarContent,
} from "#domain/records/star/correction.ts";
import { starFields } from "#domain/records/star/fields.ts";
import { twinStarRefusals } from "#domain/records/star/mood-entry.ts";
import type { ImportRow } from "../database/schema.ts";
import type { UniverseChange } from "../revisions/change-universe.ts";
import {
  type Felt,
  findStarOfKey,
  insertCorrectedKey,
  listSentCorrections,
  sealsKeys,
  updateFelt,
} from "./correction-queries.ts";
import { indexOfUnknownFeeling, mergedFeelings } from "./import-feelings.ts";
import { deleteKeys, deleteSent } from "./queries.ts";

/** A correction that waits for its import, as JSON. It begins so, and no entry does. */
export type SentCorrection = {
  readonly corrects: string;
  readonly said: string | undefined;
  readonly correction: Correction;
};

/** What a correction has changed. Nothing of it is a note, because a key outlives its star. */
type Changed = { readonly before: Felt; readonly after: Felt };

/** Applies up to `limit` corrections; returns false when none is left. A star that is gone meanwhile stays gone. */
export async function applyCorrections(
  change: UniverseChange,
  { id: importId }: ImportRow,
  limit: number,
): Promise<boolean> {
  const { db, universe, now } = change;
  const of = { userId: universe.id, importId };
  const sent = await listSentCorrections(db, of, limit);
  const corrections = sent.map(({ key, content }) => ({
    ...(JSON.parse(content ?? "") as SentCorrection),
    key,
  }));
  const merged = await mergedFeelings(
    change,
    corrections.map(({ correction }) => correction),
  );
  for (const { key, corrects, said = null, correction } of corrections) {
    const before = await findStarOfKey(db, universe.id, corrects);
    if (!before) continue;
    const { entryId, ...felt } = before;
    const after = merged(feltAfter(felt, correction, now));
    await updateFelt(db, universe.id, entryId, after);
    const changed: Changed = { before: felt, after };
    await insertCorrectedKey(db, {
      ...{ ...of, key, entryId, said, correction: JSON.stringify(changed) },
      isSealed: sealsKeys(universe),
    });
  }
  if (sent.length > 0)
    await deleteSent(
      db,
      of,
      sent.map(({ key }) => key),
    );
  return sent.length > 0;
}

/** A correction that would break the rules of twin stars changes nothing. */
function feltAfter(before: Felt, correction: Correction, now: number): Felt {
  const {
    note: _,
    tags: __,
    keptOutOfLetters: ___,
    ...after
  } = correctedContent(withContent(before), correction);
  if (Object.keys(twinStarRefusals(after)).length > 0) return before;
  const moment = momentOf(after.timestamp, now);
  return moment === null ? before : { ...after, timestamp: new Date(moment).toISOString() };
}

const withContent = (felt: Felt): StarContent => contentAfter(starFields, {}, felt);

/** Gives a star back what it was, unless it has changed since, or its feeling was removed. */
export async function takeCorrectionBack(
  change: UniverseChange,
  { key, correction }: { readonly key: string; readonly correction: string },
) {
  const { db, universe } = change;
  const { before, after } = JSON.parse(correction) as Changed;
  const merged = await mergedFeelings(change, [before, after]);
  const star = await findStarOfKey(db, universe.id, key);
  await deleteKeys(db, universe.id, [key]);
  if (!star) return;
  const { entryId, ...felt } = star;
  const isUnchanged = haveSameContent(withContent(felt), withContent(merged(after)));
  if (isUnchanged && (await indexOfUnknownFeeling(change, [before])) < 0)
    await updateFelt(db, universe.id, entryId, merged(before));
}
