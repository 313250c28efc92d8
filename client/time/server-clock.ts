/** The server's time, estimated from the `Date` header of its replies, so that a wrong device clock does not matter. */

import { ownName } from "../base-path.ts";

/**
 * Storage of the offset of the server's clock as replies told it last, in milliseconds; 0 for a clock that is right.
 */
export type ClockMemory = { read(): number; write(offset: number): void };

/** A clock that is off by less counts as right: the time of a reply's way is no offset. */
const rightWithinMs = 60_000;

/**
 * `Date` is truncated to the second, and a reply takes time: each reply gives a range for the
 * offset. Replies narrow the range; a reply outside it means that a clock was set, and resets it.
 */
export class ServerClock {
  #least = Number.NEGATIVE_INFINITY;
  #most = Number.POSITIVE_INFINITY;
  /** The server's time at the latest reply, and the ticks then. */
  #latest: { readonly time: number; readonly ticks: number } | null = null;
  readonly #memory: ClockMemory;

  /** `memory` keeps the offset for a visit without a network, so that its stars get the right moments. */
  constructor(memory: ClockMemory = { read: () => 0, write() {} }) {
    this.#memory = memory;
  }

  /**
   * Learns from the `Date` of a reply. `sentAt` and `receivedAt` are epoch milliseconds of the device, here and
   * below; `ticks` are milliseconds of a clock that nobody sets.
   */
  observe(dateHeader: string | null, sentAt: number, receivedAt: number, ticks = performance.now()) {
    const date = Date.parse(dateHeader ?? "");
    if (Number.isNaN(date) || receivedAt < sentAt) return;
    if (this.#contradicts(date, date + 1000, sentAt, receivedAt)) this.#forget();
    this.#narrow(date, date + 1000, sentAt, receivedAt);
    this.#latest = { time: this.at(receivedAt), ticks };
    const offset = Math.abs(this.#least) < rightWithinMs ? 0 : this.#least;
    if (Math.abs(offset - this.#memory.read()) >= rightWithinMs) this.#memory.write(offset);
  }

  /** Learns from an exact server time between sending and receiving. Ignores it if it contradicts the known range. */
  observeInstant(iso: string, sentAt: number, receivedAt: number) {
    const time = Date.parse(iso);
    if (Number.isNaN(time) || this.#contradicts(time, time, sentAt, receivedAt)) return;
    this.#narrow(time, time, sentAt, receivedAt);
  }

  /**
   * Epoch milliseconds on the server. They are never ahead of it, so that a cooldown is not shown as over too early.
   */
  at(deviceNow: number): number {
    return deviceNow + (Number.isFinite(this.#least) ? this.#least : this.#memory.read());
  }

  /**
   * Time for a countdown, which must not become longer when the device's clock is set back: at least as much time has
   * passed since the latest reply as the ticks say. They may have stood still while the device slept.
   */
  countingAt(deviceNow: number, ticks: number): number {
    const { time, ticks: then } = this.#latest ?? { time: Number.NEGATIVE_INFINITY, ticks };
    return Math.max(this.at(deviceNow), time + ticks - then);
  }

  #contradicts(from: number, to: number, sentAt: number, receivedAt: number): boolean {
    return from - receivedAt > this.#most || to - sentAt < this.#least;
  }

  #narrow(from: number, to: number, sentAt: number, receivedAt: number) {
    this.#least = Math.max(this.#least, from - receivedAt);
    this.#most = Math.min(this.#most, to - sentAt);
  }

  #forget() {
    this.#least = Number.NEGATIVE_INFINITY;
    this.#most = Number.POSITIVE_INFINITY;
  }
}

const key = ownName("mood-universe.clock-offset");

export const serverClock = new ServerClock({
  read() {
    try {
      return Number(localStorage.getItem(key)) || 0;
    } catch {
      return 0;
    }
  },
  write(offset) {
    try {
      if (offset === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, `${Math.round(offset)}`);
    } catch {
      // Where the storage is forbidden, the device's clock is used until the server answers.
    }
  },
});
