import { Plus, Star } from "lucide-react";
import { memo, useMemo } from "react";
import { partsOfDay, type Weekday } from "#domain/calendar.ts";
import type { StarsByDay } from "#domain/journal/journal-index.ts";
import { type Band, type DayCell, dayCell, monthGrid } from "#domain/journal/pixels.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { shortValueText } from "#domain/trackers/value-text.ts";
import { useTranslator } from "../../languages/language.ts";
import { cn } from "../../ui/class-names.ts";
import type { CalendarMonth } from "./calendar-place.ts";
import { cellName, measuredName } from "./cell-text.ts";
import { bandsFill, FamilySymbol } from "./family-fills.tsx";
import { type TrackerPixels, valueStyle } from "./tracker-pixels.ts";

type Props = {
  days: StarsByDay;
  place: CalendarMonth;
  weekStart: Weekday;
  today: number;
  isFiltered: boolean;
  /** The tracker that the days show; null while they show their feelings. */
  pixels: TrackerPixels | null;
};

/** The rows of the weeks of a month. */
export const MonthGrid = memo(function MonthGrid(props: Props) {
  const { days, place, weekStart, today, isFiltered, pixels } = props;
  const { year, month } = place;
  const weeks = useMemo(() => monthGrid(year, month, weekStart), [year, month, weekStart]);
  return (
    <tbody className="contents">
      {weeks.map((week, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the weeks of a month are those of its place.
        <tr key={row} className="contents">
          {week.map((day, column) =>
            day === null || (day > today && !days.has(day) && !pixels?.values.has(day)) ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above.
              <BlankCell key={column} day={day} />
            ) : (
              <MonthCell
                key={day}
                cell={dayCell(days, day)}
                isToday={day === today}
                isFiltered={isFiltered}
                pixels={pixels}
              />
            ),
          )}
        </tr>
      ))}
    </tbody>
  );
});

const shape = "h-13 rounded-[0.55rem] text-small tabular-nums sm:h-18";
const line =
  "flex items-center justify-between gap-0.5 overflow-hidden px-1 pt-1 leading-none max-[22rem]:px-0.5 sm:px-2 sm:pt-1.5";

/** A place before or after the month, or a day that has not come. */
function BlankCell({ day }: { day: number | null }) {
  const t = useTranslator();
  return (
    <td className={cn(shape, "p-0 text-dim")}>
      {day !== null && <span className={line}>{numberOfDay(t, day)}</span>}
    </td>
  );
}

const numberOfDay = (t: Translator, day: number) => partsOfDay(day).date.toLocaleString(t.locale);

type CellProps = { cell: DayCell; isToday: boolean } & Pick<Props, "isFiltered" | "pixels">;

function MonthCell({ cell, isToday, isFiltered, pixels }: CellProps) {
  const t = useTranslator();
  const { day, count, bands } = cell;
  // A day without found stars may have others, which the filter hides.
  const isEmpty = count === 0 && !isFiltered;
  const value = pixels?.values.get(day) ?? null;
  return (
    <td
      tabIndex={-1}
      data-day={day}
      {...(count > 0 && { "data-lit": "" })}
      {...(isEmpty && { "data-empty": "" })}
      {...(isToday && { "aria-current": "date" })}
      className={cn(
        shape,
        "relative flex scroll-m-16 flex-col justify-between border border-line p-0",
        count > 0 ? "bg-panel" : "text-quiet",
        (count > 0 || isEmpty) && "group/day cursor-pointer hover:border-edge",
      )}
    >
      <span className="sr-only">
        {cellName(t, cell, isFiltered)}
        {pixels && ` ${measuredName(t, day, pixels.tracker, value)}`}
      </span>
      <span aria-hidden="true" className={line}>
        <span className={cn("flex h-4 items-center sm:h-5", isToday && todayMark)}>
          {numberOfDay(t, day)}
        </span>
        {count > 1 && (
          <span className="flex h-4 items-center gap-0.5 sm:h-5 rounded-full bg-raised px-1 text-quiet max-[22rem]:bg-transparent max-[22rem]:px-0 sm:px-1.5">
            <Star className="size-2.5 fill-current max-sm:hidden" />
            {count.toLocaleString(t.locale)}
          </span>
        )}
      </span>
      {count > 0 && !pixels && <Bands bands={bands} />}
      {pixels && value !== null && (
        <span
          aria-hidden="true"
          className="flex h-7 items-center justify-center overflow-hidden rounded-b-[0.5rem] font-medium forced-color-adjust-none sm:h-9"
          style={valueStyle(pixels, value)}
        >
          {shortValueText(t, pixels.tracker, value)}
        </span>
      )}
      {isEmpty && value === null && (
        <Plus
          aria-hidden="true"
          className="mx-auto mb-1.5 size-4 opacity-0 group-hover/day:opacity-100 group-focus-visible/day:opacity-100 sm:mb-2.5 sm:size-5"
        />
      )}
    </td>
  );
}

const todayMark =
  "-ms-0.5 min-h-5 min-w-5 justify-center rounded-full bg-accent text-on-accent forced-colors:border";

const Bands = ({ bands }: { bands: readonly Band[] }) => (
  <span
    className="flex h-7 overflow-hidden rounded-b-[0.5rem] text-on-plate sm:h-9"
    style={{ background: bandsFill(bands) }}
  >
    {bands.map(({ family, share }) => (
      <span
        key={family}
        className="flex items-center justify-center overflow-hidden"
        style={{ width: `${share * 100}%` }}
      >
        <FamilySymbol family={family} className={glyphSize(share)} />
      </span>
    ))}
  </span>
);

/** A band has its glyph where the whole of it fits. */
function glyphSize(share: number): string {
  if (share < 0.2) return "hidden";
  return cn("size-3 shrink-0 sm:size-4.5", share < 0.28 && "max-sm:hidden");
}
