/** The specified words for every way in which a star is not made. */

import { refusals } from "#domain/mood-entry.ts";
import { isStatus } from "../call-errors.ts";
import { destructive, type ToastContent } from "../ui/toast-queue.ts";
import type { MoodForm } from "./draft.ts";

/** What is still missing, or null when nothing is. */
export function missingPart({ emotion, isTwin, base }: MoodForm): ToastContent | null {
  if (emotion === null) return destructive("Emotion Required", refusals.emotionRequired);
  if (isTwin && base === null) return destructive("Base Emotion Required", refusals.baseEmotionRequired);
  return null;
}

/** The pause began elsewhere while the dialog was open. */
export const stillCoolingDown = (minutes: number) =>
  destructive("Cooldown Active", `Please wait ${minutes} more minutes before adding another mood entry.`);

export function explainFailure(error: Error): ToastContent {
  if (isStatus(error, 429) || /429|Cooldown/.test(error.message))
    return destructive("Cooldown Active", "Please wait before creating another star.");
  return destructive("Error", "Failed to create your mood entry. Please try again.");
}
