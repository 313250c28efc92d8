import type { Db, UserRow } from "../database/schema.ts";
import { enqueueMail, type MailKind } from "./queue.ts";

/** Queues a mail that tells a person what has changed, in the transaction of the change; none to a person without an address. */
export async function notify(
  transaction: Db,
  kind: MailKind,
  { id, email }: Pick<UserRow, "id" | "email">,
  at: Date,
) {
  if (email) await enqueueMail(transaction, kind, id, email, at);
}
