/** Passkeys (WebAuthn level 3): what a browser is asked, and what it answers. */

import * as z from "zod/mini";
import { rulesSettings } from "../languages/en/rules-settings.ts";
import { coded } from "../refusals.ts";
import { shortTextSchema } from "../visible-text.ts";
import { formText } from "./form-rules.ts";

/** More keys than people have. */
export const mostPasskeys = 20;
/** UTF-16 units, after trimming. */
export const passkeyNameLength = { min: 1, max: 40 } as const;

export const passkeyNameSchema = shortTextSchema(rulesSettings.passkeyName, passkeyNameLength);

/** A passkey as its person sees it; times are ISO 8601 with `Z`. `isSynced`: it is kept beyond one device. */
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
  isSynced: z.boolean(),
});
export type Passkey = z.output<typeof passkeySchema>;

/** `universeName` is that of a universe which its name alone opens: typed once more, it says that the name shall open it no longer. */
export const newPasskeyOptionsSchema = z.pipe(
  z.strictObject({ universeName: formText("Universe name") }),
  z.transform(({ universeName }) => ({ universeName: universeName.trim().normalize("NFC") })),
);

/** Why a challenge is asked for: to sign in, or so that a signed-in person confirms that it is them. */
export const passkeyQuestionSchema = z.strictObject({
  purpose: z._default(z.enum(["sign-in", "confirm"]), "sign-in"),
});

const invalidAnswer = coded("wrong-shape", "The answer of a passkey has another form.");

/** Bytes in base64url. */
const bytesUpTo = (length: number) =>
  z
    .string(invalidAnswer)
    .check(z.maxLength(Math.ceil((length * 4) / 3), invalidAnswer), z.regex(/^[\w-]+$/, invalidAnswer));

/** The id of a key has at most 1,023 bytes. */
const keyIdSchema = bytesUpTo(1023);

const answerTo = <Response extends z.ZodMiniType>(response: Response) =>
  z.strictObject(
    {
      id: keyIdSchema,
      rawId: keyIdSchema,
      type: z.literal("public-key", invalidAnswer),
      response,
      authenticatorAttachment: z.nullish(z.string(invalidAnswer)),
      clientExtensionResults: z.optional(z.record(z.string(), z.unknown(), invalidAnswer)),
    },
    invalidAnswer,
  );

/** `RegistrationResponseJSON`. What is optional repeats parts of `attestationObject`, which alone counts. */
export const newKeySchema = answerTo(
  z.strictObject(
    {
      clientDataJSON: bytesUpTo(4096),
      attestationObject: bytesUpTo(16_384),
      transports: z.optional(
        z
          .array(z.string(invalidAnswer).check(z.maxLength(40, invalidAnswer)), invalidAnswer)
          .check(z.maxLength(10, invalidAnswer)),
      ),
      authenticatorData: z.optional(z.string(invalidAnswer)),
      publicKey: z.optional(z.string(invalidAnswer)),
      publicKeyAlgorithm: z.optional(z.number(invalidAnswer)),
    },
    invalidAnswer,
  ),
);
export type NewKey = z.output<typeof newKeySchema>;

/** `AuthenticationResponseJSON`. */
export const passkeyAnswerSchema = answerTo(
  z.strictObject(
    {
      clientDataJSON: bytesUpTo(4096),
      authenticatorData: bytesUpTo(4096),
      signature: bytesUpTo(1024),
      userHandle: z.nullish(bytesUpTo(64)),
    },
    invalidAnswer,
  ),
);
export type PasskeyAnswer = z.output<typeof passkeyAnswerSchema>;

export const newPasskeySchema = z.strictObject({ name: passkeyNameSchema, response: newKeySchema });
export const passkeyChangeSchema = z.strictObject({ name: passkeyNameSchema });

const knownKeySchema = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.optional(z.array(z.string())),
});

/** `PublicKeyCredentialCreationOptionsJSON`: bytes are base64url, `timeout` is in milliseconds. */
export const newKeyOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal("none"),
  excludeCredentials: z.array(knownKeySchema),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
});
export type NewKeyOptions = z.output<typeof newKeyOptionsSchema>;

/** `PublicKeyCredentialRequestOptionsJSON`. Without `allowCredentials`, the browser offers every key that it has for this server. */
export const passkeyQuestionReplySchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal("required"),
  allowCredentials: z.optional(z.array(knownKeySchema)),
});
export type PasskeyQuestion = z.output<typeof passkeyQuestionReplySchema>;
