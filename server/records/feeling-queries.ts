import { sql } from "kysely";
import type { Db } from "../database/schema.ts";

/** `nameKey` is what `tagNameKey` returns. */
export const findFeelingByName = (db: Db, userId: string, nameKey: string) =>
  db
    .selectFrom("own_feelings")
    .selectAll()
    .where("userId", "=", userId)
    .where("nameKey", "=", nameKey)
    .executeTakeFirst();

/** The stars that have a feeling, as their first or as their second: in the sky, in the bin, and in an import that is being finished. */
const starsWith = (db: Db, userId: string, id: string) =>
  db
    .selectFrom("mood_entries")
    .where("userId", "=", userId)
    .where((eb) => eb.or([eb("emotion", "=", id), eb("secondaryEmotion", "=", id)]));

/** Whether the JSON of an entry names a row of tombstones. */
const hasIdOfTombstone = sql<boolean>`${sql.ref("import_entries.content")} like '%"' || ${sql.ref("tombstones.id")} || '"%'`;

/** The stars that have a feeling, or will when an import that is open finishes. */
export async function countStarsWith(db: Db, userId: string, id: string) {
  const { stars, sent } = await db
    .selectNoFrom((eb) => [
      starsWith(db, userId, id)
        .select((of) => of.fn.countAll().as("count"))
        .as("stars"),
      eb
        .selectFrom("import_entries")
        .where("userId", "=", userId)
        .where((of) =>
          of.or([
            of("content", "like", `%"${id}"%`),
            of.exists(
              // A merge since has left a way to the feeling.
              of
                .selectFrom("tombstones")
                .select("tombstones.id")
                .where("tombstones.userId", "=", userId)
                .where("tombstones.kind", "=", "feeling")
                .where("tombstones.mergedInto", "=", id)
                .where(hasIdOfTombstone),
            ),
          ]),
        )
        .select((of) => of.fn.countAll().as("count"))
        .as("sent"),
    ])
    .executeTakeFirstOrThrow();
  return Number(stars) + Number(sent);
}
