import { useLayoutEffect, useState } from "react";
import { readInvitation } from "#domain/accounts/migration.ts";

/**
 * The operator's link with which the page was opened, also while it was open already; null without one. Removes it from the
 * address bar and the history.
 */
export function useInvitation() {
  const [invitation, setInvitation] = useState(() => readInvitation(location.hash));
  useLayoutEffect(() => {
    const take = () => {
      const opened = readInvitation(location.hash);
      if (!opened) return;
      setInvitation(opened);
      history.replaceState(history.state, "", `${location.pathname}${location.search}`);
    };
    take();
    addEventListener("hashchange", take);
    return () => removeEventListener("hashchange", take);
  }, []);
  return invitation;
}
