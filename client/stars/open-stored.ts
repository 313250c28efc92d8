/** Opens the app with what this browser has stored of the person, before the server answers. */

import type { QueryClient } from "@tanstack/react-query";
import { sessionKey } from "../session/session.ts";
import { knownUserId } from "../session/stored-user.ts";
import { readStored } from "../stored/stored-person.ts";
import { showStoredUniverse } from "./mood-entries.ts";

/**
 * Opens both at once, so that home opens with its stars. The server's answers replace them; until then they are old.
 */
export async function openStored(client: QueryClient) {
  const userId = knownUserId();
  if (userId === null) return;
  const { user, universe } = await readStored(userId);
  if (universe) showStoredUniverse(client, userId, universe);
  if (user && client.getQueryData(sessionKey) === undefined)
    client.setQueryData(sessionKey, user, { updatedAt: 1 });
}
