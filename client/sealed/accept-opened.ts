/**
 * A person says on this device that they have opened the words of their universe: what waits here sealed is opened and sent,
 * and then the keys go. Before that, no server learns a word by calling the universe open.
 */

import { type BrowserOutbox, outboxCode } from "../outbox/use-delivery.ts";
import { dropKeys } from "./drop-keys.ts";
import { acceptOpenWords } from "./seal-state.ts";

export async function acceptOpened(
  userId: string,
  ofPage: Pick<BrowserOutbox, "read" | "flush"> | null = null,
) {
  acceptOpenWords(userId);
  // Null where its code does not arrive.
  const outbox = ofPage ?? (await outboxCode.load().catch(() => null));
  // The page opens what it reads, and keeps it open.
  await outbox?.read();
  void outbox?.flush(userId);
  dropKeys();
}
