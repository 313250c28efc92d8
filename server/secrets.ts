/** Secrets that people hold in cookies and links. The database stores only their hashes. */

import { hash, randomBytes } from "node:crypto";
import type { CookieSerializeOptions } from "@fastify/cookie";

/** 256 random bits, as text for cookies and links. */
export const newSecret = () => randomBytes(32).toString("base64url");

export const hashOf = (secret: string) => hash("sha256", secret);

/** With the prefix, browsers refuse a cookie that another host or an insecure page has set. */
export const secretCookieName = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name);

/** `SameSite=Lax`, so that the browser sends the cookie when a link or the sign-in provider leads a person here. */
export const secretCookieOptions = (secure: boolean): CookieSerializeOptions => ({
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  secure,
});
