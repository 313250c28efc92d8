/** Sends each order once and in sequence, so that answers arrive in order. */

import type { User } from "#domain/accounts/user.ts";
import type { StatsOrder } from "./stats-order.ts";

type AnswerListener = (user: User) => void;

export class StatsSender {
  readonly #call: (order: StatsOrder) => Promise<User>;
  #lastKey: string | null = null;
  #last: Promise<void> = Promise.resolve();

  constructor(call: (order: StatsOrder) => Promise<User>) {
    this.#call = call;
  }

  /** An order is tried once: after a failure, the next change or the next load sends the same stats. */
  offer(order: StatsOrder, onAnswer: AnswerListener): Promise<void> {
    if (order.key === this.#lastKey) return this.#last;
    this.#lastKey = order.key;
    this.#last = this.#last.then(() => this.#send(order, onAnswer));
    return this.#last;
  }

  /** A background call: its failure is not shown. */
  async #send(order: StatsOrder, onAnswer: AnswerListener) {
    const user = await this.#call(order).catch(() => null);
    if (user) onAnswer(user);
  }
}
