/** Finds a part of time in a list of stars by binary search. */

import { countBefore, type TimeRange } from "./time-window.ts";

/**
 * The times of a list that is in the order of its moments. On the wall clocks of two time zones, a later star can have
 * an earlier time; one whose time is unknown has that of its neighbours.
 */
export class TimeOrder {
  /** The latest time up to each star, and the earliest one from it on: both ascend. */
  readonly #latest: Float64Array;
  readonly #earliest: Float64Array;

  /** `times` are those of `timeOf`. */
  constructor(times: readonly number[]) {
    this.#latest = new Float64Array(times.length);
    this.#earliest = new Float64Array(times.length);
    let latest = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < times.length; at++) {
      const time = times[at] as number;
      if (time > latest) latest = time;
      this.#latest[at] = latest;
    }
    let earliest = Number.POSITIVE_INFINITY;
    for (let at = times.length - 1; at >= 0; at--) {
      const time = times[at] as number;
      if (time < earliest) earliest = time;
      this.#earliest[at] = earliest;
    }
  }

  /** The first star that is not before the range, and the last one that is not after it; the last is before the first if there is none. */
  indicesIn({ from, until }: TimeRange): readonly [first: number, last: number] {
    return [countBefore(this.#latest, from), countBefore(this.#earliest, until) - 1];
  }
}
