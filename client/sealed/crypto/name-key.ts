/** Blind indexes: with them a server sees that two names of a universe are equal, and nothing else. */

import { tagNameKey } from "#domain/records/tag/find-tags.ts";
import { toBase64Url } from "../../base64url.ts";
import { type EpochKeys, namesKey } from "./keys.ts";

const hmac = async (keys: EpochKeys, text: string): Promise<string> =>
  toBase64Url(await crypto.subtle.sign("HMAC", await namesKey(keys), new TextEncoder().encode(text)));

/** The key of a name that must be unique. Names that differ in case or in invisible characters alone have the same. */
export const nameKeyOf = (keys: EpochKeys, name: string): Promise<string> => hmac(keys, tagNameKey(name));

/**
 * Stands for a text of an imported file, exactly as it is: what a source calls its entry, or what it said of it. No name
 * has a NUL character, so that no key of a name is one of these.
 */
export const importKeyOf = (keys: EpochKeys, purpose: "key" | "said", text: string): Promise<string> =>
  hmac(keys, `\0import ${purpose}\0${text}`);
