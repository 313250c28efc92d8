import { useEffect, useRef } from "react";
import { useLocation, useSearch } from "wouter";
import { withoutParameter } from "../navigation/parameters.ts";
import { useOwnUniverse } from "../outbox/own-universe.tsx";
import { useSelectionActions } from "./selection/use-selection.ts";

/**
 * `/?star=<id>` selects that star once: the parameter leaves the URL, so that a reload or Back does not select again. A
 * star that the universe lacks is waited for while it is stale.
 */
export function useStarOfUrl(onUnknown: (id: string) => void) {
  const { entries, isStale } = useOwnUniverse();
  const { select } = useSelectionActions();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const wanted = new URLSearchParams(search).get("star");
  const handled = useRef<string | null>(null);
  useEffect(() => {
    if (wanted === handled.current) return;
    const isKnown = entries.some(({ id }) => id === wanted);
    if (wanted !== null && !isKnown && isStale) return;
    handled.current = wanted;
    if (wanted === null) return;
    navigate(withoutParameter(path, search, "star"), { replace: true });
    if (isKnown) select(wanted);
    else onUnknown(wanted);
  }, [wanted, entries, isStale, select, onUnknown, search, path, navigate]);
}
