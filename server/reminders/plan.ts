/**
 * Makes jobs of the reminders that are due, and computes the next ones, in one transaction. The id of a job names the
 * person, the date and time of the schedule, and the target, so that no process, restart or clock makes a second one.
 */

import { hasRecentStar, isTooLate, latestMs } from "#domain/reminders/rules.ts";
import { kindsAt } from "#domain/reminders/schedule.ts";
import type { Dialect } from "../database/dialect.ts";
import type { Db } from "../database/schema.ts";
import {
  type DueRow,
  insertJobs,
  listPlannedAfter,
  listSubscriptionIds,
  lockDueReminders,
  replan,
  setNext,
} from "./queries.ts";
import { nextOf, planned, timesOf } from "./schedule.ts";

/** Few enough that a transaction takes milliseconds. */
const batchSize = 100;
/** The clocks of two processes may differ by this much. */
const clockToleranceMs = 5_000;

/** The target of a reminder by mail; all others but the next are ids of push subscriptions. */
export const mailTarget = "mail";
/** The target of one that goes to the person's topic of ntfy. */
export const ntfyTarget = "ntfy";

type Parts = { readonly db: Db; readonly dialect: Dialect; readonly now: () => number };

/** Plans some of the due reminders; returns whether others may be due. */
export function planDue({ db, dialect, now }: Parts): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const at = now();
    const rows = await lockDueReminders(transaction, dialect, new Date(at), batchSize);
    if (rows.length === 0) return false;
    const targets = await findTargets(transaction, rows);
    const jobs = rows.flatMap((row) => jobsOf(row, targets.get(row.userId) ?? [], at));
    for (let start = 0; start < jobs.length; start += batchSize)
      await insertJobs(transaction, jobs.slice(start, start + batchSize));
    await moveOn(transaction, rows, at);
    return true;
  });
}

async function findTargets(db: Db, rows: readonly DueRow[]) {
  const subscriptions = await listSubscriptionIds(
    db,
    rows.map(({ userId }) => userId),
  );
  const targets = new Map<string, string[]>();
  const add = (userId: string, target: string) =>
    targets.set(userId, [...(targets.get(userId) ?? []), target]);
  for (const { userId, id } of subscriptions) add(userId, id);
  for (const { userId, byMail, email, emailVerified } of rows)
    if (byMail === 1 && email && emailVerified === 1) add(userId, mailTarget);
  for (const { userId, ntfyUrl } of rows) if (ntfyUrl !== null) add(userId, ntfyTarget);
  return targets;
}

function jobsOf(row: DueRow, targets: readonly string[], now: number) {
  const due = row.nextAt && nextOf(row, row.nextAt.getTime() - 1);
  if (!due || row.closedAt || isTooLate(due.at, now)) return [];
  const isForStar = !kindsAt(timesOf(row), due).includes("check-in");
  if (isForStar && hasRecentStar(row.latestEntryAt?.getTime() ?? null, due.at)) return [];
  const { date, time } = due;
  return targets.map((target) => ({
    id: `${row.userId} ${date} ${time} ${target}`,
    ...{ userId: row.userId, date, time, target },
    at: new Date(due.at),
    dueAt: new Date(now),
    attemptedAt: null,
  }));
}

/** Sets the next moment of each row: after the one that was due, but none that is too late already. */
async function moveOn(db: Db, rows: readonly DueRow[], now: number) {
  const byMoment = Map.groupBy(rows, (row) => {
    const after = Math.max(row.nextAt?.getTime() ?? now, now - latestMs);
    return nextOf(row, after)?.at ?? null;
  });
  for (const [moment, group] of byMoment)
    await setNext(
      db,
      group.map(({ userId }) => userId),
      moment === null ? null : new Date(moment),
      new Date(now),
    );
}

/** Plans again what was planned while the clock was ahead, and would come late or not at all. */
export async function planAgain({ db, now }: Parts) {
  for (const row of await listPlannedAfter(db, new Date(now() + clockToleranceMs))) {
    const { nextAt, plannedAt } = planned(row, now());
    await replan(db, row, nextAt, plannedAt);
  }
}
