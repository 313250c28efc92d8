/** Days by what they measured, as a filter asks for them: "sleep below 6 hours". */

import { largestValue } from "../records/tracker/range.ts";
import { type DayValues, dayValuesOf, type Measured } from "./day-values.ts";

export const comparisons = ["below", "atMost", "exactly", "atLeast", "above"] as const;
export type Comparison = (typeof comparisons)[number];

/** Days on which the value of a tracker, by its id, compares so with another value. */
export type ComparedDay = {
  readonly tracker: string;
  readonly is: Comparison;
  readonly value: number;
};

/** Most of them in a filter. */
export const maxComparedDays = 10;

/** Values are equal in spite of the error of floating point. */
const error = 1e-6;

const meets: Readonly<Record<Comparison, (value: number, bound: number) => boolean>> = {
  below: (value, bound) => value < bound - error,
  atMost: (value, bound) => value <= bound + error,
  exactly: (value, bound) => Math.abs(value - bound) <= error,
  atLeast: (value, bound) => value >= bound - error,
  above: (value, bound) => value > bound + error,
};

/** Tells the days, by their numbers, that meet all comparisons. A day without a value meets none, nor does any day one of an unknown tracker. */
export function daysCompared(measured: Measured, compared: readonly ComparedDay[]): (day: number) => boolean {
  const conditions = compared.map(({ tracker: id, is, value: bound }) => {
    const tracker = measured.trackers.find((one) => one.id === id);
    const days: DayValues | null = tracker ? dayValuesOf(measured, tracker) : null;
    return (day: number) => {
      const value = days?.get(day);
      return value !== undefined && meets[is](value, bound);
    };
  });
  return (day) => conditions.every((isMet) => isMet(day));
}

const written = /^([\w-]{1,40})\.([a-zA-Z]+)\.(-?\d{1,7}(?:\.\d{1,6})?)$/;

function readOne(text: string): readonly ComparedDay[] {
  const [, tracker, name, number] = written.exec(text) ?? [];
  const is = comparisons.find((comparison) => comparison === name);
  const value = Number(number) + 0;
  return tracker === undefined || is === undefined || Math.abs(value) > largestValue
    ? []
    : [{ tracker, is, value }];
}

const writeOne = ({ tracker, is, value }: ComparedDay): string =>
  `${tracker}.${is}.${value.toFixed(6).replace(/\.?0+$/, "")}`;

/** Reads them from a text such as `b0….below.360`; what has no meaning is left out, and each is there once. */
export function readComparedDays(text: string): readonly ComparedDay[] {
  const known = new Map(
    text
      .split(",")
      .flatMap(readOne)
      .map((one) => [writeOne(one), one]),
  );
  return [...known.values()].slice(0, maxComparedDays);
}

export const writeComparedDays = (compared: readonly ComparedDay[]): string =>
  compared.map(writeOne).join(",");
