/** How a letter leaves: over SMTP or, where that is not set up, into a folder. */

import type { Settings } from "../environment.ts";
import { readSender } from "./message.ts";
import { openOutbox } from "./outbox.ts";
import { openSmtp, type SmtpPatience } from "./smtp.ts";

export type Letter = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export type Transport = {
  /** Rejects when the mail was not accepted. */
  send(letter: Letter): Promise<void>;
  /** What is on its way is given up. */
  close(): void;
};

type Options = { readonly now?: () => number; readonly patience?: Partial<SmtpPatience> };

/** `tell` gets the name of each file that was written instead of a mail; nothing of the letter is in it. */
export function openTransport(
  { smtpUrl, mailFrom, dataDir }: Pick<Settings, "smtpUrl" | "mailFrom" | "dataDir">,
  tell: (file: string) => void,
  { now = Date.now, patience = {} }: Options = {},
): Transport {
  const sender = readSender(mailFrom);
  return smtpUrl === null ? openOutbox(dataDir, sender, tell, now) : openSmtp(smtpUrl, sender, patience);
}
