/** Why a star could not be created or changed: the specified toasts, and the sentences in the form. */

import { rulesStars } from "#domain/languages/en/rules-stars.ts";
import { CallError } from "../call-errors.ts";
import { translator } from "../languages/language.ts";
import { formatDateTime } from "../stars/star-text.ts";
import { destructive, type ToastContent } from "../ui/toast-queue.ts";
import type { MoodForm } from "./mood-form.ts";

/** The toast for the first missing part, or null. */
export function missingPartToast({ emotion, isTwin, base }: MoodForm): ToastContent | null {
  if (emotion === null) return destructive("Emotion Required", translator()(rulesStars.emotionRequired));
  if (isTwin && base === null)
    return destructive("Base Emotion Required", translator()(rulesStars.baseEmotionRequired));
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

/** No answer to the change of a star arrived. */
export const changeKeptToast = (isKept: boolean): ToastContent => ({
  title: isKept ? "Kept on this device" : "Kept until you close this page",
  description: "Your universe could not be reached. The change is sent as soon as it can be.",
});

export const starCreatedToast: ToastContent = {
  title: "Star Created",
  description: "Your mood has been added to your universe.",
};

/** Decided by the status and the server's sentence only: other parts of a body, such as a request id, may contain "429". */
const isCooldownRefusal = (error: Error | null) =>
  error instanceof CallError && (error.status === 429 || (error.refusal.error ?? "").includes("Cooldown"));

/** The sentence for a moment that the server refuses, by whose code waiting does not help; null for other errors. */
export function momentRefusal(error: Error): string | null {
  if (!(error instanceof CallError)) return null;
  const { code, error: sentence, extra } = error.refusal;
  if (code === "pause-at-moment") return tooNear(extra.params) ?? sentence;
  return code === "moment-in-future" ? sentence : null;
}

/** `params` are those of the code `pause-at-moment`: they name the moment of the other star. */
function tooNear(params: unknown): string | null {
  const { moment } = Object(params) as { moment?: unknown };
  if (typeof moment !== "string") return null;
  const time = formatDateTime({ timestamp: moment, utcOffset: null });
  return `Your star of ${time} is too near to this moment. Please choose another one.`;
}

/** The sentences of the server; null without any. */
export function refusalText(error: Error): string | null {
  if (!(error instanceof CallError)) return null;
  const sentences = Object.values(error.refusal.fields);
  return sentences.length > 0 ? sentences.join(" ") : error.refusal.error;
}
