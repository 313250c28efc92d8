/** Corrects a star in one transaction, if the person knew its latest revision. */

import { canonicalEmotion } from "#domain/emotions.ts";
import { momentOf } from "#domain/moment.ts";
import { haveDifferentPlaces } from "#domain/placement.ts";
import {
  type Correction,
  correctedContent,
  haveSameContent,
  type StarContent,
} from "#domain/records/star/correction.ts";
import { type MoodEntry, twinStarRefusals } from "#domain/records/star/mood-entry.ts";
import type { Context } from "../context.ts";
import { changeWordsInReplies } from "../idempotency/first-reply.ts";
import { readFeelingsOf } from "../records/feelings.ts";
import { columnsOf } from "../records/kept-kind.ts";
import { updateRecord } from "../records/queries.ts";
import { type TaggedEntry, toMoodEntry } from "../records/stars.ts";
import { currentTags } from "../records/tags.ts";
import { changeUniverse, saveRevision, type UniverseChange } from "../revisions/change-universe.ts";
import { requireWords } from "../sealed/require-words.ts";
import { findFeelings } from "./feelings.ts";
import { choosePlace } from "./place.ts";
import { findEntry, replaceTags } from "./queries.ts";
import { type StarRefusal, unknownTag } from "./refusals.ts";
import { findSlot, pauseOf, rankIn, timelineColumns } from "./timeline.ts";

type Corrected = { ok: true; entry: MoodEntry } | StarRefusal | { ok: false; reason: "not found" };

/** `revision` is that of the star on which the correction is based. A correction that changes nothing always succeeds. */
export async function correctStar(
  context: Context,
  userId: string,
  id: string,
  correction: Correction,
  revision: number,
): Promise<Corrected> {
  const corrected = await changeUniverse(context, userId, async (change): Promise<Corrected> => {
    requireWords(change.universe, { entry: [correction] });
    const star = await findEntry(change.db, userId, id);
    if (!star || star.deletedAt !== null) return { ok: false, reason: "not found" };
    const entry = toMoodEntry(star);
    const made = await makeContent(change, entry, correction);
    if (!made.ok) return made;
    if (saysTheSame(entry, made.content)) return { ok: true, entry };
    if (star.revision !== revision) return { ok: false, reason: "changed elsewhere", entry };
    return storeCorrection(change, star, made.content, context.settings.cooldownMs);
  });
  return corrected ?? { ok: false, reason: "not found" };
}

/** Words that are sealed anew are stored, because they can be of another epoch. */
const saysTheSame = (one: StarContent, other: StarContent) =>
  haveSameContent(one, other) && (one.sealed ?? null) === (other.sealed ?? null);

/** The content of the star after the correction. */
async function makeContent(
  { db, universe, now }: UniverseChange,
  entry: MoodEntry,
  correction: Correction,
): Promise<{ ok: true; content: StarContent } | StarRefusal> {
  const tags = await currentTags(db, universe.id, correction.tags ?? []);
  if (!tags) return { ok: false, reason: "invalid", fields: { tags: unknownTag } };
  const said = correctedContent(entry, correction.tags ? { ...correction, tags } : correction);
  const fields = twinStarRefusals(said);
  if (Object.keys(fields).length > 0) return { ok: false, reason: "invalid", fields };
  const felt = await findFeelings(db, universe.id, said, [entry.emotion, entry.secondaryEmotion]);
  if (!felt.ok) return { ok: false, reason: "invalid", fields: felt.fields };
  const content = felt.star;
  if (content.timestamp === entry.timestamp) return { ok: true, content };
  const moment = momentOf(content.timestamp, now);
  if (moment === null) return { ok: false, reason: "moment in future", now };
  return { ok: true, content: { ...content, timestamp: new Date(moment).toISOString() } };
}

async function storeCorrection(
  change: UniverseChange,
  star: TaggedEntry,
  { tags, timestamp, ...content }: StarContent,
  cooldownMs: number,
): Promise<Corrected> {
  const { db, revision, now } = change;
  const moment = new Date(timestamp);
  const isMoved = moment.getTime() !== star.timestamp.getTime();
  let { rank } = star;
  if (isMoved) {
    const slot = await findSlot(change, moment.getTime(), star.id);
    const pausing = pauseOf(slot, now, cooldownMs);
    if (pausing !== null)
      return {
        ok: false,
        reason: "pause at moment",
        moment: pausing,
        endsAt: pausing + cooldownMs,
        cooldownMs,
      };
    rank = await rankIn(change, slot, star.rank);
  }
  const place = await correctedPlace(change, star, content.emotion, rank);
  const columns = {
    ...columnsOf(content),
    ...place,
    timestamp: moment,
    rank,
    revision,
    editedAt: new Date(now),
    // The hash of a plain note would confirm a guess.
    ...(content.sealed != null && star.sealed === null && { bodyHash: null }),
  };
  const stored = await updateRecord(db, "mood_entries", star, columns);
  await replaceTags(db, star.userId, star.id, tags);
  if (stored.note !== star.note || stored.sealed !== star.sealed)
    await changeWordsInReplies(db, star.userId, star.id, stored);
  await saveRevision(change, isMoved ? await timelineColumns(change, rank) : {});
  return { ok: true, entry: toMoodEntry({ ...stored, tags }) };
}

/** The star stays where it is, except when another place shows its moment or its feeling. */
async function correctedPlace({ db }: UniverseChange, star: TaggedEntry, emotion: string, rank: number) {
  const before = canonicalEmotion(star.emotion);
  const feelings = await readFeelingsOf(db, star.userId, [emotion, before]);
  const isPlaceRight = rank === star.rank && !haveDifferentPlaces(feelings, emotion, before);
  if (isPlaceRight) return {};
  const { x, y, z } = await choosePlace(db, star.userId, {
    ...{ emotion, ordinal: star.ordinal, rank },
    ...{ requested: null, except: star.id },
  });
  return { x, y, z };
}
