/** How a cookie travels that carries a secret. */

import type { CookieSerializeOptions } from "@fastify/cookie";

/** The prefix makes browsers refuse a cookie that another host or an insecure page has set. */
export const secretCookieName = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name);

/** Lax, so that it comes along when a link or the sign-in provider leads a person here. */
export const secretCookieOptions = (secure: boolean): CookieSerializeOptions => ({
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  secure,
});
