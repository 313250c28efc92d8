/** Holding a star: what has been held for how long. Times are milliseconds. */

/** After this a ring shows that it is not in vain; after all of it several stars can be chosen. */
const ringFrom = 250;
const holdMs = 3_000;

export class Hold {
  #held: { readonly id: string; readonly since: number } | null = null;

  begin(id: string | null, now: number) {
    this.#held = id === null ? null : { id, since: now };
  }

  end() {
    this.#held = null;
  }

  get isOn() {
    return this.#held !== null;
  }

  /** The star whose ring is to be drawn and how much of it, 0 to 1; null before there is anything to see. */
  at(now: number): { id: string; share: number } | null {
    if (!this.#held || now - this.#held.since < ringFrom) return null;
    return { id: this.#held.id, share: Math.min(1, (now - this.#held.since) / holdMs) };
  }
}
