import { useMemo } from "react";
import { daysOfMonth, firstDayOf, partsOfDay } from "#domain/calendar.ts";
import { yearsOf } from "#domain/journal/days.ts";
import type { IndexedStar } from "#domain/journal/journal-index.ts";
import { pleasantnessOf } from "#domain/journal/pleasantness.ts";
import { journal } from "#domain/languages/en/journal.ts";
import { readingTexts } from "#domain/languages/en/reading-texts.ts";
import { useTranslator } from "../../languages/language.ts";
import { useFeelings } from "../../stars/feelings.ts";
import { OneOf } from "../../ui/OneOf.tsx";
import "./year.css";
import { CalendarHeader, TitleChoice } from "./CalendarHeader.tsx";
import { yearName } from "./calendar-names.ts";
import { type CalendarMonth, useCalendarPlace } from "./calendar-place.ts";
import { calendarRange, initialDay, yearChoices } from "./calendar-range.ts";
import { DaysShow, TrackerLegend } from "./DaysShow.tsx";
import { yearKeys } from "./day-keys.ts";
import { defineGlyphs, FamilyLegend, FamilySymbols, familyFills } from "./family-fills.tsx";
import type { CalendarProps } from "./MonthView.tsx";
import { PleasantnessLegend } from "./PleasantnessLegend.tsx";
import { useTrackerPixels } from "./tracker-pixels.ts";
import { useDayGrid } from "./use-day-grid.ts";
import { YearGrid } from "./YearGrid.tsx";
import { chooseYearColors, useYearColors } from "./year-colors.ts";

/** `year.css` makes columns of the months in a narrow window, and rows in a wide one. */
const isUpright = () => matchMedia("(width < 40rem)").matches;

type Props = CalendarProps & { onOpenMonth: (month: CalendarMonth) => void };

/** A year in pixels: a cell for each day, with its feelings. */
export function YearView({ days, measured, today, onOpenDay, onAdd, isFiltered, onOpenMonth }: Props) {
  const t = useTranslator();
  const { year, show } = useCalendarPlace(today);
  const range = useMemo(() => calendarRange(days, today, year), [days, today, year]);
  const years = useMemo(() => yearChoices(yearsOf(days), today, year), [days, today, year]);
  const shown = useMemo(
    () => Array.from({ length: 12 }, (_, at) => daysOfMonth(year, at + 1)).flat(),
    [year],
  );
  const grid = useDayGrid({
    ...range,
    initial: initialDay(shown, days, today),
    keys: (day, key) => yearKeys(isUpright())(day, key),
    onShow: (day) => show(partsOfDay(day).year),
    onOpen: onOpenDay,
    onAdd,
  });
  const feelings = useFeelings();
  const colors = useYearColors();
  const pleasantness = useMemo(
    () =>
      colors === "pleasantness" ? (stars: readonly IndexedStar[]) => pleasantnessOf(feelings, stars) : null,
    [colors, feelings],
  );
  const { pixels, isGone, choose } = useTrackerPixels(measured);
  const present = partsOfDay(today).year;
  return (
    <section ref={defineGlyphs} aria-label={`${year}`} className="flex flex-col gap-3" style={familyFills}>
      <FamilySymbols />
      <CalendarHeader
        title={`${year}`}
        count={shown.reduce((sum, day) => sum + (days.get(day)?.length ?? 0), 0)}
        isFiltered={isFiltered}
        isEmpty={days.size === 0 && !isFiltered}
        previous={{
          label: t(journal.calendar.previousYear),
          go: () => show(year - 1),
          isPossible: firstDayOf(year, 1) > range.first,
        }}
        next={{
          label: t(journal.calendar.nextYear),
          go: () => show(year + 1),
          isPossible: firstDayOf(year + 1, 1) <= range.last,
        }}
        onToday={year === present ? null : () => show(present)}
      >
        <TitleChoice
          label={t(journal.calendar.year)}
          value={year}
          options={years.map((value) => ({ value, name: yearName(t, value) }))}
          onChoose={show}
        />
      </CalendarHeader>
      <table
        {...grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: WAI-ARIA makes a table a grid in this way.
        role="grid"
        aria-label={`${year}`}
        className="year-grid"
      >
        <thead className="contents">
          <tr className="contents">
            <td className="year-month" />
            {Array.from({ length: 31 }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the dates of a month.
              <th key={at} scope="col" className="year-date">
                <span data-often={at % 5 === 4 || at === 0 || undefined}>{at + 1}</span>
              </th>
            ))}
          </tr>
        </thead>
        <YearGrid {...{ days, year, today, isFiltered, pleasantness, pixels, onOpenMonth }} />
      </table>
      {measured.trackers.length > 0 || isGone ? (
        <DaysShow
          {...{ trackers: measured.trackers, pixels, isGone }}
          onTracker={choose}
          options={[
            ["feeling", t(readingTexts.calendar.feelings)],
            ["pleasantness", t(readingTexts.calendar.pleasantness)],
          ]}
          value={colors}
          onValueChange={chooseYearColors}
        />
      ) : (
        <div className="sm:max-w-96">
          <OneOf
            legend={t(journal.calendar.colors)}
            legendClassName="sr-only"
            options={[
              ["feeling", t(journal.calendar.byFeeling)],
              ["pleasantness", t(journal.calendar.byPleasantness)],
            ]}
            value={colors}
            onValueChange={chooseYearColors}
          />
        </div>
      )}
      {pixels ? <TrackerLegend pixels={pixels} /> : pleasantness ? <PleasantnessLegend /> : <FamilyLegend />}
    </section>
  );
}
