/** A clock and timers of the server that pass when a test says so. */

import { setImmediate } from "node:timers/promises";
import type { Timers } from "../server/timers.ts";

type Wait = { dueAt: number; readonly step: () => unknown; readonly everyMs: number | null };

/** A shorter wait gathers work or lets a socket be read; nobody counts on its length, and it passes with the next turn. */
const shortMs = 100;

/** Lets run what follows without a wait for the network or a disk. */
async function settle() {
  for (let turn = 0; turn < 10; turn++) await setImmediate();
}

export class TestClock {
  /** Epoch milliseconds. A test can set it, also back, as a machine's clock is set: timers do not notice. */
  now: number;
  /** Timers of the server. */
  readonly timers: Timers;
  /** Milliseconds that have passed for the timers. */
  #passed = 0;
  readonly #waits = new Set<Wait>();
  #advancing: Promise<void> = Promise.resolve();
  /** Resolves at the next wait. */
  #begun = Promise.withResolvers<void>();

  constructor(now: number) {
    this.now = now;
    this.timers = {
      now: () => this.now,
      after: (ms, step) => this.#wait(ms, step),
      every: (ms, step) => this.#wait(ms, step, ms),
      pause: (ms) => new Promise((resolve) => this.#wait(ms, resolve)),
    };
  }

  /**
   * Lets time pass and runs what becomes due, in order. Resolves when the steps that return promises have ended, unless
   * they wait for more time, and when all that follows without a wait has run. Rejects as a step does.
   */
  advance(ms: number): Promise<void> {
    this.#advancing = this.#advancing.catch(() => {}).then(() => this.#advance(ms));
    return this.#advancing;
  }

  #wait(ms: number, step: () => unknown, everyMs: number | null = null): () => void {
    const wait = { dueAt: this.#passed + ms, step, everyMs };
    this.#waits.add(wait);
    if (ms < shortMs) void setImmediate().then(() => this.#waits.delete(wait) && step());
    else this.#begun.resolve();
    return () => this.#waits.delete(wait);
  }

  async #advance(ms: number) {
    const until = this.#passed + ms;
    await settle();
    for (let next = this.#nextUntil(until); next; next = this.#nextUntil(until)) {
      this.#pass(next.dueAt - this.#passed);
      if (next.everyMs === null) this.#waits.delete(next);
      else next.dueAt += next.everyMs;
      this.#begun = Promise.withResolvers();
      await Promise.race([next.step(), this.#begun.promise]);
      await settle();
    }
    this.#pass(until - this.#passed);
  }

  /** The wait that is due first, of equal ones the oldest. */
  #nextUntil(until: number): Wait | undefined {
    const due = [...this.#waits].filter(({ dueAt }) => dueAt <= until);
    return due.sort((one, other) => one.dueAt - other.dueAt)[0];
  }

  #pass(ms: number) {
    this.#passed += ms;
    this.now += ms;
  }
}
