/**
 * Year: a calendar in which each day has a cell, weeks follow each other, and years are stacked: so many beside each
 * other that the calendar has the shape of the window.
 */

import { firstDayOf, partsOfDay, type Weekday, weekdayOf } from "../calendar.ts";
import type { Position } from "../placement.ts";
import type { MoodEntry } from "../records/star/mood-entry.ts";
import {
  inOrderOfList,
  inOrderOfTime,
  type Layout,
  type Mark,
  onPlane,
  type Strip,
  type Stroke,
  type TimedStar,
} from "./layout.ts";

export type YearOptions = {
  readonly weekStart: Weekday;
  /** Width by height of the room. In a tall one, weeks go down, and years stand side by side. */
  readonly shape: number;
};
const isTallRoom = ({ shape }: YearOptions) => shape < 1;

/** Units between the stars of one day, and round them. */
const slotSpacing = 9;
const cellMargin = 8;
/** The smallest distances between two weeks, and between two days of a week. */
const minCell = { week: 26, day: 32 } as const;
/** Space between two stacked years: the names of the months stand there while the years are few. */
const yearGaps = { wide: 46, tall: 112 } as const;
const narrowGap = 36;
const mostYearsWithMonths = 3;
/** Space between the end of a year and the beginning of the one beside it, where its name stands. */
const nameGap = 150;
/** A young journal shows only its months, but not fewer than these. */
const fewestMonths = 4;
/** How much farther apart the days of a week, or the weeks, are at most, where there is room. */
const mostStretch = 2.6;

/** Half the length of a strip, and its distance from the middle, by the size of a cell. */
const stripShare = { across: 0.4, down: 0.44 } as const;

type Calendar = {
  readonly years: readonly number[];
  /** The shown months of each year, 1 to 12, and their weeks. */
  readonly months: readonly number[];
  readonly firstWeek: number;
  readonly weeks: number;
  readonly week: number;
  readonly day: number;
  readonly gap: number;
  /** Years in a stack. Several stacks follow each other in the direction of the weeks. */
  readonly stack: number;
  readonly options: YearOptions;
};

const hasAllMonths = ({ years }: Pick<Calendar, "years">) => years.length <= mostYearsWithMonths;
const thicknessOf = ({ day, gap }: Calendar) => 7 * day + gap;
const lengthOf = ({ week, weeks }: Calendar) => weeks * week + nameGap;
const stacksOf = ({ years, stack }: Calendar) => Math.ceil(years.length / stack);

/** `stripDays` are the numbers of days; those that the calendar does not show get no strip. */
export function yearLayout(
  entries: readonly MoodEntry[],
  options: YearOptions,
  stripDays: Iterable<number> = [],
): Layout {
  const stars = inOrderOfTime(entries);
  const slots = slotsOfDays(stars);
  const years = [...new Set(stars.map(({ time }) => partsOfDay(Math.floor(time)).year))].sort(
    (one, other) => one - other,
  );
  const rings = ringOf(slots.reduce((most, slot) => Math.max(most, slot), 0));
  const cell = 2 * rings * slotSpacing + cellMargin;
  const gap =
    years.length > mostYearsWithMonths ? narrowGap : yearGaps[isTallRoom(options) ? "tall" : "wide"];
  const calendar = withBestStack({
    ...shownMonths(stars, years, options),
    ...{ years, options, gap, stack: years.length },
    ...{ week: Math.max(minCell.week, cell), day: Math.max(minCell.day, cell) },
  });
  return {
    places: inOrderOfList(stars, ({ time }, rank) => {
      const { x, y } = cellAt(Math.floor(time), calendar);
      const slot = slotAt(slots[rank] as number);
      return onPlane(x + slot.x, y + slot.y);
    }),
    strokes: strokesOf(calendar),
    marks: marksOf(calendar),
    strips: stripsOf(stripDays, calendar),
  };
}

/** The months from the first to the last one in which any year has a star, and the weeks of all of them. */
function shownMonths(stars: readonly TimedStar[], years: readonly number[], options: YearOptions) {
  const used = [...new Set(stars.map(({ time }) => partsOfDay(Math.floor(time)).month))];
  const last = Math.max(fewestMonths, ...used);
  const first = Math.min(last - fewestMonths + 1, ...used);
  const weekAt = (day: number) => weekOf(day, options).week;
  const firstWeek = Math.min(...years.map((year) => weekAt(firstDayOf(year, first))));
  const lastWeek = Math.max(...years.map((year) => weekAt(firstDayOf(year, last + 1) - 1)));
  const months = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return { months, firstWeek, weeks: lastWeek - firstWeek + 1 };
}

/** Gives the calendar the stacks in which it is the largest in its window. */
function withBestStack(calendar: Calendar): Calendar {
  const { shape } = calendar.options;
  const sizeOf = (stack: number) => {
    const [across, along] = [
      stack * thicknessOf(calendar),
      stacksOf({ ...calendar, stack }) * lengthOf(calendar),
    ];
    return isTallRoom(calendar.options) ? Math.max(across, along * shape) : Math.max(along, across * shape);
  };
  const stacks = calendar.years.map((_, at) => calendar.years.length - at);
  const stack = stacks.reduce((best, stack) => (sizeOf(stack) < sizeOf(best) ? stack : best), stacks[0] ?? 1);
  return stretched({ ...calendar, stack });
}

/** Moves the days of a week, or the weeks, so far apart that the calendar fills its room. */
function stretched(calendar: Calendar): Calendar {
  const { day, week, weeks, gap, stack, options } = calendar;
  // Length along the weeks by the width across them.
  const shape = isTallRoom(options) ? 1 / options.shape : options.shape;
  const [along, across] = [stacksOf(calendar) * lengthOf(calendar), stack * thicknessOf(calendar)];
  const roomForDays = (along / shape / stack - gap) / 7;
  const roomForWeeks = ((across * shape) / stacksOf(calendar) - nameGap) / weeks;
  return {
    ...calendar,
    day: Math.max(day, Math.min(mostStretch * day, roomForDays)),
    week: Math.max(week, Math.min(mostStretch * week, roomForWeeks)),
  };
}

/** For each star, how many stars of its day are before it. */
function slotsOfDays(stars: readonly TimedStar[]): readonly number[] {
  const counts = new Map<number, number>();
  return stars.map(({ time }) => {
    const day = Math.floor(time);
    const slot = counts.get(day) ?? 0;
    counts.set(day, slot + 1);
    return slot;
  });
}

/** The square ring round the middle of the cell in which a slot is: 8 slots in the first ring, 16 in the second. */
const ringOf = (slot: number) => Math.ceil((Math.sqrt(slot + 1) - 1) / 2);

/** Slots fill square rings from the middle outward, so that a later star of a day moves no earlier one. */
function slotAt(slot: number): { x: number; y: number } {
  const ring = ringOf(slot);
  if (ring === 0) return { x: 0, y: 0 };
  const at = slot - (2 * ring - 1) ** 2;
  const [side, along] = [Math.floor(at / (2 * ring)), (at % (2 * ring)) - ring];
  const [x, y] = [
    [ring, along],
    [-along, ring],
    [-ring, -along],
    [along, -ring],
  ][side] as [number, number];
  return { x: x * slotSpacing, y: y * slotSpacing };
}

/** Position along the weeks, and across them. */
function place(calendar: Calendar, year: number, week: number, weekday: number): Position {
  const at = calendar.years.indexOf(year);
  const line = Math.floor(at / calendar.stack);
  const across = calendar.stack * thicknessOf(calendar) - calendar.gap;
  const top = (at % calendar.stack) * thicknessOf(calendar) - across / 2;
  const along =
    (week - calendar.firstWeek - (calendar.weeks - 1) / 2) * calendar.week +
    (line - (stacksOf(calendar) - 1) / 2) * lengthOf(calendar);
  const down = top + (weekday + 0.5) * calendar.day;
  return isTallRoom(calendar.options) ? onPlane(down, -along) : onPlane(along, -down);
}

function weekOf(day: number, { weekStart }: YearOptions): { year: number; week: number; weekday: number } {
  const { year } = partsOfDay(day);
  const first = firstDayOf(year, 1);
  const before = (weekdayOf(first) - weekStart + 7) % 7;
  return {
    year,
    week: Math.floor((day - first + before) / 7),
    weekday: (weekdayOf(day) - weekStart + 7) % 7,
  };
}

function cellAt(day: number, calendar: Calendar): Position {
  const { year, week, weekday } = weekOf(day, calendar.options);
  return place(calendar, year, week, weekday);
}

/** Lies at the lower edge of the cell, beneath its stars. */
function stripsOf(days: Iterable<number>, calendar: Calendar): Strip[] {
  const { years, months, week, day: height, options } = calendar;
  const [across, down] = isTallRoom(options) ? [height, week] : [week, height];
  const shown = { years: new Set(years), months: new Set(months) };
  return [...days].flatMap((day) => {
    const { year, month } = partsOfDay(day);
    if (!shown.years.has(year) || !shown.months.has(month)) return [];
    const { x, y } = cellAt(day, calendar);
    const [half, below] = [stripShare.across * across, y - stripShare.down * down];
    return [{ day, from: onPlane(x - half, below), to: onPlane(x + half, below) }];
  });
}

/** A line on both sides of each year, and one at the beginning of each month. */
function strokesOf(calendar: Calendar): Stroke[] {
  return calendar.years.flatMap((year) => [
    ...[-0.5, 6.5].map((weekday) => ({
      from: place(calendar, year, calendar.firstWeek - 0.7, weekday),
      to: place(calendar, year, calendar.firstWeek + calendar.weeks - 0.3, weekday),
    })),
    ...calendar.months.map((month) => {
      const { week } = weekOf(firstDayOf(year, month), calendar.options);
      return {
        from: place(calendar, year, week - 0.5, -0.5),
        to: place(calendar, year, week - 0.5, 6.5),
      };
    }),
  ]);
}

function marksOf(calendar: Calendar): Mark[] {
  const { years, options } = calendar;
  const first = years[0];
  // The names of months are over the first year of each stack alone, if these are many: the weeks of all others are
  // below.
  const withMonths = years.filter((_, at) => hasAllMonths(calendar) || at % calendar.stack === 0);
  const last = years[Math.min(calendar.stack, years.length) - 1];
  const yearMarks = years.map((year): Mark => {
    return { at: place(calendar, year, calendar.firstWeek - 2.4, 3), means: { kind: "year", year } };
  });
  const monthMarks = withMonths.flatMap((year) =>
    calendar.months.map((month): Mark => {
      const { week } = weekOf(firstDayOf(year, month), options);
      return {
        at: place(calendar, year, week + 1.2, isTallRoom(options) ? -1.7 : -0.95),
        means: { kind: "month", year, month },
      };
    }),
  );
  const weekdayMarks = [0, 1, 2, 3, 4, 5, 6].map((at): Mark => {
    const weekday = (options.weekStart + at) % 7;
    return {
      at: place(
        calendar,
        (isTallRoom(options) ? first : last) ?? 0,
        calendar.firstWeek + calendar.weeks + 0.9,
        at,
      ),
      means: { kind: "weekday", weekday },
    };
  });
  if (first === undefined) return [];
  return [...yearMarks, ...monthMarks, ...(hasAllMonths(calendar) ? weekdayMarks : [])];
}
