/** Finds stars of a week, a month and of years ago for "On this day". */

import { monthsBefore } from "../calendar.ts";
import { firstLitDay, type JournalDay, journalDay } from "./days.ts";
import type { StarsByDay } from "./journal-index.ts";

export type Memory = JournalDay & { readonly unit: "week" | "month" | "year"; readonly count: number };

/**
 * The days with stars a week, a month and whole years before `today` (the number of a day), the latest first. Where the
 * date does not exist in the earlier month, the last day of that month takes its place: 28 February for 31 March.
 */
export function onThisDay(days: StarsByDay, today: number): readonly Memory[] {
  const first = firstLitDay(days) ?? today;
  const memoryOf = (unit: Memory["unit"], count: number, day: number): Memory => ({
    ...{ unit, count },
    ...journalDay(days, day),
  });
  const memories = [memoryOf("week", 1, today - 7), memoryOf("month", 1, monthsBefore(today, 1))];
  for (let years = 1; monthsBefore(today, 12 * years) >= first; years++)
    memories.push(memoryOf("year", years, monthsBefore(today, 12 * years)));
  return memories.filter(({ stars }) => stars.length > 0);
}
