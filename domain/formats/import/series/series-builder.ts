/** Collects what a reader measures, up to what a universe could take. */

import { cleanName, nameKey } from "../clean-text.ts";
import { maxSeries, maxValues } from "../limits.ts";
import type { ReadSeries } from "./read-series.ts";
import { minutesPer } from "./units.ts";

/** What a reader says of a series; the first that it says of a name counts. */
export type SeriesForm = Pick<ReadSeries, "name" | "unit"> &
  Partial<Pick<ReadSeries, "range" | "combining" | "isOfDay">>;

export type FoundValue = {
  readonly value: number;
  readonly isYesNo?: boolean;
  readonly date: string;
  readonly time: string | null;
  readonly utcOffset?: number | null;
};

type Collected = {
  -readonly [Key in keyof ReadSeries]: ReadSeries[Key] extends readonly (infer Item)[]
    ? Item[]
    : ReadSeries[Key];
};

export type SeriesBuilder = ReturnType<typeof createSeries>;

export function createSeries() {
  const byId = new Map<string, Collected>();
  let [count, more] = [0, 0];

  const seriesOf = (form: SeriesForm): Collected | null => {
    const name = cleanName(form.name);
    const id = nameKey(name);
    const known = byId.get(id);
    if (known) return known;
    if (id === "" || byId.size >= maxSeries) return null;
    const made: Collected = {
      ...{ id, name, unit: form.unit.trim(), isYesNo: true, range: form.range ?? null },
      ...{ combining: form.combining ?? "mean", isOfDay: form.isOfDay ?? false },
      ...{ at: [], values: [], utcOffsets: [], texts: 0 },
    };
    byId.set(id, made);
    return made;
  };

  return {
    add(form: SeriesForm, { value, isYesNo = false, date, time, utcOffset = null }: FoundValue) {
      const series = count < maxValues ? seriesOf(form) : null;
      if (!series) {
        more += 1;
        return;
      }
      count += 1;
      series.isYesNo &&= isYesNo;
      series.at.push(time === null ? date : `${date}T${time}`);
      series.values.push(value * timesAsLong(form.unit, series.unit));
      series.utcOffsets.push(utcOffset);
    },
    /** Counts a cell that has something else than a number. */
    addText(form: SeriesForm) {
      const series = seriesOf(form);
      if (series) series.texts += 1;
    },
    /** Values that were too many. */
    left: () => more,
    /** The series of numbers, the longest first: not those that have texts more often. */
    list: (): ReadSeries[] =>
      [...byId.values()]
        .filter(({ values, texts }) => values.length > 0 && values.length >= texts)
        .sort((one, other) => other.values.length - one.values.length),
  };
}

/** What the values of one unit of time are multiplied with in another one: a file can have 7 h and 30 min. */
export function timesAsLong(unit: string, other: string): number {
  const [one, another] = [minutesPer(unit), minutesPer(other)];
  return one === null || another === null ? 1 : one / another;
}
