/** The moment of a star: the present moment or an earlier one. */

import * as z from "zod/mini";
import { rulesStars } from "./languages/en/rules-stars.ts";
import { coded } from "./refusals.ts";

const earliestYear = 1900;
const notAMoment = coded("not-a-moment", "timestamp must be a moment like 2026-03-13T12:00:00.000Z.");
const tooEarly = coded("moment-too-early", rulesStars.momentTooEarly, { year: earliestYear });

/** `moment` is epoch milliseconds. */
export const isTooEarly = (moment: number) => moment < Date.UTC(earliestYear);

/** ISO 8601 with `Z` or an offset, not before 1900; the output has `Z` and milliseconds. */
export const momentSchema = z.pipe(
  z.iso
    .datetime({ offset: true, error: notAMoment })
    .check(z.refine((text) => !isTooEarly(Date.parse(text)), tooEarly)),
  z.transform((text: string) => new Date(text).toISOString()),
);

/** Clocks of devices may be this much ahead. */
export const fastClockMs = 120_000;

/**
 * The moment (epoch milliseconds) of a star that was sent with `timestamp` (ISO 8601): a moment that is ahead by no more
 * than a fast clock is `now`. Null for a moment that has not come yet.
 */
export function momentOf(timestamp: string, now: number): number | null {
  const moment = Date.parse(timestamp);
  return moment > now + fastClockMs ? null : Math.min(moment, now);
}

/** A request takes up to this long, and clients read the server's clock to the second. */
const deliveryMs = 5_000;

/** The moment of a new star. Without a `timestamp`, or with one of the last seconds, the star is for the present moment. */
export function momentOfNewStar(timestamp: string | null | undefined, now: number): number | null {
  const moment = timestamp == null ? now : momentOf(timestamp, now);
  return moment !== null && moment >= now - deliveryMs ? now : moment;
}
