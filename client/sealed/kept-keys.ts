/** The keys of a person who stays unlocked on this device: not extractable, so that the browser gives out no byte of them. */

import { Connection } from "../stored/open-database.ts";
import { keysDatabase } from "./drop-keys.ts";
import type { Keyring } from "./held-keys.ts";

const store = "keyrings";
const version = 1;

const connection = new Connection({
  name: keysDatabase,
  version,
  upgrade: (database) => void database.createObjectStore(store),
});

/** `unlocking`: what `keysKey` said when they were kept; they are of no use after it has changed. */
type Kept = { readonly keyring: Keyring; readonly unlocking: string };

/** The keys that are kept for a person; null where none are, or none can be read. */
export async function readKept(userId: string, unlocking: string): Promise<Keyring | null> {
  try {
    const kept = (await connection.runIn(store, "readonly", (keys) => keys.get(userId))) as Kept | undefined;
    return kept?.unlocking === unlocking ? kept.keyring : null;
  } catch {
    return null;
  }
}

/**
 * Keeps the keys; `mayKeep` is asked when the database is open, because they may be dropped meanwhile. Resolves to false
 * where the browser keeps nothing.
 */
export const writeKept = (kept: Kept, mayKeep: () => boolean): Promise<boolean> =>
  connection
    .runIn(store, "readwrite", async (keys) => {
      if (!mayKeep()) return false;
      await keys.put(kept, kept.keyring.userId);
      return true;
    })
    .catch(() => false);

export const removeKept = (userId: string): Promise<void> =>
  connection.runIn(store, "readwrite", (keys) => keys.delete(userId)).catch(() => {});
