/** The ways into a universe, as its person sees them. */

import * as z from "zod/mini";
import { checkInOrder, fieldRule, formMessages, formText } from "./form-rules.ts";
import { passkeyAnswerSchema, passkeySchema } from "./passkeys.ts";
import { passwordLengthRefusal } from "./passwords.ts";
import { optionalCodeRefusal } from "./second-factor.ts";

/** Times are ISO 8601 with `Z`. */
export const doorsSchema = z.object({
  /** Whether the name alone opens the universe. */
  opensByName: z.boolean(),
  /** `changedAt` is null where an earlier version has stored the password. */
  password: z.nullable(z.object({ changedAt: z.nullable(z.string()) })),
  passkeys: z.array(passkeySchema),
  providers: z.array(
    z.object({
      id: z.string(),
      /** Address of the provider. */
      issuer: z.string(),
      linkedAt: z.string(),
      lastUsedAt: z.nullable(z.string()),
    }),
  ),
  /** The second factor. `providerIsEnough`: a sign-in with the provider is not asked for it. */
  totp: z.nullable(z.object({ since: z.string(), codesLeft: z.int(), providerIsEnough: z.boolean() })),
  /** Recovery codes that were not used yet, also of a universe without a second factor. */
  recoveryCodesLeft: z.int(),
  /** The person need not prove themselves again until then; null where they must, before a call that asks for it. */
  confirmedUntil: z.nullable(z.string()),
});
export type Doors = z.output<typeof doorsSchema>;

/** What opens a universe now: keys and identities that this server cannot ask for are not counted. */
export type OpenDoors = {
  readonly name: boolean;
  readonly password: boolean;
  readonly passkeys: number;
  readonly providers: number;
};

/** Whether anybody can enter the universe. A recovery code is no door of its own. */
export const isOpen = ({ name, password, passkeys, providers }: OpenDoors): boolean =>
  name || password || passkeys > 0 || providers > 0;

/**
 * A proof that it is still the same person: the password, with a code where the account has a second factor, or the answer of
 * a passkey; or a code alone, after the provider has confirmed the person.
 */
export const confirmationSchema = z.pipe(
  z.strictObject({
    ...{ password: formText("Password"), code: formText("Code") },
    response: z.optional(passkeyAnswerSchema),
  }),
  z.object({ password: z.string(), code: z.string(), response: z.optional(passkeyAnswerSchema) }).check(
    checkInOrder(
      fieldRule("password", (typed, { response, code }) =>
        typed || response || code.trim() ? null : formMessages.all,
      ),
      fieldRule("password", (typed, { response }) =>
        response || typed === "" ? null : passwordLengthRefusal(typed),
      ),
      fieldRule("code", optionalCodeRefusal),
    ),
  ),
);
export type Confirmation = z.output<typeof confirmationSchema>;
