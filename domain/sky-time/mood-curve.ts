/** The mood of a journal over time: how pleasant its feelings were, as a smooth curve. */

import { daysIn } from "../calendar.ts";
import type { Feelings } from "../feelings.ts";
import type { MoodEntry } from "../records/star/mood-entry.ts";
import { scoreOf } from "../score.ts";
import type { TimeSpan } from "./span.ts";

/** −1 (intense and unpleasant) to 1 (intense and pleasant); null in a time without stars. */
export type Mood = number | null;

type Felt = Pick<MoodEntry, "emotion" | "intensity" | "secondaryEmotion" | "secondaryIntensity">;

/** A point summarises at least this many days. */
const daysPerPoint = (span: TimeSpan, most: number) => (daysIn(span) <= most ? 1 : 7);

/** The number of points of a curve: one for each day or, in a long span, each week, and no more than `most`. */
export const pointsFor = (span: TimeSpan, most: number): number =>
  Math.min(most, Math.ceil(daysIn(span) / daysPerPoint(span, most)));

/** The width of the smoothing, in points. */
const spread = 1.4;
const reach = 4;
const kernel = Array.from({ length: reach + 1 }, (_, away) => Math.exp(-(away ** 2) / (2 * spread ** 2)));
/** A point with a smaller share of a star near it has no mood. */
const minWeight = 0.05;

/**
 * A curve of up to `most` points over the span. Each point is the mean of the moods around it, where nearer stars
 * weigh more (a Gaussian kernel: Nadaraya and Watson, 1964). `times` belong to the stars and lie in the span. Stars
 * without a score, whose feelings the universe does not know, are left out.
 */
export function moodCurve(
  feelings: Feelings,
  stars: readonly Felt[],
  times: readonly number[],
  span: TimeSpan,
  most: number,
): readonly Mood[] {
  const points = pointsFor(span, most);
  const [sums, counts] = [new Float64Array(points), new Uint32Array(points)];
  for (const [at, star] of stars.entries()) {
    const score = scoreOf(feelings, star);
    if (score === null) continue;
    const share = ((times[at] as number) - span.first) / daysIn(span);
    const point = Math.min(points - 1, Math.max(0, Math.floor(share * points)));
    sums[point] = (sums[point] as number) + score;
    counts[point] = (counts[point] as number) + 1;
  }
  return Array.from(counts, (_, point) => smoothed(sums, counts, point));
}

function smoothed(sums: Float64Array, counts: Uint32Array, point: number): Mood {
  let [total, weight] = [0, 0];
  for (let away = -reach; away <= reach; away++) {
    const factor = kernel[Math.abs(away)] as number;
    total += factor * (sums[point + away] ?? 0);
    weight += factor * (counts[point + away] ?? 0);
  }
  return weight < minWeight ? null : total / weight;
}
