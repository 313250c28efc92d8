/** Records as they may be tomorrow, with one more field of stars and one more kind, and random stars. */

import fc from "fast-check";
import * as z from "zod/mini";
import { emotionIds } from "#domain/emotions.ts";
import type { Fields } from "#domain/records/fields.ts";
import { recordKinds } from "#domain/records/record-kinds.ts";
import { recordSchema } from "#domain/records/restore-gate.ts";
import { starFields } from "#domain/records/star/fields.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { textUpTo } from "#domain/text.ts";
import { makeSealed } from "./make-sealed.ts";
import { makeStar } from "./make-star.ts";

const weather = {
  schema: z.nullable(z.string()),
  empty: null,
  written: textUpTo(100, "The weather"),
  isWords: true,
  isLater: true,
} as const;
export const grownFields = { ...starFields, weather };
const dreamFields = {
  id: { schema: z.string() },
  name: { schema: z.string(), written: textUpTo(40, "A name"), isWords: true },
  revision: { schema: z.int() },
} as const satisfies Fields;

export const today = recordKinds;
/** A star with one more field, and one more kind of record. */
export const tomorrow = {
  ...recordKinds,
  star: { ...recordKinds.star, fields: grownFields, schema: recordSchema(grownFields) },
  dream: {
    fields: dreamFields,
    schema: recordSchema(dreamFields),
    list: "dreams",
    fileList: "dreams",
    isLater: true,
    compare: recordKinds.tag.compare,
  },
} as const;
export type Kinds = typeof today;

/** What a release had of a star, or of its fields, that knew none of the later fields. */
export const withoutLater = (star: object) =>
  Object.fromEntries(
    Object.entries(star).filter(([name]) => !("isLater" in (starFields[name as keyof MoodEntry] ?? {}))),
  );
export const yesterday = { ...recordKinds, star: { ...recordKinds.star, fields: withoutLater(starFields) } };

const moment = fc
  .integer({ min: Date.UTC(1990), max: Date.UTC(2026) })
  .map((ms) => new Date(ms).toISOString());
export const text = fc.string({ unit: "grapheme" }).map((value) => value.replaceAll("\0", ""));
export const star: fc.Arbitrary<MoodEntry> = fc
  .record({
    // One of the 36, or the id of an own feeling.
    emotion: fc.oneof(fc.constantFrom(...emotionIds), fc.uuid()),
    intensity: fc.integer({ min: 1, max: 10 }),
    note: fc.option(text.filter((note) => note.trim() !== "")),
    keptOutOfLetters: fc.boolean(),
    timestamp: moment,
    utcOffset: fc.option(fc.integer({ min: -840, max: 840 })),
    timeZone: fc.option(fc.constantFrom("Europe/Berlin", "Asia/Tokyo")),
    tags: fc.uniqueArray(fc.uuid(), { maxLength: 3 }),
    editedAt: fc.option(moment),
    revision: fc.nat(),
  })
  .map((values) => makeStar({ userId: "ada", ...values }));
export const sealedStar: fc.Arbitrary<MoodEntry> = fc
  .tuple(star, fc.string())
  .map(([one, words]) => ({ ...one, note: null, sealed: makeSealed(words) }));
export const grownStar = fc
  .tuple(star, fc.option(text.filter((value) => value.trim() !== "")))
  .map(([known, value]) => ({ ...known, weather: value }));

export const feed = (entries: readonly object[], more: object = {}) => ({
  ...{ revision: 1, nextOrdinal: 1, isWhole: true, entries, tags: [], constellations: [] },
  removed: { entries: [], tags: [], constellations: [] },
  ...more,
});
export const fileOf = (moodEntries: readonly object[], more: object = {}) => ({
  ...{ formatVersion: 1, exportedAt: "2026-01-01T00:00:00.000Z", isWhole: true, settings: {} },
  ...{ tags: [], constellations: [], quizResponses: [], recommendations: [], wellnessSessions: [] },
  moodEntries,
  bin: moodEntries.map((one) => ({ ...one, id: "binned", deletedAt: "2026-01-01T00:00:00.000Z" })),
  ...more,
});
