/**
 * Whether somebody has used the product in this browser before: then the login screen shows its form first. A cookie says
 * it to the server, which draws that screen.
 */

import { knownBrowserCookie } from "#domain/pages/drawn-pages.ts";
import { ownName } from "../base-path.ts";
import { setOwnCookie } from "../own-cookie.ts";

const knownBrowserKey = ownName("mood-universe.known");
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
    setOwnCookie(knownBrowserCookie, "1", keptS);
  } catch {
    // A lost value changes nothing but the order of the login screen.
  }
}

/** The browser is one that nobody has used. */
export function forgetBrowser() {
  try {
    localStorage.removeItem(knownBrowserKey);
    setOwnCookie(knownBrowserCookie, "1", 0);
  } catch {
    // A forbidden storage is empty.
  }
}
