import { api, changedElsewhereSchema } from "#domain/api.ts";
import type { Correction } from "#domain/records/star/correction.ts";
import type { MoodEntry, NewMoodEntry } from "#domain/records/star/mood-entry.ts";
import type { RefusalCode } from "#domain/refusals.ts";
import { send } from "../api.ts";
import { CallError } from "../call-errors.ts";
import { cooldown } from "../stars/cooldown.ts";
import { serverClock } from "../time/server-clock.ts";
import { type Failure, failureOf } from "./deliver.ts";

type StarOrder = {
  readonly userId: string;
  readonly body: NewMoodEntry;
  readonly firstSent?: NewMoodEntry;
  readonly isCurrent?: () => Promise<boolean>;
};

/**
 * Adds a star, or corrects the one that an earlier call added if its reply was lost and the person changed the star
 * since. The id in the body makes a repetition harmless.
 */
export async function sendStar(order: StarOrder): Promise<MoodEntry> {
  const { id } = order.body;
  try {
    return await addStar(order);
  } catch (error) {
    if (id == null || codeOf(error) !== "id-used") throw error;
    return correctStar({ ...order, id, correction: correctionOf(order) }, 0);
  }
}

async function addStar({ userId, body }: StarOrder): Promise<MoodEntry> {
  const sentAt = Date.now();
  const { data } = await send(api.createMoodEntry, { owner: userId, body });
  const { cooldownStatus, ...entry } = data;
  serverClock.observeInstant(entry.createdAt, sentAt, Date.now());
  if (cooldownStatus.active) cooldown.follow(cooldownStatus.endsAt);
  return entry;
}

/** The server has set the moment of a star for the present to its own time: only a moment that was changed is sent. */
function correctionOf({ body, firstSent = body }: StarOrder): Correction {
  const { id: _, position: __, timestamp, ...correction } = body;
  const isMoved = timestamp != null && timestamp !== firstSent.timestamp;
  return isMoved ? { ...correction, timestamp } : correction;
}

/**
 * What the person wrote last replaces the stored star, whatever its revision is: the refusal of revision 0 names it. What
 * they wrote before that, in a tab whose call took longer, does not.
 */
async function correctStar(
  order: StarOrder & { id: string; correction: Correction },
  revision: number,
): Promise<MoodEntry> {
  const { id, userId, correction, isCurrent } = order;
  try {
    const headers = { "If-Match": `"${revision}"` };
    const call = { owner: userId, params: { id }, headers, body: correction };
    return (await send(api.updateMoodEntry, call)).data;
  } catch (error) {
    if (!(error instanceof CallError) || codeOf(error) !== "changed-elsewhere") throw error;
    const { entry } = changedElsewhereSchema.parse(error.refusal.extra);
    return (await isCurrent?.()) === false ? entry : correctStar(order, entry.revision);
  }
}

/** Moves a star to the bin. The server does not know a star that has never arrived. */
export async function removeStar({ id, userId }: { id: string; userId: string }): Promise<null> {
  try {
    return (await send(api.binMoodEntry, { owner: userId, params: { id } })).data;
  } catch (error) {
    if (codeOf(error) !== "not-found") throw error;
    return null;
  }
}

const codeOf = (error: unknown): RefusalCode | null =>
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
