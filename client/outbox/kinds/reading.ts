/** Readings of trackers. */

import * as z from "zod/mini";
import { trackerCalls } from "#domain/calls/trackers.ts";
import { keepDateTogether } from "#domain/languages/dates.ts";
import { waiting } from "#domain/languages/en/waiting.ts";
import { dateTimeFormat } from "#domain/languages/format.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { dropRow, putRow, withReply } from "#domain/records/edit-universe.ts";
import { isDay } from "#domain/records/reading/at.ts";
import { readingId, readingValueSchema, type SentReading } from "#domain/records/reading/reading.ts";
import type { RefusalCode } from "#domain/refusals.ts";
import { send } from "../../api.ts";
import { CallError } from "../../call-errors.ts";
import { destructive } from "../../ui/toast-queue.ts";
import { showToast } from "../../ui/toasts.ts";
import { type Failure, failureOf, isUnknownCall } from "../deliver.ts";
import { findRow, kind, type Order, type WaitingText } from "../kind.ts";

/** The name of the tracker is what the person saw: the tracker can be gone before the reading arrives. */
const readingWriteSchema = z.object({
  trackerId: z.string(),
  at: z.string(),
  name: z.string(),
  value: readingValueSchema,
  utcOffset: z.nullable(z.int()),
  timeZone: z.nullable(z.string()),
  /** The name, in a universe whose words are sealed. */
  sealed: z.optional(z.string()),
});

export type ReadingWrite = z.output<typeof readingWriteSchema>;

async function sendReading({ userId, body }: Order<ReadingWrite>): Promise<SentReading> {
  const { trackerId, at, value, utcOffset, timeZone } = body;
  const order = { owner: userId, params: { trackerId, at }, body: { value, utcOffset, timeZone } };
  return (await send(trackerCalls.putReading, order)).data;
}

/** Time mends a day that has not come yet by the server's clock. */
const failures: Partial<Record<RefusalCode, Failure>> = {
  "unknown-tracker": "refused",
  "date-in-future": "skipped",
};

function failureOfReading(error: unknown): Failure {
  const code = error instanceof CallError ? error.refusal.code : null;
  return (code && failures[code]) ?? failureOf(error);
}

/** The day, and the time where the tracker has more than one reading a day. */
function momentText(t: Translator, at: string): string {
  const time = isDay(at) ? {} : ({ timeStyle: "short" } as const);
  const format = dateTimeFormat(t.locale, { dateStyle: "long", ...time, timeZone: "UTC" });
  return keepDateTogether(format.format(Date.parse(isDay(at) ? at : `${at}Z`)));
}

const textOf = (t: Translator, title: string, at: string): WaitingText => ({
  title,
  detail: momentText(t, at),
});

function showRefusedReading(error: CallError, { body }: { readonly body: ReadingWrite }) {
  showToast((t) => ({
    ...destructive(
      t(waiting.refused.reading, { name: body.name }),
      error.refusal.error ?? t(waiting.refused.noReason),
    ),
    detail: momentText(t, body.at),
  }));
}

export const reading = kind<ReadingWrite, SentReading>({
  bodySchema: readingWriteSchema,
  words: "tracker",
  deliver: sendReading,
  failureOf: failureOfReading,
  isAhead: isUnknownCall,
  references: ({ trackerId }) => [trackerId],
  replaceReference(body, id, by) {
    if (body.trackerId !== id) return body;
    return by === null ? null : { ...body, trackerId: by };
  },
  onDropped: showRefusedReading,
  apply(universe, { body: { name: _, sealed: __, ...body } }) {
    const id = readingId(body.trackerId, body.at);
    if (!findRow(universe.trackers, body.trackerId)) return universe;
    return putRow(universe, "readings", { revision: 0, ...findRow(universe.readings, id), ...body, id });
  },
  applyReply: (known, stored) =>
    withReply(known, "readings", { ...stored, id: readingId(stored.trackerId, stored.at) }),
  text: (t, { body }) => textOf(t, t(waiting.reading.new, { name: body.name }), body.at),
});

const readingRemovalSchema = z.object({ trackerId: z.string(), at: z.string() });

export const readingRemoval = kind<z.output<typeof readingRemovalSchema>, null>({
  bodySchema: readingRemovalSchema,
  deliver: async ({ userId, body }) =>
    (await send(trackerCalls.deleteReading, { owner: userId, params: body })).data,
  failureOf,
  isAhead: isUnknownCall,
  references: ({ trackerId }) => [trackerId],
  replaceReference(body, id, by) {
    if (body.trackerId !== id) return body;
    return by === null ? null : { ...body, trackerId: by };
  },
  onDropped: () => {},
  apply: (universe, { body: { trackerId, at } }) => dropRow(universe, "readings", readingId(trackerId, at)),
  applyReply: (known, _, { body: { trackerId, at } }) => dropRow(known, "readings", readingId(trackerId, at)),
  text(t, { body }, { trackers }) {
    const tracker = findRow(trackers, body.trackerId);
    const title = tracker
      ? t(waiting.reading.removal.known, { name: tracker.name })
      : t(waiting.reading.removal.unknown);
    return textOf(t, title, body.at);
  },
});
