/** Sends each order once, one after the other, so that an earlier answer never comes after a later one. */

import type { User } from "#domain/accounts.ts";
import type { StatsOrder } from "./stats-to-send.ts";

type Answered = (user: User) => void;

export class StatsSender {
  readonly #call: (order: StatsOrder) => Promise<User>;
  #tried: string | null = null;
  #last: Promise<void> = Promise.resolve();

  constructor(call: (order: StatsOrder) => Promise<User>) {
    this.#call = call;
  }

  /** What was tried is not tried again, whatever came of it: the next change brings it along, or the next load. */
  offer(order: StatsOrder, onAnswer: Answered): Promise<void> {
    if (order.key === this.#tried) return this.#last;
    this.#tried = order.key;
    this.#last = this.#last.then(() => this.#send(order, onAnswer));
    return this.#last;
  }

  /** Nobody asked for it, so a failure bothers nobody. */
  async #send(order: StatsOrder, onAnswer: Answered) {
    const user = await this.#call(order).catch(() => null);
    if (user) onAnswer(user);
  }
}
