/** Which day it is where the person is, by the server's clock: a device that is set wrong shows no wrong day. */

import { useSyncExternalStore } from "react";
import { localDay } from "../local-date.ts";
import { serverClock } from "../server-clock.ts";

type Surroundings = {
  /** Epoch milliseconds on the server. */
  now(): number;
  /** Calls back after `ms`; the returned function takes it back. */
  after(ms: number, callback: () => void): () => void;
  /** Calls back when the page is seen again; the returned function takes it back. */
  onSeen(callback: () => void): () => void;
};

/** The first moment of the local day after that of `now`, in epoch milliseconds; not every day begins at midnight. */
export function nextDayAt(now: number): number {
  const at = new Date(now);
  return new Date(at.getFullYear(), at.getMonth(), at.getDate() + 1).getTime();
}

export class Today {
  readonly #surroundings: Surroundings;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  /** A `localDay`. */
  current = () => localDay(new Date(this.#surroundings.now()));

  /** Tells when a new day begins, and when the page is seen again: a device that slept keeps no timer. */
  subscribe = (listener: () => void): (() => void) => {
    let cancel = () => {};
    const wait = () => {
      cancel();
      const now = this.#surroundings.now();
      cancel = this.#surroundings.after(nextDayAt(now) - now, tell);
    };
    const tell = () => {
      wait();
      listener();
    };
    const forget = this.#surroundings.onSeen(tell);
    wait();
    return () => {
      cancel();
      forget();
    };
  };
}

const today = new Today({
  now: () => serverClock.at(Date.now()),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  onSeen(callback) {
    document.addEventListener("visibilitychange", callback);
    return () => document.removeEventListener("visibilitychange", callback);
  },
});

export const useToday = () => useSyncExternalStore(today.subscribe, today.current);
