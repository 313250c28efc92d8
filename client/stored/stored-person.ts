/** What this browser has stored of the person who was signed in last. */

import { lazyCode } from "../loading/lazy-code.ts";
import { storedUserId } from "../session/stored-user.ts";
import type { StoredPerson } from "./browser-copy.ts";

/** The code is not in the file that every page loads: the login page has no use for it. */
export const copyCode = lazyCode(async () =>
  (await import("./browser-copy.ts")).openBrowserCopy((userId) => storedUserId() === userId),
);

const nothing: StoredPerson = { user: null, universe: null };
const readings = new Map<string, Promise<StoredPerson>>();

/** Never rejects. Those who ask while it is being read get the same. */
export function readStored(userId: string): Promise<StoredPerson> {
  const reading = readings.get(userId) ?? read(userId).finally(() => readings.delete(userId));
  readings.set(userId, reading);
  return reading;
}

const read = async (userId: string): Promise<StoredPerson> =>
  copyCode.load().then(
    (copy) => copy.read(userId),
    () => nothing,
  );
