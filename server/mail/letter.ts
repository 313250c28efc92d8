/** A mail as it is composed, and what delivers it. */

export type Letter = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A link that ends such mails by one POST (RFC 8058). */
  readonly unsubscribe?: string;
};

export type Transport = {
  /** Rejects when the mail was not accepted. */
  send(letter: Letter): Promise<void>;
  /** Aborts every delivery in progress. */
  close(): void;
};
