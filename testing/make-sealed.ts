/** Sealed words and keys of names that no key opens, for tests of what carries them. */

import { createHash } from "node:crypto";

const hashOf = (text: string) => createHash("sha256").update(text).digest();

/** Equal words of an epoch are one text here, unlike those of the client. */
export const makeSealed = (words: string, epoch = 1) =>
  `1.${epoch}.${Buffer.concat([hashOf(words), hashOf(`${words} `), hashOf(`${words}  `)]).toString("base64url")}`;

export const makeNameKey = (name: string) => hashOf(name).toString("base64url");
