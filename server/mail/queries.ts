import type { Insertable, Selectable } from "kysely";
import type { Db, MailsTable } from "../database/schema.ts";

export type MailRow = Selectable<MailsTable>;

/** A mail about the same thing to the same address that has not gone out yet is replaced. */
export async function queueMail(db: Db, mail: Insertable<MailsTable>) {
  await db
    .deleteFrom("mails")
    .where("emailKey", "=", mail.emailKey)
    .where("kind", "=", mail.kind)
    .where("subjectId", "=", mail.subjectId)
    .where("dueAt", "is not", null)
    .where("attemptedAt", "is", null)
    .execute();
  await db.insertInto("mails").values(mail).execute();
}

/** The mail that has waited longest. */
export const findDueMail = (db: Db, now: Date) =>
  db
    .selectFrom("mails")
    .selectAll()
    .where("dueAt", "<=", now)
    .orderBy("dueAt")
    .orderBy("createdAt")
    .limit(1)
    .executeTakeFirst();

/** Everything for the address waits until then, in the order in which it came. */
export const postponeMails = (db: Db, emailKey: string, now: Date, until: Date) =>
  db
    .updateTable("mails")
    .set({ dueAt: until })
    .where("emailKey", "=", emailKey)
    .where("dueAt", "<=", now)
    .execute();

/** Changes a mail that nobody has taken since it was read; false when another process has. */
export async function claimMail(db: Db, mail: MailRow, columns: Partial<Omit<MailRow, "id">>) {
  const claimed = await db
    .updateTable("mails")
    .set(columns)
    .where("id", "=", mail.id)
    .where("attempts", "=", mail.attempts)
    .where("dueAt", "is not", null)
    .returning("id")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** When the address last had a mail between `since` and `until`. What lies later is of a clock that was set back. */
export const findRecentMail = (db: Db, emailKey: string, since: Date, until: Date) =>
  db
    .selectFrom("mails")
    .select("attemptedAt")
    .where("emailKey", "=", emailKey)
    .where("attemptedAt", ">", since)
    .where("attemptedAt", "<=", until)
    .orderBy("attemptedAt", "desc")
    .limit(1)
    .executeTakeFirst();

export const updateMail = (db: Db, id: string, columns: Partial<Omit<MailRow, "id">>) =>
  db.updateTable("mails").set(columns).where("id", "=", id).execute();

export const deleteMail = (db: Db, id: string) => db.deleteFrom("mails").where("id", "=", id).execute();

export const deleteOldMails = (db: Db, until: Date) =>
  db.deleteFrom("mails").where("createdAt", "<=", until).execute();
