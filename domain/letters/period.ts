/** The weeks, months and years that letters are about. */

import { type DaySpan, firstDayOf, mondayOf, partsOfDay } from "../calendar.ts";

export type PeriodKind = "week" | "month" | "year";

export type Period = DaySpan & { readonly kind: PeriodKind };

/** The week (from Monday), month or year that a day belongs to. */
export function periodOf(kind: PeriodKind, day: number): Period {
  const { year, month } = partsOfDay(day);
  if (kind === "week") return { kind, first: mondayOf(day), last: mondayOf(day) + 6 };
  if (kind === "month")
    return { kind, first: firstDayOf(year, month), last: firstDayOf(year, month + 1) - 1 };
  return { kind, first: firstDayOf(year, 1), last: firstDayOf(year + 1, 1) - 1 };
}
