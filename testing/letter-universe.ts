/** An invented journal with notes, tags and readings, as letters read it. */

import { dateOfDay, dayMs } from "#domain/calendar.ts";
import { catalogue } from "#domain/feelings.ts";
import type { LetterUniverse } from "#domain/letters/letter-data.ts";
import { seededRandom } from "#domain/pseudo-random.ts";
import { makeDemoEntries } from "../tools/seed/demo-journal.ts";
import { makeStar } from "./make-star.ts";

const lastMidnight = Date.UTC(2026, 11, 31);

/** The evening of its last day, 31 December 2026. */
export const letterReader = { now: lastMidnight + 22 * 3_600_000, utcOffset: 0 };

export function letterUniverse(options: { stars: number; days: number; seed: number }): LetterUniverse {
  const { stars, days, seed } = options;
  const random = seededRandom(seed);
  const demo = makeDemoEntries({ stars, days, lastMidnight, random });
  const lastDay = lastMidnight / dayMs;
  const measured = Array.from({ length: days }, (_, ago) => dateOfDay(lastDay - ago)).filter(
    () => random() < 0.6,
  );
  return {
    feelings: catalogue,
    entries: demo.map((entry, at) =>
      makeStar({
        ...{ id: `star-${at}`, emotion: entry.emotion, intensity: entry.intensity, note: entry.note },
        ...{ tags: [...entry.tags], utcOffset: entry.utcOffset, timeZone: entry.timeZone },
        timestamp: new Date(entry.at).toISOString(),
        isTwinStar: entry.twin ? 1 : 0,
        secondaryEmotion: entry.twin?.emotion ?? null,
        secondaryIntensity: entry.twin?.intensity ?? null,
      }),
    ),
    tags: [...new Set(demo.flatMap(({ tags }) => tags))].map((name) => ({ id: name, name })),
    trackers: [
      { id: "sleep", name: "Sleep", kind: "duration", unit: "" },
      { id: "run", name: "Run", kind: "yes-no", unit: "" },
    ],
    readings: measured.flatMap((at) => [
      { trackerId: "sleep", at, value: Math.round(330 + 180 * random()) },
      { trackerId: "run", at, value: random() < 0.4 ? 1 : 0 },
    ]),
  };
}
