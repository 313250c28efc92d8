import { useEffect, useRef } from "react";
import { useLocation, useSearch } from "wouter";
import type { MoodEntry } from "#domain/mood-entry.ts";

/** `/?star=<id>` selects that star once: the parameter leaves the URL, so that a reload or Back does not select again. */
export function useStarOfUrl(
  entries: readonly MoodEntry[],
  select: (id: string) => void,
  onUnknown: (id: string) => void,
) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const wanted = new URLSearchParams(search).get("star");
  const handled = useRef<string | null>(null);
  useEffect(() => {
    if (wanted === handled.current) return;
    handled.current = wanted;
    if (wanted === null) return;
    const others = search.split("&").filter((part) => !part.startsWith("star="));
    navigate(others.length > 0 ? `${path}?${others.join("&")}` : path, { replace: true });
    if (entries.some(({ id }) => id === wanted)) select(wanted);
    else onUnknown(wanted);
  }, [wanted, entries, select, onUnknown, search, path, navigate]);
}
