/** The specified toasts for a star that could not be created. */

import { moodEntryMessages } from "#domain/mood-entry.ts";
import { CallError } from "../call-errors.ts";
import { destructive, type ToastContent } from "../ui/toast-queue.ts";
import type { MoodForm } from "./draft.ts";

/** The toast for the first missing part, or null. */
export function missingPartToast({ emotion, isTwin, base }: MoodForm): ToastContent | null {
  if (emotion === null) return destructive("Emotion Required", moodEntryMessages.emotionRequired);
  if (isTwin && base === null)
    return destructive("Base Emotion Required", moodEntryMessages.baseEmotionRequired);
  return null;
}

/** The cooldown began on another device while the dialog was open. */
export const cooldownToast = (minutes: number) =>
  destructive("Cooldown Active", `Please wait ${minutes} more minutes before adding another mood entry.`);

/** `error` is null when no answer arrived. */
export function explainFailure(error: Error | null): ToastContent {
  if (isCooldownRefusal(error))
    return destructive("Cooldown Active", "Please wait before creating another star.");
  return destructive("Error", "Failed to create your mood entry. Please try again.");
}

/** The specified toast of a call without an answer, and where the star is now. `isKept`: it outlives the page. */
export const keptToast = (isKept: boolean): ToastContent => ({
  ...explainFailure(null),
  detail: isKept ? "Kept on this device" : "Kept until you close this page",
});

/** Decided by the status and the server's sentence only: other parts of a body, such as a request id, may contain "429". */
const isCooldownRefusal = (error: Error | null) =>
  error instanceof CallError && (error.status === 429 || (error.refusal.error ?? "").includes("Cooldown"));
