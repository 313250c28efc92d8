/** What the registration form needs when it is sent: validation, its call, and error messages. */

import { futureDateRefusals } from "#domain/accounts/new-universe.ts";
import { registrationSchema } from "#domain/accounts/registration.ts";
import { account } from "#domain/languages/en/account.ts";
import { visitorCalls } from "#domain/visitor-calls.ts";
import { send } from "../api.ts";
import { explainRefusal, type FormErrors, fieldError, firstViolation } from "../forms/form-errors.ts";
import { translator } from "../languages/language.ts";
import { localDate } from "../time/local-date.ts";
import type { Registration as Typed } from "./empty-registration.ts";

/** `invitation` is the token of the one with which the page was opened, or empty. */
export type Registration = Typed & { invitation: string };

/** A journey starts on the local date of the registration. */
export const bodyOf = ({ invitation, ...typed }: Registration, now: Date) => ({
  ...typed,
  startDate: localDate(now),
  ...(invitation && { invitation }),
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

export const registrationRules = {
  check: (registration: Registration) => checkRegistration(registration, new Date()),
  send: (registration: Registration) =>
    send(visitorCalls.register, { body: bodyOf(registration, new Date()) }),
  explain: explainRegistration,
};
