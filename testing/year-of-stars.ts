/** The stars of an invented journal, at their places in the sky, for tests of pictures: always the same. */

import { catalogue } from "#domain/feelings.ts";
import { OccupiedPositions, placeStar } from "#domain/placement.ts";
import { seededRandom } from "#domain/pseudo-random.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { makeDemoEntries } from "../tools/seed/demo-journal.ts";
import { makeStar } from "./make-star.ts";

/** Oldest first; the last day is 31 December 2025. */
export function yearOfStars(stars = 365, days = 365): readonly MoodEntry[] {
  const occupied = new OccupiedPositions();
  const lastMidnight = Date.UTC(2025, 11, 31);
  return makeDemoEntries({ stars, days, lastMidnight, random: seededRandom(7) }).map((entry, ordinal) => {
    const { emotion, intensity, utcOffset, timeZone, twin, at } = entry;
    const place = placeStar(catalogue, ordinal, emotion, occupied);
    occupied.add(place);
    return makeStar({
      ...{ id: `star-${ordinal}`, emotion, intensity, utcOffset, timeZone, ...place },
      timestamp: new Date(at).toISOString(),
      isTwinStar: twin ? 1 : 0,
      secondaryEmotion: twin?.emotion ?? null,
      secondaryIntensity: twin?.intensity ?? null,
    });
  });
}
