/** Secrets that people hold in cookies and links. The database stores only their hashes. */

import { hash, randomBytes } from "node:crypto";

/** 256 random bits, as text for cookies and links. */
export const newSecret = () => randomBytes(32).toString("base64url");

/** A secret that also names its user, whose rows it leads to without a directory of all secrets (docs/scale.md). */
export const newSecretOf = (userId: string) => `${userId}.${newSecret()}`;

/** Only what can be an id is searched for. */
const secretOfUser = /^([\w-]{1,64})\.[\w-]+$/;

/** The user whom a secret names, before any validation; null for one that names nobody. */
export const userOfSecret = (secret: string): string | null => secretOfUser.exec(secret)?.[1] ?? null;

export const hashOf = (secret: string) => hash("sha256", secret);
