/** Registration: the fields in their order, validation, and error messages. */

import { futureDateRefusals } from "#domain/accounts/new-universe.ts";
import { registrationSchema } from "#domain/accounts/registration.ts";
import { account } from "#domain/languages/en/account.ts";
import { explainRefusal, type FormErrors, fieldError, firstViolation } from "../forms/form-errors.ts";
import { translator } from "../languages/language.ts";
import { localDate } from "../time/local-date.ts";

export type Registration = {
  email: string;
  universeName: string;
  userName: string;
  birthday: string;
  password: string;
  confirmPassword: string;
};

export const emptyRegistration: Registration = {
  email: "",
  universeName: "",
  userName: "",
  birthday: "",
  password: "",
  confirmPassword: "",
};

/** A journey starts on the local date of the registration. */
export const bodyOf = (registration: Registration, now: Date) => ({
  ...registration,
  startDate: localDate(now),
});

export function checkRegistration(registration: Registration, now: Date): FormErrors | null {
  const title = translator()(account.register.failed);
  const broken = firstViolation(title, registrationSchema, bodyOf(registration, now));
  const { birthday: future } = futureDateRefusals(registration, now.getTime());
  return broken ?? (future ? fieldError(title, "birthday", future) : null);
}

export function explainRegistration(error: Error) {
  const t = translator();
  return explainRefusal(error, t(account.register.failed), t(account.register.failedReason));
}
