/** Reads the mails in the outbox of a server that has no mail server. */

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { outboxFolder } from "../server/mail/outbox.ts";
import { type ReceivedMail, readMail } from "./received-mail.ts";

/** Mails by path. A file never changes, and tests with many people read their outbox many times. */
const known = new Map<string, Promise<ReceivedMail>>();

function readOnce(path: string): Promise<ReceivedMail> {
  const mail = known.get(path) ?? readFile(path).then((raw) => readMail(raw));
  known.set(path, mail);
  return mail;
}

/** Oldest first, without files that are still being written. */
export async function readOutbox(dataDir: string): Promise<ReceivedMail[]> {
  const names = await readdir(outboxFolder(dataDir)).catch(() => []);
  const mails = names.filter((name) => name.endsWith(".eml")).sort();
  return Promise.all(mails.map((name) => readOnce(join(outboxFolder(dataDir), name))));
}
