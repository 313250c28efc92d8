/** A person's choices as a row, and when the next reminder of the row is due. */

import { nextReminder } from "#domain/reminders/next-reminder.ts";
import type { RemindersChange, ReminderTime } from "#domain/reminders/schedule.ts";
import { sealSecret } from "../sealed-secret.ts";
import { ownerOfToken } from "./ntfy-service.ts";
import type { RemindersRow } from "./queries.ts";

export const timesOf = ({ times }: Pick<RemindersRow, "times">) => JSON.parse(times) as ReminderTime[];

type Schedule = Pick<RemindersRow, "isOn" | "times" | "timeZone" | "restUntil">;

/** The first reminder of a row later than `after` (epoch milliseconds) and than its rest. */
export function nextOf(row: Schedule, after: number) {
  if (row.isOn === 0) return null;
  const from = Math.max(after, row.restUntil?.getTime() ?? after);
  return nextReminder({ times: timesOf(row), timeZone: row.timeZone }, from);
}

/** The row with the moment of its next reminder after `now`. */
export function planned(row: Omit<RemindersRow, "nextAt" | "plannedAt">, now: number): RemindersRow {
  const next = nextOf(row, now);
  return { ...row, nextAt: next && new Date(next.at), plannedAt: new Date(now) };
}

const noTopic = { ntfyUrl: null, ntfyService: null, ntfyToken: null, ntfyProblem: null };

/** `key` encrypts a token. One that stays does so only where its server does: no other may learn it. */
function topicColumns(
  userId: string,
  ntfy: RemindersChange["ntfy"],
  before: RemindersRow | undefined,
  key: Buffer | null,
): Pick<RemindersRow, keyof typeof noTopic> {
  const { ntfyUrl, ntfyService, ntfyToken, ntfyProblem } = before ?? noTopic;
  if (ntfy === undefined) return { ntfyUrl, ntfyService, ntfyToken, ntfyProblem };
  if (ntfy === null) return noTopic;
  const { topicUrl, token } = ntfy;
  const service = new URL(topicUrl).origin;
  const kept = service === ntfyService ? ntfyToken : null;
  const sealed = token && key ? sealSecret(key, token, ownerOfToken(userId)) : null;
  return {
    ...{ ntfyUrl: topicUrl, ntfyService: service, ntfyProblem: null },
    ntfyToken: token === undefined ? kept : sealed,
  };
}

/** The row of a person who changes their choices; turning reminders on ends a rest. */
export function rowOf(
  userId: string,
  change: RemindersChange,
  before: RemindersRow | undefined,
  { now, key = null }: { readonly now: number; readonly key?: Buffer | null },
) {
  const isTurnedOn = change.isOn && before?.isOn !== 1;
  return planned(
    {
      userId,
      isOn: change.isOn ? 1 : 0,
      times: JSON.stringify(change.times),
      timeZone: change.timeZone,
      byMail: change.byMail ? 1 : 0,
      isSilent: change.isSilent ? 1 : 0,
      restUntil: isTurnedOn ? null : (before?.restUntil ?? null),
      ...topicColumns(userId, change.ntfy, before, key),
    },
    now,
  );
}
