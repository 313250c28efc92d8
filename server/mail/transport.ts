/** Chooses how letters are delivered: over SMTP or, when it is not configured, into a folder. */

import type { Settings } from "../environment.ts";
import { realTimers, type Timers } from "../timers.ts";
import type { Transport } from "./letter.ts";
import { readSender } from "./message.ts";
import { openOutbox } from "./outbox.ts";
import { openSmtp, type SmtpTimeouts } from "./smtp.ts";

type Options = { readonly timers?: Timers; readonly timeouts?: Partial<SmtpTimeouts> };

/** `onFileWritten` gets the name of each file that was written instead of a mail; it contains nothing of the letter. */
export function openTransport(
  { smtpUrl, mailFrom, dataDir }: Pick<Settings, "smtpUrl" | "mailFrom" | "dataDir">,
  onFileWritten: (file: string) => void,
  { timers = realTimers, timeouts = {} }: Options = {},
): Transport {
  const sender = readSender(mailFrom);
  return smtpUrl === null
    ? openOutbox(dataDir, sender, onFileWritten, timers.now)
    : openSmtp(smtpUrl, sender, timers, timeouts);
}
