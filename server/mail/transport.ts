/** Chooses how letters are delivered: over SMTP or, when it is not configured, into a folder. */

import type { Settings } from "../environment.ts";
import type { Transport } from "./letter.ts";
import { readSender } from "./message.ts";
import { openOutbox } from "./outbox.ts";
import { openSmtp, type SmtpTimeouts } from "./smtp.ts";

type Options = { readonly now?: () => number; readonly timeouts?: Partial<SmtpTimeouts> };

/** `onFileWritten` gets the name of each file that was written instead of a mail; it contains nothing of the letter. */
export function openTransport(
  { smtpUrl, mailFrom, dataDir }: Pick<Settings, "smtpUrl" | "mailFrom" | "dataDir">,
  onFileWritten: (file: string) => void,
  { now = Date.now, timeouts = {} }: Options = {},
): Transport {
  const sender = readSender(mailFrom);
  return smtpUrl === null
    ? openOutbox(dataDir, sender, onFileWritten, now)
    : openSmtp(smtpUrl, sender, timeouts);
}
