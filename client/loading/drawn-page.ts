/**
 * The page that the HTML shows before any script has run (server/pages/page-html.ts): a form for visitors. React takes it
 * over where it is what this browser would show, too.
 */

import { type DrawnPage, drawnAttribute, drawnPageOf } from "#domain/pages/drawn-pages.ts";
import { ownPage } from "../base-path.ts";
import { isKnownBrowser, rememberBrowser } from "../session/known-browser.ts";
import { isSigningOut } from "../session/signing-out-mark.ts";
import { storedUserId } from "../session/stored-user.ts";

/** Null where the HTML shows none, or the browser knows more than the server did. */
export function drawnPage(root: HTMLElement): DrawnPage | null {
  const text = root.getAttribute(drawnAttribute);
  if (text === null) return null;
  const page = JSON.parse(text) as DrawnPage;
  if (isKnownBrowser() && !page.isKnown) rememberBrowser();
  const isSame =
    page.isKnown === isKnownBrowser() &&
    page.page === drawnPageOf(ownPage() + location.search) &&
    // The page before it has passed something on.
    history.state === null &&
    storedUserId() === null &&
    // Only the app knows whose lock it is.
    !document.documentElement.hasAttribute("data-locked") &&
    !isSigningOut();
  return isSame ? page : null;
}
