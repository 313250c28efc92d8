/** Migration of a universe to e-mail address and password: validation and error messages. */

import { passwordMessages } from "#domain/accounts/passwords.ts";
import { migrationSchema } from "#domain/accounts/registration.ts";
import { account } from "#domain/languages/en/account.ts";
import { common } from "#domain/languages/en/common.ts";
import { CallError, isStatus, NetworkError } from "../call-errors.ts";
import { explainRefusal, type FormErrors, fieldError, firstViolation } from "../forms/form-errors.ts";
import { translator } from "../languages/language.ts";

export type Migration = { universeName: string; email: string; password: string; confirmPassword: string };

/** The API takes the password once; the confirmation is compared here, last. */
export function checkMigration({ confirmPassword, ...body }: Migration): FormErrors | null {
  const title = translator()(account.migrate.failed);
  const broken = firstViolation(title, migrationSchema, body);
  const differs = confirmPassword !== body.password;
  return broken ?? (differs ? fieldError(title, "confirmPassword", passwordMessages.mismatch) : null);
}

export function explainMigration(error: Error): FormErrors {
  const title = translator()(account.migrate.failed);
  if (isStatus(error, 404) && error.refusal.error)
    return fieldError(title, "universeName", error.refusal.error);
  return explainRefusal(error, title, withoutSentence(error));
}

function withoutSentence(error: Error): string {
  const t = translator();
  if (error instanceof NetworkError) return t(common.networkError);
  return t(error instanceof CallError ? account.migrate.refusedReason : account.migrate.failedReason);
}
