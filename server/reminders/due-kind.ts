/** What a reminder is for when it is sent: a check-in while something is due, or else a star. */

import { dayMs } from "#domain/calendar.ts";
import { dueTrackers } from "#domain/check-in/due.ts";
import { offsetIn } from "#domain/local-time.ts";
import { hasRecentStar } from "#domain/reminders/rules.ts";
import { kindsAt, type ReminderKind } from "#domain/reminders/schedule.ts";
import type { Db } from "../database/schema.ts";
import { type DueJob, listAskedTrackers, listReadingsSince } from "./queries.ts";
import { timesOf } from "./schedule.ts";

/** Whether a check-in at a minute of the person's clock (`2026-11-26T20:30`) would ask for anything. */
async function isCheckInDue(db: Db, userId: string, clock: string): Promise<boolean> {
  const trackers = await listAskedTrackers(db, userId);
  if (trackers.length === 0) return false;
  // Until four at night, a check-in is about the day before.
  const since = new Date(Date.parse(`${clock}Z`) - dayMs).toISOString().slice(0, 10);
  return dueTrackers(trackers, await listReadingsSince(db, userId, since), clock).length > 0;
}

type Job = Pick<DueJob, "userId" | "times" | "date" | "time" | "at" | "latestEntryAt">;

/** Null where nothing is left to remind of, because the person was faster or has changed the times. */
export async function dueKind(db: Db, { userId, ...job }: Job): Promise<ReminderKind | null> {
  const kinds = kindsAt(timesOf(job), job);
  if (kinds.includes("check-in") && (await isCheckInDue(db, userId, `${job.date}T${job.time}`)))
    return "check-in";
  const isStarDue = !hasRecentStar(job.latestEntryAt?.getTime() ?? null, job.at.getTime());
  return kinds.includes("star") && isStarDue ? "star" : null;
}

/** Whether a mail that was queued at `at` is still wanted. Other times of the person do not matter to it. */
export const isMailDue = async (
  db: Db,
  kind: ReminderKind,
  {
    userId,
    timeZone,
    at,
    latestEntryAt,
  }: Pick<Job, "userId" | "at" | "latestEntryAt"> & { timeZone: string },
): Promise<boolean> => {
  if (kind === "star") return !hasRecentStar(latestEntryAt?.getTime() ?? null, at.getTime());
  const wallClock = new Date(at.getTime() + offsetIn(timeZone, at.getTime()) * 60_000);
  return isCheckInDue(db, userId, wallClock.toISOString().slice(0, 16));
};
