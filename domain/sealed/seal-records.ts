/** What a client sends while the words of records are sealed, opened, or sealed with the key of the next epoch. */

import * as z from "zod/mini";
import { refusalSchema } from "../call.ts";
import { newImportSchema } from "../imports.ts";
import { comparisonFields } from "../records/comparison/comparison.ts";
import { constellationFields } from "../records/constellation/constellation.ts";
import { ownFeelingFields } from "../records/feeling/feeling.ts";
import { type Fields, requestShape, wordFields } from "../records/fields.ts";
import { starFields } from "../records/star/fields.ts";
import { tagFields } from "../records/tag/tag.ts";
import { trackerFields } from "../records/tracker/tracker.ts";
import { coded } from "../refusals.ts";
import { newLinkSchema } from "../shown-skies/link.ts";
import { textUpTo } from "../text.ts";
import { nameKeySchema, sealedSchema } from "./sealed-text.ts";
import { hasNameKey, type SealedKind, sealedKinds, type Words } from "./sealed-words.ts";

export const sealRecordsPerBatch = 100;
/** Bytes of a batch. */
export const sealRecordsLimit = 1024 * 1024;

const wordsOf = <F extends Fields>(fields: F): z.ZodMiniType => {
  const shape: Readonly<Record<string, z.ZodMiniType>> = requestShape(fields);
  return z.strictObject(
    Object.fromEntries(wordFields(fields).map((name) => [name, shape[name] as z.ZodMiniType])),
  );
};

/** The words of each kind, as a person may write them. */
const wordSchemas: Readonly<Record<SealedKind, z.ZodMiniType>> = {
  entry: wordsOf(starFields),
  tag: wordsOf(tagFields),
  constellation: wordsOf(constellationFields),
  feeling: wordsOf(ownFeelingFields),
  tracker: wordsOf(trackerFields),
  comparison: wordsOf(comparisonFields),
  link: z.strictObject({ label: newLinkSchema.shape.label }),
  import: z.strictObject({ fileName: newImportSchema.shape.fileName }),
};

const revisionRefusal = coded(
  "not-a-revision",
  "A revision is a whole number, and null for links and imports.",
);

/** `id` and the revision of the record that was read; links and imports have none. */
const named = {
  id: textUpTo(200, "An id"),
  revision: z.nullable(z.int(revisionRefusal)),
};
const kindRefusal = coded("unknown-option", "The kind is not one of those whose words can be sealed.");

const sealedItem = z
  .strictObject({
    kind: z.enum(sealedKinds, kindRefusal),
    ...named,
    sealed: sealedSchema,
    nameKey: z.nullish(nameKeySchema),
  })
  .check(
    z.refine(({ kind, nameKey }) => hasNameKey(kind) === (nameKey != null), {
      error: coded("wrong-shape", "Tags, feelings and trackers have a nameKey, and nothing else has one."),
      path: ["nameKey"],
    }),
  );

const openedItem = z
  .strictObject({
    kind: z.enum(sealedKinds, kindRefusal),
    ...named,
    words: z.record(
      z.string(),
      z.nullable(z.string()),
      coded("wrong-shape", "words has the words of the record."),
    ),
  })
  .check(({ value, issues }) => {
    const read = wordSchemas[value.kind].safeParse(value.words);
    if (read.success) value.words = read.data as Words;
    else issues.push(...z.core.util.prefixIssues("words", read.error.issues as z.core.$ZodRawIssue[]));
  });

/**
 * A key by which an import tells what it brought before, and what it said: both contain words. `id` is the key as it is,
 * `nameKey` the HMAC of it. Both stay when words are opened or sealed anew, because an HMAC cannot be undone.
 */
const importKeyItem = z.strictObject({
  kind: z.literal("import-key", kindRefusal),
  id: textUpTo(200, "A key"),
  nameKey: nameKeySchema,
  said: z.nullable(textUpTo(60, "What an entry says")),
});

export type SealedItem = z.output<typeof sealedItem>;
export type OpenedItem = z.output<typeof openedItem>;
export type ImportKeyItem = z.output<typeof importKeyItem>;
export type SealItem = SealedItem | OpenedItem | ImportKeyItem;

export const sealRecordsSchema = z.strictObject({
  items: z
    .array(
      z.union([sealedItem, openedItem, importKeyItem]),
      coded("wrong-shape", "items is a list of records."),
    )
    .check(
      z.maxLength(
        sealRecordsPerBatch,
        coded("too-many-entries", `A batch has up to ${sealRecordsPerBatch} records.`, {
          max: sealRecordsPerBatch,
        }),
      ),
    ),
});

/** What has words to seal: a record, a link, an import, or the key of something that was imported. */
export const sealItemKinds = [...sealedKinds, "import-key"] as const;
export type SealItemKind = (typeof sealItemKinds)[number];

/**
 * What became of each item, in the order of the request: `changed` is one that has another revision, or whose words are
 * as they shall be already, by another device; `revision` is the one that it has now.
 */
export const sealedItemsSchema = z.object({
  items: z.array(
    z.object({
      kind: z.enum(sealItemKinds),
      id: z.string(),
      state: z.enum(["stored", "changed", "gone"]),
      revision: z.nullable(z.int()),
    }),
  ),
});
export type SealedItems = z.output<typeof sealedItemsSchema>;

/** 409 of a `finish` that comes too early: how many of each kind are left. Kinds of which none is left are missing. */
export const wordsLeftSchema = z.extend(refusalSchema, {
  left: z.optional(z.record(z.string(), z.int())),
});
