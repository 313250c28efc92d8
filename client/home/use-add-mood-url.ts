import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { withoutParameter } from "../navigation/parameters.ts";

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
  const isAsked = new URLSearchParams(search).has("add");
  const rest = withoutParameter(path, search, "add");
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
