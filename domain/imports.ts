/** Imports: stars that a person brings from elsewhere, their request, their reply, and their limits. */

import * as z from "zod/mini";
import { clientIdSchema } from "./client-id.ts";
import { momentSchema } from "./moment.ts";
import { maxOwnFeelings, ownFeelingChangeSchema } from "./records/feeling/feeling.ts";
import { broughtReadingsSchema } from "./records/reading/reading.ts";
import { correctionSchema } from "./records/star/correction.ts";
import { starFields } from "./records/star/fields.ts";
import { twinStarRefusals } from "./records/star/mood-entry.ts";
import { maxTags, tagChangeSchema } from "./records/tag/tag.ts";
import { importedTrackersSchema } from "./records/tracker/tracker.ts";
import { coded } from "./refusals.ts";
import { sealableObject, sealableRequest } from "./sealed/sealable.ts";
import { sealedField } from "./sealed/sealed-text.ts";
import { textUpTo } from "./text.ts";
import { lineUpTo } from "./visible-text.ts";

export const importSources = [
  "mood-universe-json",
  "mood-universe-csv",
  "daylio-csv",
  "daylio-backup",
  "how-we-feel-csv",
  "health-auto-export-json",
  "pixels-json",
  "pixy-json",
  "bearable-csv",
  "day-one-zip",
  "csv",
] as const;
export type ImportSource = (typeof importSources)[number];

/** The stars that a universe can have for an import to add to them; those in the bin count too. */
export const maxStars = 100_000;
export const entriesPerBatch = 500;
/** Bytes of a batch. */
export const batchLimit = 1024 * 1024;

const dayMs = 24 * 3_600_000;
/** An import that is not finished ends after this time. */
export const openForMs = dayMs;
/** A finished import can be undone for this time. */
export const undoableForMs = 30 * dayMs;

const totalRefusal = coded("out-of-range", `total is a whole number from 1 to ${maxStars}.`, {
  min: 1,
  max: maxStars,
});

/** The request that opens an import. `total` is the number of entries that it will send. */
export const newImportSchema = sealableObject(
  { fileName: "" },
  {
    id: clientIdSchema,
    source: z.enum(
      importSources,
      coded("unknown-option", "The source is not one of those that can be imported."),
    ),
    fileName: lineUpTo(255, "A file name"),
    total: z.int(totalRefusal).check(z.minimum(1, totalRefusal), z.maximum(maxStars, totalRefusal)),
  },
);

export type NewImport = z.output<typeof newImportSchema>;

const keySchema = textUpTo(200, "A key").check(z.minLength(1, coded("required", "An entry has a key.")));
/** What the source says of an entry, in short, so that a later export shows which entries are the same. */
const saidSchema = z.optional(textUpTo(60, "What an entry says"));

const idRequired = coded("required", "An entry with a sealed note has the id of its star.");

/**
 * An entry of a batch. `key` names it within the universe for ever: the id that the source has for it, or its time on the
 * clock and its mood. `id` is that of the star, which a sealed note needs, because it is sealed for this star alone.
 */
const importedEntrySchema = sealableRequest(starFields, {
  ...{ id: z.optional(clientIdSchema), key: keySchema, said: saidSchema },
  timestamp: momentSchema,
}).check(({ value, issues }) => {
  for (const [field, message] of Object.entries(twinStarRefusals(value)))
    issues.push({ code: "custom", message, path: [field], input: value });
  if (value.sealed != null && value.id === undefined)
    issues.push({ code: "custom", message: idRequired, path: ["id"], input: value });
});

export type ImportedEntry = z.output<typeof importedEntrySchema>;

const importedTagSchema = z.extend(z.omit(tagChangeSchema, { isArchived: true }), { id: clientIdSchema });

export type ImportedTag = z.output<typeof importedTagSchema>;

/**
 * An entry that corrects the star of another key, because its time or its mood has changed at the source. Its own key names
 * the same star from then on.
 */
const importedCorrectionSchema = z.strictObject({
  ...{ key: keySchema, said: saidSchema, corrects: keySchema },
  correction: z.omit(correctionSchema, { note: true, sealed: true, tags: true, keptOutOfLetters: true }),
});

export type ImportedCorrection = z.output<typeof importedCorrectionSchema>;

const importedFeelingSchema = z.extend(z.omit(ownFeelingChangeSchema, { isArchived: true }), {
  id: clientIdSchema,
});

export type ImportedFeeling = z.output<typeof importedFeelingSchema>;

/**
 * A batch. `tags` are those of its entries that the universe may not have; one with the name of another stands for it,
 * as do feelings and trackers, also in later batches. A reading that is there already stays, unless `replacesReadings`.
 */
export const importBatchSchema = z.strictObject({
  feelings: z.optional(
    z.array(importedFeelingSchema, coded("wrong-shape", "feelings is a list of feelings.")).check(
      z.maxLength(
        maxOwnFeelings,
        coded("too-many-feelings", `A universe can have up to ${maxOwnFeelings} feelings of its own.`, {
          max: maxOwnFeelings,
        }),
      ),
    ),
  ),
  trackers: z.optional(importedTrackersSchema),
  readings: z.optional(broughtReadingsSchema),
  replacesReadings: z.optional(z.boolean(coded("unknown-option", "replacesReadings is true or false."))),
  corrections: z.optional(
    z.array(importedCorrectionSchema, coded("wrong-shape", "corrections is a list of corrections.")).check(
      z.maxLength(
        entriesPerBatch,
        coded("too-many-entries", `A batch has up to ${entriesPerBatch} corrections.`, {
          max: entriesPerBatch,
        }),
      ),
    ),
  ),
  entries: z
    .array(importedEntrySchema, coded("wrong-shape", "entries is a list of entries."))
    .check(
      z.maxLength(
        entriesPerBatch,
        coded("too-many-entries", `A batch has up to ${entriesPerBatch} entries.`, { max: entriesPerBatch }),
      ),
    ),
  tags: z
    .array(importedTagSchema, coded("wrong-shape", "tags is a list of tags."))
    .check(
      z.maxLength(
        maxTags,
        coded("too-many-tags", `A universe can have up to ${maxTags} tags.`, { max: maxTags }),
      ),
    ),
});

export type ImportBatch = z.output<typeof importBatchSchema>;

/** `known` counts entries whose keys an earlier import has added. */
export const importCountsSchema = z.object({
  ...{ added: z.int(), known: z.int() },
  /** Stars that were corrected; left out where there are none. */
  corrected: z.optional(z.int()),
  /**
   * What a batch did with its readings: `known` are those that were there already, or that the person has removed. The
   * list of imports has those that an undo would take back.
   */
  readings: z.optional(z.object({ added: z.int(), known: z.int(), replaced: z.int() })),
});

export type ImportCounts = z.output<typeof importCountsSchema>;

/** A key that an import has used, and its star, which may be gone. `said` is null where an earlier release has imported it. */
export const importedKeySchema = z.object({
  ...{ key: z.string(), entryId: z.string(), said: z.nullable(z.string()) },
  /** The key is an HMAC, as what was said is, because the universe is or was sealed; left out otherwise. */
  isSealed: z.optional(z.literal(true)),
});

export type ImportedKey = z.output<typeof importedKeySchema>;

/** Keys of one reply, in the order of their keys. */
export const keysPerReply = 2_000;
export const importedKeysQuerySchema = z.object({ after: z.optional(textUpTo(200, "A key")) });

/** An import as the API sends it; times are ISO 8601 with `Z`. `undoneAt` is also the end of one that was never finished. */
export const importSchema = z.extend(importCountsSchema, {
  id: z.string(),
  source: z.enum(importSources),
  /** Empty beside `sealed`. */
  fileName: z.string(),
  sealed: sealedField.schema,
  total: z.int(),
  openedAt: z.string(),
  finishedAt: z.nullable(z.string()),
  undoneAt: z.nullable(z.string()),
});
