import { useSyncExternalStore } from "react";

const still = matchMedia("(prefers-reduced-motion: reduce)");

function subscribe(listener: () => void) {
  still.addEventListener("change", listener);
  return () => still.removeEventListener("change", listener);
}

/** Whether the person asked for less motion. */
export const useStillness = () => useSyncExternalStore(subscribe, () => still.matches);
