import { useEffect } from "react";
import type { LayoutId } from "#domain/layouts/layout-ids.ts";
import type { Tag } from "#domain/tags.ts";
import { lazyCode } from "../../loading/lazy-code.ts";
import type { SkyScene } from "../scene/sky-scene.ts";

/** Fetched for the first layout that is not the sky. */
const layoutMaker = lazyCode(async () => (await import("./make-layout.ts")).makeLayout);

/** Morphs the sky into a layout. Without the code for it, the sky stays as it is. */
export function useMorph(scene: SkyScene | null, layout: LayoutId, tags: readonly Tag[]) {
  useEffect(() => {
    if (!scene) return;
    if (layout === "sky") return scene.morphTo(null);
    let isWanted = true;
    layoutMaker.load().then(
      (makeLayout) => isWanted && scene.morphTo(makeLayout(layout, tags)),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [scene, layout, tags]);
}
