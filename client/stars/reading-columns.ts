/** Readings on their way to a worker: copying 18,000 of them as rows would take several times as long. */

import type { MeasuredReading } from "#domain/insights/measured-days.ts";

/** The readings of a tracker. */
export type ReadingColumns = {
  readonly trackerId: string;
  readonly at: readonly string[];
  readonly values: Float64Array;
};

export const columnsOf = (readings: readonly MeasuredReading[]): readonly ReadingColumns[] =>
  [...Map.groupBy(readings, ({ trackerId }) => trackerId)].map(([trackerId, some]) => ({
    trackerId,
    at: some.map(({ at }) => at),
    values: Float64Array.from(some, ({ value }) => value),
  }));

export const rowsOf = (columns: readonly ReadingColumns[]): readonly MeasuredReading[] =>
  columns.flatMap(({ trackerId, at, values }) =>
    at.map((moment, row) => ({ trackerId, at: moment, value: values[row] ?? 0 })),
  );
