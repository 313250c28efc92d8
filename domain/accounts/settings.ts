/** The changes that a person can make to their own account. A field that is left out stays unchanged. */

import * as z from "zod/mini";
import { languageIds } from "../languages/languages.ts";
import { coded } from "../refusals.ts";
import { invalidEmailMessage, isEmail } from "./email.ts";
import { checkInOrder, fieldRule, formText } from "./form-rules.ts";
import { universeNameSchema, userNameSchema } from "./names.ts";
import { demographicsSchema } from "./new-universe.ts";
import { passwordLengthRefusal, passwordRefusal } from "./passwords.ts";

const emptyToNull = z.pipe(
  z.literal(""),
  z.transform(() => null),
);

/**
 * Empty demographics are removed. An empty e-mail address means no address: the server accepts it only for an
 * account that has none. `locale` null: the language that a browser asks for.
 */
export const profileSchema = z.strictObject({
  universeName: z.nullish(universeNameSchema),
  userName: z.nullish(userNameSchema),
  email: z.nullish(
    z.union(
      [z.literal(""), z.string(invalidEmailMessage).check(z.trim(), z.refine(isEmail, invalidEmailMessage))],
      invalidEmailMessage,
    ),
  ),
  locale: z.nullish(
    z.enum(languageIds, coded("unknown-option", `locale is one of ${languageIds.join(", ")}.`)),
  ),
  demographics: z.nullish(
    z.union([emptyToNull, demographicsSchema], coded("not-text", "Demographics must be text.")),
  ),
});

export type Profile = z.output<typeof profileSchema>;

/** Without a word of the other sessions, they end. */
export const passwordChangeSchema = z.pipe(
  z.strictObject({
    currentPassword: formText("Current password"),
    newPassword: formText("New password"),
    endsOtherSessions: z._default(z.boolean(), true),
  }),
  z
    .object({ currentPassword: z.string(), newPassword: z.string(), endsOtherSessions: z.boolean() })
    .check(
      checkInOrder(
        fieldRule("currentPassword", passwordLengthRefusal),
        fieldRule("newPassword", passwordRefusal),
      ),
    ),
);

export type PasswordChange = z.output<typeof passwordChangeSchema>;
