/** The kinds of records of which a universe consists. */

import * as z from "zod/mini";
import { comparisonFields, comparisonSchema, type KeptComparison } from "./comparison/comparison.ts";
import { constellationFields, constellationSchema } from "./constellation/constellation.ts";
import { ownFeelingFields, ownFeelingSchema } from "./feeling/feeling.ts";
import type { Fields } from "./fields.ts";
import { type ReadingBlock, readingBlockSchema, unpackReadings } from "./reading/columns.ts";
import { type Reading, readingFields, readingSchema } from "./reading/reading.ts";
import { starFields } from "./star/fields.ts";
import { type MoodEntry, moodEntrySchema } from "./star/mood-entry.ts";
import { tagFields, tagSchema } from "./tag/tag.ts";
import { type Tracker, trackerFields, trackerSchema } from "./tracker/tracker.ts";

export type Row = { readonly id: string; readonly revision: number };

export type RecordKind = {
  readonly fields: Fields;
  /** The schema of a record of the kind, which reads through the gate. */
  readonly schema: z.ZodMiniType;
  /** The name of its list in the feed and in what a client holds. */
  readonly list: string;
  /** The name of its list in the file that people take along. */
  readonly fileList: string;
  /** Whether files and servers of before the kind exist, which have no list of it. */
  readonly isLater?: true;
  /** The schema of what a list of the feed has, where that is more than single records. */
  readonly feedItem?: z.ZodMiniType;
  /** The records of such a list. */
  fromFeed?(items: readonly unknown[]): readonly Row[];
  /** The list of the records to which those of this kind belong, and the field with their ids: both go together. */
  readonly partOf?: { readonly list: string; readonly field: string };
  /** The order of its list. */
  compare(one: Row, other: Row): number;
};

export type RecordKinds = Readonly<Record<string, RecordKind>>;

const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const byId = (one: Row, other: Row) => compareText(one.id, other.id);

export const byMoment = (one: MoodEntry, other: MoodEntry) =>
  compareText(one.timestamp, other.timestamp) || byId(one, other);

/** The order that the person gave them; trackers of two devices can have the same position. */
const byPosition = (one: Tracker, other: Tracker) =>
  one.position - other.position || compareText(one.name, other.name) || byId(one, other);

const byName = (one: KeptComparison, other: KeptComparison) =>
  compareText(one.name, other.name) || byId(one, other);

export const recordKinds = {
  star: {
    fields: starFields,
    schema: moodEntrySchema,
    list: "entries",
    fileList: "moodEntries",
    compare: byMoment,
  },
  tag: { fields: tagFields, schema: tagSchema, list: "tags", fileList: "tags", compare: byId },
  constellation: {
    fields: constellationFields,
    schema: constellationSchema,
    list: "constellations",
    fileList: "constellations",
    compare: byId,
  },
  feeling: {
    fields: ownFeelingFields,
    schema: ownFeelingSchema,
    list: "feelings",
    fileList: "feelings",
    isLater: true,
    compare: byId,
  },
  tracker: {
    fields: trackerFields,
    schema: trackerSchema,
    list: "trackers",
    fileList: "trackers",
    isLater: true,
    compare: byPosition,
  },
  reading: {
    fields: readingFields,
    schema: readingSchema,
    list: "readings",
    fileList: "readings",
    isLater: true,
    feedItem: z.union([readingBlockSchema, readingSchema]),
    fromFeed: (items) => unpackReadings(items as readonly (Reading | ReadingBlock)[]),
    partOf: { list: "trackers", field: "trackerId" },
    compare: byId,
  },
  comparison: {
    fields: comparisonFields,
    schema: comparisonSchema,
    list: "comparisons",
    fileList: "comparisons",
    isLater: true,
    compare: byName,
  },
} as const satisfies RecordKinds;

/** The lists of a universe: for each kind its records, under the name of its list. */
export type ListsOf<Kinds extends RecordKinds> = {
  readonly [Name in keyof Kinds as Kinds[Name]["list"]]: readonly z.output<Kinds[Name]["schema"]>[];
};

type ItemOf<Kind extends RecordKind, Name> = Name extends "list"
  ? Kind extends { readonly feedItem: infer Item extends z.ZodMiniType }
    ? Item
    : Kind["schema"]
  : Kind["schema"];

/** The schemas of the lists of all kinds, under the names that they have in the feed or in the file. @__NO_SIDE_EFFECTS__ */
export const listSchemas = <Kinds extends RecordKinds, Name extends "list" | "fileList">(
  kinds: Kinds,
  name: Name,
) =>
  Object.fromEntries(
    Object.values(kinds).map((kind) => {
      const list = z.array((name === "list" && kind.feedItem) || kind.schema);
      return [kind[name], kind.isLater ? z._default(list, []) : list];
    }),
  ) as unknown as { [Kind in keyof Kinds as Kinds[Kind][Name]]: z.ZodMiniArray<ItemOf<Kinds[Kind], Name>> };
