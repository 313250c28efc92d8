/** What a server without a mail server would have sent. */

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { outboxOf } from "../server/mail/outbox.ts";
import { type ReceivedMail, readMail } from "./received-mail.ts";

/** Oldest first; a file that is still being written is none. */
export async function readOutbox(dataDir: string): Promise<ReceivedMail[]> {
  const names = await readdir(outboxOf(dataDir)).catch(() => []);
  const mails = names.filter((name) => name.endsWith(".eml")).sort();
  return Promise.all(mails.map(async (name) => readMail(await readFile(join(outboxOf(dataDir), name)))));
}
