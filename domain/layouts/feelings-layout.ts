/** Feelings: nine streams through time, one for each family of emotions, whose height is how often it was felt. */

import { firstDayOf, partsOfDay } from "../calendar.ts";
import { canonicalEmotion, type FamilyId, familyIds } from "../emotions.ts";
import { type Feelings, findEmotion, headOf } from "../feelings.ts";
import type { MoodEntry } from "../records/star/mood-entry.ts";
import {
  inOrderOfList,
  inOrderOfTime,
  inSteps,
  type Layout,
  type Mark,
  nameOfMonth,
  onPlane,
  type Stroke,
  type TimedStar,
} from "./layout.ts";

/** Units between neighbours in a stream, along it and across it, and between two streams. */
const along = 15;
const across = 13;
const laneGap = 24;
/** Width by height of the streams, in a wide and in a tall window. */
const aspects = { wide: 1.7, tall: 1 } as const;
/** The possible lengths of time of a column, in days. */
const columnDays = [1 / 24, 1 / 6, 1 / 2, 1, 2, 4, 7, 14, 28, 61, 91, 182, 365, 730, 3650];
const maxColumns = 600;

type Lane = FamilyId | null;
/** The most pleasant family at the top; emotions that the universe does not know at the bottom. */
const lanes: readonly Lane[] = [
  ...familyIds.toSorted((one, other) => headOf(other).valence - headOf(one).valence),
  null,
];

/** The lane of each star, by its index in `lanes`. */
const lanesOf = (feelings: Feelings, stars: readonly TimedStar[]): readonly number[] =>
  stars.map(({ entry }) =>
    lanes.indexOf(findEmotion(feelings, canonicalEmotion(entry.emotion))?.family ?? null),
  );

type Streams = {
  readonly days: number;
  readonly firstColumn: number;
  readonly columns: number;
  /** For each star in order of time, how many stars are before it in its lane and column. */
  readonly slots: readonly number[];
  /** The middle of each lane, or null for one that is not shown. */
  readonly middles: readonly (number | null)[];
  readonly height: number;
};

/** Room for the names of the families: a share of the width, because names have the same size however large a layout is. */
const nameShares = { wide: 0.13, tall: 0.36 } as const;

export function feelingsLayout(feelings: Feelings, entries: readonly MoodEntry[], isTall: boolean): Layout {
  const stars = inOrderOfTime(entries);
  if (stars.length === 0) return { places: [], strokes: [], marks: [] };
  const laneOf = lanesOf(feelings, stars);
  const streams = chooseStreams(stars, laneOf, isTall ? aspects.tall : aspects.wide);
  return {
    places: inOrderOfList(stars, (star, rank) => {
      const slot = streams.slots[rank] as number;
      const offset = (slot % 2 === 0 ? slot / 2 : -(slot + 1) / 2) * across;
      return onPlane(
        xOf(columnOf(star.time, streams.days), streams),
        (streams.middles[laneOf[rank] as number] ?? 0) + offset,
      );
    }),
    strokes: strokesOf(streams),
    marks: [
      ...familyMarks(streams, widthOf(streams) * (isTall ? nameShares.tall : nameShares.wide)),
      ...timeMarks(streams),
    ],
  };
}

const columnOf = (time: number, days: number) => Math.floor(time / days);
const xOf = (column: number, { firstColumn, columns }: Streams) =>
  (column - firstColumn - (columns - 1) / 2) * along;
const widthOf = ({ columns }: Streams) => columns * along;

/** The length of a column with which the streams have about the wanted shape. */
function chooseStreams(stars: readonly TimedStar[], laneOf: readonly number[], aspect: number): Streams {
  const span = (stars.at(-1)?.time ?? 0) - (stars[0]?.time ?? 0);
  const possible = columnDays.filter((days) => span / days <= maxColumns);
  const all = (possible.length > 0 ? possible : [span / maxColumns]).map((days) =>
    streamsOf(stars, laneOf, days),
  );
  const misfit = (streams: Streams) => Math.abs(Math.log(widthOf(streams) / streams.height / aspect));
  return all.reduce((best, streams) => (misfit(streams) < misfit(best) ? streams : best));
}

function streamsOf(stars: readonly TimedStar[], laneOf: readonly number[], days: number): Streams {
  const counts = new Map<string, number>();
  const most = lanes.map(() => 0);
  const slots = stars.map((star, rank) => {
    const lane = laneOf[rank] as number;
    const key = `${lane} ${columnOf(star.time, days)}`;
    const slot = counts.get(key) ?? 0;
    counts.set(key, slot + 1);
    most[lane] = Math.max(most[lane] as number, slot + 1);
    return slot;
  });
  const firstColumn = columnOf(stars[0]?.time ?? 0, days);
  const lastColumn = columnOf(stars.at(-1)?.time ?? 0, days);
  return { days, firstColumn, columns: lastColumn - firstColumn + 1, slots, ...stackLanes(most) };
}

/** Stacks lanes from the top. The nine families have a lane each, also those without a star. */
function stackLanes(most: readonly number[]): Pick<Streams, "middles" | "height"> {
  const heights = most.map((count, lane) =>
    lanes[lane] === null && count === 0 ? null : laneGap + across * Math.ceil(inSteps(Math.max(1, count))),
  );
  const height = heights.reduce<number>((sum, lane) => sum + (lane ?? 0), 0);
  let top = height / 2;
  const middles = heights.map((lane) => {
    if (lane === null) return null;
    top -= lane;
    return top + lane / 2;
  });
  return { middles, height };
}

const edgeOf = (streams: Streams) => widthOf(streams) / 2 + 10;

function strokesOf(streams: Streams): Stroke[] {
  const edge = edgeOf(streams);
  return [
    ...streams.middles.flatMap((y) => (y === null ? [] : { from: onPlane(-edge, y), to: onPlane(edge, y) })),
    ...ticksOf(streams).map(({ x }) => ({
      from: onPlane(x, streams.height / 2),
      to: onPlane(x, -streams.height / 2),
    })),
  ];
}

const familyMarks = (streams: Streams, width: number): Mark[] =>
  streams.middles.flatMap((y, lane) => {
    const at = onPlane(-edgeOf(streams) - Math.max(60, width) / 2, y ?? 0);
    return y === null ? [] : [{ at, means: { kind: "family", family: lanes[lane] ?? null } }];
  });

const timeMarks = (streams: Streams): Mark[] =>
  ticksOf(streams).map(({ x, means }) => ({ at: onPlane(x, -streams.height * 0.52 - 8), means }));

type Tick = { readonly x: number; readonly means: Mark["means"] };
const maxTicks = 8;

/** The beginnings of years or months, or of days in a short journal. */
function ticksOf(streams: Streams): Tick[] {
  const { days, firstColumn, columns } = streams;
  const [from, to] = [Math.floor(firstColumn * days), Math.ceil((firstColumn + columns) * days)];
  const place = (day: number) => xOf(day / days - 0.5, streams);
  const isInside = (day: number) => day >= firstColumn * days && day < (firstColumn + columns) * days;
  if (to - from <= 62) {
    const step = Math.max(1, Math.ceil((to - from) / maxTicks));
    const shown = Array.from({ length: Math.ceil((to - from) / step) }, (_, at) => from + at * step);
    return shown.filter(isInside).map((day) => ({ x: place(day), means: { kind: "day", day } }));
  }
  const [first, last] = [partsOfDay(from), partsOfDay(to)];
  const count = (last.year - first.year) * 12 + last.month - first.month + 1;
  const step =
    [1, 2, 3, 6, 12].find((months) => count / months <= maxTicks) ?? 12 * Math.ceil(count / 12 / maxTicks);
  return Array.from({ length: count }, (_, at) => firstDayOf(first.year, first.month + at)).flatMap(
    (day): Tick[] => {
      const { year, month } = partsOfDay(day);
      if (!isInside(day) || (year * 12 + month - 1) % step !== 0) return [];
      return [{ x: place(day), means: nameOfMonth(year, month) }];
    },
  );
}
