/** Getting in with a password: registering, moving a universe over to it, signing in, asking for the mail again. */

import * as z from "zod/mini";
import { calendarDateSchema } from "./calendar.ts";
import { invalidEmail, isEmail } from "./email.ts";
import { universeNameSchema, userNameSchema } from "./names.ts";
import { hasEveryKind, passwordRefusal, passwordSentences, unhashedRefusal } from "./passwords.ts";
import { filled, inOrder, passes, refusalOf, typed } from "./rules-in-order.ts";
import { isStorable } from "./text.ts";

export const formSentences = {
  required: "Please fill in all required fields",
  all: "Please fill in all fields",
} as const;

const emailRefusal = (email: string) => (isEmail(email.trim()) ? null : invalidEmail);

/** A calendar date, or the date at the beginning of an ISO time. */
const dateOf = (text: string) =>
  text.length <= 40 && !Number.isNaN(Date.parse(text)) ? text.slice(0, 10) : text;

const startDateRefusal = refusalOf(calendarDateSchema("Journey start date"));

/** The rules in the order of the specification; what it does not name comes last. */
export const registrationSchema = z.pipe(
  z
    .strictObject({
      email: typed("E-mail"),
      password: typed("Password"),
      confirmPassword: typed("Password"),
      universeName: typed("Universe name"),
      userName: typed("User name"),
      birthday: typed("Birthday"),
      startDate: typed("Journey start date"),
    })
    .check(
      inOrder(
        filled(formSentences.required, "email", "password", "universeName", "userName", "birthday"),
        passes("email", emailRefusal),
        passes("password", passwordRefusal),
        passes("confirmPassword", (again, { password }) =>
          again === password ? null : passwordSentences.different,
        ),
        passes("universeName", refusalOf(universeNameSchema)),
        passes("userName", refusalOf(userNameSchema)),
        passes("birthday", refusalOf(calendarDateSchema("Birthday"))),
        passes("startDate", (text) => (text === "" ? null : startDateRefusal(dateOf(text)))),
      ),
    ),
  z.transform(({ email, password, universeName, userName, birthday, startDate }) => ({
    email: email.trim(),
    password,
    universeName: universeNameSchema.parse(universeName),
    userName: userNameSchema.parse(userName),
    birthday,
    startDate: startDate === "" ? null : dateOf(startDate),
  })),
);

export type Registration = z.output<typeof registrationSchema>;

/** E-mail and password for a universe that its name alone opened so far. */
export const migrationSchema = z.pipe(
  z
    .strictObject({
      universeName: typed("Universe name"),
      email: typed("E-mail"),
      password: typed("Password"),
    })
    .check(
      inOrder(
        filled(formSentences.required, "universeName", "email", "password"),
        passes("email", emailRefusal),
        passes("password", passwordRefusal),
        passes("password", (password) => (hasEveryKind(password) ? null : passwordSentences.kinds)),
      ),
    ),
  z.transform(({ universeName, email, password }) => ({
    universeName: universeName.trim().normalize("NFC"),
    email: email.trim(),
    password,
  })),
);

/** No address and no name is longer; what is, is somebody's attempt. */
const longestIdentifier = 254;

const identifierRefusal = (identifier: string) =>
  identifier.length > longestIdentifier || !isStorable(identifier)
    ? "That is neither an e-mail address nor a universe name."
    : null;

/** Whom a form is about: an `identifier`, or the `email` of clients that have a field for nothing else. */
const withIdentifier = <Form extends { email: string; identifier: string }>({
  email,
  identifier,
  ...rest
}: Form) => ({ ...rest, identifier: (email || identifier).trim().normalize("NFC") });

/** `identifier` is an e-mail address or the exact name of a universe. */
export const loginSchema = z.pipe(
  z.pipe(
    z.strictObject({
      email: typed("E-mail"),
      identifier: typed("E-mail or universe name"),
      password: typed("Password"),
    }),
    z.transform(withIdentifier),
  ),
  z.object({ identifier: z.string(), password: z.string() }).check(
    inOrder(
      filled(formSentences.all, "identifier", "password"),
      passes("identifier", identifierRefusal),
      // What is longer than any password is not hashed.
      passes("password", unhashedRefusal),
    ),
  ),
);

export const resendSchema = z.pipe(
  z.pipe(
    z.strictObject({ email: typed("E-mail"), identifier: typed("E-mail or universe name") }),
    z.transform(withIdentifier),
  ),
  z
    .object({ identifier: z.string() })
    .check(inOrder(filled(formSentences.all, "identifier"), passes("identifier", identifierRefusal))),
);
