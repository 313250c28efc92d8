/** The link by mail that signs in once, and the new password that it offers. */

import * as z from "zod/mini";
import { textUpTo } from "../text.ts";
import { invalidEmailMessage, isEmail } from "./email.ts";
import { checkInOrder, fieldRule, formMessages, formText, requireFilled } from "./form-rules.ts";
import { passwordRefusal } from "./passwords.ts";
import { optionalCodeRefusal } from "./second-factor.ts";

/** How long a link is valid, and how long after its use a new password can be set without the present one. */
export const signInLink = { validMs: 15 * 60_000, newPasswordMinutes: 10 } as const;

export const linkRequestSchema = z.pipe(
  z.strictObject({ email: formText("E-mail") }).check(
    checkInOrder(
      requireFilled(formMessages.all, "email"),
      fieldRule("email", (email) => (isEmail(email.trim()) ? null : invalidEmailMessage)),
    ),
  ),
  z.transform(({ email }) => ({ email: email.trim() })),
);

export const linkUseSchema = z
  .strictObject({ token: textUpTo(200, "The token"), code: formText("Code") })
  .check(checkInOrder(fieldRule("code", optionalCodeRefusal)));

export const newPasswordSchema = z
  .strictObject({ newPassword: formText("New password") })
  .check(checkInOrder(fieldRule("newPassword", passwordRefusal)));
