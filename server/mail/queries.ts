import type { Insertable, Selectable } from "kysely";
import type { Dialect } from "../database/open.ts";
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

/** The mail that has waited longest; on PostgreSQL one that no other process is about to take. */
export const findDueMail = (db: Db, dialect: Dialect, now: Date) =>
  db
    .selectFrom("mails")
    .selectAll()
    .where("dueAt", "<=", now)
    .orderBy("dueAt")
    .limit(1)
    .$if(dialect === "postgres", (query) => query.forUpdate().skipLocked())
    .executeTakeFirst();

/** When the address last had a mail after `since`, other than the one named. */
export const findRecentMail = (db: Db, emailKey: string, since: Date, exceptId: string) =>
  db
    .selectFrom("mails")
    .select("attemptedAt")
    .where("emailKey", "=", emailKey)
    .where("attemptedAt", ">", since)
    .where("id", "!=", exceptId)
    .orderBy("attemptedAt", "desc")
    .limit(1)
    .executeTakeFirst();

/** Whether something for the address waits to be sent. */
export const isMailWaiting = async (db: Db, emailKey: string) =>
  (await db
    .selectFrom("mails")
    .select("id")
    .where("emailKey", "=", emailKey)
    .where("dueAt", "is not", null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const updateMail = (db: Db, id: string, columns: Partial<Omit<MailRow, "id">>) =>
  db.updateTable("mails").set(columns).where("id", "=", id).execute();

export const deleteMail = (db: Db, id: string) => db.deleteFrom("mails").where("id", "=", id).execute();

export const deleteOldMails = (db: Db, until: Date) =>
  db.deleteFrom("mails").where("createdAt", "<=", until).execute();
