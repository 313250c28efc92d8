/** Whether the curtain is down in this page. What the tabs share is in the storage; each page follows it. */

import { useSyncExternalStore } from "react";
import { dropKeys } from "../sealed/drop-keys.ts";
import { storedUserId } from "../session/stored-user.ts";
import {
  isClosed,
  type LockRecord,
  leftAt,
  noteClosed,
  noteLeft,
  noteOpened,
  readRecord,
  tellOthers,
  touchedAt,
  writeRecord,
} from "./lock-record.ts";

const minute = 60_000;
/** Milliseconds in which a page that is loaded again has to be back, so that it is the same visit. */
const reloadMs = 30_000;

type State = {
  /** The lock of the person who is signed in here, in this browser. */
  readonly record: LockRecord | null;
  readonly isLocked: boolean;
  /** Whether the page was open since it was loaded: until then nothing of the journal is in it. */
  readonly wasOpen: boolean;
  /** Whether nothing may be seen of the page because nobody looks at it: the switch between apps shows a picture of it. */
  readonly isCovered: boolean;
};

let state: State = { record: null, isLocked: false, wasOpen: false, isCovered: false };
const listeners = new Set<() => void>();

/** theme.css hides everything but the curtain with it. first-theme.js sets it where there is a lock. */
const attribute = "data-locked";

function change(next: Partial<State>) {
  const before = state;
  state = { ...state, ...next };
  document.documentElement.toggleAttribute(attribute, isHidden());
  if (state.isLocked && !before.isLocked) dropKeys();
  if (Object.entries(next).some(([key, value]) => before[key as keyof State] !== value))
    for (const listener of listeners) listener();
}

export const lockState = (): State => state;

/** Whether nobody may see anything of the page. */
export const isHidden = (): boolean => state.isLocked || state.isCovered;

/** Calls back at once when the curtain comes or goes; the returned function unsubscribes. */
export function onLockChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLockState = (): State => useSyncExternalStore(onLockChange, lockState);

/** The clock of a device can be set back: a touch of the future is none. */
export function restMs(record: LockRecord, now = Date.now()): number {
  const passed = now - touchedAt();
  return passed < -minute ? 0 : record.minutes * minute - passed;
}

function ownRecord(): LockRecord | null {
  const record = readRecord();
  return record?.userId === storedUserId() ? record : null;
}

const isDue = (record: LockRecord) =>
  isClosed() || (record.whenHidden && leftAt() !== null) || !(restMs(record) > 0);

/** A page begins: nothing is known of an earlier one. */
export function beginLock() {
  const record = ownRecord();
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const left = leftAt();
  if (navigation?.type === "reload" && left !== null && Math.abs(Date.now() - left) < reloadMs)
    noteLeft(null);
  const isLocked = record !== null && isDue(record);
  if (isLocked) noteClosed();
  // Browsers drop what a page has left there before the lock ends: Safari drops a cookie after seven days.
  if (record) tellOthers(true);
  change({ record, isLocked, wasOpen: !isLocked, isCovered: false });
}

/**
 * Does what the storage says: another tab may have closed or opened the lock or turned it off, or time may have passed.
 * When another tab signs a person out, their curtain stays until the page is gone (`raise`).
 */
export function followStorage() {
  const record = ownRecord();
  if (record === null) return state.record?.userId === storedUserId() ? raise() : change({ record });
  if (isDue(record)) return lock();
  change({ record, isLocked: false, wasOpen: true });
}

/** Lets the curtain down in every tab. */
export function lock() {
  const record = ownRecord();
  if (record === null) return;
  noteClosed();
  change({ record, isLocked: true });
}

/** Somebody has proved that they may open it, in every tab. */
export function openLock() {
  noteOpened();
  followStorage();
}

/** The page shows nothing of the lock's person any more. */
export const raise = () => change({ record: ownRecord(), isLocked: false, wasOpen: true });

export const cover = (isCovered: boolean) => change({ isCovered });

/** Sets the lock up, or changes or removes it, while it is open. Returns false where the browser stores nothing. */
export function saveLock(record: LockRecord | null): boolean {
  const isStored = writeRecord(record);
  followStorage();
  return isStored;
}
