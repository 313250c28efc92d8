import { useEffect, useEffectEvent } from "react";
import { useLocation, useSearch } from "wouter";
import { checkInParam } from "#domain/pages/paths.ts";
import { withoutParameter } from "../navigation/parameters.ts";

/** What a check-in asks for: what is due, or what goes with the star that was made just now. */
export type Asked = "due" | "with-star";

/**
 * `?check-in` opens the check-in on any page, once: the parameter leaves the URL at once, so that a reload or Back does not
 * open it again.
 */
export function useCheckInUrl(open: (asked: Asked) => void) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const asked = new URLSearchParams(search).get(checkInParam);
  const rest = withoutParameter(path, search, checkInParam);
  const openIt = useEffectEvent(open);
  useEffect(() => {
    if (asked === null) return;
    navigate(rest, { replace: true });
    openIt(asked === "with-star" ? "with-star" : "due");
  }, [asked, rest, navigate]);
}
