/** The feelings of entries that an import sends, which must be those of the universe. */

import { withMergedFeelings } from "#domain/records/star/merged-feelings.ts";
import { findCurrentFeelings } from "../records/feelings.ts";
import type { UniverseChange } from "../revisions/change-universe.ts";

type Felt = { readonly emotion?: string | undefined; readonly secondaryEmotion?: string | null | undefined };

const feelingsOf = ({ emotion, secondaryEmotion }: Felt) =>
  [emotion, secondaryEmotion].flatMap((id) => (id == null ? [] : [id]));

const isUuid = (word: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(word);

/**
 * The index of the first entry with an own feeling that the universe does not have; -1 if there is none. A restored star
 * keeps what its file says.
 */
export async function indexOfUnknownFeeling({ db, universe }: UniverseChange, entries: readonly Felt[]) {
  const own = entries.flatMap(feelingsOf).filter(isUuid);
  const current = await findCurrentFeelings(db, universe.id, own);
  return entries.findIndex(
    (entry) => !("createdAt" in entry) && feelingsOf(entry).some((id) => isUuid(id) && !current.has(id)),
  );
}

/** Gives entries the feelings into which theirs have been merged since they were sent. */
export async function mergedFeelings(
  { db, universe }: UniverseChange,
  used: readonly Felt[],
): Promise<<Star extends Parameters<typeof withMergedFeelings>[0]>(star: Star) => Star> {
  const current = await findCurrentFeelings(db, universe.id, used.flatMap(feelingsOf).filter(isUuid));
  return (star) => withMergedFeelings(star, (id) => current.get(id) ?? id);
}
