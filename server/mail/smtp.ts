/** Delivers mail over SMTP. Every wait for the mail server has a timeout; the queue retries. */

import { abortingAfter, type Timers } from "../timers.ts";
import type { Transport } from "./letter.ts";
import { domainOf, makeMessage, type Sender } from "./message.ts";

const second = 1000;

/** In milliseconds, measured by nodemailer for its sockets. */
const defaultTimeouts = {
  dnsTimeout: 10 * second,
  connectionTimeout: 10 * second,
  greetingTimeout: 10 * second,
  /** Longest time without any data. */
  socketTimeout: 20 * second,
};
/**
 * Longest time of the whole delivery, because a server that sends a byte now and then never reaches the socket
 * timeout.
 */
const wholeTimeoutMs = 60 * second;

export type SmtpTimeouts = typeof defaultTimeouts;

/** Loaded by the first use, to keep the start of the server short. */
async function openMailer(url: string, sender: Sender, timeouts: Partial<SmtpTimeouts>) {
  const { createTransport } = await import("nodemailer");
  // The name in the greeting; the default would reveal the host name.
  return createTransport({ ...timeouts, url, name: domainOf(sender) });
}

/** Connects and signs in, and sends nothing. Rejects when a mail could not be sent either. */
export async function verifySmtp(url: string, sender: Sender): Promise<void> {
  const mailer = await openMailer(url, sender, defaultTimeouts);
  try {
    await mailer.verify();
  } finally {
    mailer.close();
  }
}

export function openSmtp(
  url: string,
  sender: Sender,
  timers: Timers,
  overrides: Partial<SmtpTimeouts>,
): Transport {
  const closing = new AbortController();
  const open = () => openMailer(url, sender, { ...defaultTimeouts, ...overrides });
  let opened: ReturnType<typeof open> | null = null;
  return {
    async send(letter) {
      const message = makeMessage(letter, sender);
      opened ??= open();
      const mailer = await opened;
      await abortingAfter(timers, wholeTimeoutMs, (late) =>
        mailer.sendMail({ ...message, signal: AbortSignal.any([closing.signal, late]) }),
      );
    },
    close() {
      closing.abort();
      void opened?.then((mailer) => mailer.close());
    },
  };
}
