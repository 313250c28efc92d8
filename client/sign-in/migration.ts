/** Giving a universe an e-mail address and a password: what is asked for, and what is wrong with it. */

import { passwordSentences } from "#domain/passwords.ts";
import { migrationSchema } from "#domain/sign-in.ts";
import { CallError, isStatus, NetworkError } from "../call-errors.ts";
import { atField, explainRefusal, firstBroken, type Trouble } from "../trouble.ts";

export type Migration = { universeName: string; email: string; password: string; confirmPassword: string };

const title = "Migration Failed";

/** The wire knows no second password: that both are the same is checked here, last. */
export function checkMigration({ confirmPassword, ...body }: Migration): Trouble | null {
  const broken = firstBroken(title, migrationSchema, body);
  const differs = confirmPassword !== body.password;
  return broken ?? (differs ? atField(title, "confirmPassword", passwordSentences.different) : null);
}

export function explainMigration(error: Error): Trouble {
  if (isStatus(error, 404) && error.refusal.error) return atField(title, "universeName", error.refusal.error);
  return explainRefusal(error, title, withoutSentence(error));
}

function withoutSentence(error: Error): string {
  if (error instanceof NetworkError) return error.message;
  return error instanceof CallError ? "Migration failed" : "Failed to migrate account";
}
