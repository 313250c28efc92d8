/** Long lists in the copy of a universe: in parts, so that a change writes one part of a list again. */

import type { Universe } from "#domain/records/apply-changes.ts";
import type { Reading } from "#domain/records/reading/reading.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { packReadings, yearOf } from "./packed-readings.ts";
import { monthOf, packStars } from "./packed-stars.ts";

type Key = readonly string[];

export type PartedList<Row> = {
  rowsOf(universe: Universe): readonly Row[];
  /** The name of the part in which a row is. */
  nameOf(row: Row): string;
  /** The text of a part. */
  pack(rows: readonly Row[]): string;
  /** The beginning of the keys of a person's parts, which end with the names. */
  keyOf(userId: string): Key;
};

/** The parts of a list by their names, with the rows in their order. */
export type Parts<Row> = ReadonlyMap<string, readonly Row[]>;

export const starParts: PartedList<MoodEntry> = {
  rowsOf: ({ entries }) => entries,
  nameOf: monthOf,
  pack: packStars,
  keyOf: (userId) => [userId],
};

/** The keys of readings are beside those of stars in a store that earlier versions have made, which read nothing of them. */
export const readingParts: PartedList<Reading> = {
  rowsOf: ({ readings }) => readings,
  nameOf: yearOf,
  pack: packReadings,
  keyOf: (userId) => ["readings", userId],
};

export const keysOf = <Row>({ keyOf }: PartedList<Row>, userId: string) =>
  IDBKeyRange.bound(keyOf(userId), [...keyOf(userId), []]);

export const partsOf = <Row>({ rowsOf, nameOf }: PartedList<Row>, universe: Universe): Parts<Row> =>
  Map.groupBy(rowsOf(universe), nameOf);

/** The parts whose rows are others than before: a row that did not change is the identical object. */
export const changedParts = <Row>(parts: Parts<Row>, before: Parts<Row>): readonly string[] =>
  [...parts.keys()].filter((name) => !isSamePart(parts.get(name) ?? [], before.get(name) ?? []));

const isSamePart = <Row>(rows: readonly Row[], before: readonly Row[]) =>
  rows.length === before.length && rows.every((row, at) => row === before[at]);
