/** Day: a clock face of 24 hours with midnight at the top, and months outward. */

import { firstDayOf, partsOfDay } from "../calendar.ts";
import type { Position } from "../placement.ts";
import type { MoodEntry } from "../records/star/mood-entry.ts";
import { FreePlaces } from "./free-places.ts";
import {
  inOrderOfList,
  inOrderOfTime,
  inSteps,
  type Layout,
  type Mark,
  minPlaceSpacing,
  nameOfMonth,
  onPlane,
  type Stroke,
} from "./layout.ts";

/** Units. */
const innerRadius = 60;
const spacing = minPlaceSpacing + 3;
/** Square units for each star: usual hours are fuller than others. */
const areaOfStar = 620;
const maxRings = 8;
const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Each day has an equal area, so that the density stays the same outward. */
type Face = { readonly first: number; readonly last: number; readonly areaOfDay: number };

export function dayLayout(entries: readonly MoodEntry[]): Layout {
  const stars = inOrderOfTime(entries);
  const first = Math.floor(stars[0]?.time ?? 0);
  const last = Math.floor(stars.at(-1)?.time ?? 0);
  const face = { first, last, areaOfDay: areaOfStar * inSteps(stars.length / (last - first + 1)) };
  const free = new FreePlaces(spacing);
  return {
    places: inOrderOfList(stars, ({ time }) => {
      const { x, y } = onFace(radiusAt(time, face), (time - Math.floor(time)) * 24);
      return free.take(x, y);
    }),
    strokes: stars.length > 0 ? strokesOf(face) : [],
    marks: stars.length > 0 ? marksOf(face) : [],
  };
}

const radiusAt = (time: number, { first, areaOfDay }: Face) =>
  Math.sqrt(innerRadius ** 2 + ((time - first) * areaOfDay) / Math.PI);

/** Clockwise from midnight at the top. */
function onFace(radius: number, hour: number): Position {
  const turn = (2 * Math.PI * hour) / 24;
  return onPlane(radius * Math.sin(turn), radius * Math.cos(turn));
}

const rimOf = (face: Face) => radiusAt(face.last + 1, face) + 14;

/** A spoke for every third hour, and a ring at the beginning of each shown month. */
function strokesOf(face: Face): Stroke[] {
  const rim = rimOf(face);
  const center = onPlane(0, 0);
  return [
    ...hours
      .filter((hour) => hour % 3 === 0)
      .map((hour) => ({ from: onFace(innerRadius * 0.6, hour), to: onFace(rim, hour) })),
    ...ringsOf(face).map((day) => ({ center, radius: radiusAt(day, face) })),
    { center, radius: rim },
  ];
}

function marksOf(face: Face): Mark[] {
  const rim = 1.05 * rimOf(face) + 12;
  return [
    ...[0, 12, 6, 18, 3, 9, 15, 21].map(
      (hour): Mark => ({ at: onFace(rim, hour), means: { kind: "hour", hour } }),
    ),
    ...ringsOf(face).map((day): Mark => {
      const { year, month } = partsOfDay(day);
      return { at: onFace(radiusAt(day, face), 0.6), means: nameOfMonth(year, month) };
    }),
  ];
}

/** The first days of months after the first one: of each month, or of so many months that there are few rings. */
function ringsOf({ first, last }: Face): readonly number[] {
  const from = partsOfDay(first);
  const to = partsOfDay(last);
  const count = (to.year - from.year) * 12 + to.month - from.month;
  const step =
    [1, 2, 3, 6, 12].find((months) => count / months <= maxRings) ?? 12 * Math.ceil(count / 12 / maxRings);
  const days = Array.from({ length: count }, (_, at) => firstDayOf(from.year, from.month + 1 + at));
  return days.filter((day) => {
    const { year, month } = partsOfDay(day);
    return (year * 12 + month - 1) % step === 0;
  });
}
