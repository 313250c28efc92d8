/** Which view of the journal the URL shows, and the day that it opens. The filter stands beside them. */

import { useCallback, useMemo, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { dateOfDay, dayOfDate, isCalendarDate } from "#domain/calendar.ts";
import { otherParts } from "../navigation/parameters.ts";
import { type CalendarMonth, replaceMonth } from "./calendar/calendar-place.ts";

export const journalPath = "/journal";

export const journalViews = ["days", "month", "year", "tags", "feelings", "constellations"] as const;
export type JournalView = (typeof journalViews)[number];

/** A day that is to be in view. Another object for the same `day` opens it again. */
export type OpenedDay = { readonly day: number };

/** Place in the journal; `day` is the number of a calendar day. */
type JournalPlace = { readonly view: JournalView; readonly day: number | null };

/** The place of a query: an unknown view is that of the days, and a date that does not exist is none. */
export function readPlace(search: string): JournalPlace {
  const query = new URLSearchParams(search);
  const view = journalViews.find((name) => name === query.get("view")) ?? "days";
  const date = query.get("day") ?? "";
  return { view, day: view === "days" && isCalendarDate(date) ? dayOfDate(date) : null };
}

/** The query `search` with another place; the filter stays as it is written. */
export function replacePlace(search: string, { view, day }: JournalPlace): string {
  const place = [
    view !== "days" || day !== null ? `view=${view}` : "",
    day === null ? "" : `day=${dateOfDay(day)}`,
  ];
  return [...place.filter(Boolean), ...otherParts(search, "view", "day")].join("&");
}

export function useJournalPlace() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const { view, day } = useMemo(() => readPlace(search), [search]);
  const [openings, setOpenings] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day that is shown can be opened again.
  const opened = useMemo<OpenedDay | null>(() => (day === null ? null : { day }), [day, openings]);
  const goTo = useCallback(
    (next: JournalPlace, replace: boolean) => {
      const query = replacePlace(search, next);
      navigate(query ? `${path}?${query}` : path, { replace });
    },
    [search, path, navigate],
  );
  /** Shows a view. Back leaves the journal, not one view after the other. */
  const showView = useCallback((view: JournalView) => goTo({ view, day: null }, true), [goTo]);
  /** Shows a day. Back leads to the calendar. */
  const openDay = useCallback(
    (next: number) => {
      if (next !== day) goTo({ view: "days", day: next }, false);
      setOpenings((count) => count + 1);
    },
    [day, goTo],
  );
  /** Opens a month of the calendar. `month` is 1 to 12. */
  const openMonth = useCallback(
    (month: CalendarMonth) => {
      const query = replacePlace(replaceMonth(search, month), { view: "month", day: null });
      navigate(`${path}?${query}`);
    },
    [search, path, navigate],
  );
  return { view, opened, showView, openDay, openMonth };
}
