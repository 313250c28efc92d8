import type { Insertable, Selectable } from "kysely";
import type { Db, MailsTable } from "../database/schema.ts";

export type MailRow = Selectable<MailsTable>;

/**
 * Inserts a mail, and replaces an unsent one of the same kind, subject and address. It takes the place of one that waits
 * for its turn: repeated requests must not delay it.
 */
export async function insertMail(db: Db, mail: Insertable<MailsTable>) {
  const waiting = await db
    .deleteFrom("mails")
    .where("emailKey", "=", mail.emailKey)
    .where("kind", "=", mail.kind)
    .where("subjectId", "=", mail.subjectId)
    .where("dueAt", "is not", null)
    .where("attemptedAt", "is", null)
    .returning(["createdAt", "attempts"])
    .executeTakeFirst();
  const createdAt = waiting?.attempts === 0 ? waiting.createdAt : mail.createdAt;
  await db
    .insertInto("mails")
    .values({ ...mail, createdAt })
    .execute();
}

/** The due mail of these kinds that has waited longest; those in bulk wait for the others. */
export const findDueMail = async (db: Db, now: Date, kinds: readonly string[]) =>
  (await findDueOf(db, now, kinds, 0)) ?? (await findDueOf(db, now, kinds, 1));

const findDueOf = (db: Db, now: Date, kinds: readonly string[], isBulk: 0 | 1) =>
  db
    .selectFrom("mails")
    .selectAll()
    .where("isBulk", "=", isBulk)
    .where("dueAt", "<=", now)
    .where("kind", "in", kinds)
    .orderBy("dueAt")
    .orderBy("createdAt")
    .limit(1)
    .executeTakeFirst();

/** Postpones every due mail to the address of one, and like it in bulk or not, that is not `exceptKind`; their order stays the same. */
export const postponeMails = (
  db: Db,
  { emailKey, isBulk }: Pick<MailRow, "emailKey" | "isBulk">,
  now: Date,
  until: Date,
  exceptKind: string,
) =>
  db
    .updateTable("mails")
    .set({ dueAt: until })
    .where("emailKey", "=", emailKey)
    .where("isBulk", "=", isBulk)
    .where("kind", "!=", exceptKind)
    .where("dueAt", "<=", now)
    .execute();

/** Updates a mail unless it was sent or claimed by another worker since it was read; returns whether it did. */
export async function updateWaitingMail(db: Db, mail: MailRow, columns: Partial<Omit<MailRow, "id">>) {
  const updated = await db
    .updateTable("mails")
    .set(columns)
    .where("id", "=", mail.id)
    .where("attempts", "=", mail.attempts)
    .where("dueAt", "is not", null)
    .returning("id")
    .executeTakeFirst();
  return updated !== undefined;
}

type Span = { readonly since: Date; readonly until: Date; readonly isBulk: 0 | 1 };

/** The last mail to the address in the span, those in bulk only if `isBulk`. A later time comes from a clock that was set back. */
export const findRecentMail = (db: Db, emailKey: string, { since, until, isBulk }: Span) =>
  db
    .selectFrom("mails")
    .select("attemptedAt")
    .where("emailKey", "=", emailKey)
    .where("attemptedAt", ">", since)
    .where("attemptedAt", "<=", until)
    .where("isBulk", "<=", isBulk)
    .orderBy("attemptedAt", "desc")
    .limit(1)
    .executeTakeFirst();

export const updateMail = (db: Db, id: string, columns: Partial<Omit<MailRow, "id">>) =>
  db.updateTable("mails").set(columns).where("id", "=", id).execute();

export const deleteMail = (db: Db, id: string) => db.deleteFrom("mails").where("id", "=", id).execute();

export const deleteOldMails = (db: Db, until: Date) =>
  db.deleteFrom("mails").where("createdAt", "<=", until).execute();
