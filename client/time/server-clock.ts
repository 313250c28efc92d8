/** The server's time, estimated from the `Date` header of its replies, so that a wrong device clock does not matter. */

/**
 * `Date` is truncated to the second, and a reply takes time: each reply gives a range for the
 * offset. Replies narrow the range; a reply outside it means that a clock was set, and resets it.
 */
export class ServerClock {
  #least = Number.NEGATIVE_INFINITY;
  #most = Number.POSITIVE_INFINITY;

  /** `Date` of a reply. `sentAt` and `receivedAt` are epoch milliseconds of the device, here and below. */
  observe(dateHeader: string | null, sentAt: number, receivedAt: number) {
    const date = Date.parse(dateHeader ?? "");
    if (Number.isNaN(date) || receivedAt < sentAt) return;
    if (this.#contradicts(date, date + 1000, sentAt, receivedAt)) this.#forget();
    this.#narrow(date, date + 1000, sentAt, receivedAt);
  }

  /** An exact server time between sending and receiving. Ignored if it contradicts the known range. */
  observeInstant(iso: string, sentAt: number, receivedAt: number) {
    const time = Date.parse(iso);
    if (Number.isNaN(time) || this.#contradicts(time, time, sentAt, receivedAt)) return;
    this.#narrow(time, time, sentAt, receivedAt);
  }

  /** Epoch milliseconds on the server. Never ahead of it, so that a cooldown is not shown as over too early. */
  at(deviceNow: number): number {
    return Number.isFinite(this.#least) ? deviceNow + this.#least : deviceNow;
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

export const serverClock = new ServerClock();
