/** What a person may change about their own account. What is left out stays as it is. */

import * as z from "zod/mini";
import { demographicsSchema } from "./accounts.ts";
import { invalidEmail, isEmail } from "./email.ts";
import { universeNameSchema, userNameSchema } from "./names.ts";
import { passwordRefusal, unhashedRefusal } from "./passwords.ts";
import { inOrder, passes, typed } from "./rules-in-order.ts";

const nothing = z.pipe(
  z.literal(""),
  z.transform(() => null),
);

/** An empty e-mail is none, which only an account without one may have; empty demographics are none. */
export const profileSchema = z.strictObject({
  universeName: z.nullish(universeNameSchema),
  userName: z.nullish(userNameSchema),
  email: z.nullish(
    z.union(
      [z.literal(""), z.string(invalidEmail).check(z.trim(), z.refine(isEmail, invalidEmail))],
      invalidEmail,
    ),
  ),
  demographics: z.nullish(z.union([nothing, demographicsSchema], "Demographics must be text.")),
});

export type Profile = z.output<typeof profileSchema>;

export const passwordChangeSchema = z.pipe(
  z.strictObject({ currentPassword: typed("Current password"), newPassword: typed("New password") }),
  z
    .object({ currentPassword: z.string(), newPassword: z.string() })
    .check(inOrder(passes("currentPassword", unhashedRefusal), passes("newPassword", passwordRefusal))),
);
