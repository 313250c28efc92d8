/** The stars as the insights read them: their score, their day and hour on the person's clock, their feelings and tags. */

import { dayMs } from "../calendar.ts";
import { canonicalEmotion } from "../emotions.ts";
import type { Feelings } from "../feelings.ts";
import { dayAt } from "../local-time.ts";
import type { MoodEntry } from "../records/star/mood-entry.ts";
import { scoreOf } from "../score.ts";

const hourMs = 3_600_000;

export type ScoredStar = {
  /** Epoch milliseconds. */
  readonly moment: number;
  /** The number of the calendar day on the person's clock; see local-time.ts. */
  readonly day: number;
  /** 0 to 23. */
  readonly hour: number;
  /** −1 to 1; null if the universe does not know the feeling. */
  readonly score: number | null;
  /** 1 to 10, of the first feeling. */
  readonly intensity: number;
  /** One feeling, or the two of a twin star, as ids that the universe knows or as they are stored. */
  readonly feelings: readonly string[];
  readonly tags: readonly string[];
};

/** What the insights read of a star. Notes are not among it. */
export type InsightEntry = Pick<
  MoodEntry,
  "emotion" | "intensity" | "secondaryEmotion" | "secondaryIntensity" | "timestamp" | "utcOffset" | "tags"
>;

/**
 * The stars up to `now` (epoch milliseconds) in the order of their moments. Stars without an offset are read on a clock
 * `utcOffset` minutes east of UTC.
 */
export function scoreStars(
  known: Feelings,
  entries: readonly InsightEntry[],
  now: number,
  utcOffset: number,
): ScoredStar[] {
  const stars = entries
    .map((entry) => scoreStar(known, entry, utcOffset))
    .filter(({ moment }) => moment <= now);
  return stars.sort((one, other) => one.moment - other.moment || compareContent(one, other));
}

function scoreStar(known: Feelings, entry: InsightEntry, utcOffset: number): ScoredStar {
  const moment = Date.parse(entry.timestamp);
  const offset = entry.utcOffset ?? utcOffset;
  const day = dayAt(moment, offset);
  const first = canonicalEmotion(entry.emotion);
  const second = entry.secondaryEmotion === null ? first : canonicalEmotion(entry.secondaryEmotion);
  return {
    ...{ moment, day },
    hour: Math.floor((moment + offset * 60_000 - day * dayMs) / hourMs),
    score: scoreOf(known, entry),
    intensity: entry.intensity,
    // Two names of earlier versions can mean the same feeling.
    feelings: first === second ? [first] : [first, second],
    tags: entry.tags,
  };
}

/** The order of stars of one moment must not depend on that of the list, nor on ids. */
const compareContent = (one: ScoredStar, other: ScoredStar) =>
  (one.score ?? 0) - (other.score ?? 0) || (one.feelings.join() < other.feelings.join() ? -1 : 1);
