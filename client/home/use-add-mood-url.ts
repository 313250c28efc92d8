import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useSearch } from "wouter";

/**
 * `/?add` opens Add Mood once, at once: the parameter leaves the URL, so that a reload or Back does not open it again.
 * `isReady` is false while it is not known whether a star may be added; `onReady` is called when that is known after
 * Add Mood was opened.
 */
export function useAddMoodUrl(isReady: boolean, openAddMood: () => void, onReady: () => void) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [isEarly, setEarly] = useState(false);
  const open = useEffectEvent(() => {
    openAddMood();
    setEarly(!isReady);
  });
  const check = useEffectEvent(onReady);
  const query = new URLSearchParams(search);
  const isAsked = query.has("add");
  query.delete("add");
  const rest = query.size > 0 ? `${path}?${query}` : path;
  useEffect(() => {
    if (!isAsked) return;
    navigate(rest, { replace: true });
    open();
  }, [isAsked, rest, navigate]);
  useEffect(() => {
    if (!isEarly || !isReady) return;
    setEarly(false);
    check();
  }, [isEarly, isReady]);
}
