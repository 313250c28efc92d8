import type { Db } from "../database/schema.ts";
import { lookColumns, readScripts, type WantedName } from "./name-look.ts";

/** Who wants a name: what they have themselves does not keep them from it. */
export type NameSeeker = { readonly userId?: string; readonly emailKey?: string | null };

/**
 * The scripts of the names that look like the wanted one: those of other users, and those that registrations of other
 * addresses reserve.
 */
export async function listScriptsOfLookalikes(
  db: Db,
  { looks }: WantedName,
  now: Date,
  { userId = "", emailKey }: NameSeeker,
) {
  const rows = await db
    .selectFrom("name_skeletons")
    .leftJoin("registrations", "registrations.id", "name_skeletons.registrationId")
    .select("name_skeletons.scripts")
    .distinct()
    .where(
      "skeleton",
      "in",
      looks.map(({ skeleton }) => skeleton),
    )
    .where("userId", "!=", userId)
    .where((eb) =>
      eb.or([
        eb("registrationId", "is", null),
        eb.and([eb("registrations.expires", ">", now), eb("registrations.emailKey", "!=", emailKey ?? "")]),
      ]),
    )
    .execute();
  return rows.map(({ scripts }) => readScripts(scripts));
}

/** Stores how the name of a user looks, or the one that a registration reserves, whose id its user will have. */
export async function insertLook(
  db: Db,
  {
    id,
    universeName,
    isRegistration = false,
  }: { id: string; universeName: string; isRegistration?: boolean },
) {
  const looks = await lookColumns(universeName);
  await db
    .insertInto("name_skeletons")
    .values(looks.map((look) => ({ ...look, userId: id, registrationId: isRegistration ? id : null })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const deleteLook = (db: Db, userId: string) =>
  db.deleteFrom("name_skeletons").where("userId", "=", userId).execute();

export async function moveLook(db: Db, userId: string, universeName: string) {
  await deleteLook(db, userId);
  await insertLook(db, { id: userId, universeName });
}

/** Users whose names have no look: those that a version before has made while both served (decision 75). */
export const listUsersWithoutLook = (db: Db, limit: number) =>
  db
    .selectFrom("users")
    .select(["id", "universeName"])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("name_skeletons").select("skeleton").whereRef("name_skeletons.userId", "=", "users.id"),
        ),
      ),
    )
    .limit(limit)
    .execute();
