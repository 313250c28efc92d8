import { type CSSProperties, memo, useMemo } from "react";
import { firstDayOf } from "#domain/calendar.ts";
import type { IndexedStar, StarsByDay } from "#domain/journal/journal-index.ts";
import { type Band, type DayCell, yearInPixels } from "#domain/journal/pixels.ts";
import type { Pleasantness } from "#domain/journal/pleasantness.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { useTranslator } from "../../languages/language.ts";
import { monthTitle } from "../day-text.ts";
import { monthNames, narrowMonthNames } from "./calendar-names.ts";
import type { CalendarMonth } from "./calendar-place.ts";
import { cellName, familiesText, measuredName, pleasantnessName } from "./cell-text.ts";
import { bandsFill, glyphName } from "./family-fills.tsx";
import { pleasantnessFill } from "./PleasantnessLegend.tsx";
import { type TrackerPixels, valueStyle } from "./tracker-pixels.ts";

/** A step of the ramp; null where the universe knows none of the feelings. */
type PleasantnessOf = (stars: readonly IndexedStar[]) => Pleasantness | null;

type Props = {
  days: StarsByDay;
  year: number;
  today: number;
  isFiltered: boolean;
  /** How pleasant stars were; null where the days show their feelings. */
  pleasantness: PleasantnessOf | null;
  /** The tracker that the days show instead of their stars. */
  pixels: TrackerPixels | null;
  onOpenMonth: (month: CalendarMonth) => void;
};

/** Rows of the months of a year. They are memoized, because a year has up to 366 cells. */
export const YearGrid = memo(function YearGrid(props: Props) {
  const { days, year, today, isFiltered, pleasantness, pixels, onOpenMonth } = props;
  const t = useTranslator();
  const shortNames = monthNames(t, "short");
  const months = useMemo(() => yearInPixels(days, year), [days, year]);
  const lookOf = (cell: DayCell): Look | null => {
    if (pixels) return measuredLook(t, pixels, cell);
    if (cell.count === 0) return null;
    return pleasantness
      ? pleasantLook(t, pleasantness(days.get(cell.day) ?? []))
      : feelingLook(t, cell.bands);
  };
  return (
    <tbody className="contents">
      {months.map((cells, at) => (
        <tr key={shortNames[at]} className="contents">
          <MonthHeader place={{ year, month: at + 1 }} today={today} onOpen={onOpenMonth} />
          {cells.map((cell, date) => yearCell(t, cell, date, today, isFiltered, lookOf(cell)))}
        </tr>
      ))}
    </tbody>
  );
});

type HeaderProps = { place: CalendarMonth; today: number; onOpen: (month: CalendarMonth) => void };

/** Header of a row, or of a column of an upright year. The tab "Month" is the way by keyboard. */
function MonthHeader({ place, today, onOpen }: HeaderProps) {
  const t = useTranslator();
  const { year, month } = place;
  const isAhead = firstDayOf(year, month) > today;
  return (
    <th scope="row" className="year-month relative">
      <button
        type="button"
        tabIndex={-1}
        disabled={isAhead}
        onClick={() => onOpen(place)}
        className="relative min-h-5 w-full rounded-sm font-medium text-quiet text-small hover:text-ink disabled:text-dim max-sm:text-center sm:text-start"
      >
        <span className="sr-only">{monthTitle(t, place)}</span>
        <span aria-hidden="true" className="sm:hidden">
          {narrowMonthNames(t)[month - 1]}
        </span>
        <span aria-hidden="true" className="max-sm:hidden">
          {monthNames(t, "short")[month - 1]}
        </span>
      </button>
    </th>
  );
}

/**
 * A function, not a component, and called by the date in the month, so that another year only changes what differs:
 * there are 366 cells.
 */
function yearCell(
  t: Translator,
  cell: DayCell,
  date: number,
  today: number,
  isFiltered: boolean,
  look: Look | null,
) {
  const { day, count } = cell;
  if (day > today && count === 0 && !look?.style) return <td key={date} />;
  return (
    <td
      key={date}
      tabIndex={-1}
      data-day={day}
      data-lit={count > 0 ? look?.lit : undefined}
      data-measured={look?.isMeasured ? "" : undefined}
      // A day without found stars may have others, which the filter hides.
      data-empty={count === 0 && !isFiltered ? "" : undefined}
      data-tip=""
      aria-label={look?.isMeasured ? look.name : cellName(t, cell, isFiltered, look?.name)}
      aria-current={day === today ? "date" : undefined}
      className="year-cell"
      style={look?.style}
    />
  );
}

/** What a day shows; `name` says it. */
type Look = {
  readonly name: string;
  readonly lit: string;
  readonly style: CSSProperties | undefined;
  /** Whether it is that of a tracker: then `name` is all that the cell says. */
  readonly isMeasured?: true;
};

const feelingLook = (t: Translator, bands: readonly Band[]): Look => ({
  name: familiesText(t, bands),
  lit: litness(bands),
  style: cellFill(bands),
});

const measuredLook = (t: Translator, pixels: TrackerPixels, { day }: DayCell): Look => {
  const value = pixels.values.get(day) ?? null;
  return {
    name: measuredName(t, day, pixels.tracker, value),
    lit: "",
    style: value === null ? undefined : valueStyle(pixels, value),
    isMeasured: true,
  };
};

const pleasantLook = (t: Translator, step: Pleasantness | null): Look => ({
  name: pleasantnessName(t, step),
  lit: "",
  style: { "--bands-fill": pleasantnessFill(step) } as CSSProperties,
});

/** How much of the day is lit: "broad" if the glyph of the largest band fits in it, also where bands are columns. */
const litness = ([largest]: readonly Band[]): string => (largest && largest.share >= 0.45 ? "broad" : "");

/** The bands, and the glyph of the largest where there is room for it; `year.css` puts them together. */
function cellFill(bands: readonly Band[]): CSSProperties {
  const [largest] = bands;
  const glyph = largest?.family && largest.share > 0.3 ? `var(${glyphName(largest.family)})` : undefined;
  return {
    "--bands-fill": bandsFill(bands),
    ...(glyph && { "--glyph": glyph, "--share": largest?.share }),
  } as CSSProperties;
}
