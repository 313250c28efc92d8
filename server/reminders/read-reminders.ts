/** A person's reminders and devices as the API sends them. */

import type { ReminderChoices, Reminders } from "#domain/reminders/reminders.ts";
import type { Context } from "../context.ts";
import { findUser } from "../users/queries.ts";
import { findReminders, listSubscriptions, type RemindersRow, type SubscriptionRow } from "./queries.ts";
import { timesOf } from "./schedule.ts";

/** Null if the user does not exist any more. */
export async function readReminders(
  { db, now, reminders }: Pick<Context, "db" | "now" | "reminders">,
  { userId, sid }: { userId: string; sid: string },
): Promise<Reminders | null> {
  const user = await findUser(db, userId);
  if (!user) return null;
  const row = await findReminders(db, userId);
  const subscriptions = await listSubscriptions(db, userId);
  return {
    choices: row ? toChoices(row, now()) : null,
    nextAt: row?.nextAt?.toISOString() ?? null,
    devices: subscriptions.map(toDevice),
    here: subscriptions.find((subscription) => subscription.sid === sid)?.id ?? null,
    mail: user.emailVerified === 1 ? user.email : null,
    ntfy: row ? toTopic(row) : null,
    pushKey: (await reminders.keys()).publicKey,
  };
}

/** Null for a person without one. */
export const toTopic = ({ ntfyUrl, ntfyToken, ntfyProblem }: RemindersRow): Reminders["ntfy"] =>
  ntfyUrl === null ? null : { topicUrl: ntfyUrl, hasToken: ntfyToken !== null, problem: ntfyProblem };

export function toChoices(row: RemindersRow, now: number): ReminderChoices {
  const { timeZone, restUntil } = row;
  const isResting = restUntil !== null && restUntil.getTime() > now;
  return {
    ...{ isOn: row.isOn === 1, times: timesOf(row), timeZone },
    ...{ byMail: row.byMail === 1, isSilent: row.isSilent === 1 },
    restUntil: isResting ? restUntil.toISOString() : null,
  };
}

export const toDevice = ({ id, name, createdAt, renewedAt }: SubscriptionRow) => ({
  ...{ id, name },
  createdAt: createdAt.toISOString(),
  renewedAt: renewedAt.toISOString(),
});
