/** Makes the message that nodemailer sends: from one sender, to one address. */

import { domainToASCII } from "node:url";
import type { SendMailOptions } from "nodemailer";
import { isEmail } from "#domain/accounts/email.ts";
import type { Letter } from "./letter.ts";

export type Sender = { readonly name: string; readonly address: string };

/** Parses MAIL_FROM: an address, alone or after a name that may be quoted. */
export function readSender(mailFrom: string): Sender {
  const [, name = "", address = mailFrom] = /^([^<>]*)<([^<>]+)>$/.exec(mailFrom) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, "$1"), address: address.trim() };
}

/** The domain of a sender, in ASCII. */
export const domainOf = ({ address }: Sender) => domainToASCII(address.slice(address.lastIndexOf("@") + 1));

/** Throws unless `to` is exactly one address, so that no validation error elsewhere can add a recipient. */
export function makeMessage(
  { to, language, subject, text, html, unsubscribe }: Letter,
  sender: Sender,
): SendMailOptions {
  if (!isEmail(to)) throw new Error("A mail can only go to one address.");
  return {
    from: sender,
    // As a string, nodemailer would parse it as a list of addresses.
    to: { name: "", address: to },
    envelope: { from: { address: sender.address }, to: { address: to } },
    headers: {
      // Prevents automatic replies (RFC 3834).
      "Auto-Submitted": "auto-generated",
      "Content-Language": language,
      ...(unsubscribe && {
        // Prepared, so that no line break gets into the link.
        "List-Unsubscribe": { prepared: true, value: `<${unsubscribe}>` },
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    subject,
    text,
    html,
    // A long link would select "flowed" text, in which the mail program chooses the line breaks.
    encoding: "quoted-printable",
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
