/** Sends each order once and in sequence, so that answers arrive in order; of several that wait, only the latest. */

import type { User } from "#domain/accounts/user.ts";
import type { StatsOrder } from "./stats-order.ts";

type AnswerListener = (user: User) => void;
type Waiting = { readonly order: StatsOrder; readonly onAnswer: AnswerListener };

/** Pause after each call, so that many stars that come back from offline take few calls. Milliseconds. */
const restMs = 3_000;
const restABit = () => new Promise<void>((resolve) => setTimeout(resolve, restMs));

export class StatsSender {
  readonly #call: (order: StatsOrder) => Promise<User>;
  readonly #rest: () => Promise<void>;
  #lastKey: string | null = null;
  #waiting: Waiting | null = null;
  #isSending = false;

  constructor(call: (order: StatsOrder) => Promise<User>, rest = restABit) {
    this.#call = call;
    this.#rest = rest;
  }

  /** An order is tried once: after a failure, the next change or the next load sends the same stats. */
  offer(order: StatsOrder, onAnswer: AnswerListener) {
    if (order.key === this.#lastKey) return;
    this.#lastKey = order.key;
    this.#waiting = { order, onAnswer };
    if (!this.#isSending) void this.#sendWaiting();
  }

  /** The calls are in the background: their failures are not shown. */
  async #sendWaiting() {
    this.#isSending = true;
    for (let next = this.#take(); next; next = this.#take()) {
      const user = await this.#call(next.order).catch(() => null);
      if (user) next.onAnswer(user);
      await this.#rest();
    }
    this.#isSending = false;
  }

  #take(): Waiting | null {
    const waiting = this.#waiting;
    this.#waiting = null;
    return waiting;
  }
}
