/** New stars. */

import { changedElsewhereSchema, universeCalls } from "#domain/calls/universe.ts";
import { feelingName } from "#domain/feeling-name.ts";
import type { Feelings } from "#domain/feelings.ts";
import { waiting } from "#domain/languages/en/waiting.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { contentAfter } from "#domain/records/content.ts";
import { replaceTag, withReply } from "#domain/records/edit-universe.ts";
import { type Correction, correctionBetween, haveSameContent } from "#domain/records/star/correction.ts";
import { starFields } from "#domain/records/star/fields.ts";
import { type Felt, withMergedFeelings } from "#domain/records/star/merged-feelings.ts";
import {
  type MoodEntry,
  type NewMoodEntry,
  newMoodEntrySchema,
  normalizeNote,
} from "#domain/records/star/mood-entry.ts";
import type { RefusalCode } from "#domain/refusals.ts";
import { send } from "../../api.ts";
import { CallError } from "../../call-errors.ts";
import { cooldown } from "../../stars/cooldown.ts";
import { formatDateTime } from "../../stars/star-text.ts";
import { serverClock } from "../../time/server-clock.ts";
import { type Failure, failureOf, fieldCodes } from "../deliver.ts";
import { kind, type Order, plainText, type WaitingText, type Write } from "../kind.ts";

type StarOrder = Omit<Order<NewMoodEntry>, "id">;

/**
 * Adds a star, or corrects the one that an earlier call added if its reply was lost and the person changed the star
 * since. The id in the body makes a repetition harmless.
 */
export async function sendStar(order: StarOrder): Promise<MoodEntry> {
  const { id } = order.body;
  const correct = (known: string) => correctStar({ ...order, id: known, correction: correctionOf(order) }, 0);
  try {
    const added = await addStar(order);
    return (await saysOtherWords(added, order)) ? await correct(added.id) : added;
  } catch (error) {
    if (id == null || codeOf(error) !== "id-used") throw error;
    return correct(id);
  }
}

/** The server takes stars with one id for the same if they differ in sealed words alone, which it cannot compare. */
async function saysOtherWords(added: MoodEntry, { body, opened }: StarOrder): Promise<boolean> {
  if ((added.sealed ?? null) === (body.sealed ?? null)) return false;
  const { note, sealed } = opened ? await opened.openStar(added, body) : added;
  return Boolean(sealed) || normalizeNote(note) !== normalizeNote((opened?.body ?? body).note);
}

async function addStar({ userId, body }: StarOrder): Promise<MoodEntry> {
  const sentAt = Date.now();
  const { data } = await send(universeCalls.createMoodEntry, { owner: userId, body });
  const { cooldownStatus, ...entry } = data;
  serverClock.observeInstant(entry.createdAt, sentAt, Date.now());
  if (cooldownStatus.active) cooldown.follow(cooldownStatus.endsAt);
  return entry;
}

/** The server has set the moment of a star for the present to its own time: only a moment that was changed is sent. */
function correctionOf({ body, firstSent = body }: StarOrder): Correction {
  const { id: _, position: __, timestamp, ...said } = body;
  const correction = said.sealed == null && said.note === undefined ? { ...said, note: null } : said;
  const isMoved = timestamp != null && timestamp !== firstSent.timestamp;
  return isMoved ? { ...correction, timestamp } : correction;
}

/**
 * What the person wrote last replaces what this browser has sent before: the refusal of revision 0 names the star as it is.
 * What they wrote before that, in a tab whose call took longer, does not. What another device has made of the star since
 * is a conflict: the call rejects with 412.
 */
async function correctStar(
  order: StarOrder & { id: string; correction: Correction },
  revision: number,
): Promise<MoodEntry> {
  const { id, userId, correction, isCurrent, opened } = order;
  try {
    const headers = { "If-Match": `"${revision}"` };
    const call = { owner: userId, params: { id }, headers, body: correction };
    return (await send(universeCalls.updateMoodEntry, call)).data;
  } catch (error) {
    if (!(error instanceof CallError) || codeOf(error) !== "changed-elsewhere") throw error;
    const { entry } = changedElsewhereSchema.parse(error.refusal.extra);
    if ((await isCurrent?.()) === false) return entry;
    const theirs = opened ? await opened.openStar(entry, order.firstSent ?? order.body) : entry;
    if (!isSentBefore(theirs, { userId, ...(opened ?? order) })) throw error;
    return correctStar(order, entry.revision);
  }
}

/** The server sets the moment of a star for the present, and can replace its tags. */
function isSentBefore(
  entry: MoodEntry,
  { userId, body, firstSent = body }: Pick<StarOrder, "userId" | "body" | "firstSent">,
): boolean {
  const { timestamp, utcOffset, timeZone, tags } = entry;
  // The words of the star do not open.
  if (entry.sealed) return false;
  return [firstSent, body].some((sent) =>
    haveSameContent(
      {
        ...entryOf({ id: entry.id, userId, body: sent, createdAt: timestamp }),
        timestamp,
        utcOffset,
        timeZone,
        tags,
      },
      entry,
    ),
  );
}

export const codeOf = (error: unknown): RefusalCode | null =>
  error instanceof CallError ? error.refusal.code : null;

/** A star keeps its moment, so waiting does not help against a pause; it helps against the other two. */
const failures: Partial<Record<RefusalCode, Failure>> = {
  pause: "refused",
  "pause-at-moment": "refused",
  "daily-limit": "skipped",
  "moment-in-future": "skipped",
};

export const failureOfStar = (error: unknown): Failure => {
  const code = codeOf(error);
  return (code && failures[code]) ?? failureOf(error);
};

type Tagged = { tags?: string[] | null | undefined };

export const replaceTagIn = <T extends Tagged>(star: T, id: string, by: string | null): T =>
  star.tags?.includes(id) ? { ...star, tags: replaceTag(star.tags, id, by) } : star;

/** The star with another tag, or another feeling, in the place of one. Without its feeling it would say nothing. */
export const replaceIn = <T extends Tagged & Felt>(star: T, id: string, by: string | null): T =>
  withMergedFeelings(replaceTagIn(star, id, by), (feeling) => (feeling === id ? (by ?? id) : feeling));

/** An older server takes a feeling of the person's own for none of the 36. */
export const isUnknownFeeling = (error: CallError): boolean =>
  fieldCodes(error).some(
    ([field, code]) =>
      (field === "emotion" && code === "required") ||
      (field === "secondaryEmotion" && code === "unknown-option"),
  );

/** The star as the server will have it. */
function entryOf({ id, userId, createdAt, body }: Write<NewMoodEntry>): MoodEntry {
  const { timestamp, position } = body;
  return {
    ...contentAfter(starFields, {}, { ...body, timestamp: timestamp ?? createdAt }),
    ...{ id, userId, createdAt, editedAt: null, revision: 0 },
    ...(position ?? { x: 0, y: 0, z: 0 }),
  };
}

/** The stars of lists by the bodies of their writes: lists draw again what is another object. */
const listed = new WeakMap<NewMoodEntry, MoodEntry>();

type Named = typeof waiting.star.change | typeof waiting.star.removal;

/** Names a star and its moment, or says without it what happens to one. */
export function textOfStar(
  t: Translator,
  feelings: Feelings,
  texts: Named,
  star: MoodEntry | null,
): WaitingText {
  if (!star) return plainText(t(texts.unknown));
  const title = t(texts.known, { feeling: feelingName(t, feelings, star.emotion) });
  return { title, detail: formatDateTime(t, star) };
}

export const star = kind<NewMoodEntry, MoodEntry>({
  bodySchema: newMoodEntrySchema,
  words: "entry",
  deliver: sendStar,
  failureOf: failureOfStar,
  isAhead: isUnknownFeeling,
  references: ({ emotion, secondaryEmotion }) => [emotion, secondaryEmotion],
  removedBy: "removal",
  refusedAs(write, error) {
    if (codeOf(error) !== "changed-elsewhere") return null;
    const base = entryOf({ ...write, body: write.firstSent ?? write.body });
    const { sealed } = write.body;
    // Locked words are not compared.
    const words = sealed != null && sealed !== base.sealed ? { sealed } : {};
    return {
      kind: "correction",
      body: { base, changes: { ...correctionBetween(base, entryOf(write)), ...words } },
    };
  },
  replaceReference: replaceIn,
  inLists(write) {
    const known = listed.get(write.body) ?? entryOf(write);
    listed.set(write.body, known);
    return known;
  },
  applyReply: (known, entry) => withReply(known, "entries", entry, { isNew: true }),
  text: (t, write, { names }) => {
    const entry = entryOf(write);
    const title = t(waiting.star.new, { feeling: feelingName(t, names, entry.emotion) });
    return { title, detail: formatDateTime(t, entry) };
  },
});
