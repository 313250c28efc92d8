/** Lists of stars as the server sends them, the same in every run: made here, so that a row needs no server. */

import type { MoodEntry } from "#domain/mood-entry.ts";
import { placeStar, TakenPlaces } from "#domain/placement.ts";
import { seededRandom } from "#domain/seeded.ts";
import { live } from "../tools/seed/life.ts";

/** A star a day, so that a full sky has all its rings of years; some of them twins. */
export function makeStars(count: number): MoodEntry[] {
  // In the middle of a year: the star that begins one redraws the rings, which happens once a year.
  const lastMidnight = Date.UTC(2026, 6, 1);
  const taken = new TakenPlaces();
  const moments = live({ stars: count, days: count, lastMidnight, random: seededRandom(count) });
  return moments.map(({ at, emotion, intensity, note, twin }, ordinal) => {
    const place = placeStar(ordinal, emotion, taken);
    taken.add(place);
    return {
      ...{ id: `star-${ordinal}`, userId: "mira", emotion, intensity, note, ...place },
      timestamp: new Date(at).toISOString(),
      isTwinStar: twin ? 1 : 0,
      secondaryEmotion: twin?.emotion ?? null,
      secondaryIntensity: twin?.intensity ?? null,
    };
  });
}
