/** The two forms that create an account with e-mail and password: registration and migration. */

import * as z from "zod/mini";
import { calendarDateSchema } from "../calendar.ts";
import { invalidEmailMessage, isEmail } from "./email.ts";
import {
  checkInOrder,
  fieldRule,
  formMessages,
  formText,
  requireFilled,
  schemaRefusal,
} from "./form-rules.ts";
import { universeNameSchema, userNameSchema } from "./names.ts";
import { birthdayRefusals, invitationTextSchema, startDateRefusals } from "./new-universe.ts";
import { hasAllCharacterClasses, passwordMessages, passwordRefusal } from "./passwords.ts";

const emailRefusal = (email: string) => (isEmail(email.trim()) ? null : invalidEmailMessage);

/** Cuts an ISO time to its calendar date, and leaves other text as it is. */
const dateOf = (text: string) =>
  text.length <= 40 && !Number.isNaN(Date.parse(text)) ? text.slice(0, 10) : text;

const startDateRefusal = schemaRefusal(calendarDateSchema(startDateRefusals));

/** Checks the fields in the specified order; the start date, which the specification does not rank, comes last. */
export const registrationSchema = z.pipe(
  z
    .strictObject({
      email: formText("E-mail"),
      password: formText("Password"),
      confirmPassword: formText("Password"),
      universeName: formText("Universe name"),
      userName: formText("User name"),
      birthday: formText("Birthday"),
      startDate: formText("Journey start date"),
      invitation: invitationTextSchema,
    })
    .check(
      checkInOrder(
        requireFilled(formMessages.required, "email", "password", "universeName", "userName", "birthday"),
        fieldRule("email", emailRefusal),
        fieldRule("password", passwordRefusal),
        fieldRule("confirmPassword", (repeated, { password }) =>
          repeated === password ? null : passwordMessages.mismatch,
        ),
        fieldRule("universeName", schemaRefusal(universeNameSchema)),
        fieldRule("userName", schemaRefusal(userNameSchema)),
        fieldRule("birthday", schemaRefusal(calendarDateSchema(birthdayRefusals))),
        fieldRule("startDate", (text) => (text === "" ? null : startDateRefusal(dateOf(text)))),
      ),
    ),
  z.transform(({ email, password, universeName, userName, birthday, startDate, invitation }) => ({
    email: email.trim(),
    password,
    universeName: universeNameSchema.parse(universeName),
    userName: userNameSchema.parse(userName),
    birthday,
    startDate: startDate === "" ? null : dateOf(startDate),
    invitation: invitation ?? null,
  })),
);

export type Registration = z.output<typeof registrationSchema>;

/** So many registrations of one address can wait for their links; the oldest makes room. */
export const maxRegistrationsOfAddress = 50;

/**
 * Adds an e-mail address and a password to a universe that so far opens by its name alone. `invitation` is the token of
 * a link that the operator has made for it.
 */
export const migrationSchema = z.pipe(
  z
    .strictObject({
      universeName: formText("Universe name"),
      email: formText("E-mail"),
      password: formText("Password"),
      invitation: invitationTextSchema,
    })
    .check(
      checkInOrder(
        requireFilled(formMessages.required, "universeName", "email", "password"),
        fieldRule("email", emailRefusal),
        fieldRule("password", passwordRefusal),
        fieldRule("password", (password) =>
          hasAllCharacterClasses(password) ? null : passwordMessages.characterClasses,
        ),
      ),
    ),
  z.transform(({ universeName, email, password, invitation }) => ({
    universeName: universeName.trim().normalize("NFC"),
    email: email.trim(),
    password,
    invitation: invitation ?? null,
  })),
);
