/**
 * Browsers keep pages that were left, and show them again as they were, without asking anybody. A page of a person who
 * has signed out meanwhile must not come back: it is hidden while it is away, and in view again only for its person.
 */

import { withBase } from "../base-path.ts";
import { isStoredUser } from "./stored-user.ts";

/** theme.css hides the page with it. */
const away = "data-away";

export const hidePage = () => document.documentElement.setAttribute(away, "");
export const showPage = () => document.documentElement.removeAttribute(away);

/** Guards a page; `shownUserId` is whose page it is, null for a visitor's. The returned function ends the watch. */
export function guardReturn(
  shownUserId: () => string | null,
  leave = () => location.replace(withBase("/")),
): () => void {
  /** Checks who is signed in. With `trusts`, a page that was never away stays where the browser does not tell. */
  const check = (trusts: boolean) => {
    const userId = shownUserId();
    if (userId === null || (isStoredUser(userId) ?? trusts)) return showPage();
    hidePage();
    leave();
  };
  const watch = new AbortController();
  const { signal } = watch;
  addEventListener("pagehide", hidePage, { signal });
  addEventListener("pageshow", ({ persisted }) => check(!persisted), { signal });
  // A tab in the background may hear of a sign-out late.
  const checkVisible = () => document.visibilityState === "visible" && check(true);
  document.addEventListener("visibilitychange", checkVisible, { signal });
  return () => watch.abort();
}
