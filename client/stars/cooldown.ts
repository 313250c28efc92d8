/** The cooldown between two entries, counted down on the server's clock to the end that the server sent. */

import { useSyncExternalStore } from "react";
import { formatCountdown, remainingMinutes } from "#domain/cooldown.ts";
import { serverClock } from "../time/server-clock.ts";

export type RunningCooldown = {
  /** Remaining time as `MM:SS`. */
  readonly label: string;
  /** Remaining minutes, rounded up. */
  readonly minutes: number;
};

type Clock = {
  /** Epoch milliseconds on the server. */
  now(): number;
  /** Calls back after `ms`; the returned function cancels. */
  after(ms: number, callback: () => void): () => void;
};

export class Cooldown {
  readonly #clock: Clock;
  readonly #listeners = new Set<() => void>();
  #endsAt: number | null = null;
  #shown: RunningCooldown | null = null;
  #cancelTick = () => {};

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** `endsAt` is ISO 8601 as the server sent it, or null without a cooldown. */
  follow = (endsAt: string | null | undefined) => {
    const time = Date.parse(endsAt ?? "");
    this.#endsAt = Number.isNaN(time) ? null : time;
    this.#tick();
  };

  current = () => this.#shown;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #tick = () => {
    this.#cancelTick();
    const left = (this.#endsAt ?? 0) - this.#clock.now();
    if (this.#endsAt === null || left <= 0) return this.#show(null);
    const now = this.#endsAt - left;
    this.#show({ label: formatCountdown(this.#endsAt, now), minutes: remainingMinutes(this.#endsAt, now) });
    // The next tick is when the shown second changes.
    this.#cancelTick = this.#clock.after(left % 1000 || 1000, this.#tick);
  };

  #show(next: RunningCooldown | null) {
    if (next?.label === this.#shown?.label) return;
    this.#shown = next;
    for (const listener of this.#listeners) listener();
  }
}

export const cooldown = new Cooldown({
  now: () => serverClock.countingAt(Date.now(), performance.now()),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
});

/** Null when a new entry may be added. Rerenders once a second during a cooldown. */
export const useCooldown = () => useSyncExternalStore(cooldown.subscribe, cooldown.current);
