/** The errors of a form, found by validation before sending or by the server. */

import type * as z from "zod/mini";
import { common } from "#domain/languages/en/common.ts";
import { forms } from "#domain/languages/en/forms.ts";
import { ended } from "#domain/languages/lists.ts";
import type { Text } from "#domain/languages/text.ts";
import { ruleIn } from "#domain/refusals.ts";
import { CallError, isStatus, NetworkError } from "../call-errors.ts";
import { translator } from "../languages/language.ts";
import { destructive, type ToastContent, type TranslatedToast } from "../ui/toast-queue.ts";

export type FormErrors = {
  /** A sentence for each invalid field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** A lasting message for an error that concerns no field. */
  readonly notice?: string;
  readonly toast?: ToastContent;
};

export const withoutFields = (errors: FormErrors, names: readonly string[]): FormErrors => {
  const others = Object.entries(errors.fields ?? {}).filter(([name]) => !names.includes(name));
  return { ...errors, fields: Object.fromEntries(others) };
};

/** Whether the form itself says the sentence of the toast. */
export function repeatsToast({ fields, notice, toast }: FormErrors): boolean {
  const sentence = toast?.description;
  if (!sentence) return false;
  return Object.values(fields ?? {}).includes(sentence) || Boolean(notice?.startsWith(sentence));
}

/** One sentence, such as that of a rule, at its field and in a toast with the given title. */
export function fieldError(title: string, field: string, sentence: string): FormErrors {
  const words = ruleIn(translator(), sentence);
  return { fields: { [field]: words }, toast: destructive(title, words) };
}

/** The error for the first violated rule, or null. */
export function firstViolation(title: string, schema: z.ZodMiniType, form: unknown): FormErrors | null {
  const issue = schema.safeParse(form).error?.issues[0];
  return issue ? fieldError(title, String(issue.path[0]), issue.message) : null;
}

/** The messages of a refusal for fields. A conflict (409) always concerns the universe name. */
export function rejectedFields(error: unknown): Record<string, string> {
  if (!(error instanceof CallError)) return {};
  const { fields, error: sentence } = error.refusal;
  if (error.status === 409) return { universeName: sentence ?? translator()(forms.nameTaken) };
  return error.status === 400 ? fields : {};
}

/** The query client reports an ended session; calls on the user's own id then return 404. */
const isSessionEnd = (error: Error) => isStatus(error, 401) || isStatus(error, 404);

/** The server's sentence in a toast with the given title, or `fallback` without one. */
export function explainRefusal(error: Error, title: string, fallback: string): FormErrors {
  if (isSessionEnd(error)) return {};
  const fields = rejectedFields(error);
  const toast = destructive(title, sentenceOf(error) ?? fallback);
  return Object.keys(fields).length > 0 ? { fields, toast } : { notice: noticeFor(error, fallback), toast };
}

/** The toast of a refused call outside a form, or null. */
export const refusalToast = (error: Error, title: Text, fallback: Text): TranslatedToast | null =>
  isSessionEnd(error) ? null : (t) => destructive(t(title), sentenceOf(error) ?? t(fallback));

const sentenceOf = (error: Error) => (error instanceof CallError ? error.refusal.error : null);

/** A refusal is shown as it is; other failures add that the typed text is kept. */
function noticeFor(error: Error, fallback: string): string {
  const t = translator();
  const sentence = error instanceof NetworkError ? t(common.networkError) : (sentenceOf(error) ?? fallback);
  const isClientError = error instanceof CallError && error.status < 500;
  if (isClientError) return sentence;
  return t(forms.kept, { reason: ended(t, sentence) });
}
