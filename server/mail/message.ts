/** A letter as nodemailer takes it: from one sender, to one address. */

import { domainToASCII } from "node:url";
import type { SendMailOptions } from "nodemailer";
import { isEmail } from "#domain/email.ts";
import type { Letter } from "./transport.ts";

export type Sender = { readonly name: string; readonly address: string };

/** Reads MAIL_FROM: an address, alone or after a name that may stand in quotes. */
export function readSender(mailFrom: string): Sender {
  const [, name = "", address = mailFrom] = /^([^<>]*)<([^<>]+)>$/.exec(mailFrom) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, "$1"), address: address.trim() };
}

/** The domain that a sender speaks for, as it is written in a protocol. */
export const domainOf = ({ address }: Sender) => domainToASCII(address.slice(address.lastIndexOf("@") + 1));

/** Throws for what is not exactly one address: whatever was let in before, no second one leaves here. */
export function messageOf({ to, subject, text, html }: Letter, sender: Sender): SendMailOptions {
  if (!isEmail(to)) throw new Error("A mail can only go to one address.");
  return {
    from: sender,
    // As an object, an address is taken as it is; as text it would be read as a list.
    to: { name: "", address: to },
    envelope: { from: { address: sender.address }, to: { address: to } },
    // So that no answering machine answers (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated" },
    subject,
    text,
    html,
    // A long link would make plain text "flowed", which leaves its breaks to whoever shows it.
    encoding: "quoted-printable",
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
