/**
 * A person says on this device that they have opened the words of their universe: what waits here sealed is opened and sent,
 * and then the keys go. Before that, no server learns a word by calling the universe open.
 */

import type { BrowserOutbox } from "../outbox/use-delivery.ts";
import { dropKeys } from "./drop-keys.ts";
import { acceptOpenWords } from "./seal-state.ts";

export async function acceptOpened(
  userId: string,
  /** Null where its code did not arrive. */
  outbox: Pick<BrowserOutbox, "read" | "flush"> | null,
) {
  acceptOpenWords(userId);
  // What is read is opened, and kept so.
  await outbox?.read();
  void outbox?.flush(userId);
  dropKeys();
}
