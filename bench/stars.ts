/** Lists of stars as the server sends them, the same in every run. Generated here, so that a row needs no server. */

import { catalogue } from "#domain/feelings.ts";
import { OccupiedPositions, placeStar } from "#domain/placement.ts";
import { seededRandom } from "#domain/pseudo-random.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { makeStar } from "../testing/make-star.ts";
import { makeDemoEntries } from "../tools/seed/demo-journal.ts";

/** One star per day, so that a full sky has all its year rings; some of the stars are twins. */
export function makeStars(count: number): MoodEntry[] {
  // The middle of a year, because the first star of a year redraws the rings.
  const lastMidnight = Date.UTC(2026, 6, 1);
  const taken = new OccupiedPositions();
  const moments = makeDemoEntries({ stars: count, days: count, lastMidnight, random: seededRandom(count) });
  return moments.map(({ at, utcOffset, timeZone, emotion, intensity, note, twin }, ordinal) => {
    const place = placeStar(catalogue, ordinal, emotion, taken);
    taken.add(place);
    return makeStar({
      ...{ id: `star-${ordinal}`, userId: "mira", emotion, intensity, note, ...place },
      timestamp: new Date(at).toISOString(),
      ...{ utcOffset, timeZone, revision: ordinal + 1 },
      isTwinStar: twin ? 1 : 0,
      secondaryEmotion: twin?.emotion ?? null,
      secondaryIntensity: twin?.intensity ?? null,
    });
  });
}
