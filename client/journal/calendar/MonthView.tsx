import { useMemo } from "react";
import { daysOfMonth, firstDayOf, partsOfDay } from "#domain/calendar.ts";
import { yearsOf } from "#domain/journal/days.ts";
import type { StarsByDay } from "#domain/journal/journal-index.ts";
import { journal } from "#domain/languages/en/journal.ts";
import { readingTexts } from "#domain/languages/en/reading-texts.ts";
import type { Measured } from "#domain/trackers/day-values.ts";
import { useTranslator } from "../../languages/language.ts";
import { weekStartOf } from "../../time/week-start.ts";
import { monthTitle } from "../day-text.ts";
import { CalendarHeader, TitleChoice } from "./CalendarHeader.tsx";
import { isYearFirst, monthNames, weekdayNames, yearName } from "./calendar-names.ts";
import { useCalendarPlace } from "./calendar-place.ts";
import { calendarRange, initialDay, yearChoices } from "./calendar-range.ts";
import { DaysShow, TrackerLegend } from "./DaysShow.tsx";
import { monthKeys } from "./day-keys.ts";
import { FamilyLegend, FamilySymbols, familyFills } from "./family-fills.tsx";
import { MonthGrid } from "./MonthGrid.tsx";
import { useTrackerPixels } from "./tracker-pixels.ts";
import { useDayGrid } from "./use-day-grid.ts";

export type CalendarProps = {
  /** The stars to show: all, or those that a filter finds. */
  days: StarsByDay;
  measured: Measured;
  today: number;
  onOpenDay: (day: number) => void;
  /** Opens Add Mood for a day without a star. */
  onAdd: (day: number) => void;
  isFiltered: boolean;
};

/** A month in weeks, with the feelings of each day. */
export function MonthView({ days, measured, today, onOpenDay, onAdd, isFiltered }: CalendarProps) {
  const t = useTranslator();
  const weekStart = weekStartOf(t.locale);
  const { year, month, show } = useCalendarPlace(today);
  const place = useMemo(() => ({ year, month }), [year, month]);
  const range = useMemo(() => calendarRange(days, today, year), [days, today, year]);
  const years = useMemo(() => yearChoices(yearsOf(days), today, year), [days, today, year]);
  const shown = daysOfMonth(year, month);
  const showDay = (day: number) => show(partsOfDay(day));
  const grid = useDayGrid({
    ...range,
    initial: initialDay(shown, days, today),
    keys: monthKeys(weekStart),
    onShow: showDay,
    onOpen: onOpenDay,
    onAdd,
  });
  const { pixels, isGone, choose } = useTrackerPixels(measured);
  const previous = firstDayOf(year, month) - 1;
  const next = firstDayOf(year, month + 1);
  const choosable = (choice: number) => ({ isDisabled: firstDayOf(year, choice) > range.last });
  const monthChoice = (
    <TitleChoice
      key="month"
      label={t(journal.calendar.month)}
      value={month}
      options={monthNames(t, "long").map((name, at) => ({ value: at + 1, name, ...choosable(at + 1) }))}
      onChoose={(month) => show({ year, month })}
    />
  );
  const yearChoice = (
    <TitleChoice
      key="year"
      label={t(journal.calendar.year)}
      value={year}
      options={years.map((value) => ({ value, name: yearName(t, value) }))}
      onChoose={(year) => showDay(Math.min(firstDayOf(year, month), range.last))}
    />
  );
  return (
    <section aria-label={monthTitle(t, place)} className="flex flex-col gap-3" style={familyFills}>
      <FamilySymbols />
      <CalendarHeader
        title={monthTitle(t, place)}
        count={shown.reduce((sum, day) => sum + (days.get(day)?.length ?? 0), 0)}
        isFiltered={isFiltered}
        isEmpty={days.size === 0 && !isFiltered}
        countBelow
        previous={{
          label: t(journal.calendar.previousMonth),
          go: () => showDay(previous),
          isPossible: previous >= range.first,
        }}
        next={{
          label: t(journal.calendar.nextMonth),
          go: () => showDay(next),
          isPossible: next <= range.last,
        }}
        onToday={shown.includes(today) ? null : () => showDay(today)}
      >
        {isYearFirst(t) ? [yearChoice, monthChoice] : [monthChoice, yearChoice]}
      </CalendarHeader>
      <table
        {...grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: WAI-ARIA makes a table a grid in this way.
        role="grid"
        aria-label={monthTitle(t, place)}
        className="grid grid-cols-7 gap-0.5 sm:gap-1.5"
      >
        <thead className="contents">
          <tr className="contents">
            {weekdayNames(t, weekStart).map(({ long, short, phone }) => (
              <th
                key={long}
                scope="col"
                abbr={long}
                className="overflow-hidden pb-1 text-center font-medium text-quiet text-small"
              >
                {phone === short ? (
                  short
                ) : (
                  <>
                    <span className="sm:hidden">{phone}</span>
                    <span className="max-sm:hidden">{short}</span>
                  </>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <MonthGrid {...{ days, place, weekStart, today, isFiltered, pixels }} />
      </table>
      {(measured.trackers.length > 0 || isGone) && (
        <DaysShow
          {...{ trackers: measured.trackers, pixels, isGone }}
          onTracker={choose}
          options={[["feeling", t(readingTexts.calendar.feelings)]]}
          value="feeling"
          onValueChange={() => {}}
        />
      )}
      {pixels ? <TrackerLegend pixels={pixels} /> : <FamilyLegend />}
    </section>
  );
}
