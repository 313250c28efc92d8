/** The tracker in the URL whose values the days of the sky show. */

import { useCallback } from "react";
import { useLocation, useSearch } from "wouter";

const parameter = "glow";

/** Whether the query `search` names a tracker. */
export const isGlowing = (search: string): boolean => new URLSearchParams(search).has(parameter);

/** The query `search` with this tracker, by its id; its other parameters stay as they are. */
export function replaceGlow(search: string, id: string | null): string {
  const others = search
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => part !== "" && part.split("=")[0] !== parameter);
  return [...others, ...(id === null ? [] : [`${parameter}=${encodeURIComponent(id)}`])].join("&");
}

/** `id` is null without a tracker in the URL. */
export function useGlow() {
  const id = new URLSearchParams(useSearch()).get(parameter);
  const [path, navigate] = useLocation();
  const setGlow = useCallback(
    (next: string | null) => {
      const query = replaceGlow(location.search, next);
      navigate(query ? `${path}?${query}` : path, { replace: true });
    },
    [path, navigate],
  );
  return { id, setGlow };
}
