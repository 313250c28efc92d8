/** The general flood limit. It lives in the process; the limits that guard secrets are in the database (limits/). */

import { addressKey } from "../limits/limits.ts";

const windowMs = 60_000;
export const mostInWindow = 600;

/** Counts calls per key in windows of a minute; forgets all of them at each window's end. */
export class Flood {
  #counts = new Map<string, number>();
  #endsAt = 0;

  /** Seconds to wait, or null while the caller may go on. */
  count(key: string, now: number): number | null {
    if (now >= this.#endsAt || this.#endsAt - now > windowMs) {
      this.#counts = new Map();
      this.#endsAt = now + windowMs;
    }
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return count > mostInWindow ? Math.ceil((this.#endsAt - now) / 1000) : null;
  }
}

/** Per session, and per address only without one. */
export const floodKey = (sid: string | null, address: string) => sid ?? addressKey(address);
