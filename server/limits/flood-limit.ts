/**
 * The general flood limit: requests per session and minute, and per address only without a session. It counts in
 * this process, before any query; the limits that guard secrets are in the database (limits.ts).
 */

import { addressKey } from "./address-key.ts";

const windowMs = 60_000;
export const requestsPerMinute = 600;

/** A request before its session is validated. `sid` is the hash of its cookie, which can be forged. */
type UnvalidatedRequest = { readonly sid: string | null; readonly address: string };

/** `key` is the counter to which the request was added; `secondsToWait` is null while the caller is within the limit. */
type CountedRequest = {
  readonly key: string;
  readonly address: string;
  readonly secondsToWait: number | null;
};

/** Sets a key as the most recently used, and removes the least recently used one when the map has too many. */
function touch<Value>(map: Map<string, Value>, key: string, value: Value, maxKeys: number) {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > maxKeys && oldest !== undefined) map.delete(oldest);
}

export class FloodLimit {
  readonly #maxKeys: number;
  /** Requests in the current window, by session or address. */
  #counts = new Map<string, number>();
  #endsAt = 0;
  /** Sessions that were valid at their last request. Only their requests are counted by session before validation. */
  readonly #validSessions = new Map<string, true>();

  /** A key takes about 150 bytes of memory. */
  constructor({ maxKeys = 20_000 } = {}) {
    this.#maxKeys = maxKeys;
  }

  get size() {
    return { counts: this.#counts.size, sessions: this.#validSessions.size };
  }

  /**
   * Counts a request before its session is loaded. A request with an unknown cookie counts for its address, so that
   * forged cookies do not evade the limit; `finish` corrects the count when the session is valid.
   */
  begin({ sid, address }: UnvalidatedRequest, now: number): CountedRequest {
    const key = sid !== null && this.#validSessions.has(sid) ? sid : addressKey(address);
    return { key, address, secondsToWait: this.#count(key, now) };
  }

  /** Moves the count to the right key after the session was loaded; `validSid` is null without a valid session. Returns the seconds to wait, or null. */
  finish({ key, address }: CountedRequest, validSid: string | null, now: number): number | null {
    if (validSid === null) this.#validSessions.delete(key);
    else touch(this.#validSessions, validSid, true, this.#maxKeys);
    const rightKey = validSid ?? addressKey(address);
    if (rightKey === key) return null;
    const wrongCount = this.#counts.get(key);
    if (wrongCount !== undefined) this.#counts.set(key, wrongCount - 1);
    return this.#count(rightKey, now);
  }

  #count(key: string, now: number): number | null {
    // A window that ends more than a minute from now started before the clock was set back.
    if (now >= this.#endsAt || this.#endsAt - now > windowMs) {
      this.#counts = new Map();
      this.#endsAt = now + windowMs;
    }
    const count = (this.#counts.get(key) ?? 0) + 1;
    touch(this.#counts, key, count, this.#maxKeys);
    return count > requestsPerMinute ? Math.ceil((this.#endsAt - now) / 1000) : null;
  }
}
