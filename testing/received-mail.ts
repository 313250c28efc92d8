/** A mail as its recipient sees it. */

import PostalMime from "postal-mime";

export type ReceivedMail = {
  /** The first recipient. */
  readonly to: string;
  readonly recipients: readonly string[];
  /** The address in the From header. */
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The first address of a page in the text. */
  readonly link: string | null;
  /** Headers in their order, with lower-case keys, including duplicates. */
  readonly headers: readonly { readonly key: string; readonly value: string }[];
  readonly raw: string;
  /** The sender and the greeting of the SMTP client; null for a mail from the outbox. */
  readonly envelope: { readonly from: string; readonly greeting: string } | null;
};

/** The recipients are those of the envelope or, without an envelope, those of the To header. */
export async function readMail(
  raw: Buffer,
  envelope: { recipients: string[]; from: string; greeting: string } | null = null,
): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw);
  const recipients = envelope?.recipients ?? mail.to?.flatMap(({ address }) => address ?? []) ?? [];
  const text = mail.text ?? "";
  return {
    to: recipients[0] ?? "",
    recipients,
    from: mail.from?.address ?? "",
    subject: mail.subject ?? "",
    text,
    html: mail.html ?? "",
    link: /https?:\/\/\S+/.exec(text)?.[0] ?? null,
    headers: mail.headers,
    raw: raw.toString(),
    envelope: envelope && { from: envelope.from, greeting: envelope.greeting },
  };
}
