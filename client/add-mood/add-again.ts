import type { StarContent } from "#domain/correction.ts";
import { type MoodEntry, newMoodEntrySchema } from "#domain/mood-entry.ts";
import { outbox } from "../outbox/browser-outbox.ts";
import type { Outcome } from "../outbox/outbox-types.ts";
import { randomUuid } from "../stars/random-uuid.ts";
import { showToast } from "../ui/toasts.ts";
import { starCreatedToast } from "./explain-failure.ts";

/** Adds a star that says what a removed one said. */
export async function addAgain(userId: string, content: StarContent): Promise<Outcome<MoodEntry>> {
  const id = randomUuid();
  const body = newMoodEntrySchema.parse({ ...content, id, position: null });
  const outcome = await outbox.send("star", { id, userId, body });
  if (outcome.state === "delivered") showToast(starCreatedToast);
  return outcome;
}
