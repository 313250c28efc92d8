/** Creation of a universe: the form's values, validation, and error messages. */

import { futureDateRefusals, newUniverseSchema } from "#domain/accounts/new-universe.ts";
import { forms } from "#domain/languages/en/forms.ts";
import { onboarding } from "#domain/languages/en/onboarding.ts";
import { ruleIn } from "#domain/refusals.ts";
import { CallError } from "../call-errors.ts";
import { type FormErrors, rejectedFields } from "../forms/form-errors.ts";
import { translator } from "../languages/language.ts";
import { localDate } from "../time/local-date.ts";
import { destructive } from "../ui/toast-queue.ts";

export type UniverseDraft = {
  universeName: string;
  userName: string;
  birthday: string;
  startDate: string;
  demographics: string;
};

export const emptyUniverse = (): UniverseDraft => ({
  universeName: "",
  userName: "",
  birthday: "",
  startDate: localDate(new Date()),
  demographics: "",
});

/** The sentences for fields that the server would reject, or null. `now` is in epoch milliseconds. */
export function checkUniverse(draft: UniverseDraft, now: number): FormErrors | null {
  const result = newUniverseSchema.safeParse(draft);
  const fields = futureDateRefusals(draft, now);
  for (const { path, message } of result.error?.issues ?? []) fields[String(path[0])] ??= message;
  const words = Object.entries(fields).map(([name, sentence]) => [name, ruleIn(translator(), sentence)]);
  return words.length > 0 ? { fields: Object.fromEntries(words) } : null;
}

export function explainLaunch(error: Error): FormErrors {
  const fields = rejectedFields(error);
  if (Object.keys(fields).length > 0) return { fields };
  const sentence = error instanceof CallError ? error.refusal.error : null;
  const t = translator();
  return {
    toast: destructive(t(forms.error), t(onboarding.launch.failed)),
    ...(sentence && { notice: sentence }),
  };
}
