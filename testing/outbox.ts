/** Reads the mails in the outbox of a server that has no mail server. */

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { outboxFolder } from "../server/mail/outbox.ts";
import { type ReceivedMail, readMail } from "./received-mail.ts";

/** Oldest first, without files that are still being written. */
export async function readOutbox(dataDir: string): Promise<ReceivedMail[]> {
  const names = await readdir(outboxFolder(dataDir)).catch(() => []);
  const mails = names.filter((name) => name.endsWith(".eml")).sort();
  return Promise.all(mails.map(async (name) => readMail(await readFile(join(outboxFolder(dataDir), name)))));
}
