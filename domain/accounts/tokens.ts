/** Access tokens: keys with which a person lets their own programs in, each for some things only. */

import * as z from "zod/mini";
import { rulesSettings } from "../languages/en/rules-settings.ts";
import { momentSchema } from "../moment.ts";
import { coded } from "../refusals.ts";
import { shortTextSchema } from "../visible-text.ts";

/**
 * What a token can be for. `moods:read`: stars without their notes, feelings, and readings. `words:read`: beside what the
 * other scopes open, the words that a person can seal (domain/sealed/sealed-words.ts); alone it opens nothing.
 * `moods:write`: add and correct stars, put them into the bin and back. `readings:write`: store and remove readings.
 */
export const tokenScopes = ["moods:read", "words:read", "moods:write", "readings:write"] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** The number of tokens that a person can have, those included that have expired and are still listed. */
export const mostTokens = 20;
/** UTF-16 units, after trimming. */
export const tokenNameLength = { min: 1, max: 50 } as const;

export const defaultTokenScopes: readonly TokenScope[] = ["moods:read"];
export const defaultTokenDays = 90;

/**
 * `mu_<id>_<secret>` in base62, six digits for four bytes: 16 bytes of the person's id and 8 of the token's own, and 32 that only
 * its holder has. The underscores are the only ones.
 */
export const tokenForm = /^mu_([0-9A-Za-z]{36})_([0-9A-Za-z]{48})$/;

const scopesRefusal = coded("unknown-option", rulesSettings.tokenScopes);

/** Scopes are kept in the order of `tokenScopes`, each once. */
const scopesSchema = z.pipe(
  z
    .array(z.enum(tokenScopes, scopesRefusal), scopesRefusal)
    .check(z.minLength(1, scopesRefusal), z.maxLength(tokenScopes.length, scopesRefusal)),
  z.transform((asked) => tokenScopes.filter((scope) => asked.includes(scope))),
);

/** A field that is left out has its default; an `expiresAt` of null means that the token never ends by itself. */
export const newTokenSchema = z.strictObject({
  name: shortTextSchema(rulesSettings.tokenName, tokenNameLength),
  scopes: z.optional(scopesSchema),
  expiresAt: z.nullish(momentSchema),
});
export type NewToken = z.output<typeof newTokenSchema>;

/** A token as its person sees it; times are ISO 8601 with `Z`. One that has expired is listed until it is removed. */
export const listedTokenSchema = z.object({
  /** The part of the token between the underscores. */
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  createdAt: z.string(),
  /** Null for one that never ends by itself. */
  expiresAt: z.nullable(z.string()),
  /** The last use, at most an hour late; null before the first one. */
  lastUsedAt: z.nullable(z.string()),
});
export type ListedToken = z.output<typeof listedTokenSchema>;

/** `expiresAt` has passed already. */
export const tokenEndPassed = coded("moment-in-past", rulesSettings.tokenEnd);
