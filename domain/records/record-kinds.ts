/** The kinds of records of which a universe consists. */

import * as z from "zod/mini";
import { constellationFields, constellationSchema } from "./constellation/constellation.ts";
import { ownFeelingFields, ownFeelingSchema } from "./feeling/feeling.ts";
import type { Fields } from "./fields.ts";
import { starFields } from "./star/fields.ts";
import { type MoodEntry, moodEntrySchema } from "./star/mood-entry.ts";
import { tagFields, tagSchema } from "./tag/tag.ts";

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
  /** The order of its list. */
  compare(one: Row, other: Row): number;
};

export type RecordKinds = Readonly<Record<string, RecordKind>>;

const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const byId = (one: Row, other: Row) => compareText(one.id, other.id);

export const byMoment = (one: MoodEntry, other: MoodEntry) =>
  compareText(one.timestamp, other.timestamp) || byId(one, other);

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
} as const satisfies RecordKinds;

/** The lists of a universe: for each kind its records, under the name of its list. */
export type ListsOf<Kinds extends RecordKinds> = {
  readonly [Name in keyof Kinds as Kinds[Name]["list"]]: readonly z.output<Kinds[Name]["schema"]>[];
};

/** The schemas of the lists of all kinds, under the names that they have in the feed or in the file. @__NO_SIDE_EFFECTS__ */
export const listSchemas = <Kinds extends RecordKinds, Name extends "list" | "fileList">(
  kinds: Kinds,
  name: Name,
) =>
  Object.fromEntries(
    Object.values(kinds).map((kind) => {
      const list = z.array(kind.schema);
      return [kind[name], kind.isLater ? z._default(list, []) : list];
    }),
  ) as unknown as { [Kind in keyof Kinds as Kinds[Kind][Name]]: z.ZodMiniArray<Kinds[Kind]["schema"]> };
