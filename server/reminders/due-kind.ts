/** What a reminder is for when it is sent: a check-in while something is due, or else a star. */

import { dayMs } from "#domain/calendar.ts";
import { dueTrackers } from "#domain/check-in/due.ts";
import { offsetIn } from "#domain/local-time.ts";
import { hasRecentStar } from "#domain/reminders/rules.ts";
import { kindsAt, type ReminderKind } from "#domain/reminders/schedule.ts";
import type { Db } from "../database/schema.ts";
import { type DueJob, listAskedTrackers, listReadingsSince } from "./queries.ts";
import { timesOf } from "./schedule.ts";

/** Whether a check-in of now, on the person's clock, would ask for anything: they may have answered since its time. */
async function isCheckInDue(
  db: Db,
  { userId, timeZone }: Pick<Job, "userId" | "timeZone">,
  now: number,
): Promise<boolean> {
  const clock = new Date(now + offsetIn(timeZone, now) * 60_000).toISOString().slice(0, 16);
  const trackers = await listAskedTrackers(db, userId);
  if (trackers.length === 0) return false;
  // Until four at night, a check-in is about the day before.
  const since = new Date(Date.parse(`${clock}Z`) - dayMs).toISOString().slice(0, 10);
  return dueTrackers(trackers, await listReadingsSince(db, userId, since), clock).length > 0;
}

type Job = Pick<DueJob, "userId" | "timeZone" | "times" | "date" | "time" | "at" | "latestEntryAt">;

/** Null where nothing is left to remind of, because the person was faster or has changed the times. */
export async function dueKind(db: Db, job: Job, now: number): Promise<ReminderKind | null> {
  const kinds = kindsAt(timesOf(job), job);
  if (kinds.includes("check-in") && (await isCheckInDue(db, job, now))) return "check-in";
  const isStarDue = !hasRecentStar(job.latestEntryAt?.getTime() ?? null, job.at.getTime());
  return kinds.includes("star") && isStarDue ? "star" : null;
}

/** Whether a mail that was queued at `at` is still wanted. Other times of the person do not matter to it. */
export const isMailDue = async (
  db: Db,
  kind: ReminderKind,
  job: Pick<Job, "userId" | "timeZone" | "at" | "latestEntryAt">,
  now: number,
): Promise<boolean> =>
  kind === "star"
    ? !hasRecentStar(job.latestEntryAt?.getTime() ?? null, job.at.getTime())
    : isCheckInDue(db, job, now);
