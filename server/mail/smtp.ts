/** Delivers mail over SMTP. Every wait for the mail server has a timeout; the queue retries. */

import type { Transport } from "./letter.ts";
import { domainOf, makeMessage, type Sender } from "./message.ts";

const second = 1000;

/** In milliseconds; nodemailer's names, except for the last. */
const defaultTimeouts = {
  dnsTimeout: 10 * second,
  connectionTimeout: 10 * second,
  greetingTimeout: 10 * second,
  /** Without any data. */
  socketTimeout: 20 * second,
  /** For the whole delivery, because a server that sends a byte now and then never reaches the socket timeout. */
  wholeTimeout: 60 * second,
};

export type SmtpTimeouts = typeof defaultTimeouts;

export function openSmtp(url: string, sender: Sender, overrides: Partial<SmtpTimeouts>): Transport {
  const { wholeTimeout, ...timeouts } = { ...defaultTimeouts, ...overrides };
  const closing = new AbortController();
  const open = async () => {
    // Loaded by the first mail, to keep the start of the server short.
    const { createTransport } = await import("nodemailer");
    // The name in the greeting; the default would reveal the host name.
    return createTransport({ ...timeouts, url, name: domainOf(sender) });
  };
  let opened: ReturnType<typeof open> | null = null;
  return {
    async send(letter) {
      const message = makeMessage(letter, sender);
      opened ??= open();
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(wholeTimeout)]);
      await (await opened).sendMail({ ...message, signal });
    },
    close() {
      closing.abort();
      void opened?.then((mailer) => mailer.close());
    },
  };
}
