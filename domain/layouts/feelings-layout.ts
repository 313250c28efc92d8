/** Feelings: nine streams through time, one for each family of emotions, whose height is how often it was felt. */

import { firstDayOf, partsOfDay } from "../calendar.ts";
import { canonicalEmotion, type FamilyId, familyIds } from "../emotions.ts";
import { type Feelings, findEmotion, headOf } from "../feelings.ts";
import type { MoodEntry } from "../records/star/mood-entry.ts";
import {
  aspectOf,
  inOrderOfList,
  inOrderOfTime,
  inSteps,
  type Layout,
  type LayoutRoom,
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
/** How much farther apart neighbours are, at most, where there is room. */
const mostStretch = 2.5;
/** Pixels: from the middle of a family's name to its stream, from one name to the next, and below the streams. */
const halfName = 60;
const nameHeight = 21;
const timeHeight = 24;
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
  /** How much farther apart stars are along the streams and across them. */
  readonly stretch: { readonly x: number; readonly y: number };
};

export function feelingsLayout(feelings: Feelings, entries: readonly MoodEntry[], room: LayoutRoom): Layout {
  const stars = inOrderOfTime(entries);
  if (stars.length === 0) return { places: [], strokes: [], marks: [] };
  const laneOf = lanesOf(feelings, stars);
  const forStreams = {
    width: Math.max(halfName, room.width - halfName),
    height: Math.max(timeHeight, room.height - timeHeight),
  };
  const streams = chooseStreams(stars, laneOf, forStreams);
  // Names have the same size in pixels however large a layout is.
  const nameUnits = (halfName / forStreams.width) * widthOf(streams);
  return {
    places: inOrderOfList(stars, (star, rank) => {
      const slot = streams.slots[rank] as number;
      const offset = (slot % 2 === 0 ? slot / 2 : -(slot + 1) / 2) * across * streams.stretch.y;
      return onPlane(
        xOf(columnOf(star.time, streams.days), streams),
        (streams.middles[laneOf[rank] as number] ?? 0) + offset,
      );
    }),
    strokes: strokesOf(streams),
    marks: [...familyMarks(streams, nameUnits), ...timeMarks(streams)],
  };
}

const columnOf = (time: number, days: number) => Math.floor(time / days);
const xOf = (column: number, { firstColumn, columns, stretch }: Streams) =>
  (column - firstColumn - (columns - 1) / 2) * along * stretch.x;
const widthOf = ({ columns, stretch }: Streams) => columns * along * stretch.x;

/** The length of a column with which the streams have about the shape of their room, stretched to fill it. */
function chooseStreams(stars: readonly TimedStar[], laneOf: readonly number[], room: LayoutRoom): Streams {
  const span = (stars.at(-1)?.time ?? 0) - (stars[0]?.time ?? 0);
  const possible = columnDays.filter((days) => span / days <= maxColumns);
  const all = (possible.length > 0 ? possible : [span / maxColumns]).map((days) =>
    streamsOf(stars, laneOf, { days, leastLane: nameHeight / room.height }),
  );
  const aspect = aspectOf(room);
  const misfit = (streams: Streams) => Math.abs(Math.log(widthOf(streams) / streams.height / aspect));
  const best = all.reduce((best, streams) => (misfit(streams) < misfit(best) ? streams : best));
  const wanted = (aspect * best.height) / widthOf(best);
  const y = Math.min(mostStretch, Math.max(1, 1 / wanted));
  return {
    ...best,
    middles: best.middles.map((middle) => middle && middle * y),
    height: best.height * y,
    stretch: { x: Math.min(mostStretch, Math.max(1, wanted)), y },
  };
}

/** How streams are made: the length of a column in days, and the least share of the height that a lane has. */
type Making = { readonly days: number; readonly leastLane: number };

function streamsOf(
  stars: readonly TimedStar[],
  laneOf: readonly number[],
  { days, leastLane }: Making,
): Streams {
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
  return {
    ...{ days, firstColumn, columns: lastColumn - firstColumn + 1, slots },
    ...stackLanes(most, leastLane),
    stretch: { x: 1, y: 1 },
  };
}

/**
 * Stacks lanes from the top. The nine families have a lane each, also those without a star. No lane has less than this
 * share of the height, so that each has room for its name, unless all of them would need more than there is.
 */
function stackLanes(most: readonly number[], leastShare: number): Pick<Streams, "middles" | "height"> {
  const wanted = most.map((count, lane) =>
    lanes[lane] === null && count === 0 ? null : laneGap + across * Math.ceil(inSteps(Math.max(1, count))),
  );
  const least = leastLane(
    wanted.flatMap((lane) => lane ?? []),
    leastShare,
  );
  const heights = wanted.map((lane) => lane && Math.max(lane, least));
  const height = heights.reduce<number>((sum, lane) => sum + (lane ?? 0), 0);
  let top = height / 2;
  const middles = heights.map((lane) => {
    if (lane === null) return null;
    top -= lane;
    return top + lane / 2;
  });
  return { middles, height };
}

/** The height below which no lane is, so that it is this share of all. */
function leastLane(heights: readonly number[], share: number): number {
  const ascending = heights.toSorted((one, other) => one - other);
  let above = ascending.reduce((sum, height) => sum + height, 0);
  let least = 0;
  // With so many lanes at their least height, the others are as high as they were.
  for (const [at, height] of ascending.entries()) {
    if (height >= share * (above + at * least)) break;
    above -= height;
    const count = at + 1;
    least = count * share < 1 ? (share * above) / (1 - count * share) : (ascending.at(-1) ?? 0);
  }
  return Math.min(least, ascending.at(-1) ?? 0);
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

/** `width`: units from the middle of a name to its stream. */
const familyMarks = (streams: Streams, width: number): Mark[] =>
  streams.middles.flatMap((y, lane) => {
    if (y === null) return [];
    // In a low room, names also stand at the end of their streams, and beside the first names.
    const edge = edgeOf(streams);
    const or = [onPlane(edge, y), onPlane(width - edge, y)];
    return [{ at: onPlane(-edge - width, y), or, means: { kind: "family", family: lanes[lane] ?? null } }];
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
