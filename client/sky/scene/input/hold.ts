/** How long a star has been held. Times are milliseconds. */

/** The ring begins to fill after `ringDelayMs`; it is full after `holdMs`. */
const ringDelayMs = 250;
const holdMs = 3_000;

export class Hold {
  #held: { readonly id: string; readonly since: number } | null = null;

  begin(id: string | null, now: number) {
    this.#held = id === null ? null : { id, since: now };
  }

  end() {
    this.#held = null;
  }

  /** The star that is held, also before its ring shows. */
  get id(): string | null {
    return this.#held?.id ?? null;
  }

  get isActive() {
    return this.#held !== null;
  }

  /** The held star and the filled share of its ring, 0 to 1; null before the ring shows. */
  at(now: number): { id: string; share: number } | null {
    if (!this.#held || now - this.#held.since < ringDelayMs) return null;
    return { id: this.#held.id, share: Math.min(1, (now - this.#held.since) / holdMs) };
  }
}
