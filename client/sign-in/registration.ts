/** Registering: what is asked for, in this order, and what is wrong with it. */

import { futureDates } from "#domain/accounts.ts";
import { registrationSchema } from "#domain/sign-in.ts";
import { localDate } from "../local-date.ts";
import { atField, explainRefusal, firstBroken, type Trouble } from "../trouble.ts";

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

const title = "Registration Failed";

/** A journey begins on the day when its account is made, where the person is. */
export const bodyOf = (registration: Registration, now: Date) => ({
  ...registration,
  startDate: localDate(now),
});

export function checkRegistration(registration: Registration, now: Date): Trouble | null {
  const broken = firstBroken(title, registrationSchema, bodyOf(registration, now));
  const { birthday: future } = futureDates(registration, now.getTime());
  return broken ?? (future ? atField(title, "birthday", future) : null);
}

export const explainRegistration = (error: Error) => explainRefusal(error, title, "Registration failed");
