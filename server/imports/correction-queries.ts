/** Keys of imports with what their entries said, and the stars that imports correct. */

import { type Insertable, sql } from "kysely";
import { canonicalEmotion } from "#domain/emotions.ts";
import type { StarContent } from "#domain/records/star/correction.ts";
import type { Db, Flag, ImportKeysTable, UserRow } from "../database/schema.ts";
import { takesPlain } from "../sealed/require-words.ts";
import type { OfImport } from "./queries.ts";

/** Content that says when and what somebody felt: an import corrects nothing else of a star. */
export type Felt = Pick<
  StarContent,
  | ("timestamp" | "utcOffset" | "timeZone")
  | ("emotion" | "intensity" | "isTwinStar" | "secondaryEmotion" | "secondaryIntensity")
>;

/** Whether keys come as HMACs, because a plain one contains words. */
export const sealsKeys = ({ sealState }: Pick<UserRow, "sealState">): Flag => (takesPlain(sealState) ? 0 : 1);

/** The keys of finished imports after a key, in the order of the keys: nobody sees anything of an open one. */
export const listKeys = (db: Db, userId: string, after: string, limit: number) =>
  db
    .selectFrom("import_keys")
    .select(["key", "entryId", "said", "isSealed"])
    .where("userId", "=", userId)
    .where("key", ">", after)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("imports")
            .select("id")
            .where("imports.userId", "=", userId)
            .whereRef("imports.id", "=", "import_keys.importId")
            .where("finishedAt", "is", null),
        ),
      ),
    )
    .orderBy("key")
    .limit(limit)
    .execute();

/**
 * Remembers what known entries say now, in one statement. A key that is sealed stays beside what was said sealed, also in
 * a universe whose words were opened.
 */
export const updateSaid = (
  db: Db,
  { id: userId, ...universe }: Pick<UserRow, "id" | "sealState">,
  entries: readonly { readonly key: string; readonly said: string }[],
) =>
  sql`update "import_keys" set "said" = "entries"."column2"
    from (values ${sql.join(entries.map(({ key, said }) => sql`(cast(${key} as text), cast(${said} as text))`))}) as "entries"
    where "import_keys"."userId" = ${userId} and "import_keys"."key" = "entries"."column1"
      and "import_keys"."isSealed" = ${sealsKeys(universe)}`.execute(db);

/** Corrections that an import has sent and that are not applied yet. */
export const listSentCorrections = (db: Db, { userId, importId }: OfImport, limit: number) =>
  db
    .selectFrom("import_entries")
    .select(["key", "content"])
    .where("userId", "=", userId)
    .where("importId", "=", importId)
    .where("content", "like", '{"corrects":%')
    .orderBy("key")
    .limit(limit)
    .execute();

/** What the star of a key says, if it is in the sky. */
export async function findStarOfKey(
  db: Db,
  userId: string,
  key: string,
): Promise<(Felt & { readonly entryId: string }) | null> {
  const star = await db
    .selectFrom("import_keys")
    .innerJoin("mood_entries", (join) =>
      join
        .onRef("mood_entries.userId", "=", "import_keys.userId")
        .onRef("mood_entries.id", "=", "import_keys.entryId"),
    )
    .select(["entryId", "timestamp", "utcOffset", "timeZone", "emotion", "intensity"])
    .select(["isTwinStar", "secondaryEmotion", "secondaryIntensity"])
    .where("import_keys.userId", "=", userId)
    .where("import_keys.key", "=", key)
    .where("mood_entries.deletedAt", "is", null)
    .executeTakeFirst();
  if (!star) return null;
  return {
    ...{ ...star, emotion: canonicalEmotion(star.emotion), timestamp: star.timestamp.toISOString() },
    secondaryEmotion: star.secondaryEmotion && canonicalEmotion(star.secondaryEmotion),
  };
}

/** The star keeps its revision: it was not edited by hand, and clients fetch the whole universe after an import. */
export const updateFelt = (db: Db, userId: string, entryId: string, { timestamp, ...felt }: Felt) =>
  db
    .updateTable("mood_entries")
    .set({ ...felt, timestamp: new Date(timestamp) })
    .where("userId", "=", userId)
    .where("id", "=", entryId)
    .execute();

export const insertCorrectedKey = (db: Db, key: Insertable<ImportKeysTable>) =>
  db
    .insertInto("import_keys")
    .values(key)
    .onConflict((conflict) => conflict.columns(["userId", "key"]).doNothing())
    .execute();

/** Deletes the keys of corrections whose stars are gone, because the import that had added them was undone. */
export const deleteLostCorrections = (db: Db, userId: string) =>
  db
    .deleteFrom("import_keys")
    .where("userId", "=", userId)
    .where("correction", "is not", null)
    .where("entryId", "not in", (eb) =>
      eb.selectFrom("mood_entries").select("id").where("userId", "=", userId),
    )
    .execute();
