/** Finds the signed-in user from the cookie's calls and the stored id. */

import type { User } from "#domain/accounts/user.ts";
import { isStatus } from "../call-errors.ts";

/** Each call resolves to a user or rejects. */
export type UserCalls = {
  me(): Promise<User>;
  user(): Promise<User>;
  byId(id: string): Promise<User>;
};

/**
 * The cookie decides. The user of the stored id is requested in parallel and used only if the cookie's calls
 * fail for another reason than 401. Returns null for a visitor; throws if the user cannot be determined.
 */
export async function findUser(calls: UserCalls, storedId: string | null): Promise<User | null> {
  // This call is started early, and awaited only if the cookie's calls fail.
  const byStoredId = userOfStoredId(calls, storedId).catch(() => null);
  try {
    return await userOfSession(calls);
  } catch (cause) {
    const user = await byStoredId;
    if (user) return user;
    throw new Error("Failed to fetch user", { cause });
  }
}

async function userOfSession(calls: UserCalls): Promise<User | null> {
  try {
    return await calls.me().catch(() => calls.user());
  } catch (error) {
    if (isStatus(error, 401)) return null;
    throw error;
  }
}

async function userOfStoredId(calls: UserCalls, storedId: string | null): Promise<User | null> {
  if (storedId === null) return null;
  try {
    return await calls.byId(storedId);
  } catch (error) {
    if (isStatus(error, 404)) return null;
    throw new Error("Failed to fetch user", { cause: error });
  }
}
