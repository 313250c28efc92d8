/** The feelings of a star that a person writes, which must be those of the catalogue or of the universe. */

import { withMergedFeelings } from "#domain/records/star/merged-feelings.ts";
import type { Db } from "../database/schema.ts";
import { findCurrentFeelings } from "../records/feelings.ts";
import { unknownFeeling } from "./refusals.ts";

type Felt = Parameters<typeof withMergedFeelings>[0];

/**
 * The star with the feelings into which its own were merged, or the fields with a feeling that the universe does not have;
 * `held` are feelings that the star has already, which can be words of earlier versions.
 */
export async function findFeelings<Star extends Felt>(
  db: Db,
  userId: string,
  star: Star,
  held: readonly (string | null)[] = [],
): Promise<{ ok: true; star: Star } | { ok: false; fields: Record<string, string> }> {
  const { emotion, secondaryEmotion } = star;
  const named = Object.entries({ emotion, ...(secondaryEmotion != null && { secondaryEmotion }) }).filter(
    ([, id]) => !held.includes(id),
  );
  const current = await findCurrentFeelings(
    db,
    userId,
    named.map(([, id]) => id),
  );
  const unknown = named.filter(([, id]) => !current.has(id));
  if (unknown.length > 0)
    return { ok: false, fields: Object.fromEntries(unknown.map(([field]) => [field, unknownFeeling])) };
  return { ok: true, star: withMergedFeelings(star, (id) => current.get(id) ?? id) };
}
