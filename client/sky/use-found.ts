/** What stands out in the sky, because the URL asks for it. */

import { useEffect } from "react";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { Emphasis } from "./scene/renderer.ts";
import { useSky, useSkyState } from "./sky-store.tsx";

/** The list and the steps from star to star go through these stars, in time; null for all. */
export function useFound(found: readonly MoodEntry[] | null) {
  const store = useSky();
  useEffect(() => {
    store.set({ found });
    return () => store.set({ found: null });
  }, [store, found]);
}

/** All other stars are dimmed; null dims none. */
export function useEmphasis(emphasis: Emphasis | null) {
  const scene = useSkyState((state) => state.scene);
  useEffect(() => {
    if (!scene || !emphasis) return;
    scene.emphasize(emphasis);
    return () => scene.emphasize(null);
  }, [scene, emphasis]);
}
