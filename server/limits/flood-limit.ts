/**
 * The general flood limit: requests per person and minute, over all their sessions, and per address only without a
 * session. It counts in this process; the limits that guard secrets are in the database (limits.ts).
 */

import type { SessionKey } from "../sessions/queries.ts";
import { addressKey } from "./address-key.ts";

const windowMs = 60_000;
export const requestsPerMinute = 600;

/** A request before its session is validated. `sid` is the hash of its cookie, which can be forged. */
type UnvalidatedRequest = { readonly sid: string | null; readonly address: string };

/**
 * `key` is the counter to which the request was added, null while it is unknown; `secondsToWait` is null while the caller is
 * within the limit.
 */
type CountedRequest = {
  readonly key: string | null;
  readonly sid: string | null;
  readonly address: string;
  readonly secondsToWait: number | null;
};

/** Counts the requests of an address whose cookie turned out to be invalid. */
const invalidKey = (address: string) => `invalid ${addressKey(address)}`;
const personKey = (userId: string) => `person ${userId}`;

/** Sets a key as the most recently used, and removes the least recently used one when the map has too many. */
function touch<Value>(map: Map<string, Value>, key: string, value: Value, maxKeys: number) {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > maxKeys && oldest !== undefined) map.delete(oldest);
}

export class FloodLimit {
  readonly #maxKeys: number;
  /** Requests in the current window, by person or address. */
  #counts = new Map<string, number>();
  #endsAt = 0;
  /** The people of sessions that were valid at their last request. Only these requests are counted before validation. */
  readonly #validSessions = new Map<string, string>();

  /** A key takes about 150 bytes of memory. */
  constructor({ maxKeys = 20_000 } = {}) {
    this.#maxKeys = maxKeys;
  }

  get size() {
    return { counts: this.#counts.size, sessions: this.#validSessions.size };
  }

  /**
   * Counts a request before its session is loaded. One with a cookie that this process does not know yet is not counted,
   * because it may be of a session; it has to wait only when too many others of its address were invalid, so that forged
   * cookies do not evade the limit. `finish` counts it.
   */
  begin({ sid, address }: UnvalidatedRequest, now: number): CountedRequest {
    const userId = sid === null ? undefined : this.#validSessions.get(sid);
    const key = sid === null ? addressKey(address) : userId === undefined ? null : personKey(userId);
    const secondsToWait = key === null ? this.#waitFor(invalidKey(address), now) : this.#count(key, now);
    return { key, sid, address, secondsToWait };
  }

  /** Counts with the right key after the session was loaded; `valid` is null without one. Returns the seconds to wait, or null. */
  finish({ key, sid, address }: CountedRequest, valid: SessionKey | null, now: number): number | null {
    if (valid !== null) {
      touch(this.#validSessions, valid.sid, valid.userId, this.#maxKeys);
      return key === personKey(valid.userId) ? null : this.#count(personKey(valid.userId), now);
    }
    const rightKey = addressKey(address);
    if (key === rightKey) return null;
    if (sid !== null) this.#validSessions.delete(sid);
    this.#count(invalidKey(address), now);
    return this.#count(rightKey, now);
  }

  /** Starts a new window when the current one has ended. */
  #renew(now: number) {
    // A window that ends more than a minute from now started before the clock was set back.
    if (now < this.#endsAt && this.#endsAt - now <= windowMs) return;
    this.#counts = new Map();
    this.#endsAt = now + windowMs;
  }

  #secondsLeft(now: number): number {
    return Math.ceil((this.#endsAt - now) / 1000);
  }

  #waitFor(key: string, now: number): number | null {
    this.#renew(now);
    return (this.#counts.get(key) ?? 0) < requestsPerMinute ? null : this.#secondsLeft(now);
  }

  #count(key: string, now: number): number | null {
    this.#renew(now);
    const count = (this.#counts.get(key) ?? 0) + 1;
    touch(this.#counts, key, count, this.#maxKeys);
    return count > requestsPerMinute ? this.#secondsLeft(now) : null;
  }
}
