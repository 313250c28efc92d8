/** Filters for property-based tests, with parts that only reading or writing puts right. */

import fc from "fast-check";
import { dateOfDay, type Weekday } from "../domain/calendar.ts";
import { emotionIds, familyIds } from "../domain/emotions.ts";
import type { Filter } from "../domain/journal/filter.ts";
import { comparisons } from "../domain/trackers/compared-days.ts";
import { anyCharacter } from "./any-character.ts";

export const anyDate = fc.integer({ min: -25_000, max: 80_000 }).map(dateOfDay);
const dates = fc.option(anyDate);

export const anyFilter: fc.Arbitrary<Filter> = fc.record({
  words: fc.string({ unit: anyCharacter, maxLength: 300 }),
  // Filters are made in the order of the universe.
  emotions: fc.subarray([...emotionIds]),
  families: fc.array(fc.constantFrom(...familyIds)),
  intensity: fc.option(fc.record({ min: fc.integer(), max: fc.integer() })),
  tags: fc.array(fc.uuid(), { maxLength: 20 }),
  tagMatch: fc.constantFrom("all", "any"),
  twins: fc.constantFrom("only", "without", null),
  from: dates,
  to: dates,
  hours: fc.option(fc.record({ from: fc.nat({ max: 30 }), until: fc.nat({ max: 30 }) })),
  weekdays: fc.array(fc.nat({ max: 6 }) as fc.Arbitrary<Weekday>),
  note: fc.constantFrom("with", "without", null),
  measures: fc.array(
    fc.record({
      tracker: fc.uuid(),
      is: fc.constantFrom(...comparisons),
      value: fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    }),
    { maxLength: 14 },
  ),
});
