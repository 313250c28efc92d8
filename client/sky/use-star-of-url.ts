import { useEffect, useRef } from "react";
import { useLocation, useSearch } from "wouter";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { showToast } from "../ui/toasts.ts";

/** `/?star=<id>` selects that star once: the parameter leaves the URL, so that a reload or Back does not select again. */
export function useStarOfUrl(entries: readonly MoodEntry[], select: (id: string) => void) {
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
    else
      showToast({
        title: "This star is not in your sky",
        description: "It may have been removed. For 30 days, the bin of your journal keeps removed stars.",
      });
  }, [wanted, entries, select, search, path, navigate]);
}
