/** The errors of a form, found by validation before sending or by the server. */

import type * as z from "zod/mini";
import { account } from "#domain/languages/en/account.ts";
import { ruleIn } from "#domain/refusals.ts";
import { CallError, isStatus, NetworkError } from "../call-errors.ts";
import { translator } from "../languages/language.ts";
import { destructive, type ToastContent } from "../ui/toast-queue.ts";

export type FormErrors = {
  /** A sentence for each invalid field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** A lasting message for an error that concerns no field. */
  readonly notice?: string;
  readonly toast?: ToastContent;
};

export const withoutField = (errors: FormErrors, field: string): FormErrors => {
  const { [field]: _, ...others } = errors.fields ?? {};
  return { ...errors, fields: others };
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
  if (error.status === 409) return { universeName: sentence ?? translator()(account.nameTaken) };
  return error.status === 400 ? fields : {};
}

/** The server's sentence in a toast with the given title, or `fallback` without one. */
export function explainRefusal(error: Error, title: string, fallback: string): FormErrors {
  // The session has ended, which the query client reports; calls on the user's own id then return 404.
  if (isStatus(error, 401) || isStatus(error, 404)) return {};
  const fields = rejectedFields(error);
  const toast = destructive(title, sentenceOf(error) ?? fallback);
  return Object.keys(fields).length > 0 ? { fields, toast } : { notice: noticeFor(error, fallback), toast };
}

/** A full stop of any script, or another mark that ends a sentence. */
const sentenceEnd = /\p{Sentence_Terminal}$/u;

const sentenceOf = (error: Error) => (error instanceof CallError ? error.refusal.error : null);

/** A refusal is shown as it is; other failures add that the typed text is kept. */
function noticeFor(error: Error, fallback: string): string {
  const sentence = error instanceof NetworkError ? error.message : (sentenceOf(error) ?? fallback);
  const isClientError = error instanceof CallError && error.status < 500;
  if (isClientError) return sentence;
  const reason = sentenceEnd.test(sentence) ? sentence : `${sentence}.`;
  return translator()(account.kept, { reason });
}
