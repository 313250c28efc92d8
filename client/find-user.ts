/** Who is signed in: how the answers of the cookie's calls and of the stored id come together. */

import type { User } from "#domain/accounts.ts";
import { isStatus } from "./call-errors.ts";

/** The three ways to ask. Each gives a user or throws. */
export type Ask = {
  me(): Promise<User>;
  user(): Promise<User>;
  byId(id: string): Promise<User>;
};

/**
 * The cookie is the authority. A stored id is asked for beside it: it stands in when the session's own calls
 * fail for another reason than 401. Null when nobody is signed in; throws when nobody can say.
 */
export async function findUser(ask: Ask, storedId: string | null): Promise<User | null> {
  const [bySession, byStoredId] = await Promise.allSettled([askSession(ask), askStored(ask, storedId)]);
  if (bySession.status === "fulfilled") return bySession.value;
  if (byStoredId.status === "fulfilled" && byStoredId.value) return byStoredId.value;
  throw new Error("Failed to fetch user", { cause: bySession.reason });
}

async function askSession(ask: Ask): Promise<User | null> {
  try {
    return await ask.me().catch(() => ask.user());
  } catch (error) {
    if (isStatus(error, 401)) return null;
    throw error;
  }
}

async function askStored(ask: Ask, storedId: string | null): Promise<User | null> {
  if (storedId === null) return null;
  try {
    return await ask.byId(storedId);
  } catch (error) {
    if (isStatus(error, 404)) return null;
    throw new Error("Failed to fetch user", { cause: error });
  }
}
