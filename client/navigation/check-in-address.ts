import { useLocation, useSearch } from "wouter";
import { checkInParam } from "#domain/pages/paths.ts";
import { replaceParameter } from "./parameters.ts";

/** The address that opens the check-in over the page that the person is on, with all that they have before them there. */
export function useCheckInAddress(asked: "1" | "with-star" = "1"): string {
  const [path] = useLocation();
  return `${path}?${replaceParameter(useSearch(), checkInParam, asked)}`;
}
