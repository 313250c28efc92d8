/** What a process keeps of long lists: those that were sent, and how many of them people ask for at once. */

import { ConcurrencyLimit, LimitOfEach } from "../limits/concurrency-limit.ts";
import type { Body } from "./body.ts";
import { ListCache } from "./list-cache.ts";

/** Enough for several tabs and browsers; others of the same person wait for these, and come again when too many wait. */
const repliesOfPerson = { maxRunning: 8, maxWaiting: 1_000 };
/** Long lists that are read and compressed at once: a processor and a connection of the database for each. */
const longAtOnce = 2;

export class SlicedReplies {
  readonly sent = new ListCache<Body>();
  /** Replies that are being sent, of each person. Rejects with `TooBusy`. */
  readonly open = new LimitOfEach(repliesOfPerson);
  readonly #long = new ConcurrencyLimit({ maxRunning: longAtOnce, maxWaiting: Number.POSITIVE_INFINITY });
  readonly #longOfPerson = new LimitOfEach({ maxRunning: 1, maxWaiting: Number.POSITIVE_INFINITY });

  /** Makes a long list in its turn, one of a person at a time, so that nobody else waits for more than one of theirs. */
  makeLong = (userId: string, make: () => Promise<unknown>) =>
    this.#longOfPerson.run(userId, () => this.#long.run(make));
}
