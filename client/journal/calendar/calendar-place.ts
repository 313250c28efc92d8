/** Which month and year the calendar shows, in the URL: of `year` and `month`, only the one chosen last. */

import { useCallback, useMemo } from "react";
import { useLocation, useSearch } from "wouter";
import { partsOfDay } from "#domain/calendar.ts";
import { otherParts } from "../../navigation/parameters.ts";

/** `month` is 1 to 12. */
export type CalendarMonth = { readonly year: number; readonly month: number };

/** Whether a person can have stars of this year. */
const isYear = (year: number) => year >= 1900 && year <= 9999;

/** A query without a month, or with one that does not exist, means the month of `today`, or the end of its `year`. */
export function readMonth(search: string, today: number): CalendarMonth {
  const query = new URLSearchParams(search);
  const [, year, month] = (query.get("month") ?? "").match(/^(\d{4})-(0[1-9]|1[0-2])$/) ?? [];
  if (isYear(Number(year))) return { year: Number(year), month: Number(month) };
  const present = partsOfDay(today);
  const named = query.get("year") ?? "";
  if (!/^\d{4}$/.test(named) || !isYear(Number(named)) || Number(named) === present.year) return present;
  return { year: Number(named), month: Number(named) < present.year ? 12 : 1 };
}

const monthText = ({ year, month }: CalendarMonth) => `${year}-${`${month}`.padStart(2, "0")}`;

/** The query `search` with another month, or with another year and no month; its other parameters stay as they are. */
export function replaceMonth(search: string, place: CalendarMonth | number): string {
  const shown = typeof place === "number" ? `year=${place}` : `month=${monthText(place)}`;
  return [...otherParts(search, "month", "year"), shown].join("&");
}

/** Changes replace the entry of the history, so that Back leaves the journal. */
export function useCalendarPlace(today: number) {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const place = useMemo(() => readMonth(search, today), [search, today]);
  const show = useCallback(
    (next: CalendarMonth | number) => navigate(`${path}?${replaceMonth(search, next)}`, { replace: true }),
    [search, path, navigate],
  );
  return { ...place, show };
}
