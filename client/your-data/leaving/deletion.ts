/** The form that deletes a universe: its validation and its refusals. */

import { yourData } from "#domain/languages/en/your-data.ts";
import { isStatus } from "../../call-errors.ts";
import { explainRefusal, type FormErrors, fieldError } from "../../forms/form-errors.ts";
import { translator } from "../../languages/language.ts";
import type { SignIn } from "../../session/pending-email.ts";

type Typed = { readonly universeName: string; readonly password: string };
type Expected = { readonly universeName: string; readonly way: SignIn["way"] };

export function checkDeletion(typed: Typed, { universeName, way }: Expected): FormErrors | null {
  const t = translator();
  const title = t(yourData.deletion.nothingDeleted);
  if (typed.universeName.trim().normalize("NFC") !== universeName)
    return fieldError(title, "universeName", t(yourData.deletion.wrongName));
  if (way === "password" && typed.password === "")
    return fieldError(title, "password", t(yourData.deletion.passwordMissing));
  return null;
}

/** A wrong password is shown at its field; what else the server refuses, in its own sentence below. */
export function explainDeletion(error: Error): FormErrors {
  const t = translator();
  const title = t(yourData.deletion.nothingDeleted);
  if (isStatus(error, 403) && error.refusal.code === "wrong-password" && error.refusal.error)
    return fieldError(title, "password", error.refusal.error);
  return explainRefusal(error, title, t(yourData.deletion.failed));
}
