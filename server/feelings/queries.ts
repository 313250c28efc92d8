import { sql } from "kysely";
import { storedNamesOf } from "#domain/emotions.ts";
import type { Db } from "../database/schema.ts";
import { visibleRevision } from "../revisions/visible.ts";

type Merge = {
  readonly userId: string;
  readonly from: string;
  readonly into: string;
  /** The revision that the stars get. */
  readonly revision: number;
};

/** Stars of an import that is being finished keep a revision that nobody sees yet. */
const revised = ({ userId, revision }: Merge) =>
  sql<number>`case when "revision" <= ${visibleRevision(userId)} then cast(${revision} as bigint) else "revision" end`;

/** Makes single stars of the twin stars whose two feelings become one; each has the higher of its two intensities. */
export const joinTwins = (db: Db, merge: Merge) =>
  db
    .updateTable("mood_entries")
    .set({
      ...{ emotion: merge.into, isTwinStar: 0, secondaryEmotion: null, secondaryIntensity: null },
      intensity: sql`case when "secondaryIntensity" > "intensity" then "secondaryIntensity" else "intensity" end`,
      revision: revised(merge),
    })
    .where("userId", "=", merge.userId)
    .where("isTwinStar", "=", 1)
    .where((eb) => {
      const { from, into } = merge;
      const names = storedNamesOf(into);
      return eb.or([
        eb("emotion", "=", from).and("secondaryEmotion", "in", names),
        eb("emotion", "in", names).and("secondaryEmotion", "=", from),
      ]);
    })
    .execute();

/**
 * Where a star has `from`, as its first or its second feeling, in the sky or in the bin, it gets `into`. An entry of an
 * open import gets it when it becomes a star; its column decides the place.
 */
export async function replaceFeeling(db: Db, merge: Merge) {
  const { userId, from, into } = merge;
  for (const column of ["emotion", "secondaryEmotion"] as const)
    await db
      .updateTable("mood_entries")
      .set({ [column]: into, revision: revised(merge) })
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
