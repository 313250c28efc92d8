/** What the other parts of the server ask of webhooks. */

/** `status` is null where no answer came. */
export type Answered = { readonly status: number | null; readonly hasArrived: boolean };

export type WebhookService = {
  /** Starts telling what is due. */
  wake(): void;
  /** Resolves when nothing is due and this process is telling nothing. */
  tellDue(): Promise<void>;
  /** Sends a test event now; null for a webhook that is not there. */
  test(key: { readonly userId: string; readonly id: string }): Promise<Answered | null>;
  /** What its text says of an address, and what its host stands for now. */
  findReach(address: string): Promise<"public" | "not public" | "unknown">;
  close(): Promise<void>;
};
