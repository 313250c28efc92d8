/** The text that carries the sealed words of a record, and the key by which sealed names are unique. */

import * as z from "zod/mini";
import { coded } from "../refusals.ts";

/** Characters: a note of 2,000 control characters needs 16,422 bytes as JSON, and a third more as base64url. */
export const sealedLimit = 24 * 1024;

const sealedRefusal = coded("wrong-shape", "Sealed words are 1, an epoch from 1, and base64url.");

/** `1.<epoch>.<base64url(nonce · ciphertext · tag)>`: see docs/sealed-format.md. */
export const sealedSchema = z
  .string(sealedRefusal)
  .check(
    z.maxLength(
      sealedLimit,
      coded("too-long", "Sealed words can have up to 24,576 characters.", { max: sealedLimit }),
    ),
    z.regex(/^1\.[1-9]\d{0,8}\.[\w-]+$/, sealedRefusal),
  );

const nameKeyRefusal = coded("wrong-shape", "A nameKey is 43 characters of base64url.");

/** HMAC-SHA-256 of a name in base64url: equal names of one universe have the same. */
export const nameKeySchema = z.string(nameKeyRefusal).check(z.regex(/^[\w-]{43}$/, nameKeyRefusal));

/** The epoch of the key with which words were sealed. */
export const epochOf = (sealed: string): number => Number(sealed.split(".", 2)[1]);

/** The field of a kind whose words can be sealed. A record with it has no words beside it. */
export const sealedField = {
  schema: z.nullish(z.string()),
  empty: null,
  written: sealedSchema,
  isOptional: true,
  // Records are compared by their opened words, because sealing the same words twice makes two texts.
  isSame: () => true,
} as const;
