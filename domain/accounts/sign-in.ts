/** The forms of sign-in with a password: login, and a request to send the verification mail again. */

import * as z from "zod/mini";
import { rulesAccounts } from "../languages/en/rules-accounts.ts";
import { coded } from "../refusals.ts";
import { isStorable } from "../text.ts";
import { checkInOrder, fieldRule, formMessages, formText, requireFilled } from "./form-rules.ts";
import { passwordLengthRefusal } from "./passwords.ts";
import { codeRefusal, optionalCodeRefusal } from "./second-factor.ts";

/** The longest e-mail address; names of universes are shorter. */
const maxIdentifierLength = 254;

const invalidIdentifier = coded("invalid-identifier", rulesAccounts.identifier);

const identifierRefusal = (identifier: string) =>
  identifier.length > maxIdentifierLength || !isStorable(identifier) ? invalidIdentifier : null;

/** Merges the two fields that can name the account: `identifier`, or `email` from a client that has only that field. */
const mergeIdentifier = <Form extends { email: string; identifier: string }>({
  email,
  identifier,
  ...rest
}: Form) => ({ ...rest, identifier: (email || identifier).trim().normalize("NFC") });

/** `identifier` is an e-mail address or the exact name of a universe, `code` the second factor of an account that has one. */
export const loginSchema = z.pipe(
  z.pipe(
    z.strictObject({
      email: formText("E-mail"),
      identifier: formText("E-mail or universe name"),
      password: formText("Password"),
      code: formText("Code"),
    }),
    z.transform(mergeIdentifier),
  ),
  z.object({ identifier: z.string(), password: z.string(), code: z.string() }).check(
    checkInOrder(
      requireFilled(formMessages.all, "identifier", "password"),
      fieldRule("identifier", identifierRefusal),
      // A text that is longer than any password is refused before the costly hash.
      fieldRule("password", passwordLengthRefusal),
      fieldRule("code", optionalCodeRefusal),
    ),
  ),
);

/** A recovery code in place of what is lost; as it is written, or typed. */
export const recoverySchema = z.pipe(
  z.pipe(
    z.strictObject({
      email: formText("E-mail"),
      identifier: formText("E-mail or universe name"),
      recoveryCode: formText("Recovery code"),
    }),
    z.transform(mergeIdentifier),
  ),
  z
    .object({ identifier: z.string(), recoveryCode: z.string() })
    .check(
      checkInOrder(
        requireFilled(formMessages.all, "identifier", "recoveryCode"),
        fieldRule("identifier", identifierRefusal),
        fieldRule("recoveryCode", codeRefusal),
      ),
    ),
);

export const resendSchema = z.pipe(
  z.pipe(
    z.strictObject({ email: formText("E-mail"), identifier: formText("E-mail or universe name") }),
    z.transform(mergeIdentifier),
  ),
  z
    .object({ identifier: z.string() })
    .check(
      checkInOrder(requireFilled(formMessages.all, "identifier"), fieldRule("identifier", identifierRefusal)),
    ),
);
