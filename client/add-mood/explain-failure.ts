/** Why a star could not be created or changed: the specified toasts, and the sentences in the form. */

import { addMood } from "#domain/languages/en/add-mood.ts";
import { rulesStars } from "#domain/languages/en/rules-stars.ts";
import { CallError } from "../call-errors.ts";
import { translator } from "../languages/language.ts";
import { formatDateTime } from "../stars/star-text.ts";
import { destructive, type ToastContent } from "../ui/toast-queue.ts";
import type { MoodForm } from "./mood-form.ts";

/** The toast for the first missing part, or null. */
export function missingPartToast({ emotion, isTwin, base }: MoodForm): ToastContent | null {
  if (emotion === null)
    return destructive(translator()(addMood.emotionRequired), translator()(rulesStars.emotionRequired));
  if (isTwin && base === null)
    return destructive(translator()(addMood.baseRequired), translator()(rulesStars.baseEmotionRequired));
  return null;
}

/** The cooldown began on another device while the dialog was open. */
export const cooldownToast = (minutes: number) =>
  destructive(translator()(addMood.cooldown.title), translator()(addMood.cooldown.minutes, { minutes }));

/** `error` is null when no answer arrived. */
export function explainFailure(error: Error | null): ToastContent {
  if (isCooldownRefusal(error))
    return destructive(translator()(addMood.cooldown.title), translator()(addMood.cooldown.description));
  return destructive(translator()(addMood.failed.title), translator()(addMood.failed.description));
}

/** The specified toast of a call without an answer, and where the star is now. `isKept`: it outlives the page. */
export const keptToast = (isKept: boolean): ToastContent => ({
  ...explainFailure(null),
  detail: isKept ? translator()(addMood.kept.onDevice) : translator()(addMood.kept.inPage),
});

/** No answer to the change of a star arrived. */
export const changeKeptToast = (isKept: boolean): ToastContent => ({
  title: isKept ? translator()(addMood.kept.onDevice) : translator()(addMood.kept.inPage),
  description: translator()(addMood.kept.change),
});

export function starCreatedToast(): ToastContent {
  const t = translator();
  return { title: t(addMood.created.title), description: t(addMood.created.description) };
}

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
  const t = translator();
  return t(addMood.tooNear, { moment: formatDateTime(t, { timestamp: moment, utcOffset: null }) });
}

/** The sentences of the server; null without any. */
export function refusalText(error: Error): string | null {
  if (!(error instanceof CallError)) return null;
  const sentences = Object.values(error.refusal.fields);
  return sentences.length > 0 ? sentences.join(" ") : error.refusal.error;
}
