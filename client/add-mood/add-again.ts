import { type Feelings, findEmotion } from "#domain/feelings.ts";
import { isTimeZone } from "#domain/local-time.ts";
import type { StarContent } from "#domain/records/star/correction.ts";
import { type MoodEntry, newMoodEntrySchema } from "#domain/records/star/mood-entry.ts";
import { outbox } from "../outbox/browser-outbox.ts";
import type { Outcome } from "../outbox/outbox-types.ts";
import { loadWords } from "../sealed/words-code.ts";
import { randomUuid } from "../stars/random-uuid.ts";
import { showToast } from "../ui/toasts.ts";
import { missingPartToast, starCreatedToast } from "./explain-failure.ts";

/** The toast for a feeling that a new star needs and that nobody can choose any more, or null. */
export function missingToAddAgain(
  feelings: Feelings,
  { emotion, isTwinStar, secondaryEmotion }: StarContent,
) {
  const choosable = (id: string | null) => id && (findEmotion(feelings, id)?.id ?? null);
  return missingPartToast({
    emotion: choosable(emotion),
    isTwin: isTwinStar === 1,
    base: secondaryEmotion === emotion ? null : choosable(secondaryEmotion),
  });
}

/** Sealed words open for their own star alone. */
async function openedContent(userId: string, id: string, content: StarContent): Promise<StarContent> {
  if (!content.sealed) return content;
  const opened = await (await loadWords()).openRecord({ userId, kind: "entry", id }, content);
  const { sealed: _, ...said } = opened;
  return said;
}

/** Adds a star that says what a removed one said, whose words are unlocked; `missingToAddAgain` has found nothing. */
export async function addAgain(
  userId: string,
  removed: string,
  said: StarContent,
): Promise<Outcome<MoodEntry>> {
  const content = await openedContent(userId, removed, said);
  const id = randomUuid();
  // Devices know different time zones; the offset says what the clock showed.
  const timeZone = content.timeZone && isTimeZone(content.timeZone) ? content.timeZone : null;
  const body = newMoodEntrySchema.parse({ ...content, timeZone, id, position: null });
  const outcome = await outbox.send("star", { id, userId, body });
  if (outcome.state === "delivered") showToast(starCreatedToast);
  return outcome;
}
