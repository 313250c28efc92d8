/** Why a star could not be created or changed: the specified toasts, and the sentences in the form. */

import { addMood } from "#domain/languages/en/add-mood.ts";
import { common } from "#domain/languages/en/common.ts";
import { rulesStars } from "#domain/languages/en/rules-stars.ts";
import { starNotices } from "#domain/languages/en/star-notices.ts";
import { joined } from "#domain/languages/lists.ts";
import type { Sentence, Translator } from "#domain/languages/translator.ts";
import { CallError } from "../call-errors.ts";
import { formatDateTime } from "../stars/star-text.ts";
import { destructive, type TranslatedToast } from "../ui/toast-queue.ts";
import { missingIn } from "./mood-form.ts";

const emotionRequired: TranslatedToast = (t) =>
  destructive(t(addMood.emotionRequired), t(rulesStars.emotionRequired));
const baseRequired: TranslatedToast = (t) =>
  destructive(t(addMood.baseRequired), t(rulesStars.baseEmotionRequired));

/** The toast for the first missing part, or null; the same one as long as that part is missing. */
export function missingPartToast(form: Parameters<typeof missingIn>[0]): TranslatedToast | null {
  const missing = missingIn(form);
  return missing && (missing === "emotion" ? emotionRequired : baseRequired);
}

const coolingDown: TranslatedToast = (t) =>
  destructive(t(starNotices.cooldown.title), t(starNotices.cooldown.description));
const failed: TranslatedToast = (t) => destructive(t(addMood.failed.title), t(addMood.failed.description));

/** `error` is null when no answer arrived. A full universe is explained by the server, because trying again does not help. */
export function explainFailure(error: Error | null): TranslatedToast {
  if (isCooldownRefusal(error)) return coolingDown;
  if (!(error instanceof CallError) || error.refusal.code !== "no-room") return failed;
  return (t) => destructive(t(addMood.failed.title), error.refusal.error ?? t(addMood.failed.description));
}

const whereKept = (t: Translator, isKept: boolean) => t(isKept ? addMood.kept.onDevice : addMood.kept.inPage);

/**
 * The specified toast of a call without an answer, and where the star is now. Where no call was made, nothing failed.
 * `isKept`: it outlives the page.
 */
export const keptToast =
  ({ isKept, wasTried }: { isKept: boolean; wasTried: boolean }): TranslatedToast =>
  (t) =>
    wasTried
      ? { ...failed(t), detail: whereKept(t, isKept) }
      : { title: whereKept(t, isKept), description: t(addMood.kept.offline) };

/** No answer to the change of a star arrived. */
export const changeKeptToast =
  (isKept: boolean): TranslatedToast =>
  (t) => ({ title: whereKept(t, isKept), description: t(addMood.kept.change) });

/** A toast with a way to breathe, which follows a star of a hard and strong feeling. */
export const withBreath =
  (toast: TranslatedToast, breathe: () => void): TranslatedToast =>
  (t) => ({ ...toast(t), action: { label: t(common.breatheNow), run: breathe, leadsOn: true } });

export const starCreatedToast: TranslatedToast = (t) => ({
  title: t(addMood.created.title),
  description: t(addMood.created.description),
});

/** Decided by the status and the server's sentence only: other parts of a body, such as a request id, may contain "429". */
const isCooldownRefusal = (error: Error | null) =>
  error instanceof CallError && (error.status === 429 || (error.refusal.error ?? "").includes("Cooldown"));

/** The sentence for a moment that the server refuses, by whose code waiting does not help; null for other errors. */
export function momentRefusal(error: Error): Sentence | null {
  if (!(error instanceof CallError)) return null;
  const { code, extra } = error.refusal;
  const said = () => error.refusal.error ?? "";
  if (code === "pause-at-moment") return (t) => tooNear(t, extra.params) ?? said();
  return code === "moment-in-future" ? said : null;
}

/** `params` are those of the code `pause-at-moment`: they name the moment of the other star. */
function tooNear(t: Translator, params: unknown): string | null {
  const { moment } = Object(params) as { moment?: unknown };
  if (typeof moment !== "string") return null;
  return t(addMood.tooNear, { moment: formatDateTime(t, { timestamp: moment, utcOffset: null }) });
}

/** The sentences of the server; null without any. */
export function refusalText(t: Translator, error: Error): string | null {
  if (!(error instanceof CallError)) return null;
  const sentences = Object.values(error.refusal.fields);
  return sentences.length > 0 ? joined(t, sentences) : error.refusal.error;
}
