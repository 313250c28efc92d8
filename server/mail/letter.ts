/** A mail as it is composed, and what delivers it. */

import type { LanguageId } from "#domain/languages/languages.ts";

export type Letter = {
  readonly to: string;
  readonly language: LanguageId;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A link that ends such mails by one POST (RFC 8058). */
  readonly unsubscribe?: string;
};

/** Owner of a mail: the id of a user or a registration, and the address. */
export type MailOf = { readonly subjectId: string; readonly emailKey: string };

export type Transport = {
  /** Rejects when the mail was not accepted. `of` is for what a transport keeps. */
  send(letter: Letter, of?: MailOf): Promise<void>;
  /** Aborts every delivery in progress. */
  close(): void;
};
