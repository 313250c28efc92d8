/** The quick choices for a star of an earlier moment. */

import { type Clock, dayAt, momentsAt, offsetIn } from "./local-time.ts";
import { isTooEarly } from "./moment.ts";
import { type LocalTime, localTimeIn } from "./typed-moment.ts";

export const quickMomentIds = ["hour-ago", "this-morning", "last-night", "yesterday-evening"] as const;
export type QuickMomentId = (typeof quickMomentIds)[number];

export type QuickMoment = LocalTime & { readonly id: QuickMomentId };

/** Days before today, and the hour on the person's clock. */
const times: Readonly<Record<Exclude<QuickMomentId, "hour-ago">, readonly [daysAgo: number, hour: number]>> =
  {
    "this-morning": [0, 8],
    "last-night": [1, 23],
    "yesterday-evening": [1, 19],
  };

const [minuteMs, hourMs] = [60_000, 3_600_000];

/**
 * The quick choices at `now` (epoch milliseconds) on a clock. A choice is left out while it is in the future, where
 * a clock change skips it, and when an earlier one in the list is the same minute. Of a repeated hour, the first counts.
 */
export function quickMoments(now: number, clock: Clock): readonly QuickMoment[] {
  const today = dayAt(now, offsetIn(clock, now));
  const momentOf = (id: QuickMomentId): number | undefined => {
    if (id === "hour-ago") return now - hourMs;
    const [daysAgo, hour] = times[id];
    return momentsAt(((today - daysAgo) * 24 + hour) * hourMs, clock)[0];
  };
  const taken = new Set<number>();
  return quickMomentIds.flatMap((id) => {
    const moment = momentOf(id);
    if (moment === undefined || moment > now || isTooEarly(moment)) return [];
    const minute = Math.floor(moment / minuteMs);
    if (taken.has(minute)) return [];
    taken.add(minute);
    return [{ id, ...localTimeIn(moment, clock) }];
  });
}
