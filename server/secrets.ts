/** Secrets that people hold in cookies and links. The database stores only their hashes. */

import { hash, randomBytes } from "node:crypto";

/** 256 random bits, as text for cookies and links. */
export const newSecret = () => randomBytes(32).toString("base64url");

export const hashOf = (secret: string) => hash("sha256", secret);
