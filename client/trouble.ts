/** What is wrong with a form, whoever found out: the rules before it is sent, or the server afterwards. */

import type * as z from "zod/mini";
import { CallError, isStatus, NetworkError } from "./call-errors.ts";
import { destructive, type ToastContent } from "./ui/toast-queue.ts";

export type Trouble = {
  /** A sentence for each field that is wrong. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Stays in sight for what is no field's fault. */
  readonly notice?: string;
  readonly toast?: ToastContent;
};

export const withoutField = (trouble: Trouble, field: string): Trouble => {
  const { [field]: _, ...others } = trouble.fields ?? {};
  return { ...trouble, fields: others };
};

/** One sentence, at its field and under the screen's title of failures. */
export const atField = (title: string, field: string, sentence: string): Trouble => ({
  fields: { [field]: sentence },
  toast: destructive(title, sentence),
});

/** The first rule that a form breaks, or null. */
export function firstBroken(title: string, schema: z.ZodMiniType, form: unknown): Trouble | null {
  const issue = schema.safeParse(form).error?.issues[0];
  return issue ? atField(title, String(issue.path[0]), issue.message) : null;
}

/** What a refusal says about fields; what is taken is always the name. */
export function fieldsRefused(error: unknown): Record<string, string> {
  if (!(error instanceof CallError)) return {};
  const { fields, error: sentence } = error.refusal;
  if (error.status === 409) return { universeName: sentence ?? "Universe name is already taken" };
  return error.status === 400 ? fields : {};
}

/** The server's own sentence under the screen's title of failures, or `otherwise` where it sent none. */
export function explainRefusal(error: Error, title: string, otherwise: string): Trouble {
  // A session that is over, which the page itself will say; calls on one's own id are then answered 404.
  if (isStatus(error, 401) || isStatus(error, 404)) return {};
  const fields = fieldsRefused(error);
  const toast = destructive(title, sentenceOf(error) ?? otherwise);
  return Object.keys(fields).length > 0 ? { fields, toast } : { notice: lasting(error, otherwise), toast };
}

const sentenceOf = (error: Error) => (error instanceof CallError ? error.refusal.error : null);

/** A refusal is said as it is; of anything else a person wants to know what became of what they typed. */
function lasting(error: Error, otherwise: string): string {
  const sentence = error instanceof NetworkError ? error.message : (sentenceOf(error) ?? otherwise);
  const isRefused = error instanceof CallError && error.status < 500;
  return isRefused ? sentence : `${sentence.replace(/\.?$/, ".")} What you typed is still here.`;
}
