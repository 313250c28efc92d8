import { type CSSProperties, memo, useMemo } from "react";
import { firstDayOf } from "#domain/calendar.ts";
import type { StarsByDay } from "#domain/journal/journal-index.ts";
import { type DayCell, yearInPixels } from "#domain/journal/pixels.ts";
import { monthTitle } from "../day-text.ts";
import { monthNames } from "./calendar-names.ts";
import type { CalendarMonth } from "./calendar-place.ts";
import { cellName } from "./cell-text.ts";
import { bandsFill, FamilySymbol } from "./family-fills.tsx";

type Props = {
  days: StarsByDay;
  year: number;
  today: number;
  isFiltered: boolean;
  onOpenMonth: (month: CalendarMonth) => void;
};

const shortNames = monthNames("short");
const narrowNames = monthNames("narrow");

/** The rows of the months of a year. Memoized: it has up to 366 cells. */
export const YearGrid = memo(function YearGrid({ days, year, today, isFiltered, onOpenMonth }: Props) {
  const months = useMemo(() => yearInPixels(days, year), [days, year]);
  return (
    <tbody className="contents">
      {months.map((cells, at) => (
        <tr key={shortNames[at]} className="contents">
          <MonthHeader place={{ year, month: at + 1 }} today={today} onOpen={onOpenMonth} />
          {cells.map((cell) =>
            cell.day > today && cell.count === 0 ? (
              <td key={cell.day} />
            ) : (
              <YearCell key={cell.day} cell={cell} isToday={cell.day === today} isFiltered={isFiltered} />
            ),
          )}
        </tr>
      ))}
    </tbody>
  );
});

type HeaderProps = { place: CalendarMonth; today: number; onOpen: (month: CalendarMonth) => void };

/** Begins a row, or a column of an upright year. The tab "Month" is the way by keyboard. */
function MonthHeader({ place, today, onOpen }: HeaderProps) {
  const { year, month } = place;
  const isAhead = firstDayOf(year, month) > today;
  return (
    <th scope="row" className="year-month relative">
      <button
        type="button"
        tabIndex={-1}
        disabled={isAhead}
        onClick={() => onOpen(place)}
        className="relative min-h-5 w-full rounded-sm font-medium text-quiet text-small hover:text-ink disabled:text-dim max-sm:text-center sm:text-left"
      >
        <span className="sr-only">{monthTitle(place)}</span>
        <span aria-hidden="true" className="sm:hidden">
          {narrowNames[month - 1]}
        </span>
        <span aria-hidden="true" className="max-sm:hidden">
          {shortNames[month - 1]}
        </span>
      </button>
    </th>
  );
}

type CellProps = { cell: DayCell; isToday: boolean; isFiltered: boolean };

function YearCell({ cell, isToday, isFiltered }: CellProps) {
  const { day, count, bands } = cell;
  const [largest] = bands;
  const name = cellName(cell, isFiltered);
  return (
    <td
      tabIndex={-1}
      data-day={day}
      {...(count > 0 && { "data-lit": "" })}
      data-tip={name}
      aria-label={name}
      {...(isToday && { "aria-current": "date" })}
      className="year-cell"
      style={count > 0 ? { background: bandsFill(bands) } : undefined}
    >
      {largest && largest.share > 0.3 && (
        <FamilySymbol
          family={largest.family}
          className={largest.share < 0.45 ? "year-glyph year-glyph-narrow" : "year-glyph"}
          style={{ "--share": `${largest.share * 100}%` } as CSSProperties}
        />
      )}
    </td>
  );
}
