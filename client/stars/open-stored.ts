/** Opens the app with what this browser has stored of the person, and asks the server for their universe meanwhile. */

import type { QueryClient } from "@tanstack/react-query";
import { ownPage } from "../base-path.ts";
import { sessionKey } from "../session/session.ts";
import { knownUserId } from "../session/stored-user.ts";
import { readStored } from "../stored/stored-person.ts";
import { showStoredUniverse, universeQuery } from "./mood-entries.ts";

/**
 * Opens both at once, so that home opens with its stars. The server's answers replace them; until then they are old.
 * `userId`: who was signed in last.
 */
export async function openStored(client: QueryClient, userId: string) {
  // The data of the likely first page is requested in parallel with the session.
  if (ownPage() === "/") void client.prefetchQuery(universeQuery(userId));
  if (knownUserId() !== userId) return;
  const { user, universe } = await readStored(userId);
  if (universe) showStoredUniverse(client, userId, universe);
  if (user && client.getQueryData(sessionKey) === undefined)
    client.setQueryData(sessionKey, user, { updatedAt: 1 });
}
