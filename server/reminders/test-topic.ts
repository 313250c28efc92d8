/** Sends a test message to a person's topic of ntfy now. */

import type * as z from "zod/mini";
import { reminderTexts } from "#domain/languages/en/reminder-lines.ts";
import type { ntfyTestSchema } from "#domain/reminders/ntfy.ts";
import { topicMessage } from "#domain/reminders/ntfy-message.ts";
import type { Context } from "../context.ts";
import { translatorOfUser } from "../languages/translators.ts";
import { findUser } from "../users/queries.ts";
import { partsOfTopic } from "./ntfy-service.ts";
import { findReminders, setNtfyProblem } from "./queries.ts";

type Tested = z.output<typeof ntfyTestSchema>;

/** Null without a topic. */
export async function testTopic(
  { db, ntfy }: Pick<Context, "db" | "ntfy">,
  userId: string,
): Promise<Tested | null> {
  const [user, row] = [await findUser(db, userId), await findReminders(db, userId)];
  if (!user || !row || row.ntfyUrl === null) return null;
  const { ntfyUrl, ntfyToken } = row;
  const t = await translatorOfUser(user.locale);
  const message = topicMessage(partsOfTopic(ntfyUrl).topic, t(reminderTexts.ntfyTest));
  const delivered = await ntfy.send({ userId, ntfyUrl, ntfyToken }, message).catch(() => null);
  const result =
    delivered === null || (delivered.is === "retry" && delivered.status !== 429)
      ? "unreachable"
      : delivered.is === "retry"
        ? "limited"
        : delivered.is === "sent"
          ? "sent"
          : "refused";
  const problem = result === "refused" || result === "unreachable" ? result : null;
  if (problem !== row.ntfyProblem) await setNtfyProblem(db, { userId, ntfyUrl }, problem);
  return { result };
}
