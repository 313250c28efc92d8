import type { Insertable, Selectable } from "kysely";
import { maxRegistrationsOfAddress } from "#domain/accounts/registration.ts";
import type { Db, RegistrationsTable } from "../database/schema.ts";
import { giveUsesBack } from "../users/admission.ts";
import { insertLook } from "../users/name-look-queries.ts";

export type RegistrationRow = Selectable<RegistrationsTable>;

const pending = (db: Db, now: Date) => db.selectFrom("registrations").selectAll().where("expires", ">", now);

/** All are of one address. */
export const listRegistrationsByName = (db: Db, universeKey: string, now: Date): Promise<RegistrationRow[]> =>
  pending(db, now).where("universeKey", "=", universeKey).orderBy("createdAt").execute();

/** Oldest first. */
export const listRegistrationsByEmail = (db: Db, emailKey: string, now: Date): Promise<RegistrationRow[]> =>
  pending(db, now).where("emailKey", "=", emailKey).orderBy("createdAt").execute();

export const findRegistration = (db: Db, id: string, now: Date) =>
  pending(db, now).where("id", "=", id).executeTakeFirst();

export const findRegistrationByToken = (db: Db, token: string, now: Date) =>
  pending(db, now).where("emailVerificationToken", "=", token).executeTakeFirst();

/** Stores a registration beside the others of its address, of which the oldest ends when there are too many. */
export async function insertRegistration(db: Db, registration: Insertable<RegistrationsTable>) {
  await db.insertInto("registrations").values(registration).execute();
  await insertLook(db, { ...registration, isRegistration: true });
  const { id, emailKey } = registration;
  const others = await db
    .selectFrom("registrations")
    .select("id")
    .where("emailKey", "=", emailKey)
    .where("id", "!=", id)
    .orderBy("createdAt", "desc")
    .execute();
  const tooMany = others.slice(maxRegistrationsOfAddress - 1).map((other) => other.id);
  if (tooMany.length > 0) await endUnused(db, (query) => query.where("id", "in", tooMany));
}

const deletion = (db: Db) => db.deleteFrom("registrations").returning("invitationId");

/** Deletes registrations that nobody has completed, which gives the uses of their invitations back. */
async function endUnused(
  db: Db,
  which: (query: ReturnType<typeof deletion>) => ReturnType<typeof deletion>,
): Promise<void> {
  const ended = await which(deletion(db)).execute();
  await giveUsesBack(
    db,
    ended.map(({ invitationId }) => invitationId),
  );
}

export const extendRegistration = (db: Db, id: string, expires: Date) =>
  db.updateTable("registrations").set({ expires }).where("id", "=", id).execute();

/** `token` is a hash. False when the registration has ended since it was read. */
export async function setRegistrationToken(db: Db, id: string, token: string): Promise<boolean> {
  const updated = await db
    .updateTable("registrations")
    .set({ emailVerificationToken: token })
    .where("id", "=", id)
    .where("isEnded", "=", 0)
    .returning("id")
    .executeTakeFirst();
  return updated !== undefined;
}

/** Deletes a registration; of several requests with its link, only the first gets its id. */
export const consumeRegistration = (db: Db, id: string, token: string) =>
  db
    .deleteFrom("registrations")
    .where("id", "=", id)
    .where("emailVerificationToken", "=", token)
    .returning("id")
    .executeTakeFirst();

export const deleteExpiredRegistrations = (db: Db, now: Date) =>
  db
    .transaction()
    .execute((transaction) => endUnused(transaction, (query) => query.where("expires", "<=", now)));

export const deleteRegistrationsOfEmail = (db: Db, emailKey: string) =>
  endUnused(db, (query) => query.where("emailKey", "=", emailKey));
