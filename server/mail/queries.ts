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
  db.selectFrom("mails").selectAll().where("dueAt", "<=", now).orderBy("dueAt").limit(1).executeTakeFirst();

/** Changes a mail that is still due when it was; false when another process has taken it meanwhile. */
export async function claimMail(db: Db, mail: MailRow, columns: Partial<Omit<MailRow, "id">>) {
  const claimed = await db
    .updateTable("mails")
    .set(columns)
    .where("id", "=", mail.id)
    .where("dueAt", "=", mail.dueAt)
    .returning("id")
    .executeTakeFirst();
  return claimed !== undefined;
}

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
