/**
 * Whether somebody has used the product in this browser before: then the login screen shows its form first. A cookie says
 * it to the server, which draws that screen.
 */

import { knownBrowserCookie } from "#domain/pages/drawn-pages.ts";

const knownBrowserKey = "mood-universe.known";
/** The longest time that browsers keep a cookie. */
const keptS = 400 * 24 * 60 * 60;

export function isKnownBrowser(): boolean {
  try {
    return localStorage.getItem(knownBrowserKey) !== null;
  } catch {
    return false;
  }
}

/** Storage may be forbidden: then every visit is a first one. */
export function rememberBrowser() {
  try {
    localStorage.setItem(knownBrowserKey, "1");
    writeCookie(keptS);
  } catch {
    // A lost value changes nothing but the order of the login screen.
  }
}

/** The browser is one that nobody has used. */
export function forgetBrowser() {
  try {
    localStorage.removeItem(knownBrowserKey);
    writeCookie(0);
  } catch {
    // A forbidden storage is empty.
  }
}

/** `maxAge` in seconds. */
function writeCookie(maxAge: number) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has cookieStore only since 18.4.
  document.cookie = `${knownBrowserCookie}=1; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}
