import { sql } from "kysely";
import { storedNamesOf } from "#domain/emotions.ts";
import type { Db } from "../database/schema.ts";
import { visibleRevision } from "../revisions/visible.ts";

type Merge = { readonly userId: string; readonly from: string; readonly into: string };

/** Gives a revision to the stars that have a feeling, those in the bin too; those of an import become visible when it finishes. */
export const reviseStarsWith = (db: Db, userId: string, id: string, revision: number) =>
  db
    .updateTable("mood_entries")
    .set({ revision })
    .where("userId", "=", userId)
    .where("revision", "<=", visibleRevision(userId))
    .where((eb) => eb.or([eb("emotion", "=", id), eb("secondaryEmotion", "=", id)]))
    .execute();

/** Makes single stars of the twin stars whose two feelings become one; each has the higher of its two intensities. */
export const joinTwins = (db: Db, { userId, from, into }: Merge) =>
  db
    .updateTable("mood_entries")
    .set({
      ...{ emotion: into, isTwinStar: 0, secondaryEmotion: null, secondaryIntensity: null },
      intensity: sql`case when "secondaryIntensity" > "intensity" then "secondaryIntensity" else "intensity" end`,
    })
    .where("userId", "=", userId)
    .where("isTwinStar", "=", 1)
    .where((eb) => {
      const names = storedNamesOf(into);
      return eb.or([
        eb("emotion", "=", from).and("secondaryEmotion", "in", names),
        eb("emotion", "in", names).and("secondaryEmotion", "=", from),
      ]);
    })
    .execute();

/**
 * Where a star has `from`, as its first or its second feeling, it gets `into`. An entry of an open import gets it when it
 * becomes a star; its column decides the place.
 */
export async function replaceFeeling(db: Db, { userId, from, into }: Merge) {
  for (const column of ["emotion", "secondaryEmotion"] as const)
    await db
      .updateTable("mood_entries")
      .set({ [column]: into })
      .where("userId", "=", userId)
      .where(column, "=", from)
      .execute();
  await db
    .updateTable("import_entries")
    .set({ emotion: into })
    .where("userId", "=", userId)
    .where("emotion", "=", from)
    .execute();
}
