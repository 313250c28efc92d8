/** What a whole export contains, as slices that an empty universe takes. */

import type * as z from "zod/mini";
import { futureDateRefusals } from "../accounts/new-universe.ts";
import type { User } from "../accounts/user.ts";
import { batchLimit } from "../imports.ts";
import { comparisonFields } from "../records/comparison/comparison.ts";
import { constellationFields } from "../records/constellation/constellation.ts";
import { contentAfter } from "../records/content.ts";
import { ownFeelingFields } from "../records/feeling/feeling.ts";
import type { ContentOf, Fields } from "../records/fields.ts";
import { readingFields, readingsPerBatch } from "../records/reading/reading.ts";
import { twinStarRefusals } from "../records/star/mood-entry.ts";
import { tagFields } from "../records/tag/tag.ts";
import { trackerFields } from "../records/tracker/tracker.ts";
import {
  itemsPerSlice,
  restoredProfileSchema,
  restoredRemindersSchema,
  type universeSliceSchema,
} from "../restore.ts";
import type { UniverseFile } from "./universe-file.ts";

export type SliceToSend = z.input<typeof universeSliceSchema>;
type ListName =
  | "entries"
  | "readings"
  | "constellations"
  | "quizResponses"
  | "recommendations"
  | "wellnessSessions";

const mostItemsOf: Readonly<Record<ListName, number>> = {
  ...{ entries: itemsPerSlice, constellations: itemsPerSlice, readings: readingsPerBatch },
  ...{ quizResponses: itemsPerSlice, recommendations: itemsPerSlice, wellnessSessions: itemsPerSlice },
};

/** Bytes of the items of a slice; they leave room for the tags. */
const sliceBytes = batchLimit * 0.75;

/** Own feelings and what the person measures, then the stars, with all tags in the first slice, and the activities. */
export function* slicesBeforeFinish(file: UniverseFile): Generator<SliceToSend> {
  const feelings = file.feelings.map((one) => said(ownFeelingFields, one));
  const trackers = file.trackers.map((one) => said(trackerFields, one));
  if (feelings.length + trackers.length > 0) yield { feelings, trackers };
  yield* listSlices("readings", readingsToRestore(file));
  let tags: SliceToSend["tags"] = file.tags.map((tag) => said(tagFields, tag));
  for (const slice of listSlices("entries", [...file.moodEntries, ...file.bin].map(toEntry))) {
    yield { ...slice, ...(tags && { tags }) };
    tags = undefined;
  }
  if (tags && tags.length > 0) yield { tags };
  yield* listSlices("quizResponses", file.quizResponses.map(withoutOwner));
  yield* listSlices("recommendations", file.recommendations.map(withoutOwner));
  yield* listSlices("wellnessSessions", file.wellnessSessions.map(withoutOwner));
}

/** What refers to stars and tags, and the person's profile, avatar and times of reminders. `now` in epoch milliseconds. */
export function* slicesAfterFinish(file: UniverseFile, now: number): Generator<SliceToSend> {
  yield* listSlices(
    "constellations",
    file.constellations.map((one) => said(constellationFields, one)),
  );
  const comparisons = file.comparisons.map((one) => said(comparisonFields, one));
  if (comparisons.length > 0) yield { comparisons };
  yield { profile: restorableProfile(file.user, now), ...restorableReminders(file) };
}

/** A record of a file, or of one that was sealed for a universe, with the key of its name. */
type Named<F extends Fields> = ContentOf<F> & { readonly id: string; readonly nameKey?: string };

/** What a person says with a record, and its id. */
const said = <F extends Fields>(fields: F, record: Named<F>) => ({
  id: record.id,
  ...contentAfter(fields, {}, record),
  ...(record.nameKey !== undefined && { nameKey: record.nameKey }),
});

/** A reading without its tracker is nobody's. */
function readingsToRestore({ trackers, readings }: UniverseFile) {
  const ids = new Set(trackers.map(({ id }) => id));
  return readings
    .filter(({ trackerId }) => ids.has(trackerId))
    .map((one) => ({ trackerId: one.trackerId, at: one.at, ...contentAfter(readingFields, {}, one) }));
}

const withoutOwner = <Item extends { userId: string }>({ userId: _, ...item }: Item) => item;

function toEntry(star: UniverseFile["moodEntries"][number] & { deletedAt?: string }) {
  const { userId: _, revision: __, ...entry } = star;
  const isTwin = entry.isTwinStar === 1 && Object.keys(twinStarRefusals(entry)).length === 0;
  return isTwin ? entry : { ...entry, ...oneFeeling };
}

/** Makes a twin star a single one: two names of earlier versions can have become the same feeling. */
const oneFeeling = { isTwinStar: 0, secondaryEmotion: null, secondaryIntensity: null } as const;

function* listSlices(name: ListName, items: readonly object[]): Generator<SliceToSend> {
  let [slice, bytes]: [object[], number] = [[], 0];
  for (const item of items) {
    const size = utf8Length(JSON.stringify(item)) + 1;
    if (slice.length > 0 && (slice.length === mostItemsOf[name] || bytes + size > sliceBytes)) {
      yield { [name]: slice };
      [slice, bytes] = [[], 0];
    }
    slice.push(item);
    bytes += size;
  }
  if (slice.length > 0) yield { [name]: slice };
}

/** The number of bytes of a text in UTF-8. */
function utf8Length(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    // Each half of a surrogate pair counts two of the pair's four bytes.
    if (unit >= 0x80) bytes += unit < 0x800 || (unit & 0xf800) === 0xd800 ? 1 : 2;
  }
  return bytes;
}

/** Leaves out times that this version does not accept, such as in a time zone that it does not know. */
function restorableReminders({ reminders }: UniverseFile): Pick<SliceToSend, "reminders"> {
  if (!reminders) return {};
  const { times, timeZone, byMail, isSilent } = reminders;
  const choices = { times, timeZone, byMail, isSilent };
  return restoredRemindersSchema.safeParse(choices).success ? { reminders: choices } : {};
}

/** Leaves out what this version does not accept, such as a shape that it no longer has, and dates that have not come. */
function restorableProfile(user: User, now: number): NonNullable<SliceToSend["profile"]> {
  const names = Object.keys(restoredProfileSchema.shape) as (keyof typeof restoredProfileSchema.shape)[];
  const refused = futureDateRefusals(user, now);
  const accepted = names.filter(
    (name) => !(name in refused) && restoredProfileSchema.shape[name].safeParse(user[name]).success,
  );
  return Object.fromEntries(accepted.map((name) => [name, user[name]]));
}
