/**
 * What the browser keeps of the lock of this device, in localStorage, for all tabs. `client/theme/first-theme.js` looks
 * for the record before the first paint. Names begin as all do that a sign-out removes.
 */

import { type LockMinutes, lockCache, lockCookie, pinTries } from "#domain/app-lock.ts";
import { ownName } from "../base-path.ts";
import { setOwnCookie } from "../own-cookie.ts";

/** How the lock opens. All values are base64url. */
export type WayToOpen =
  | { readonly kind: "pin"; readonly salt: string; readonly hash: string }
  | {
      readonly kind: "passkey";
      readonly id: string;
      readonly publicKey: string;
      /** The number of its algorithm in COSE. */
      readonly algorithm: number;
    };

/** The lock of one person in this browser. */
export type LockRecord = {
  readonly userId: string;
  readonly minutes: LockMinutes;
  readonly whenHidden: boolean;
  readonly way: WayToOpen;
};

const name = (part: string) => ownName(`mood-universe.app-lock${part}`);

export const recordKey = name("");
export const closedKey = name("-closed");
const triesKey = name("-tries");
/** The key names the moment of the last touch of any page, in milliseconds. */
const touchedKey = name("-touched");
/** The key names the moment when an open page was left last, in milliseconds. */
const leftKey = name("-left");

/** Storage may be forbidden: then there is no lock. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns false where the browser does not store it. */
function write(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** The lock that was set up in this browser, whoever is signed in now. */
export function readRecord(): LockRecord | null {
  try {
    const record = JSON.parse(read(recordKey) ?? "null") as LockRecord | null;
    return typeof record?.userId === "string" ? record : null;
  } catch {
    return null;
  }
}

/**
 * Sets the lock up, changes it or, with null, removes it. Nothing stays of one of somebody else, which may be closed.
 * Returns false where the browser stores nothing.
 */
export function writeRecord(record: LockRecord | null): boolean {
  for (const key of [closedKey, triesKey, touchedKey, leftKey]) write(key, null);
  if (record) noteTouched(Date.now());
  const isStored = write(recordKey, record && JSON.stringify(record));
  if (isStored) tellOthers(record !== null);
  return isStored;
}

/** The service worker and the server see no localStorage. */
export function tellOthers(hasLock: boolean) {
  setOwnCookie(lockCookie, "1", hasLock ? 34_560_000 : 0, "Strict");
  const { caches } = globalThis;
  (hasLock ? caches?.open(ownName(lockCache)) : caches?.delete(ownName(lockCache)))?.catch(() => {});
}

export const isClosed = (): boolean => read(closedKey) !== null;
export const noteClosed = () => write(closedKey, "1");

/** Somebody has opened the lock: the tries begin anew. */
export function noteOpened() {
  noteTouched(Date.now());
  write(triesKey, null);
  write(closedKey, null);
}

export const noteTouched = (at: number) => {
  write(touchedKey, `${at}`);
  write(leftKey, null);
};
export const touchedAt = (): number => Number(read(touchedKey));

export const noteLeft = (at: number | null) => write(leftKey, at === null ? null : `${at}`);
/** Null unless an open page was left, and no other one was touched since. */
export function leftAt(): number | null {
  const at = read(leftKey);
  return at === null ? null : Number(at);
}

export const countedTries = (): number => Number(read(triesKey));
/** Counts a try before it is made, so that a reload in the middle saves none. */
export function countTry(): number {
  const tries = countedTries() + 1;
  write(triesKey, `${tries}`);
  return tries;
}

/** Uses up the tries: only a sign-in opens then. */
export const endTries = () => write(triesKey, `${pinTries}`);

/** `userId` has signed in, which opens their lock. The tries stay until the page has said so. */
export function openBySignIn(userId: string) {
  if (readRecord()?.userId !== userId) return;
  noteTouched(Date.now());
  write(closedKey, null);
}

/** Whether it was a sign-in that has opened the lock, after the other ways were at their end. True once. */
export function wasOpenedBySignIn(): boolean {
  if (isClosed() || countedTries() < pinTries) return false;
  write(triesKey, null);
  return true;
}
