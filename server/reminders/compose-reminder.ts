/** Composes a reminder by mail when it is sent; null if it is not wanted any more. */

import { addMoodPath, checkInPath } from "#domain/pages/paths.ts";
import { reminderLine } from "#domain/reminders/lines.ts";
import { isTooLate } from "#domain/reminders/rules.ts";
import type { ReminderKind } from "#domain/reminders/schedule.ts";
import type { Db } from "../database/schema.ts";
import type { Settings } from "../environment.ts";
import { translatorOfUser } from "../languages/translators.ts";
import type { Letter } from "../mail/letter.ts";
import { checkIn, reminder } from "../mail/letters.ts";
import type { MailRow } from "../mail/queries.ts";
import { linkTo } from "../public-link.ts";
import { findUser } from "../users/queries.ts";
import { isMailDue } from "./due-kind.ts";
import type { ReminderKeys } from "./keys.ts";
import { makeLinkToken } from "./links.ts";
import { findReminders } from "./queries.ts";

type Parts = {
  readonly db: Db;
  readonly settings: Pick<Settings, "publicUrl" | "contacts">;
  readonly now: () => number;
  readonly keys: () => Promise<ReminderKeys>;
};

/** The mail was created at the moment of its reminder. */
export async function composeReminder(
  { db, settings: { publicUrl, contacts }, now, keys }: Parts,
  mail: MailRow,
): Promise<Letter | null> {
  const [user, row] = [await findUser(db, mail.subjectId), await findReminders(db, mail.subjectId)];
  const dueAt = mail.createdAt.getTime();
  if (!user?.email || user.closedAt || user.emailVerified !== 1 || user.emailKey !== mail.emailKey)
    return null;
  if (row?.isOn !== 1 || row.byMail !== 1 || (row.restUntil?.getTime() ?? 0) > now()) return null;
  const kind: ReminderKind = mail.kind === "check-in" ? "check-in" : "star";
  const { latestEntryAt } = user;
  const due = { userId: user.id, timeZone: row.timeZone, at: mail.createdAt, latestEntryAt };
  if (isTooLate(dueAt, now()) || !(await isMailDue(db, kind, due, now()))) return null;
  const token = makeLinkToken(user.id, (await keys()).linkKey);
  const linkWithToken = (path: string) => linkTo(publicUrl, `${path}?${new URLSearchParams({ token })}`);
  const moment = mail.createdAt.toISOString();
  const t = await translatorOfUser(user.locale);
  const template = (kind === "star" ? reminder : checkIn)({
    line: reminderLine(t, { date: moment.slice(0, 10), time: moment.slice(11, 16) }, kind),
    link: linkTo(publicUrl, kind === "star" ? addMoodPath : checkInPath),
    stopLink: linkWithToken("/stop-reminders"),
  });
  return {
    to: user.email,
    ...template(t, contacts.support),
    unsubscribe: linkWithToken("/api/reminders/stop"),
  };
}
