/** Cookies of this installation that scripts set and the server reads. */

import { nameAt } from "#domain/base-path.ts";
import { basePath } from "./base-path.ts";

/** Sets a cookie; `maxAge` in seconds, 0 removes it. */
export function setOwnCookie(
  name: string,
  value: string,
  maxAge: number,
  sameSite: "Lax" | "Strict" = "Lax",
) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has cookieStore only since 18.4.
  document.cookie = `${nameAt(name, basePath)}=${value}; Path=${basePath || "/"}; Max-Age=${maxAge}; SameSite=${sameSite}${secure}`;
}
