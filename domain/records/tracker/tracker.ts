/** Trackers: what a person measures, such as hours of sleep or cups of coffee. */

import * as z from "zod/mini";
import { clientIdSchema } from "../../client-id.ts";
import { rulesTrackers } from "../../languages/en/rules-trackers.ts";
import { coded } from "../../refusals.ts";
import { namedRequest } from "../../sealed/sealable.ts";
import { sealedField } from "../../sealed/sealed-text.ts";
import { shortTextSchema } from "../../visible-text.ts";
import type { Fields } from "../fields.ts";
import { recordSchema } from "../restore-gate.ts";
import { largestValue, type Range, rangeRefusals, trackerKinds, writtenRangeRefusals } from "./range.ts";

export const trackerTimes = ["with-star", "morning", "evening", "any-time"] as const;
export const readingsPerDay = ["one", "many"] as const;

/** UTF-16 units, after trimming. */
export const trackerNameLimit = 40;
export const unitLimit = 12;
export const scaleLabelLimit = 20;
export const maxTrackers = 30;

const option = <const Options extends readonly string[]>(label: string, options: Options) =>
  z.enum(options as Options, coded("unknown-option", `${label} is one of ${options.join(", ")}.`));

const kindSchema = option("The kind of a tracker", trackerKinds);
const askSchema = option("ask", trackerTimes);
const perDaySchema = option("perDay", readingsPerDay);

const numberRange = { min: -largestValue, max: largestValue };
const boundRefusal = coded("out-of-range", rulesTrackers.bound, numberRange);
const bound = {
  schema: z.nullable(z.number()),
  empty: null,
  written: z
    .number(boundRefusal)
    .check(z.minimum(numberRange.min, boundRefusal), z.maximum(numberRange.max, boundRefusal)),
} as const;

const positionRange = { min: 0, max: largestValue };
const positionRefusal = coded(
  "out-of-range",
  "position is a whole number from 0 to one million.",
  positionRange,
);

const words = { unstorable: rulesTrackers.unstorable, invisible: rulesTrackers.invisible };
const upTo = (max: number, length: typeof rulesTrackers.unitLength | typeof rulesTrackers.labelLength) =>
  ({
    schema: z.string(),
    empty: "",
    isWords: true,
    written: shortTextSchema({ ...words, length }, { min: 0, max }),
  }) as const;

/**
 * A tracker as the API sends it. `min`, `max` and `step` are null where nothing limits the values; a yes-no tracker has
 * none of them, and its values are 0 and 1. A duration is in minutes. `kind` and `perDay` never change.
 */
export const trackerFields = {
  id: { schema: z.string() },
  name: {
    schema: z.string(),
    written: shortTextSchema(
      { ...words, length: rulesTrackers.nameLength },
      { min: 1, max: trackerNameLimit },
    ),
    isWords: true,
  },
  kind: { schema: kindSchema, written: kindSchema },
  unit: upTo(unitLimit, rulesTrackers.unitLength),
  min: bound,
  max: bound,
  step: bound,
  lowLabel: upTo(scaleLabelLimit, rulesTrackers.labelLength),
  highLabel: upTo(scaleLabelLimit, rulesTrackers.labelLength),
  ask: { schema: askSchema, written: askSchema },
  perDay: { schema: perDaySchema, written: perDaySchema },
  isArchived: {
    schema: z.boolean(),
    written: z.boolean(coded("unknown-option", "isArchived is true or false.")),
  },
  position: {
    schema: z.int(),
    written: z
      .int(positionRefusal)
      .check(z.minimum(positionRange.min, positionRefusal), z.maximum(positionRange.max, positionRefusal)),
  },
  sealed: sealedField,
  revision: { schema: z.int() },
} as const satisfies Fields;

const hasRange =
  (refusals: typeof rangeRefusals) =>
  ({ value, issues }: z.core.ParsePayload<Range>) => {
    for (const [field, message] of Object.entries(refusals(value)))
      issues.push({ code: "custom", message, path: [field], input: value });
  };

/** The request that creates or changes a tracker. */
export const trackerChangeSchema = namedRequest(trackerFields, {}).check(hasRange(writtenRangeRefusals));

const broughtShape = namedRequest(trackerFields, { id: clientIdSchema });

export type BroughtTracker = z.output<typeof broughtShape>;

const listOf = <Tracker extends z.ZodMiniType>(tracker: Tracker) =>
  z.array(tracker, coded("wrong-shape", "trackers is a list of trackers.")).check(
    z.maxLength(
      maxTrackers,
      coded("too-many-trackers", `A universe can have up to ${maxTrackers} trackers.`, {
        max: maxTrackers,
      }),
    ),
  );

/** The trackers of an import, by the rules of those that a person makes. */
export const importedTrackersSchema = listOf(broughtShape.check(hasRange(writtenRangeRefusals)));

/** The trackers of a file that is restored. */
export const restoredTrackersSchema = listOf(broughtShape.check(hasRange(rangeRefusals)));

export type TrackerChange = z.output<typeof trackerChangeSchema>;

export const trackerSchema = recordSchema(trackerFields);

export type Tracker = z.output<typeof trackerSchema>;
