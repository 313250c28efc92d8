import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type * as z from "zod/mini";
import { makeNameKey, makeSealed } from "../../testing/make-sealed.ts";
import { importBatchSchema, newImportSchema } from "../imports.ts";
import { comparisonChangeSchema } from "../records/comparison/comparison.ts";
import { constellationChangeSchema } from "../records/constellation/constellation.ts";
import { ownFeelingChangeSchema } from "../records/feeling/feeling.ts";
import { correctionSchema } from "../records/star/correction.ts";
import { newMoodEntrySchema } from "../records/star/mood-entry.ts";
import { tagChangeSchema } from "../records/tag/tag.ts";
import { trackerChangeSchema } from "../records/tracker/tracker.ts";
import { universeSliceSchema } from "../restore.ts";
import { linkChangeSchema, newLinkSchema } from "../shown-skies/link.ts";
import { epochOf, nameKeySchema, sealedLimit, sealedSchema } from "./sealed-text.ts";
import { hasNameKey, type SealedKind, wordNamesOf } from "./sealed-words.ts";

const id = "00000000-0000-4000-8000-000000000001";
const sealed = makeSealed("words");
const nameKey = makeNameKey("words");
const stars = [id, "00000000-0000-4000-8000-000000000002"];
const at = "2026-01-01T00:00:00.000Z";

type Request = { readonly kind: SealedKind; readonly schema: z.ZodMiniType; readonly rest: object };

const tag = { kind: "tag", schema: tagChangeSchema, rest: { kind: "other", isArchived: false } } as const;
const own = { family: "grief", valence: 0, energy: 0, isArchived: false };
const measured = { kind: "count", ask: "evening", perDay: "one", isArchived: false, position: 0 };
const shown = { showsFeelings: false, showsDates: false, isLive: true, validity: "day" };

const requests: readonly (readonly [string, Request])[] = [
  ["a new star", { kind: "entry", schema: newMoodEntrySchema, rest: { emotion: "joy", intensity: 7 } }],
  ["a correction", { kind: "entry", schema: correctionSchema, rest: {} }],
  ["a tag", tag],
  ["a feeling", { kind: "feeling", schema: ownFeelingChangeSchema, rest: own }],
  ["a tracker", { kind: "tracker", schema: trackerChangeSchema, rest: measured }],
  [
    "a constellation",
    { kind: "constellation", schema: constellationChangeSchema, rest: { entryIds: stars } },
  ],
  ["a comparison", { kind: "comparison", schema: comparisonChangeSchema, rest: {} }],
  ["a link", { kind: "link", schema: newLinkSchema, rest: { id, ...shown } }],
  ["a change of a link", { kind: "link", schema: linkChangeSchema, rest: {} }],
  ["an import", { kind: "import", schema: newImportSchema, rest: { id, source: "csv", total: 1 } }],
];

const plainWords: Readonly<Record<string, string>> = { query: "first.from=2026-01-01", unit: "h" };
const wordsOf = (kind: SealedKind, word: (name: string) => unknown) =>
  Object.fromEntries(wordNamesOf(kind).map((name) => [name, word(name)]));

describe.each(requests)("%s", (_, { kind, schema, rest }) => {
  const key = hasNameKey(kind) ? { nameKey } : {};
  const none = wordsOf(kind, (name) => (name === "note" ? null : ""));

  it("has sealed words in the place of its words, however it leaves those out", () => {
    for (const word of [undefined, null, ""]) {
      const said = { ...rest, ...wordsOf(kind, () => word), ...key, sealed };
      expect(schema.parse(JSON.parse(JSON.stringify(said)))).toMatchObject({
        ...rest,
        ...none,
        ...key,
        sealed,
      });
    }
  });

  it("has words, or sealed ones, and never both", () => {
    for (const name of wordNamesOf(kind)) {
      const said = { ...rest, ...none, ...key, sealed, [name]: plainWords[name] ?? "Rain" };
      expect(schema.safeParse(said).error?.issues.map(({ path }) => path.join())).toEqual([name]);
    }
  });

  it("has plain words as before, also where it says that none are sealed", () => {
    const said = { ...rest, ...wordsOf(kind, (name) => plainWords[name] ?? "Rain") };
    expect(schema.parse(said)).toMatchObject(said);
    expect(schema.parse({ ...said, sealed: null })).toMatchObject(said);
    expect(schema.safeParse({ ...said, nameKey }).success).toBe(false);
  });

  it("refuses what is no sealed text, and keeps its other rules", () => {
    for (const wrong of ["", "1.0.abc", "2.1.abc", "1.1.", "1.1.a=", 1, {}, "Rain"])
      expect(schema.safeParse({ ...rest, ...none, ...key, sealed: wrong }).success).toBe(false);
    expect(schema.safeParse({ ...rest, ...key, sealed, more: 1 }).success).toBe(false);
  });
});

test("a row of an import, or of a restore, may be sealed, and a correction of an import has no words", () => {
  const { kind, isArchived } = tag.rest;
  const star = { emotion: "joy", intensity: 7, timestamp: at, sealed };
  const batch = {
    entries: [{ key: "k", id, ...star }],
    tags: [{ id, kind, sealed, nameKey }],
    feelings: [{ id, family: "grief", valence: 0, energy: 0, sealed, nameKey }],
    trackers: [{ id, ...measured, sealed, nameKey }],
  };
  expect(importBatchSchema.parse(batch)).toMatchObject({
    entries: [{ note: null, sealed }],
    tags: [{ name: "", sealed, nameKey }],
    feelings: [{ name: "", sealed, nameKey }],
    trackers: [{ name: "", unit: "", sealed, nameKey }],
  });
  const correction = { key: "k", corrects: "j", correction: { sealed } };
  expect(importBatchSchema.safeParse({ entries: [], tags: [], corrections: [correction] }).success).toBe(
    false,
  );
  const slice = {
    entries: [{ ...star, id, createdAt: at, x: 0, y: 0, z: 0 }],
    tags: [{ id, kind, isArchived, sealed, nameKey }],
    feelings: [{ id, ...own, sealed, nameKey }],
    constellations: [{ id, entryIds: stars, sealed }],
    comparisons: [{ id, sealed }],
  };
  expect(universeSliceSchema.parse(slice)).toMatchObject({
    entries: [{ note: null, sealed }],
    tags: [{ name: "", sealed }],
    feelings: [{ name: "", sealed }],
    constellations: [{ name: "", sealed }],
    comparisons: [{ name: "", query: "", sealed }],
  });
});

test("a request of any value is read or refused, and never throws", () => {
  for (const [, { schema, rest }] of requests)
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (value, words) => {
        schema.safeParse(value);
        const read = schema.safeParse({ ...rest, name: words, note: words, sealed: value }).data as
          | { sealed?: unknown }
          | undefined;
        expect(["string", "undefined", "object"]).toContain(typeof read?.sealed);
      }),
    );
});

test("a sealed text names its epoch, and has at most 24 KB", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), fc.uint8Array({ minLength: 1 }), (epoch, bytes) => {
      const text = `1.${epoch}.${Buffer.from(bytes).toString("base64url")}`;
      expect(sealedSchema.parse(text)).toBe(text);
      expect(epochOf(text)).toBe(epoch);
    }),
  );
  const longest = `1.1.${"A".repeat(sealedLimit - 4)}`;
  expect([sealedSchema.safeParse(longest).success, sealedSchema.safeParse(`${longest}A`).success]).toEqual([
    true,
    false,
  ]);
  expect(nameKeySchema.safeParse(makeNameKey("x")).success).toBe(true);
  for (const wrong of ["", "A".repeat(42), "A".repeat(44), "+".repeat(43)])
    expect(nameKeySchema.safeParse(wrong).success).toBe(false);
});
