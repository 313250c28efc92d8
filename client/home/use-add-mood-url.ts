import { useEffect, useEffectEvent } from "react";
import { useLocation, useSearch } from "wouter";

/**
 * `/?add` opens Add Mood once: the parameter leaves the URL, so that a reload or Back does not open it again. `isReady` is
 * false while it is not known whether a star may be added.
 */
export function useAddMoodUrl(isReady: boolean, openAddMood: () => void) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const open = useEffectEvent(openAddMood);
  const query = new URLSearchParams(search);
  const isAsked = isReady && query.has("add");
  query.delete("add");
  const rest = query.size > 0 ? `${path}?${query}` : path;
  useEffect(() => {
    if (!isAsked) return;
    navigate(rest, { replace: true });
    open();
  }, [isAsked, rest, navigate]);
}
