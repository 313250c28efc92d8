import { useLayoutEffect, useState } from "react";
import { readInvitation } from "#domain/accounts/migration.ts";

/**
 * What `read` finds in the fragment of the link with which the page was opened, also while it was open already; null for
 * none. Removes the fragment, which is a secret, from the address bar and the history.
 */
export function useFragment<Secret>(read: (fragment: string) => Secret | null): Secret | null {
  const [found, setFound] = useState(() => read(location.hash));
  useLayoutEffect(() => {
    const take = () => {
      const opened = read(location.hash);
      if (opened === null) return;
      setFound(opened);
      history.replaceState(history.state, "", `${location.pathname}${location.search}`);
    };
    take();
    addEventListener("hashchange", take);
    return () => removeEventListener("hashchange", take);
  }, [read]);
  return found;
}

/** The operator's link for a universe. */
export const useInvitation = () => useFragment(readInvitation);
