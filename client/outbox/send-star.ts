import { api } from "#domain/api.ts";
import type { MoodEntry, NewMoodEntry } from "#domain/mood-entry.ts";
import type { RefusalCode } from "#domain/refusals.ts";
import { send } from "../api.ts";
import { CallError } from "../call-errors.ts";
import { cooldown } from "../stars/cooldown.ts";
import { serverClock } from "../time/server-clock.ts";
import { type Failure, failureOf } from "./deliver.ts";

/** The id in the body makes a second call with the same star return the first reply. */
export async function sendStar({ body }: { body: NewMoodEntry }): Promise<MoodEntry> {
  const sentAt = Date.now();
  const { data } = await send(api.createMoodEntry, { body });
  const { cooldownStatus, ...entry } = data;
  serverClock.observeInstant(entry.createdAt, sentAt, Date.now());
  if (cooldownStatus.active) cooldown.follow(cooldownStatus.endsAt);
  return entry;
}

/** A star keeps its moment, so waiting does not help against a pause; it helps against the other two. */
const failures: Partial<Record<RefusalCode, Failure>> = {
  pause: "refused",
  "pause-at-moment": "refused",
  "daily-limit": "skipped",
  "moment-in-future": "skipped",
};

export const failureOfStar = (error: unknown): Failure => {
  const code = error instanceof CallError ? error.refusal.code : null;
  return (code && failures[code]) ?? failureOf(error);
};
