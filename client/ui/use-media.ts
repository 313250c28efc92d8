import { useSyncExternalStore } from "react";

/** A hook that says whether the device or its settings match a media query now. */
function makeMediaHook(query: string): () => boolean {
  const list = matchMedia(query);
  const subscribe = (listener: () => void) => {
    list.addEventListener("change", listener);
    return () => list.removeEventListener("change", listener);
  };
  return () => useSyncExternalStore(subscribe, () => list.matches);
}

export const useReducedMotion = makeMediaHook("(prefers-reduced-motion: reduce)");
export const useMoreContrast = makeMediaHook("(prefers-contrast: more)");
/** Whether the main input is a mouse or the like, not a finger. */
export const useMouse = makeMediaHook("(hover: hover) and (pointer: fine)");
/** True from the width at which Tailwind's `sm` begins. */
export const useWideWindow = makeMediaHook("(min-width: 40rem)");
/** Whether panels stand beside the sky: on tablets, and on phones that lie on their side. */
export const useRoomBesideSky = makeMediaHook("(min-width: 48rem), (min-width: 36rem) and (height < 30rem)");
/** Whether two of them do. */
export const useRoomForTwoPanels = makeMediaHook("(min-width: 80rem)");
/** Whether the system asks for light colours; the person may have chosen another theme for the page. */
export const useLightSystem = makeMediaHook("(prefers-color-scheme: light)");
