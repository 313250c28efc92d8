/** Mail over SMTP. A server that is slow, silent or gone holds nobody up for long: the queue tries again. */

import { domainOf, messageOf, type Sender } from "./message.ts";
import type { Transport } from "./transport.ts";

const second = 1000;

/** In milliseconds; the names are nodemailer's, but for the last. */
const defaultPatience = {
  dnsTimeout: 10 * second,
  connectionTimeout: 10 * second,
  greetingTimeout: 10 * second,
  /** Of silence. */
  socketTimeout: 20 * second,
  /** For the whole mail, because a server that says a byte now and then is never silent. */
  wholeTimeout: 60 * second,
};

export type SmtpPatience = typeof defaultPatience;

export function openSmtp(url: string, sender: Sender, patience: Partial<SmtpPatience>): Transport {
  const { wholeTimeout, ...timeouts } = { ...defaultPatience, ...patience };
  const closing = new AbortController();
  const open = async () => {
    // Here and not above: the start waits for nothing that only mail needs.
    const { createTransport } = await import("nodemailer");
    // The name is what we greet with; by default it would be the machine's.
    return createTransport({ ...timeouts, url, name: domainOf(sender) });
  };
  let opened: ReturnType<typeof open> | null = null;
  return {
    async send(letter) {
      const message = messageOf(letter, sender);
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
