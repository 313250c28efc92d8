/** Sign-in by universe name: validation of the name and error messages. */

import { universeNameSchema } from "#domain/accounts/names.ts";
import { forms } from "#domain/languages/en/forms.ts";
import { onboarding } from "#domain/languages/en/onboarding.ts";
import { CallError, isStatus } from "../call-errors.ts";
import type { FormErrors } from "../forms/form-errors.ts";
import { translator } from "../languages/language.ts";
import { destructive } from "../ui/toast-queue.ts";

function notFound(): FormErrors {
  const t = translator();
  return {
    toast: { title: t(onboarding.access.notFound), description: t(onboarding.access.notFoundHint) },
    fields: { universeName: t(onboarding.access.notFoundReason) },
  };
}

/** The name as the server stores it, or null for an invalid name (a URL cannot contain `..`). */
export function askableName(typed: string): string | null {
  return universeNameSchema.safeParse(typed).data ?? null;
}

export function checkAccess(typed: string): FormErrors | null {
  const t = translator();
  const emptyName = t(onboarding.access.emptyName);
  if (!typed.trim())
    return { toast: destructive(t(forms.error), emptyName), fields: { universeName: emptyName } };
  return askableName(typed) === null ? notFound() : null;
}

/** Whether the name alone does not open this universe: its owner signs in with a password or a provider. */
export const isProtected = (error: unknown) =>
  isStatus(error, 403) && error.refusal.extra.needsPassword === true;

/** The day when a closed universe is removed; null if the server does not say it. Undefined for every other error. */
export function removalOf(error: unknown): Date | null | undefined {
  if (!isStatus(error, 410) || error.refusal.code !== "universe-closed") return undefined;
  const { params } = error.refusal.extra;
  const removedAt = new Date(String((params as { removedAt?: unknown } | undefined)?.removedAt));
  return Number.isNaN(removedAt.getTime()) ? null : removedAt;
}

export function explainAccess(error: unknown): FormErrors {
  if (removalOf(error) !== undefined) return {};
  if (isStatus(error, 404)) return notFound();
  const sentence = error instanceof CallError ? error.refusal.error : null;
  if (sentence && isProtected(error)) return { fields: { universeName: sentence } };
  const t = translator();
  return {
    toast: destructive(t(forms.error), t(onboarding.access.failed)),
    ...(sentence && { notice: sentence }),
  };
}
