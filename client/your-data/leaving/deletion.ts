/** The form that deletes a universe: its validation and its refusals. */

import { isStatus } from "../../call-errors.ts";
import { explainRefusal, type FormErrors, fieldError } from "../../forms/form-errors.ts";
import type { SignIn } from "../../session/pending-email.ts";

type Typed = { readonly universeName: string; readonly password: string };
type Expected = { readonly universeName: string; readonly way: SignIn["way"] };

const title = "Nothing was deleted";

export function checkDeletion(typed: Typed, { universeName, way }: Expected): FormErrors | null {
  if (typed.universeName.trim().normalize("NFC") !== universeName)
    return fieldError(title, "universeName", "This is not the name of your universe.");
  if (way === "password" && typed.password === "")
    return fieldError(title, "password", "Please type your password.");
  return null;
}

/** A wrong password is shown at its field; what else the server refuses, in its own sentence below. */
export function explainDeletion(error: Error): FormErrors {
  if (isStatus(error, 403) && error.refusal.code === "wrong-password" && error.refusal.error)
    return fieldError(title, "password", error.refusal.error);
  return explainRefusal(error, title, "Your universe could not be deleted. Please try again.");
}
