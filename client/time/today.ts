/** The current local day, by the server's clock, so that a wrong device clock does not show a wrong day. */

import { useSyncExternalStore } from "react";
import { dayMs } from "#domain/calendar.ts";
import { serverClock } from "./server-clock.ts";

type Environment = {
  /** Epoch milliseconds on the server. */
  now(): number;
  /** Calls back after `ms`; the returned function cancels. */
  after(ms: number, callback: () => void): () => void;
  /** Calls back when the page becomes visible; the returned function unsubscribes. */
  onVisible(callback: () => void): () => void;
};

/** The number of a moment's calendar day on this device; consecutive days have consecutive numbers. */
export const localDay = (at: Date): number => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / dayMs;

/** The first moment of the next local day after `now`, in epoch milliseconds; not every day starts at midnight. */
export function nextDayAt(now: number): number {
  const at = new Date(now);
  return new Date(at.getFullYear(), at.getMonth(), at.getDate() + 1).getTime();
}

export class Today {
  readonly #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** The current day, a `localDay`. */
  current = () => localDay(new Date(this.#environment.now()));

  /** Notifies at the start of a day, and when the page becomes visible, because timers stop while a device sleeps. */
  subscribe = (listener: () => void): (() => void) => {
    let cancel = () => {};
    const scheduleNextDay = () => {
      cancel();
      const now = this.#environment.now();
      cancel = this.#environment.after(nextDayAt(now) - now, notify);
    };
    const notify = () => {
      scheduleNextDay();
      listener();
    };
    const unsubscribe = this.#environment.onVisible(notify);
    scheduleNextDay();
    return () => {
      cancel();
      unsubscribe();
    };
  };
}

const today = new Today({
  now: () => serverClock.at(Date.now()),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  onVisible(callback) {
    document.addEventListener("visibilitychange", callback);
    return () => document.removeEventListener("visibilitychange", callback);
  },
});

export const useToday = () => useSyncExternalStore(today.subscribe, today.current);
